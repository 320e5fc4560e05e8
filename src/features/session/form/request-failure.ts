// Reads why a request of an account form failed from the error's class and code (spec people §10). The form shows the text.
import { isProviderError, type ProviderErrorCode } from '../../../contract/identity/provider-responses';
import {
  NetworkError,
  NotSignedInError,
  ProviderError,
  SessionRetrievalError,
} from '../../../contract/service/errors';

export type ProviderFailure =
  | {
      readonly kind:
        | 'network'
        | 'wrong-code'
        | 'expired-code'
        | 'too-many-tries'
        | 'session-ended'
        | 'name-taken'
        | 'unknown-user'
        | 'unexpected';
    }
  /** The provider's own message: which rule the value breaks is known only there. */
  | { readonly kind: 'refused'; readonly message: string; readonly code: string };

type CodeFailureKind = 'wrong-code' | 'expired-code' | 'too-many-tries';

const codeFailureKinds = new Map<string, CodeFailureKind>([
  ['CodeMismatchException', 'wrong-code'],
  ['EnableSoftwareTokenMFAException', 'wrong-code'],
  ['ExpiredCodeException', 'expired-code'],
  ['TooManyRequestsException', 'too-many-tries'],
  ['TooManyFailedAttemptsException', 'too-many-tries'],
  ['LimitExceededException', 'too-many-tries'],
] satisfies readonly (readonly [ProviderErrorCode, CodeFailureKind])[]);

/**
 * Returns why an error of this code does not accept what a person entered, at the sign-in and in each form; undefined for an
 * error of another kind.
 */
export function codeFailureKindOf({ code }: ProviderError): CodeFailureKind | undefined {
  return codeFailureKinds.get(code);
}

const refusals: ReadonlySet<string> = new Set<ProviderErrorCode>([
  'AliasExistsException',
  'CodeDeliveryFailureException',
  'InvalidParameterException',
  'InvalidPasswordException',
  'NotAuthorizedException',
  'PasswordHistoryPolicyViolationException',
  'UserLambdaValidationException',
]);

/** Returns why a request failed. */
export function failureOf(error: unknown): ProviderFailure {
  if (error instanceof NetworkError) return { kind: 'network' };
  if (error instanceof SessionRetrievalError || error instanceof NotSignedInError)
    return { kind: 'session-ended' };
  if (!(error instanceof ProviderError)) return { kind: 'unexpected' };
  if (refusals.has(error.code)) return refusalOf(error);
  if (isProviderError(error, 'UsernameExistsException')) return { kind: 'name-taken' };
  if (isProviderError(error, 'UserNotFoundException')) return { kind: 'unknown-user' };
  return { kind: codeFailureKindOf(error) ?? 'unexpected' };
}

/** Returns why a password was not changed: the provider's message, whatever the refusal (spec people §10). */
export function passwordFailureOf(error: unknown): ProviderFailure {
  return error instanceof ProviderError ? refusalOf(error) : failureOf(error);
}

const refusalOf = ({ message, code }: ProviderError): ProviderFailure => ({ kind: 'refused', message, code });

/** Returns why a code was not accepted. The provider refuses a code of the wrong length before it compares it. */
export function codeFailureOf(error: unknown): ProviderFailure {
  if (isProviderError(error, 'InvalidParameterException')) return { kind: 'wrong-code' };
  return failureOf(error);
}
