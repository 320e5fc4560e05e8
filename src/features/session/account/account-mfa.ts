// Multi-factor authentication, the second step at sign-in (spec people §10): which methods the person has, the set-up of an
// authenticator app, and the calls, which return the action that follows. The reducer is pure.
import type { User, SendWithToken } from './account-calls';
import type { ProviderRequests } from '../../../contract/identity/provider-requests';
import { ProviderError } from '../../../contract/service/errors';

export type MfaMethod = 'none' | 'app' | 'sms';

/** Returns the second step that the provider asks for. */
export function mfaMethodOf({ PreferredMfaSetting, UserMFASettingList }: User): MfaMethod {
  const active = PreferredMfaSetting ?? UserMFASettingList?.[0];
  if (active === 'SOFTWARE_TOKEN_MFA') return 'app';
  return active === 'SMS_MFA' ? 'sms' : 'none';
}

/** Returns the second steps that can be chosen: an app that is set up, and a text message to a verified phone number. */
export function possibleMethods({ UserAttributes, UserMFASettingList }: User): readonly MfaMethod[] {
  const hasPhone = UserAttributes.some(
    ({ Name, Value }) => Name === 'phone_number_verified' && Value === 'true',
  );
  const hasApp = UserMFASettingList?.includes('SOFTWARE_TOKEN_MFA');
  const hasSms = hasPhone || UserMFASettingList?.includes('SMS_MFA');
  return ['none', ...(hasApp ? (['app'] as const) : []), ...(hasSms ? (['sms'] as const) : [])];
}

type Preference = Omit<ProviderRequests['SetUserMFAPreference'], 'AccessToken'>;

/** Returns the preference that makes this the second step. An app that is set up stays set up beside a text message. */
function preferenceOf(method: MfaMethod, { UserMFASettingList }: User): Preference {
  const isOn = (name: string) => method !== 'none' && UserMFASettingList?.includes(name) === true;
  return {
    SMSMfaSettings: { Enabled: method === 'sms' || isOn('SMS_MFA'), PreferredMfa: method === 'sms' },
    SoftwareTokenMfaSettings: {
      Enabled: method === 'app' || isOn('SOFTWARE_TOKEN_MFA'),
      PreferredMfa: method === 'app',
    },
  };
}

/** Returns where text messages go: to the phone number, or nowhere without a second step. */
function smsSettingsOf(method: MfaMethod): ProviderRequests['SetUserSettings']['MFAOptions'] | undefined {
  if (method === 'sms') return [{ DeliveryMedium: 'SMS', AttributeName: 'phone_number' }];
  return method === 'none' ? [] : undefined;
}

interface MfaState {
  /** The secret of the app that is being set up. */
  readonly secret?: string | undefined;
  readonly notice?: 'saved' | 'app-ready' | undefined;
}

export type MfaAction =
  | { readonly type: 'set-up'; readonly secret: string }
  | { readonly type: 'verified' }
  | { readonly type: 'saved' }
  | { readonly type: 'cancel' };

/** Returns the next state; the same object for an action that changes nothing in this state. */
export function mfaReducer(state: MfaState, action: MfaAction): MfaState {
  switch (action.type) {
    case 'set-up':
      return { secret: action.secret };
    case 'verified':
      return state.secret === undefined ? state : { notice: 'app-ready' };
    case 'saved':
      return { notice: 'saved' };
    case 'cancel':
      return {};
  }
}

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
