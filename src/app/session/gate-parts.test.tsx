import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWritable } from '../../contract/readable';
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
  app.current = { session: anonymousSession, playing: createWritable(false), ...place };
  render(<GateParts hasEnded={false} onLeave={() => undefined} />);
  await act(() => vi.advanceTimersByTimeAsync(10 * minute + 30_000));
  expect(screen.queryAllByRole('alertdialog')).toHaveLength(warnings);
});
