import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  beginSignIn,
  signInReducer,
  signInStateOf,
  type Challenge,
  type SignInProgress,
  type SignInAction,
} from './sign-in-state';

const challenges: readonly Challenge[] = [
  { name: 'sms-code', session: 's', destination: '+*42' },
  { name: 'app-code', session: 's' },
  { name: 'choose-mfa', session: 's', choices: ['SMS_MFA', 'SOFTWARE_TOKEN_MFA'] },
  { name: 'set-up-mfa', session: 's', secret: 'ABC' },
  { name: 'question', session: 's' },
  { name: 'passkey', session: 's', request: { challenge: 'AA', allowCredentials: [] } },
  { name: 'new-password', session: 's', attributes: {}, required: [] },
];

const at = (step: SignInProgress['step'], more: Partial<SignInProgress> = {}): SignInProgress => ({
  step,
  username: 'ida',
  isPending: false,
  ...more,
});
const pending = (step: SignInProgress['step']): SignInProgress => at(step, { isPending: true });
const credentials = { name: 'credentials' } as const;
const device = { name: 'remember-device', device: { key: 'd' } } as const;
const signedIn = { name: 'signed-in' } as const;
const withTokens = { hasTokens: true } as const;
const failed = (kind: 'wrong-code' | 'session-expired' | 'network'): SignInAction => ({
  type: 'failed',
  failure: { kind },
});

describe('the table of a sign-in (spec people §9)', () => {
  test.each<[string, SignInProgress, SignInAction, SignInProgress]>([
    ['sends', at(credentials), { type: 'send', username: 'bo' }, { ...pending(credentials), username: 'bo' }],
    [
      'has the tokens',
      pending(credentials),
      { type: 'tokens' },
      at(credentials, { isPending: true, ...withTokens }),
    ],
    [
      'is done when nothing is asked about the device',
      at(credentials, { isPending: true, ...withTokens }),
      { type: 'device-confirmed' },
      at(signedIn, withTokens),
    ],
    [
      'asks about a new device',
      at(credentials, { isPending: true, ...withTokens }),
      { type: 'device-confirmed', newDevice: { key: 'd' } },
      at(device, withTokens),
    ],
    [
      'goes on after the device',
      at(device, withTokens),
      { type: 'device-answered' },
      at(signedIn, withTokens),
    ],
    ['must reset', pending(credentials), { type: 'must-reset' }, at({ name: 'reset-password' })],
    ['must confirm', pending(credentials), { type: 'must-confirm' }, at({ name: 'confirm-account' })],
    [
      'keeps the step of a failure',
      pending(credentials),
      failed('network'),
      at(credentials, { failure: { kind: 'network' } }),
    ],
  ])('%s', (_, before, action, after) => {
    expect(signInReducer(before, action)).toEqual(after);
  });

  test.each(challenges)('a challenge is shown, answered, repeated and left: $name', (challenge) => {
    expect(signInReducer(pending(credentials), { type: 'challenged', challenge })).toEqual(at(challenge));
    expect(signInReducer(at(challenge), { type: 'send' })).toEqual(pending(challenge));
    const kept = challenge.name === 'passkey' ? credentials : challenge;
    expect(signInReducer(pending(challenge), failed('wrong-code'))).toEqual(
      at(kept, { failure: { kind: 'wrong-code' } }),
    );
    expect(signInReducer(pending(challenge), failed('session-expired'))).toEqual(
      at(credentials, { failure: { kind: 'session-expired' } }),
    );
    expect(signInReducer(pending(challenge), { type: 'begin-again' })).toEqual(at(credentials));
  });

  test.each<[string, SignInProgress, SignInAction]>([
    ['sending twice', pending(credentials), { type: 'send' }],
    ['an answer that nobody waits for', at(credentials), { type: 'tokens' }],
    [
      'beginning again with tokens',
      at(credentials, { isPending: true, ...withTokens }),
      { type: 'begin-again' },
    ],
    ['a failure with tokens', at(credentials, { isPending: true, ...withTokens }), failed('network')],
    ['beginning again at the last question', at(device, withTokens), { type: 'begin-again' }],
    ['an answer about a device that nobody asked', at(credentials), { type: 'device-answered' }],
    ['a device before the tokens', pending(credentials), { type: 'device-confirmed' }],
    ['anything after the end', at(signedIn, withTokens), { type: 'begin-again' }],
  ])('%s changes nothing', (_, state, action) => {
    expect(signInReducer(state, action)).toBe(state);
  });
});

test.each<[SignInProgress, string]>([
  [at(credentials), 'LOGGED_OUT'],
  [at({ name: 'sms-code' }), 'LOGGED_OUT'],
  [at({ name: 'new-password', attributes: {}, required: [] }), 'NEW_PASSWORD_REQUIRED'],
  [
    at(
      { name: 'new-password', attributes: {}, required: [] },
      { failure: { kind: 'password-refused', message: 'too short' } },
    ),
    'PASSWORD_CHANGE_FAILED',
  ],
  [at(credentials, { isPending: true, ...withTokens }), 'LOGGED_IN'],
  [at(device, withTokens), 'LOGGED_IN'],
  [at(signedIn, withTokens), 'LOGGED_IN'],
])('%j is %s (spec contract §2)', (progress, state) => {
  expect(signInStateOf(progress)).toBe(state);
});

test('a thousand random sequences of actions never leave the table', () => {
  const action: fc.Arbitrary<SignInAction> = fc.oneof(
    fc.constant<SignInAction>({ type: 'send', username: 'ida' }),
    fc.constantFrom(...challenges).map((challenge): SignInAction => ({ type: 'challenged', challenge })),
    fc.constantFrom<SignInAction>(
      { type: 'tokens' },
      { type: 'device-confirmed' },
      { type: 'device-confirmed', newDevice: { key: 'd' } },
      { type: 'device-answered' },
      { type: 'must-reset' },
      { type: 'must-confirm' },
    ),
    fc.constantFrom('wrong-code', 'session-expired', 'network').map(failed),
    fc.constant<SignInAction>({ type: 'begin-again' }),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      let progress = beginSignIn();
      let hasTokens = false;
      for (const next of actions) {
        const before = progress;
        progress = signInReducer(progress, next);
        // Tokens come only while an answer is waited for, and are never lost.
        if (next.type === 'tokens' && before.isPending) hasTokens = true;
        expect(signInStateOf(progress) === 'LOGGED_IN').toBe(hasTokens);
        if (progress.isPending) expect(progress.failure).toBeUndefined();
        if (progress.step.name === 'signed-in') expect(progress.isPending).toBe(false);
      }
    }),
    { numRuns: 1000 },
  );
});
