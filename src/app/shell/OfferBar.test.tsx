// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWritable } from '../../contract/readable';
import { startI18n } from '../../platform/i18n/i18n';
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
  const unsavedWork = createWritable(false);
  app.current = {
    pageBusy,
    unsavedWork,
    isKioskEntry: false,
    positions: { hasFailed: createWritable(false) },
    appUpdate: { state: createWritable('offered'), apply: () => undefined },
    downloads: { saved: createWritable(new Map()) },
  };
  await act(async () => void render(<OfferBar />));
  const isOffered = () => screen.queryByRole('button', { name: 'Update now' }) !== null;
  expect(isOffered()).toBe(true);
  act(() => unsavedWork.set(true));
  expect(isOffered()).toBe(false);
  act(() => unsavedWork.set(false));
  expect(isOffered()).toBe(true);
  act(() => pageBusy.set(true));
  expect(isOffered()).toBe(false);
});
