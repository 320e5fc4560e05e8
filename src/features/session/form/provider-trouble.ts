// Reads why a request of an account form failed from the error's class and code (spec people §10). The form shows the text.
import {
  NetworkError,
  NotSignedInError,
  ProviderError,
  SessionRetrievalError,
} from '../../../contract/service/errors';

export type ProviderTrouble =
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

const kinds: Readonly<Record<string, Exclude<ProviderTrouble['kind'], 'refused'>>> = {
  CodeMismatchException: 'wrong-code',
  EnableSoftwareTokenMFAException: 'wrong-code',
  ExpiredCodeException: 'expired-code',
  TooManyRequestsException: 'too-many-tries',
  TooManyFailedAttemptsException: 'too-many-tries',
  LimitExceededException: 'too-many-tries',
  UsernameExistsException: 'name-taken',
  UserNotFoundException: 'unknown-user',
};

const refusals: readonly string[] = [
  'AliasExistsException',
  'CodeDeliveryFailureException',
  'InvalidParameterException',
  'InvalidPasswordException',
  'NotAuthorizedException',
  'PasswordHistoryPolicyViolationException',
  'UserLambdaValidationException',
];

/** Returns why a request failed. */
export function troubleOf(error: unknown): ProviderTrouble {
  if (error instanceof NetworkError) return { kind: 'network' };
  if (error instanceof SessionRetrievalError || error instanceof NotSignedInError)
    return { kind: 'session-ended' };
  if (!(error instanceof ProviderError)) return { kind: 'unexpected' };
  if (refusals.includes(error.code)) return refusalOf(error);
  return { kind: (Object.hasOwn(kinds, error.code) ? kinds[error.code] : undefined) ?? 'unexpected' };
}

/** Returns why a password was not changed: the provider's message, whatever the refusal (spec contract §6). */
export function passwordTroubleOf(error: unknown): ProviderTrouble {
  return error instanceof ProviderError ? refusalOf(error) : troubleOf(error);
}

const refusalOf = ({ message, code }: ProviderError): ProviderTrouble => ({ kind: 'refused', message, code });

/** Returns why a code was not accepted. The provider refuses a code of the wrong length before it compares it. */
export function codeTroubleOf(error: unknown): ProviderTrouble {
  const isMalformed = error instanceof ProviderError && error.code === 'InvalidParameterException';
  return isMalformed ? { kind: 'wrong-code' } : troubleOf(error);
}
