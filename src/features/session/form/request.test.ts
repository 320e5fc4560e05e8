import { describe, expect, test } from 'vitest';
import {
  NetworkError,
  NotSignedInError,
  ProviderError,
  SessionRetrievalError,
} from '../../../contract/service/errors';
import { authenticatorAddress } from './session-fields';
import { codeFailureOf, passwordFailureOf, failureOf } from './request-failure';
import {
  fieldOf,
  type FormField,
  idle,
  type RequestAction,
  requestReducer,
  type RequestState,
} from './request';

const provider = (code: string) => new ProviderError(code, 'Because', 400);
const refusal = (code: string) => ({ kind: 'refused', message: 'Because', code });

describe('a failed request', () => {
  test.each([
    [new NetworkError('/identity-provider'), { kind: 'network' }],
    [new SessionRetrievalError('no-refresh'), { kind: 'session-ended' }],
    [new NotSignedInError('session'), { kind: 'session-ended' }],
    [new TypeError('x is undefined'), { kind: 'unexpected' }],
    [provider('CodeMismatchException'), { kind: 'wrong-code' }],
    [provider('EnableSoftwareTokenMFAException'), { kind: 'wrong-code' }],
    [provider('ExpiredCodeException'), { kind: 'expired-code' }],
    [provider('LimitExceededException'), { kind: 'too-many-tries' }],
    [provider('TooManyRequestsException'), { kind: 'too-many-tries' }],
    [provider('UsernameExistsException'), { kind: 'name-taken' }],
    [provider('UserNotFoundException'), { kind: 'unknown-user' }],
    [provider('InvalidPasswordException'), refusal('InvalidPasswordException')],
    [provider('NotAuthorizedException'), refusal('NotAuthorizedException')],
    [provider('toString'), { kind: 'unexpected' }],
    [provider('InternalErrorException'), { kind: 'unexpected' }],
  ])('%s is %j', (error, failure) => expect(failureOf(error)).toEqual(failure));

  test('of a password shows the provider’s message, whatever the refusal', () => {
    expect(passwordFailureOf(provider('LimitExceededException'))).toEqual(refusal('LimitExceededException'));
    expect(passwordFailureOf(new NetworkError('/'))).toEqual({ kind: 'network' });
  });

  test('of a code that has the wrong form is a wrong code', () => {
    expect(codeFailureOf(provider('InvalidParameterException'))).toEqual({ kind: 'wrong-code' });
    expect(codeFailureOf(provider('ExpiredCodeException'))).toEqual({ kind: 'expired-code' });
  });
});

describe('a failure is about the field of a form that', () => {
  const refused = (code: string) => ({ kind: 'refused', message: 'Because', code }) as const;
  const signUp: readonly FormField[] = ['username', 'email', 'new-password'];
  test.each([
    [{ kind: 'wrong-code' } as const, ['username', 'code'] as const, 'code'],
    [{ kind: 'expired-code' } as const, ['code', 'new-password'] as const, 'code'],
    [{ kind: 'name-taken' } as const, signUp, 'username'],
    [{ kind: 'unknown-user' } as const, ['username'] as const, 'username'],
    [refused('InvalidPasswordException'), signUp, 'new-password'],
    [refused('NotAuthorizedException'), ['current-password', 'new-password'] as const, 'current-password'],
    [refused('AliasExistsException'), signUp, 'email'],
    [refused('AliasExistsException'), ['value'] as const, 'value'],
    [refused('InvalidParameterException'), signUp, undefined],
    [refused('toString'), signUp, undefined],
    [{ kind: 'network' } as const, signUp, undefined],
    [{ kind: 'too-many-tries' } as const, ['code'] as const, undefined],
  ])('%j in %j: %s', (failure, fields, field) => expect(fieldOf(failure, fields)).toBe(field));
});

describe('one request', () => {
  const failure = { kind: 'network' } as const;
  const states: Record<RequestState['name'], RequestState> = {
    idle,
    pending: { name: 'pending' },
    failed: { name: 'failed', failure },
  };
  const actions: Record<RequestAction['type'], RequestAction> = {
    send: { type: 'send' },
    done: { type: 'done' },
    failed: { type: 'failed', failure },
    reset: { type: 'reset' },
  };
  test.each([
    ['idle', 'send', 'pending'],
    ['idle', 'done', 'idle'],
    ['idle', 'failed', 'idle'],
    ['idle', 'reset', 'idle'],
    ['pending', 'send', 'pending'],
    ['pending', 'done', 'idle'],
    ['pending', 'failed', 'failed'],
    ['pending', 'reset', 'pending'],
    ['failed', 'send', 'pending'],
    ['failed', 'done', 'failed'],
    ['failed', 'failed', 'failed'],
    ['failed', 'reset', 'idle'],
  ] as const)('%s after %s is %s', (from, action, to) => {
    expect(requestReducer(states[from], actions[action])).toEqual(states[to]);
  });
});

test('the address in the QR code carries secret, name and issuer', () => {
  const address = new URL(authenticatorAddress('ABC234', 'ida:b&c'));
  expect(address.protocol).toBe('otpauth:');
  expect(address.href).toContain('totp/Bookworm:ida%3Ab%26c');
  expect([...address.searchParams]).toEqual([
    ['secret', 'ABC234'],
    ['issuer', 'Bookworm'],
  ]);
});
