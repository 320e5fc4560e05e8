import { describe, expect, test } from 'vitest';
import { scriptedProvider } from '../form/scripted-provider.fixture';
import {
  createAccessCalls,
  accessReducer,
  type AccessState,
  type AccessAction,
  type AccessStep,
} from './account-access';

const signal = new AbortController().signal;
const at = (step: AccessStep): AccessState => ({ step, username: 'ida', isSentAgain: false });

const actions = {
  'signed-up': { type: 'signed-up', username: 'wim', isConfirmed: false, destination: 'w***' },
  'signed-up, confirmed': { type: 'signed-up', username: 'wim', isConfirmed: true, destination: undefined },
  'code-sent': { type: 'code-sent', username: 'wim', destination: 'w***' },
  confirmed: { type: 'confirmed' },
  'password-changed': { type: 'password-changed' },
  back: { type: 'back' },
} as const satisfies Record<string, AccessAction>;
type ActionName = keyof typeof actions;

describe('the steps of reaching an account', () => {
  const steps = ['sign-up', 'confirm', 'confirmed', 'forgotten', 'reset', 'password-changed'] as const;
  /** Every other pair changes nothing. */
  const table: Partial<Record<AccessStep, Partial<Record<ActionName, Partial<AccessState>>>>> = {
    'sign-up': {
      'signed-up': { step: 'confirm', username: 'wim', destination: 'w***' },
      'signed-up, confirmed': { step: 'confirmed', username: 'wim' },
    },
    confirm: {
      'code-sent': { step: 'confirm', username: 'wim', destination: 'w***', isSentAgain: true },
      confirmed: { step: 'confirmed' },
    },
    forgotten: { 'code-sent': { step: 'reset', username: 'wim', destination: 'w***', isSentAgain: false } },
    reset: {
      'code-sent': { step: 'reset', username: 'wim', destination: 'w***', isSentAgain: true },
      'password-changed': { step: 'password-changed', username: 'ida' },
      back: { step: 'forgotten', username: 'ida' },
    },
  };
  const names: ActionName[] = [
    'signed-up',
    'signed-up, confirmed',
    'code-sent',
    'confirmed',
    'password-changed',
    'back',
  ];
  test.each(steps.flatMap((step) => names.map((name) => [step, name] as const)))(
    '%s after %s',
    (step, name) => {
      const before = at(step);
      const after = accessReducer(before, actions[name]);
      const expected = table[step]?.[name];
      if (expected === undefined) expect(after).toBe(before);
      else expect(after).toMatchObject(expected);
    },
  );
});

describe('the calls of reaching an account', () => {
  const delivery = { CodeDeliveryDetails: { Destination: 'i***@e***' } };
  const { provider, sent } = scriptedProvider({
    SignUp: { UserConfirmed: false, UserSub: 'u', ...delivery },
    ResendConfirmationCode: delivery,
    ForgotPassword: delivery,
  });
  const calls = createAccessCalls(provider);
  const owner = { ClientId: 'client', Username: 'ida' };
  const codeSent = { type: 'code-sent', username: 'ida', destination: 'i***@e***' };

  test.each([
    [
      'SignUp',
      () => calls.signUp({ username: 'ida', email: 'i@example.org', password: 'p' }, signal),
      { ...owner, Password: 'p', UserAttributes: [{ Name: 'email', Value: 'i@example.org' }] },
      { type: 'signed-up', username: 'ida', isConfirmed: false, destination: 'i***@e***' },
    ],
    [
      'ConfirmSignUp',
      () => calls.confirm('ida', '123456', signal),
      { ...owner, ConfirmationCode: '123456' },
      { type: 'confirmed' },
    ],
    ['ResendConfirmationCode', () => calls.resendCode('ida', signal), owner, codeSent],
    ['ForgotPassword', () => calls.sendResetCode('ida', signal), owner, codeSent],
    [
      'ConfirmForgotPassword',
      () => calls.resetPassword({ username: 'ida', code: '1', password: 'p' }, signal),
      { ...owner, ConfirmationCode: '1', Password: 'p' },
      { type: 'password-changed' },
    ],
  ] as const)('%s', async (operation, call, request, action) => {
    expect(await call()).toEqual(action);
    expect(sent.at(-1)).toEqual([operation, request]);
  });
});
