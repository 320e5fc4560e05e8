import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWritable } from '../../base/readable';
import { startI18n } from '../../platform/i18n/i18n';
import { createUnsavedWork } from '../../platform/browser/unsaved-work';
import { en } from '../../platform/i18n/texts.fixture';
import { TextField } from '../../ui/fields';
import { appPolicy } from '../deployment/page-policy';
import { OfferBar } from './OfferBar';

const app = vi.hoisted(() => ({ current: {} }));
vi.mock('../providers', () => ({ useApp: () => app.current }));
vi.mock('@tanstack/react-router', () => ({
  useLocation: ({ select }: { readonly select: (location: { pathname: string }) => unknown }) =>
    select({ pathname: '/' }),
}));
vi.mock('../../platform/storage/device-settings', () => ({
  readSetting: async () => true,
  writeSetting: async () => undefined,
}));

beforeEach(() => {
  // As a browser says of a page at localhost; jsdom says nothing.
  vi.stubGlobal('isSecureContext', true);
  return startI18n('en', en);
});
afterEach(cleanup);

/** Offers a new version to a page on which nothing plays; returns whether something plays. */
function offerVersion() {
  const pageBusy = createWritable(false);
  app.current = {
    pageBusy,
    unsavedWork: createUnsavedWork(),
    policy: appPolicy,
    positions: { hasFailed: createWritable(false) },
    appUpdate: { state: createWritable('offered'), apply: () => undefined },
    downloads: { saved: createWritable(new Map()) },
  };
  return pageBusy;
}

const isOffered = () => screen.queryByRole('button', { name: 'Update now' }) !== null;

test('a new version is offered while nothing plays and nothing would be lost by a reload', async () => {
  const pageBusy = offerVersion();
  await act(
    async () =>
      void render(
        <>
          <textarea />
          <OfferBar />
        </>,
      ),
  );
  expect(isOffered()).toBe(true);
  const type = (value: string) => fireEvent.input(screen.getByRole('textbox'), { target: { value } });
  type('Owls');
  expect(isOffered()).toBe(false);
  type('');
  expect(isOffered()).toBe(true);
  act(() => pageBusy.set(true));
  expect(isOffered()).toBe(false);
});

/** A page with a field that React controls, filled in for the person. The offers are loaded later. */
function Page({ isLoaded }: { readonly isLoaded: boolean }) {
  const [name, setName] = useState('ida');
  return (
    <>
      <TextField label="Username" data-prefilled="ida" value={name} onValue={setName} />
      {isLoaded && <OfferBar />}
    </>
  );
}

test.each([
  ['is offered above a field that was filled in for the person', 'ida', true],
  ['is not offered once something was typed, even before the offers are loaded', 'ida b', false],
])('a new version %s', async (_, typed, expected) => {
  offerVersion();
  const { rerender } = render(<Page isLoaded={false} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  fireEvent.input(field, { target: { value: typed } });
  // React lets it follow.
  expect(field.defaultValue).toBe(typed);
  await act(async () => rerender(<Page isLoaded />));
  expect(isOffered()).toBe(expected);
});
