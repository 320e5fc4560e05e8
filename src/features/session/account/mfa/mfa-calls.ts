// Chooses the second step of the sign-in and sets up an authenticator app, and returns the action that follows.
import { ProviderError } from '../../../../contract/service/errors';
import type { SendWithToken, User } from '../account-calls';
import { preferenceOf, smsSettingsOf, type MfaAction, type MfaMethod } from './state';

/** Makes this the second step. The provider has an older operation for text messages, which is called first. */
export async function saveMfaMethod(
  send: SendWithToken,
  choice: { readonly method: MfaMethod; readonly user: User },
  signal: AbortSignal,
): Promise<MfaAction> {
  const { method, user } = choice;
  const MFAOptions = smsSettingsOf(method);
  if (MFAOptions !== undefined)
    await send('SetUserSettings', (AccessToken) => ({ AccessToken, MFAOptions }), signal);
  const preference = preferenceOf(method, user);
  await send('SetUserMFAPreference', (AccessToken) => ({ AccessToken, ...preference }), signal);
  return { type: 'saved' };
}

/** Asks for the secret of a new app. */
export async function beginApp(send: SendWithToken, signal: AbortSignal): Promise<MfaAction> {
  const { SecretCode } = await send('AssociateSoftwareToken', (AccessToken) => ({ AccessToken }), signal);
  return { type: 'set-up', secret: SecretCode };
}

/** Checks the app's first code and makes the app the second step. Rejects with ProviderError for a wrong code. */
export async function verifyApp(send: SendWithToken, code: string, signal: AbortSignal): Promise<MfaAction> {
  const { Status } = await send(
    'VerifySoftwareToken',
    (AccessToken) => ({ AccessToken, UserCode: code }),
    signal,
  );
  if (Status !== 'SUCCESS') throw new ProviderError('CodeMismatchException', 'Code mismatch', 400);
  const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true };
  await send('SetUserMFAPreference', (AccessToken) => ({ AccessToken, SoftwareTokenMfaSettings }), signal);
  return { type: 'verified' };
}
