// The steps of a sign-in (spec people §9). Pure: the provider's responses come in as actions.
import type { PasskeyRequest } from '../../../contract/identity/provider-responses';
import type { LoginState } from '../../../contract/identity/login-session';

export type MfaType = 'SMS_MFA' | 'SOFTWARE_TOKEN_MFA';

/** What the provider asks before it gives tokens. `session` is sent back with the response. */
export type Challenge = { readonly session?: string | undefined } & (
  | { readonly name: 'sms-code'; readonly destination?: string | undefined }
  | { readonly name: 'app-code'; readonly device?: string | undefined }
  | { readonly name: 'choose-mfa'; readonly choices: readonly MfaType[] }
  /** `secret` is the key that the authenticator app shares with the provider. */
  | { readonly name: 'set-up-mfa'; readonly secret: string }
  /** A question that only this deployment knows. */
  | { readonly name: 'question'; readonly question?: string | undefined }
  | { readonly name: 'passkey'; readonly request: PasskeyRequest }
  | {
      readonly name: 'new-password';
      readonly attributes: Readonly<Record<string, string>>;
      /** The attributes that must be given with the new password. */
      readonly required: readonly string[];
    }
);

/** A device that the provider has confirmed and the person may let it remember. */
export interface NewDevice {
  readonly key: string;
}

type Step =
  | { readonly name: 'credentials' }
  | Challenge
  /** The provider refuses the password until it is reset. */
  | { readonly name: 'reset-password' }
  /** The account waits for the code that was sent when it was created. */
  | { readonly name: 'confirm-account' }
  | { readonly name: 'remember-device'; readonly device: NewDevice }
  | { readonly name: 'signed-in' };

/** Why a step has to be repeated; the screen chooses the text. */
export type SignInFailure =
  | {
      readonly kind:
        | 'wrong-credentials'
        | 'wrong-code'
        | 'expired-code'
        | 'session-expired'
        | 'too-many-tries'
        | 'network'
        | 'passkey-cancelled'
        | 'no-passkey'
        | 'unexpected';
    }
  /** The provider's own message, which is shown for a failed change of the password (spec contract §2). */
  | { readonly kind: 'password-refused'; readonly message: string };

export interface SignInProgress {
  readonly step: Step;
  readonly username: string;
  /** True while the provider is asked; nothing else can be sent meanwhile. */
  readonly isPending: boolean;
  /** Whether the tokens are there: the next steps concern the device only, and cannot fail or begin again. */
  readonly hasTokens?: true;
  readonly failure?: SignInFailure | undefined;
}

export type SignInAction =
  | { readonly type: 'send'; readonly username?: string }
  /** The provider knows the person by this name. */
  | { readonly type: 'named'; readonly username: string }
  | { readonly type: 'challenged'; readonly challenge: Challenge }
  | { readonly type: 'tokens' }
  /** The device is known, or confirmed; the next step asks the person whether to remember `newDevice`. */
  | { readonly type: 'device-confirmed'; readonly newDevice?: NewDevice | undefined }
  | { readonly type: 'device-answered' }
  | { readonly type: 'failed'; readonly failure: SignInFailure }
  | { readonly type: 'must-reset' }
  | { readonly type: 'must-confirm' }
  /** Begins again with the username that was typed. */
  | { readonly type: 'begin-again' };

/** Returns the first step, with a username that may be prefilled. */
export function beginSignIn(username = ''): SignInProgress {
  return { step: { name: 'credentials' }, username, isPending: false };
}

/** Returns the next state; the same object for an action that changes nothing in this state. */
export function signInReducer(progress: SignInProgress, action: SignInAction): SignInProgress {
  if (progress.hasTokens) return afterTokens(progress, action);
  const { step, username } = progress;
  switch (action.type) {
    case 'send':
      return progress.isPending ? progress : { step, username: action.username ?? username, isPending: true };
    case 'begin-again':
      return beginSignIn(username);
    case 'device-confirmed':
    case 'device-answered':
      return progress;
    default:
      // The other actions are responses of the provider. A response that nobody waits for any more changes nothing.
      return progress.isPending ? afterResponse(progress, action) : progress;
  }
}

function afterTokens(progress: SignInProgress, action: SignInAction): SignInProgress {
  const to = (step: Step): SignInProgress => ({ ...progress, step, isPending: false });
  if (action.type === 'device-confirmed' && progress.isPending)
    return to(
      action.newDevice ? { name: 'remember-device', device: action.newDevice } : { name: 'signed-in' },
    );
  if (action.type === 'device-answered' && progress.step.name === 'remember-device')
    return to({ name: 'signed-in' });
  return progress;
}

type ResponseAction = Exclude<
  SignInAction,
  { type: 'send' | 'begin-again' | 'device-confirmed' | 'device-answered' }
>;

function afterResponse(progress: SignInProgress, action: ResponseAction): SignInProgress {
  const { step, username } = progress;
  const to = (next: Step): SignInProgress => ({ step: next, username, isPending: false });
  switch (action.type) {
    case 'named':
      return action.username === username ? progress : { ...progress, username: action.username };
    case 'challenged': {
      const { challenge } = action;
      // A question that is asked again was not answered right.
      const isRepeated = challenge.name === 'question' && step.name === 'question';
      return isRepeated ? { ...to(challenge), failure: { kind: 'wrong-code' } } : to(challenge);
    }
    case 'tokens':
      return { step, username, isPending: true, hasTokens: true };
    case 'must-reset':
      return to({ name: 'reset-password' });
    case 'must-confirm':
      return to({ name: 'confirm-account' });
    case 'failed': {
      // A challenge that has expired, and a passkey that was not shown, cannot be answered again.
      const isOver = action.failure.kind === 'session-expired' || step.name === 'passkey';
      return { ...(isOver ? beginSignIn(username) : to(step)), failure: action.failure };
    }
  }
}

/** Returns the specified state of the sign-in (spec contract §2). */
export function signInStateOf({ step, failure, hasTokens }: SignInProgress): LoginState {
  if (hasTokens) return 'LOGGED_IN';
  if (step.name !== 'new-password') return 'LOGGED_OUT';
  return failure === undefined ? 'NEW_PASSWORD_REQUIRED' : 'PASSWORD_CHANGE_FAILED';
}
