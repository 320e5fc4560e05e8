// Reads why a step of the sign-in failed from the error's class and code (spec people §9).
import { isProviderError } from '../../../contract/identity/provider-errors';
import { NetworkError, ProviderError } from '../../../contract/service/errors';
import { isTemporary } from '../../../platform/http/identity-provider';
import { codeFailureKindOf } from '../form/provider-failure';
import type { Challenge, SignInAction, SignInFailure } from './state';

/** The step that an error answers: the first one, or a challenge. */
export type AnsweredStep = 'credentials' | Challenge['name'];

/** The steps whose answer is a code. */
const codeSteps: readonly AnsweredStep[] = ['sms-code', 'app-code', 'set-up-mfa', 'question'];

/** Returns the action that a failed step leads to. */
export function actionForError(error: unknown, step: AnsweredStep): SignInAction {
  if (isProviderError(error, 'PasswordResetRequiredException')) return { type: 'must-reset' };
  if (isProviderError(error, 'UserNotConfirmedException')) return { type: 'must-confirm' };
  return { type: 'failed', failure: failureOf(error, step) };
}

function failureOf(error: unknown, step: AnsweredStep): SignInFailure {
  if (error instanceof NetworkError) return { kind: 'network' };
  if (!(error instanceof ProviderError)) return { kind: 'unexpected' };
  switch (error.code) {
    case 'NotAuthorizedException':
    case 'UserNotFoundException':
      // The provider has no name of its own for an account that is locked for a while.
      if (/attempts exceeded/i.test(error.message)) return { kind: 'too-many-tries' };
      return { kind: step === 'credentials' ? 'wrong-credentials' : refusedChallenge(error, step) };
    case 'InvalidPasswordException':
    case 'PasswordHistoryPolicyViolationException':
      return { kind: 'password-refused', message: error.message };
    case 'InvalidParameterException':
      // The provider refuses a code that is not six digits before it compares it.
      if (codeSteps.includes(step)) return { kind: 'wrong-code' };
      return step === 'new-password'
        ? { kind: 'password-refused', message: error.message }
        : { kind: 'unexpected' };
    default:
      return { kind: codeFailureKindOf(error) ?? (isTemporary(error) ? 'network' : 'unexpected') };
  }
}

/** A refused challenge cannot be answered again, except a passkey's, whose answer itself is what is refused. */
function refusedChallenge(error: ProviderError, step: AnsweredStep): 'no-passkey' | 'session-expired' {
  return step === 'passkey' && !/session/i.test(error.message) ? 'no-passkey' : 'session-expired';
}
