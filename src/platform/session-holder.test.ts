import { expect, test, vi } from 'vitest';
import { createSessionHolder } from './session-holder';

const nothing = { getItem: () => null };
const forbidden = {
  getItem: () => {
    throw new Error('forbidden');
  },
};
const signedIn = { getItem: (key: string) => (key === 'accessToken' ? 'staff-token' : null) };

test.each([
  ['bookworm', true, nothing, 'anon', true, false],
  ['bookworm without storage', true, forbidden, 'anon', true, false],
  ['museum', false, nothing, undefined, false, false],
  ['museum without storage', false, forbidden, undefined, false, false],
  ['museum after a sign-in', false, signedIn, 'staff-token', true, true],
  ['bookworm after a sign-in', true, signedIn, 'staff-token', true, true],
])('in %s', (_name, allowAnonymousAccess, storage, accessToken, isSignedIn, isStaff) => {
  const holder = createSessionHolder({ allowAnonymousAccess, storage });
  expect(holder.get()).toEqual({ accessToken, isSignedIn, isStaff });
});

test('who listens hears of a sign-in and a sign-out', () => {
  const holder = createSessionHolder({ allowAnonymousAccess: false, storage: nothing });
  const heard = vi.fn<() => void>();
  holder.subscribe(heard);
  holder.set('token');
  expect(holder.get().isStaff).toBe(true);
  holder.set(undefined);
  expect(holder.get().isSignedIn).toBe(false);
  expect(heard).toHaveBeenCalledTimes(2);
});
