// Reads the provider's responses as the steps of the screens, or as the reason why a step failed (spec people §9).
import {
  type AuthenticationResult,
  type SignInResponse,
  readPasskeyRequest,
  readSignInStep,
  type SignInStep,
  isProviderError,
} from '../../../contract/identity/provider-responses';
import { decodeToken } from '../../../contract/identity/session-token';
import { ShapeError } from '../../../base/parse';
import { type IdentityProvider, isTemporary } from '../../../platform/http/identity-provider';
import type { Challenge, SignInFailure, MfaType, SignInAction } from './sign-in-state';
import { NetworkError, ProviderError } from '../../../contract/service/errors';
import { codeFailureKindOf } from '../form/request-failure';

type Tokens = { readonly name: 'tokens'; readonly result: AuthenticationResult };

/**
 * Returns the tokens of a response, or its challenge. Setting up an authenticator app asks the provider for its secret first.
 * Throws ShapeError for a challenge that cannot be shown, and the errors of the provider.
 */
export async function challengeOf(
  response: SignInResponse,
  provider: IdentityProvider,
  signal: AbortSignal,
): Promise<Challenge | Tokens> {
  const step = readSignInStep(response);
  if (step.step === 'tokens') return { name: 'tokens', result: step.result };
  if (step.step !== 'MFA_SETUP') return plainChallenge(step);
  const { SecretCode, Session } = await provider.call(
    'AssociateSoftwareToken',
    { Session: step.session ?? '' },
    signal,
  );
  return { name: 'set-up-mfa', session: Session ?? step.session, secret: SecretCode };
}

function plainChallenge(step: Exclude<SignInStep, { readonly step: 'tokens' }>): Challenge {
  const { session } = step;
  switch (step.step) {
    case 'NEW_PASSWORD_REQUIRED': {
      const { userAttributes, requiredAttributes } = step;
      return { name: 'new-password', session, attributes: userAttributes, required: requiredAttributes };
    }
    case 'SMS_MFA':
      return { name: 'sms-code', session, destination: step.parameters['CODE_DELIVERY_DESTINATION'] };
    case 'SOFTWARE_TOKEN_MFA':
      return { name: 'app-code', session, device: step.parameters['FRIENDLY_DEVICE_NAME'] };
    case 'SELECT_MFA_TYPE':
      return { name: 'choose-mfa', session, choices: choicesOf(step.parameters['MFAS_CAN_CHOOSE'] ?? '') };
    case 'CUSTOM_CHALLENGE':
      return 'options' in step.parameters
        ? { name: 'passkey', session, request: readPasskeyRequest(step.parameters) }
        : { name: 'question', session, question: step.parameters['question'] };
    default:
      // A device has answered its challenges by now, unless it lost its stored secret.
      throw new ShapeError('identity provider, challenge', 'ChallengeName', `no screen for ${step.step}`);
  }
}

/** Returns the types that the parameter names, a JSON list. Throws ShapeError when none of them is known. */
function choicesOf(json: string): readonly MfaType[] {
  const choices = (['SOFTWARE_TOKEN_MFA', 'SMS_MFA'] as const).filter((type) => json.includes(`"${type}"`));
  if (choices.length > 0) return choices;
  throw new ShapeError('identity provider, challenge', 'MFAS_CAN_CHOOSE', 'no known type');
}

/** Returns the name by which the provider knows the person, who may have typed it in another case, or an address in its place. */
export function nameIn({
  AuthenticationResult: result,
  ChallengeParameters,
}: SignInResponse): string | undefined {
  if (!result) return ChallengeParameters?.['USER_ID_FOR_SRP'] ?? ChallengeParameters?.['USERNAME'];
  try {
    return decodeToken(result.AccessToken).username;
  } catch {
    // The session reports a token that it cannot read.
    return undefined;
  }
}

/** Returns why a passkey did not answer. `NotAllowedError` stands for a refusal, a timeout and a missing passkey alike. */
export function passkeyErrorFailure(error: unknown): SignInFailure {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return { kind: 'passkey-cancelled' };
  return { kind: 'no-passkey' };
}

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
      // The provider has no separate error code for an account that is locked for a while.
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

/** Returns the failure of a refused challenge. It cannot be answered again, except a passkey's, where only the answer was refused. */
function refusedChallenge(error: ProviderError, step: AnsweredStep): 'no-passkey' | 'session-expired' {
  return step === 'passkey' && !/session/i.test(error.message) ? 'no-passkey' : 'session-expired';
}
