// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWritable } from '../../contract/readable';
import { startI18n } from '../../platform/i18n/i18n';
import { createUnsavedWork } from '../../platform/browser/unsaved-work';
import { en } from '../../platform/i18n/locales/en';
import { OfferBar } from './OfferBar';

const app = vi.hoisted(() => ({ current: {} }));
vi.mock('../providers', () => ({ useApp: () => app.current }));
vi.mock('@tanstack/react-router', () => ({
  useLocation: ({ select }: { readonly select: (location: { pathname: string }) => unknown }) =>
    select({ pathname: '/' }),
}));
vi.mock('../../platform/storage/settings', () => ({
  readSetting: async () => true,
  writeSetting: async () => undefined,
}));

beforeEach(() => startI18n('en', en));
afterEach(cleanup);

test('a new version is offered while nothing plays and nothing would be lost by a reload', async () => {
  const pageBusy = createWritable(false);
  app.current = {
    pageBusy,
    unsavedWork: createUnsavedWork(),
    isKioskEntry: false,
    positions: { hasFailed: createWritable(false) },
    appUpdate: { state: createWritable('offered'), apply: () => undefined },
    downloads: { saved: createWritable(new Map()) },
  };
  await act(
    async () =>
      void render(
        <>
          <textarea />
          <OfferBar />
        </>,
      ),
  );
  const isOffered = () => screen.queryByRole('button', { name: 'Update now' }) !== null;
  expect(isOffered()).toBe(true);
  const type = (value: string) => fireEvent.input(screen.getByRole('textbox'), { target: { value } });
  type('Owls');
  expect(isOffered()).toBe(false);
  type('');
  expect(isOffered()).toBe(true);
  act(() => pageBusy.set(true));
  expect(isOffered()).toBe(false);
});
