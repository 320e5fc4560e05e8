import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWritable } from '../../base/readable';
import { report } from '../../platform/browser/report';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { fakeModalDialogs } from '../../ui/modal-dialogs.fixture';
import { appPolicy, kioskPolicy, unattendedPolicy } from '../deployment/page-policy';
import { anonymousSession } from '../../features/session/tokens/person-session';
import { GateParts } from './gate-parts';
import type * as SessionPages from './session-pages';

const app = vi.hoisted(() => ({ current: {} }));
const pages = vi.hoisted(() => ({ isImported: false, isMissing: false }));
vi.mock('./session-pages', (): Partial<typeof SessionPages> => {
  pages.isImported = true;
  return {
    get SignInInPlace() {
      if (pages.isMissing) throw new TypeError('Failed to fetch dynamically imported module');
      return ({ isAbovePage = false }) => <p>{isAbovePage ? 'Sign-in above a page' : 'Sign-in'}</p>;
    },
  };
});
vi.mock('../../platform/browser/report');
vi.mock('../providers', () => ({ useApp: () => app.current }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const minute = 60_000;

// Code that has once been loaded stays loaded: those tests come first in which it is missing.
test('a page loads the sign-in early, since its session may end without a network', async () => {
  app.current = { session: anonymousSession, pageBusy: createWritable(false), policy: appPolicy };
  render(<GateParts hasEnded={false} onLeave={() => undefined} />);
  await vi.dynamicImportSettled();
  expect(pages.isImported).toBe(true);
});

test('a page whose sign-in cannot be loaded stays, and the sign-in is loaded again when asked for', async () => {
  vi.useRealTimers();
  fakeModalDialogs();
  await startI18n('en', en);
  app.current = { session: anonymousSession, policy: appPolicy };
  pages.isMissing = true;
  render(
    <>
      <input aria-label="Topic" defaultValue="Snails" />
      <GateParts hasEnded onLeave={() => undefined} />
    </>,
  );
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(en.session.again.missing));
  expect(report).toHaveBeenCalledTimes(1);
  pages.isMissing = false;
  const tryAgain = screen.getByRole('button', { name: 'Try again' });
  tryAgain.focus();
  fireEvent.click(tryAgain);
  // The button is gone, and a keyboard goes on from the title.
  await waitFor(() => expect(tryAgain.isConnected).toBe(false));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Sign in again' }));
  await waitFor(() => expect(screen.getByText('Sign-in above a page')).toBeDefined());
  expect(screen.getByLabelText('Topic')).toHaveProperty('value', 'Snails');
});

test.each([
  ['kiosk.html in a variant without a kiosk', 1, unattendedPolicy],
  ['a kiosk', 0, kioskPolicy],
])('an unused gated page at %s warns %i times', async (_where, warnings, policy) => {
  fakeModalDialogs();
  app.current = { session: anonymousSession, pageBusy: createWritable(false), policy };
  render(<GateParts hasEnded={false} onLeave={() => undefined} />);
  await act(() => vi.advanceTimersByTimeAsync(10 * minute + 30_000));
  expect(screen.queryAllByRole('alertdialog')).toHaveLength(warnings);
});

test.each([
  ['signed in', { isSignedIn: true }, 1],
  ['signed in, while the provider does not answer', { isSignedIn: false, reason: 'waiting' }, 1],
  ['signed out', { isSignedIn: false, reason: 'signed-out' }, 0],
  ['signed out by the provider', { isSignedIn: false, reason: 'ended' }, 0],
])(
  'a gated page that slept and is left by a person who is %s, %o, signs out %i times',
  async (_state, view, times) => {
    const signOut = vi.fn<() => Promise<void>>(async () => undefined);
    app.current = {
      session: { get: () => view, signOut },
      pageBusy: createWritable(false),
      policy: appPolicy,
    };
    const { unmount } = render(<GateParts hasEnded={false} onLeave={() => undefined} />);
    vi.setSystemTime(Date.now() + 60 * minute);
    unmount();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(signOut).toHaveBeenCalledTimes(times);
  },
);

test('only the button leaves the page and its entries: neither Escape nor a tap beside the dialog does', async () => {
  vi.useRealTimers();
  fakeModalDialogs();
  await startI18n('en', en);
  app.current = { session: anonymousSession, policy: appPolicy };
  const onLeave = vi.fn<() => void>();
  render(<GateParts hasEnded onLeave={onLeave} />);
  const dialog = screen.getByRole('dialog', { name: 'Sign in again' });
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  fireEvent.click(dialog);
  expect([onLeave.mock.calls, screen.getAllByRole('button').map((button) => button.textContent)]).toEqual([
    [],
    ['Leave the page'],
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Leave the page' }));
  expect(onLeave).toHaveBeenCalledOnce();
});
