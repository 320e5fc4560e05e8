import { expect, test } from 'vitest';
import { NetworkError, ProviderError } from '../../../contract/service/errors';
import { actionForError, type AnsweredStep } from './sign-in-responses';

const refused = (code: string, message = 'no', status = 400) => new ProviderError(code, message, status);

test.each<[AnsweredStep, unknown, object]>([
  ['credentials', new NetworkError('/'), { kind: 'network' }],
  ['credentials', refused('InternalErrorException', 'no', 500), { kind: 'network' }],
  ['credentials', refused('NotAuthorizedException'), { kind: 'wrong-credentials' }],
  ['credentials', refused('UserNotFoundException'), { kind: 'wrong-credentials' }],
  [
    'credentials',
    refused('NotAuthorizedException', 'Password attempts exceeded'),
    { kind: 'too-many-tries' },
  ],
  ['credentials', refused('LimitExceededException'), { kind: 'too-many-tries' }],
  ['credentials', refused('InvalidParameterException'), { kind: 'unexpected' }],
  ['credentials', new TypeError('odd'), { kind: 'unexpected' }],
  ['sms-code', refused('CodeMismatchException'), { kind: 'wrong-code' }],
  ['app-code', refused('ExpiredCodeException'), { kind: 'expired-code' }],
  ['set-up-mfa', refused('EnableSoftwareTokenMFAException'), { kind: 'wrong-code' }],
  ['app-code', refused('InvalidParameterException'), { kind: 'wrong-code' }],
  ['app-code', refused('NotAuthorizedException', 'Invalid session'), { kind: 'session-expired' }],
  ['passkey', refused('NotAuthorizedException', 'Incorrect'), { kind: 'no-passkey' }],
  ['passkey', refused('NotAuthorizedException', 'Invalid session'), { kind: 'session-expired' }],
  [
    'new-password',
    refused('InvalidPasswordException', 'too short'),
    { kind: 'password-refused', message: 'too short' },
  ],
  [
    'new-password',
    refused('InvalidParameterException', 'Invalid user attributes'),
    { kind: 'password-refused', message: 'Invalid user attributes' },
  ],
])('at %s, %s is the failure %j', (step, error, failure) => {
  expect(actionForError(error, step)).toEqual({ type: 'failed', failure });
});

test('accounts that wait for a reset or a confirmation are led there', () => {
  expect(actionForError(refused('PasswordResetRequiredException'), 'credentials')).toEqual({
    type: 'must-reset',
  });
  expect(actionForError(refused('UserNotConfirmedException'), 'credentials')).toEqual({
    type: 'must-confirm',
  });
});
