// Making an account, confirming it, and choosing a new password for a forgotten one (spec people §10): the steps, and the calls of the
// forms, which need no session and return the action that follows. The reducer is pure.
import type { IdentityProvider } from '../../../platform/http/identity-provider';

export type AccessStep =
  | 'sign-up'
  /** Waits for the code that was sent to the new account's owner. */
  | 'confirm'
  | 'confirmed'
  | 'forgotten'
  /** Waits for the code that was sent, and for a new password. */
  | 'reset'
  | 'password-changed';

export interface AccessState {
  readonly step: AccessStep;
  readonly username: string;
  /** Where the code went, as the provider abbreviates it. */
  readonly destination?: string | undefined;
  /** True after another code was sent in the same step. */
  readonly isSentAgain: boolean;
}

export type AccessAction =
  | {
      readonly type: 'signed-up';
      readonly username: string;
      readonly isConfirmed: boolean;
      readonly destination: string | undefined;
    }
  | { readonly type: 'code-sent'; readonly username: string; readonly destination: string | undefined }
  | { readonly type: 'confirmed' }
  | { readonly type: 'password-changed' }
  /** Goes back to the form that asks for the username. */
  | { readonly type: 'back' };

/** Returns the first step, with a username that may be prefilled. */
export function beginAccess(step: 'sign-up' | 'confirm' | 'forgotten', username = ''): AccessState {
  return { step, username, isSentAgain: false };
}

/** Returns the next state; the same object for an action that changes nothing in this state. */
export function accessReducer(state: AccessState, action: AccessAction): AccessState {
  const { step } = state;
  switch (action.type) {
    case 'signed-up': {
      if (step !== 'sign-up') return state;
      const { username, destination, isConfirmed } = action;
      return { step: isConfirmed ? 'confirmed' : 'confirm', username, destination, isSentAgain: false };
    }
    case 'code-sent': {
      const { username, destination } = action;
      if (step === 'forgotten') return { step: 'reset', username, destination, isSentAgain: false };
      return step === 'confirm' || step === 'reset'
        ? { step, username, destination, isSentAgain: true }
        : state;
    }
    case 'confirmed':
      return step === 'confirm' ? { ...state, step: 'confirmed' } : state;
    case 'password-changed':
      return step === 'reset' ? { ...state, step: 'password-changed' } : state;
    case 'back':
      return step === 'reset' ? beginAccess('forgotten', state.username) : state;
  }
}

type Provider = Pick<IdentityProvider, 'call' | 'clientId'>;

interface SignUpForm {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

interface ResetForm {
  readonly username: string;
  readonly code: string;
  readonly password: string;
}

/** Each call rejects with ProviderError, NetworkError or ShapeError. */
export interface AccessCalls {
  readonly signUp: (form: SignUpForm, signal: AbortSignal) => Promise<AccessAction>;
  readonly confirm: (username: string, code: string, signal: AbortSignal) => Promise<AccessAction>;
  /** Sends the code of a new account again. */
  readonly resendCode: (username: string, signal: AbortSignal) => Promise<AccessAction>;
  /** Sends a code to the owner of a forgotten password. */
  readonly sendResetCode: (username: string, signal: AbortSignal) => Promise<AccessAction>;
  readonly resetPassword: (form: ResetForm, signal: AbortSignal) => Promise<AccessAction>;
}

/** Returns the calls to this provider, with the app client's id. */
export function createAccessCalls({ call, clientId }: Provider): AccessCalls {
  const codeSent = (username: string, destination: string | undefined) =>
    ({ type: 'code-sent', username, destination }) as const;
  return {
    async signUp({ username, email, password }, signal) {
      const { UserConfirmed, CodeDeliveryDetails } = await call(
        'SignUp',
        {
          ClientId: clientId,
          Username: username,
          Password: password,
          UserAttributes: [{ Name: 'email', Value: email }],
        },
        signal,
      );
      const destination = CodeDeliveryDetails?.Destination ?? undefined;
      return { type: 'signed-up', username, isConfirmed: UserConfirmed, destination };
    },
    async confirm(username, code, signal) {
      const request = { ClientId: clientId, Username: username, ConfirmationCode: code };
      await call('ConfirmSignUp', request, signal);
      return { type: 'confirmed' };
    },
    async resendCode(username, signal) {
      const request = { ClientId: clientId, Username: username };
      const { CodeDeliveryDetails } = await call('ResendConfirmationCode', request, signal);
      return codeSent(username, CodeDeliveryDetails?.Destination ?? undefined);
    },
    async sendResetCode(username, signal) {
      const request = { ClientId: clientId, Username: username };
      const { CodeDeliveryDetails } = await call('ForgotPassword', request, signal);
      return codeSent(username, CodeDeliveryDetails?.Destination ?? undefined);
    },
    async resetPassword({ username, code, password }, signal) {
      await call(
        'ConfirmForgotPassword',
        { ClientId: clientId, Username: username, ConfirmationCode: code, Password: password },
        signal,
      );
      return { type: 'password-changed' };
    },
  };
}
