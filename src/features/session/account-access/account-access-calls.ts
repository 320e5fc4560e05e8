// Sends what the forms hold, and returns the action that follows (spec people §10). Needs no session.
import type { IdentityProvider } from '../../../platform/http/identity-provider';
import type { AccessAction } from './state';

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
