import { expect, test, vi } from 'vitest';
import { createWritable } from '../../../base/readable';
import type { SessionView } from './person-session';
import { FakeClock } from '../../../base/fake-clock.fixture';
import { callTimers } from './session-calls';

const signedIn: SessionView = {
  loginState: 'LOGGED_IN',
  accessToken: 'token',
  username: 'ida',
  isSignedIn: true,
  hasAccount: true,
  isStaff: true,
};
const ended: SessionView = {
  loginState: 'LOGGED_OUT',
  accessToken: undefined,
  username: undefined,
  isSignedIn: false,
  hasAccount: false,
  isStaff: false,
  reason: 'ended',
};

function start() {
  const clock = new FakeClock();
  const session = createWritable(signedIn);
  const call = vi.fn<() => void>();
  return { clock, session, call, cancel: callTimers(clock, session).after(30_000, call) };
}

test('a timer begins anew when somebody has signed in again, and does not run before', () => {
  const { clock, session, call } = start();
  clock.pass(29_000);
  session.set(ended);
  clock.pass(600_000);
  session.set(signedIn);
  clock.pass(29_999);
  expect(call).not.toHaveBeenCalled();
  clock.pass(1);
  expect(call).toHaveBeenCalledTimes(1);
  session.set(ended);
  session.set(signedIn);
  expect(clock.running).toBe(0);
});

test('a timer runs on when the token is renewed, and while the provider does not answer', () => {
  const { clock, session, call } = start();
  clock.pass(15_000);
  session.set({ ...signedIn, accessToken: 'another token' });
  session.set({ ...ended, reason: 'waiting' });
  clock.pass(15_000);
  expect(call).toHaveBeenCalledTimes(1);
});

test('a cancelled timer never calls, even after another sign-in', () => {
  const { clock, session, call, cancel } = start();
  session.set(ended);
  cancel();
  session.set(signedIn);
  clock.pass(60_000);
  expect(call).not.toHaveBeenCalled();
});
