import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  restoring,
  sessionReducer,
  type SessionAction,
  type SessionState,
  type Tokens,
} from './session-state';
import { tokenOf } from './rotating-token-provider.fixture';

const now = 2_000_000;
const valid: Tokens = { accessToken: tokenOf({ exp: 3000 }), refreshToken: 'r1', username: 'ida' };
const expired: Tokens = { accessToken: tokenOf({ exp: 1000 }), refreshToken: 'r1', username: 'ida' };
const fresh: Tokens = { accessToken: tokenOf({ exp: 4000 }), refreshToken: 'r2', username: 'ida' };
const single: Tokens = { accessToken: expired.accessToken };

const error = new Error('No');
const states = {
  restoring,
  'logged-out': { name: 'logged-out', reason: 'never', missing: 'no-username' },
  'logged-in': { name: 'logged-in', tokens: valid, drift: 0 },
  'logged-in, expired': { name: 'logged-in', tokens: expired, drift: 0 },
  'logged-in, expired, no refresh token': { name: 'logged-in', tokens: single, drift: 0 },
  refreshing: { name: 'refreshing', tokens: expired, drift: 0, failures: 0 },
  waiting: { name: 'waiting', tokens: expired, drift: 0, failures: 1, error, retryAt: now },
  'waiting longer': { name: 'waiting', tokens: expired, drift: 0, failures: 1, error, retryAt: now + 1 },
} as const satisfies Record<string, SessionState>;

const stored = (tokens: Partial<Tokens>, drift = 0): SessionAction => ({
  type: 'stored',
  stored: tokens,
  drift,
  now,
});
const actions = {
  'nothing stored': stored({}),
  'the valid tokens stored': stored(valid),
  'the expired tokens stored': stored(expired),
  'fresh tokens stored': stored(fresh),
  adopted: { type: 'adopted', tokens: fresh, drift: 5 },
  checked: { type: 'checked', now },
  'network returned': { type: 'network-returned' },
  'token refused': { type: 'token-refused', accessToken: valid.accessToken },
  refreshed: { type: 'refreshed', sent: 'r1', tokens: fresh, drift: 0 },
  'refreshed for other tokens': { type: 'refreshed', sent: 'r0', tokens: fresh, drift: 0 },
  'refresh failed': { type: 'refresh-failed', sent: 'r1', error, retryAt: now },
  'refresh refused': { type: 'refresh-refused', sent: 'r1' },
  'signed out': { type: 'signed-out' },
} as const satisfies Record<string, SessionAction>;

/** The rows of the table: state, action, next state. A pair that is not listed changes nothing. */
const rows: readonly (readonly [keyof typeof states, keyof typeof actions, string])[] = [
  ['restoring', 'nothing stored', 'logged-out never'],
  ['restoring', 'the valid tokens stored', 'logged-in'],
  ['restoring', 'the expired tokens stored', 'refreshing'],
  ['restoring', 'fresh tokens stored', 'logged-in'],
  ['logged-out', 'the valid tokens stored', 'logged-in'],
  ['logged-out', 'the expired tokens stored', 'refreshing'],
  ['logged-out', 'fresh tokens stored', 'logged-in'],
  ['logged-in', 'nothing stored', 'logged-out signed-out'],
  ['logged-in', 'the expired tokens stored', 'refreshing'],
  ['logged-in', 'fresh tokens stored', 'logged-in'],
  ['logged-in', 'token refused', 'refreshing'],
  ['logged-in, expired', 'nothing stored', 'logged-out ended'],
  ['logged-in, expired', 'the valid tokens stored', 'logged-in'],
  ['logged-in, expired', 'fresh tokens stored', 'logged-in'],
  ['logged-in, expired', 'checked', 'refreshing'],
  ['logged-in, expired, no refresh token', 'nothing stored', 'logged-out ended'],
  ['logged-in, expired, no refresh token', 'the valid tokens stored', 'logged-in'],
  ['logged-in, expired, no refresh token', 'the expired tokens stored', 'refreshing'],
  ['logged-in, expired, no refresh token', 'fresh tokens stored', 'logged-in'],
  ['logged-in, expired, no refresh token', 'checked', 'logged-out ended'],
  ['refreshing', 'nothing stored', 'logged-out ended'],
  ['refreshing', 'the valid tokens stored', 'logged-in'],
  ['refreshing', 'fresh tokens stored', 'logged-in'],
  ['refreshing', 'refreshed', 'logged-in'],
  ['refreshing', 'refresh failed', 'waiting'],
  ['refreshing', 'refresh refused', 'logged-out ended'],
  ['waiting', 'nothing stored', 'logged-out ended'],
  ['waiting', 'the valid tokens stored', 'logged-in'],
  ['waiting', 'fresh tokens stored', 'logged-in'],
  ['waiting', 'checked', 'refreshing'],
  ['waiting', 'network returned', 'refreshing'],
  ['waiting longer', 'nothing stored', 'logged-out ended'],
  ['waiting longer', 'the valid tokens stored', 'logged-in'],
  ['waiting longer', 'fresh tokens stored', 'logged-in'],
  ['waiting longer', 'network returned', 'refreshing'],
];

