// The provider's refusals, by the names that its clients branch on (spec contract §6).
import type { ProviderErrorCode } from '../../../src/contract/identity/provider-responses';

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

/** Returns the refusal of an unknown username or a wrong secret: they are not told apart. */
export const wrongCredentials = () =>
  new ProviderFailure('NotAuthorizedException', 'Incorrect username or password.');
/** Returns the refusal of a password after too many wrong ones. */
export const attemptsExceeded = () =>
  new ProviderFailure('NotAuthorizedException', 'Password attempts exceeded');
/** Returns the refusal of an access token that is unknown, expired or signed out. */
export const invalidToken = () => new ProviderFailure('NotAuthorizedException', 'Invalid Access Token');
/** Returns the refusal of a sign-in that is continued too late, or was never begun. */
export const expiredSession = () =>
  new ProviderFailure('NotAuthorizedException', 'Invalid session for the user, session is expired.');
/** Returns the refusal of a wrong code. */
export const codeMismatch = () =>
  new ProviderFailure('CodeMismatchException', 'Invalid verification code provided, please try again.');
/** Returns the refusal of a code that was not sent, or too long ago. */
export const expiredCode = () =>
  new ProviderFailure('ExpiredCodeException', 'Invalid code provided, please request a code again.');
/** Returns the refusal of a code after too many wrong ones. */
export const tooManyTries = () =>
  new ProviderFailure('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
/** Returns the refusal of a request that the provider has no place for now. */
export const tooManyRequests = () =>
  new ProviderFailure(
    'TooManyRequestsException',
    'Too many requests at the same time. Please try again in a moment.',
  );
/** Returns the refusal of a device that is none of the user's, or does not prove that it is. */
export const unknownDevice = () => new ProviderFailure('ResourceNotFoundException', 'Device does not exist.');
/** Returns the refusal of a request with a missing or invalid field. */
export const invalidParameter = (message: string) =>
  new ProviderFailure('InvalidParameterException', message);
/** Returns the refusal of a new password that is too short. */
export const weakPassword = () =>
  new ProviderFailure(
    'InvalidPasswordException',
    'Password did not conform with policy: Password not long enough',
  );
