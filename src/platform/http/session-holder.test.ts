import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { encodeBase64url } from '../../contract/session/base64url';
import { openSession } from './session-holder';
import { createTokenSession } from './token-session';

const hour = 3_600_000;
const day = 24 * hour;
const start = Date.UTC(2026, 0, 1);
const signedOut = { accessToken: undefined, isSignedIn: false, isStaff: false };
const nothing = { getItem: () => null };
const holding = (token: string) => ({ getItem: (key: string) => (key === 'accessToken' ? token : null) });

/** Returns an access token that expires at this time, in milliseconds since 1970. */
function tokenUntil(expiresAt: number): string {
  const parts = [{ alg: 'RS256' }, { username: 'librarian', exp: expiresAt / 1000 }, 'signature'];
  return parts.map((part) => encodeBase64url(JSON.stringify(part))).join('.');
}

beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a valid token makes its owner staff', () => {
  const token = tokenUntil(start + hour);
  const session = createTokenSession(holding(token));
  expect(session.get()).toEqual({ accessToken: token, isSignedIn: true, isStaff: true });
  expect(session.get()).toBe(session.get());
});

test.each([
  ['nothing', nothing],
  ['an empty text', holding('')],
  ['any text', holding('staff-token')],
  ['the anonymous token', holding('anon')],
  ['a token without an expiry', holding('eyJhIjoxfQ.eyJhIjoxfQ.x')],
  ['a token that has expired', holding(tokenUntil(start - 1000))],
  ['a token that expires now', holding(tokenUntil(start))],
  [
    'a storage that is forbidden',
    {
      getItem: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    },
  ],
])('%s leaves the session signed out and sets no timer', (_, storage) => {
  const session = createTokenSession(storage);
  expect(session.get()).toEqual(signedOut);
  expect(vi.getTimerCount()).toBe(0);
});

test('a sign-in and a sign-out notify subscribers', () => {
  const session = createTokenSession(nothing);
  const listener = vi.fn<() => void>();
  session.subscribe(listener);
  session.set(tokenUntil(start + hour));
  expect(session.get().isStaff).toBe(true);
  session.set(undefined);
  expect(session.get()).toEqual(signedOut);
  expect(listener).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(0);
});

test('subscribers are notified when a token expires', () => {
  const session = createTokenSession(holding(tokenUntil(start + hour)));
  const seen: boolean[] = [];
  session.subscribe(() => seen.push(session.get().isSignedIn));
  vi.advanceTimersByTime(hour - 1);
  expect([session.get().isStaff, seen]).toEqual([true, []]);
  vi.advanceTimersByTime(1);
  expect([session.get().isStaff, seen]).toEqual([false, [false]]);
  expect(vi.getTimerCount()).toBe(0);
});

test('a token that replaces another is valid until its own expiry', () => {
  const session = createTokenSession(holding(tokenUntil(start + hour)));
  session.set(tokenUntil(start + 2 * hour));
  vi.advanceTimersByTime(hour);
  expect(session.get().isStaff).toBe(true);
  vi.advanceTimersByTime(hour);
  expect(session.get().isStaff).toBe(false);
});

test('a token can be valid for longer than the longest timer', () => {
  const session = createTokenSession(holding(tokenUntil(start + 30 * day)));
  vi.advanceTimersByTime(30 * day - 1);
  expect(session.get().isStaff).toBe(true);
  vi.advanceTimersByTime(1);
  expect(session.get().isStaff).toBe(false);
});

test('a device that slept past the expiry is signed out before its timer fires', () => {
  const session = createTokenSession(holding(tokenUntil(start + hour)));
  vi.setSystemTime(start + 2 * hour);
  expect(session.get()).toEqual(signedOut);
});

test('where every visitor is anonymous nobody is staff, whatever token is stored or set', async () => {
  const left = tokenUntil(start + hour);
  vi.stubGlobal('localStorage', { getItem: () => left });
  const session = await openSession(true);
  const anonymous = { accessToken: 'anon', isSignedIn: true, isStaff: false };
  expect(session.get()).toEqual(anonymous);
  session.set(left);
  expect(session.get()).toEqual(anonymous);
  session.set(undefined);
  expect(session.get()).toEqual(anonymous);
});

test('where people sign in, the token of an earlier sign-in is used', async () => {
  const left = tokenUntil(start + hour);
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'accessToken' ? left : null) });
  const session = await openSession(false);
  expect(session.get()).toEqual({ accessToken: left, isSignedIn: true, isStaff: true });
  session.set(undefined);
});
