import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWritable } from '../../contract/readable';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/locales/en';
import { session } from '../../platform/i18n/locales/en/session';
import { fakeModalDialogs } from '../../ui/modal-dialogs.fixture';
import { anonymousSession } from './open-session';
import { GateParts } from './gate-parts';

const app = vi.hoisted(() => ({ current: {} }));
// The dialog needs showModal, which jsdom lacks.
vi.mock('../../features/session/timeout/TimeoutWarning', () => ({
  TimeoutWarning: () => <p role="alertdialog">Are you still working?</p>,
}));
vi.mock('../providers', () => ({ useApp: () => app.current }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const minute = 60_000;

test.each([
  ['kiosk.html in a variant without a kiosk', { isKioskEntry: true }, 1],
  ['a kiosk', { isKioskEntry: true, kiosk: {} }, 0],
])('an unused gated page at %s, %o, warns %i times', async (_where, place, warnings) => {
  app.current = { session: anonymousSession, pageBusy: createWritable(false), ...place };
  render(<GateParts hasEnded={false} onLeave={() => undefined} />);
  await act(() => vi.advanceTimersByTimeAsync(10 * minute + 30_000));
  expect(screen.queryAllByRole('alertdialog')).toHaveLength(warnings);
});

test('what was typed is left only by the button that says so: no Escape and no tap beside the dialog does', async () => {
  vi.useRealTimers();
  fakeModalDialogs();
  await startI18n('en', { ...en, session });
  app.current = { session: anonymousSession };
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
