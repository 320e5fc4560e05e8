// The provider's refusals, by the names that its clients branch on (spec contract §6).
import type { ProviderErrorCode } from '../../../src/contract/identity/error-codes';

/** Thrown by an operation that is refused. `type` is the provider's name of the error. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  constructor(
    readonly type: ProviderErrorCode,
    message: string,
  ) {
    super(message);
  }
}

export const wrongCredentials = () =>
  new ProviderFailure('NotAuthorizedException', 'Incorrect username or password.');
export const attemptsExceeded = () =>
  new ProviderFailure('NotAuthorizedException', 'Password attempts exceeded');
export const invalidToken = () => new ProviderFailure('NotAuthorizedException', 'Invalid Access Token');
export const expiredSession = () =>
  new ProviderFailure('NotAuthorizedException', 'Invalid session for the user, session is expired.');
export const codeMismatch = () =>
  new ProviderFailure('CodeMismatchException', 'Invalid verification code provided, please try again.');
export const expiredCode = () =>
  new ProviderFailure('ExpiredCodeException', 'Invalid code provided, please request a code again.');
export const tooManyTries = () =>
  new ProviderFailure('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
export const unknownDevice = () => new ProviderFailure('ResourceNotFoundException', 'Device does not exist.');
export const invalidParameter = (message: string) =>
  new ProviderFailure('InvalidParameterException', message);
export const weakPassword = () =>
  new ProviderFailure(
    'InvalidPasswordException',
    'Password did not conform with policy: Password not long enough',
  );
