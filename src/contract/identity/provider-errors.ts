// The identity provider's error responses (spec contract §6). The interface chooses the texts that people read.
import * as v from 'valibot';
import { ProviderError } from '../service/errors';
import { jsonOrUndefined } from '../../base/json-or-undefined';

/** The errors that the app branches on, by the provider's names (spec people §9). A provider may send others. */
export type ProviderErrorCode =
  | 'AliasExistsException'
  | 'CodeDeliveryFailureException'
  | 'CodeMismatchException'
  | 'EnableSoftwareTokenMFAException'
  | 'ExpiredCodeException'
  | 'InvalidParameterException'
  | 'InvalidPasswordException'
  | 'LimitExceededException'
  | 'NotAuthorizedException'
  | 'PasswordHistoryPolicyViolationException'
  | 'PasswordResetRequiredException'
  | 'ResourceNotFoundException'
  | 'TooManyFailedAttemptsException'
  | 'TooManyRequestsException'
  | 'UserLambdaValidationException'
  | 'UserNotConfirmedException'
  | 'UserNotFoundException'
  | 'UsernameExistsException';

/** Returns whether an error is the provider's, with this code. */
export function isProviderError(error: unknown, code: ProviderErrorCode): error is ProviderError {
  return error instanceof ProviderError && error.code === code;
}

const text = v.fallback(v.nullish(v.string()), undefined);
const bodySchema = v.object({ __type: text, code: text, message: text, Message: text });

/** The header that names the error when the body does not. */
const errorTypeHeader = 'x-amzn-errortype';

/**
 * Returns the error of a response outside 2xx (spec contract §6). The body names its code and message; `__type` may be `prefix#Code`.
 * Otherwise the code comes from the error type header (`Code:address`), and the status is the message. Expects header names in lower
 * case. Never throws.
 */
export function readProviderError(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: string,
): ProviderError {
  const parsed = v.safeParse(bodySchema, jsonOrUndefined(body));
  const { __type: type, code, message, Message } = parsed.success ? parsed.output : {};
  const named = (type || code)?.split('#').at(-1);
  const inHeader = headers[errorTypeHeader]?.split(':')[0];
  return new ProviderError(named || inHeader || 'UnknownError', message || Message || String(status), status);
}