const keys = <K extends string>(table: Readonly<Record<K, unknown>>): K[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The keys of an object literal.
  Object.keys(table) as K[];
const everyPair = keys(states).flatMap((state) => keys(actions).map((action) => [state, action] as const));

const describeState = (state: SessionState): string =>
  state.name === 'logged-out' ? `${state.name} ${state.reason}` : state.name;

describe('the table of the session (spec people §8)', () => {
  test.each(everyPair)('%s: %s', (name, actionName) => {
    const state = states[name];
    const next = sessionReducer(state, actions[actionName]);
    if (actionName === 'adopted') return expect(describeState(next)).toBe('logged-in');
    if (actionName === 'signed out') return expect(describeState(next)).toBe('logged-out signed-out');
    const row = rows.find(([from, by]) => from === name && by === actionName);
    return row === undefined ? expect(next).toBe(state) : expect(describeState(next)).toBe(row[2]);
  });
});

test('a new drift changes nothing else', () => {
  expect(sessionReducer(states['logged-in'], stored(valid, 60))).toEqual({
    ...states['logged-in'],
    drift: 60,
  });
});

test('failures are counted until a refresh succeeds', () => {
  const path: SessionAction[] = [actions['refresh failed'], actions.checked, actions['refresh failed']];
  expect(path.reduce(sessionReducer, states.refreshing)).toMatchObject({ name: 'waiting', failures: 2 });
  const back = [...path, actions.checked, actions.refreshed].reduce(sessionReducer, states.refreshing);
  expect(back).toEqual({ name: 'logged-in', tokens: fresh, drift: 0 });
});

test('a clock that was set back by a day delays the next refresh by no more than the longest wait', () => {
  const day = 86_400_000;
  const checkedBefore = (milliseconds: number) =>
    sessionReducer(states.waiting, { type: 'checked', now: now - milliseconds }).name;
  expect([checkedBefore(60_000), checkedBefore(day)]).toEqual(['waiting', 'refreshing']);
});

test('any sequence of actions stays within the table, and only a storage or a person signs in', () => {
  const some = fc.array(fc.constantFrom(...keys(actions)), { maxLength: 40 });
  const check = (names: readonly (keyof typeof actions)[]): void => {
    let state: SessionState = restoring;
    for (const name of names) {
      const before = state;
      state = sessionReducer(before, actions[name]);
      if (state.name === 'restoring') expect(before.name).toBe('restoring');
      if (before.name === 'logged-out' && state.name !== 'logged-out')
        expect(name === 'adopted' || name.endsWith('stored')).toBe(true);
      if (state.name === 'waiting' && before !== state) expect(before.name).toBe('refreshing');
      if (state.name === 'refreshing') expect(state.tokens.refreshToken).toBeTruthy();
    }
  };
  expect(() => fc.assert(fc.property(some, check), { numRuns: 1000 })).not.toThrow();
});
