// Multi-factor authentication, the second step at sign-in: chosen here, and an authenticator app set up (spec people §10).
import { useReducer, useState } from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import type { ProviderRequests } from '../../../contract/identity/provider-requests';
import { ProviderError } from '../../../contract/service/errors';
import { AppSecret, CodeField } from '../form/session-fields';
import { codeFailureOf } from '../form/request-failure';
import {
  FailureText,
  type FormRequest,
  type Report,
  RequestFailure,
  Submit,
  useFormFailure,
  useRequest,
} from '../form/request';
import type { SendWithToken, User } from './account-calls';
import { AccountCard, useFormFocus } from './AccountCard';

// Which methods the person has, the set-up of an authenticator app, and the calls, which return the action that follows.

type MfaMethod = 'none' | 'app' | 'sms';

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

type MfaAction =
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

interface MfaProps {
  readonly user: User;
  readonly send: SendWithToken;
  readonly onChanged: () => void;
  readonly report: Report;
}

export function Mfa({ user, send, onChanged, report }: MfaProps) {
  const { t } = useTexts();
  const [{ secret, notice }, dispatch] = useReducer(mfaReducer, {});
  const request = useRequest(report, 'account: second step');
  const container = useFormFocus<HTMLDivElement>(secret === undefined ? undefined : 'app');
  const done = (action: MfaAction) => {
    dispatch(action);
    onChanged();
  };
  return (
    <AccountCard title={t('account.mfa.title')} notice={notice && t(`account.mfa.${notice}`)}>
      <div ref={container} className="account-form">
        {secret === undefined ? (
          <ChooseMethod
            user={user}
            request={request}
            onSave={(method) => request.send((signal) => saveMfaMethod(send, { method, user }, signal), done)}
            onSetUp={() => request.send((signal) => beginApp(send, signal), dispatch)}
          />
        ) : (
          <SetUpApp
            secret={secret}
            username={user.Username}
            request={request}
            onCode={(code) => request.send((signal) => verifyApp(send, code, signal), done, codeFailureOf)}
            onCancel={() => {
              request.reset();
              // The code that was sent may have set up the app all the same.
              if (request.isPending) onChanged();
              dispatch({ type: 'cancel' });
            }}
          />
        )}
      </div>
    </AccountCard>
  );
}

interface ChooseMethodProps {
  readonly user: User;
  readonly request: FormRequest;
  readonly onSave: (method: MfaMethod) => void;
  readonly onSetUp: () => void;
}

function ChooseMethod({ user, request, onSave, onSetUp }: ChooseMethodProps) {
  const { t } = useTexts();
  const [chosen, setChosen] = useState<MfaMethod>();
  const current = mfaMethodOf(user);
  const methods = possibleMethods(user);
  const hasChoice = methods.length > 1;
  return (
    <form
      className="account-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== undefined && chosen !== current) onSave(chosen);
      }}
    >
      <p>{t('account.mfa.text')}</p>
      {hasChoice && (
        <fieldset className="account-choice">
          <legend>{t('account.mfa.legend')}</legend>
          {methods.map((method) => (
            <label key={method}>
              <input
                type="radio"
                name="second-step"
                checked={(chosen ?? current) === method}
                onChange={() => setChosen(method)}
              />
              {t(`account.mfa.steps.${method}`)}
            </label>
          ))}
        </fieldset>
      )}
      <RequestFailure request={request} />
      <div className="account-actions">
        {hasChoice && (
          <Submit request={request} isComplete={chosen !== undefined && chosen !== current}>
            {t('account.save')}
          </Submit>
        )}
        <span data-row="app">
          <Button primary={!hasChoice} data-opens aria-disabled={request.isPending} onClick={onSetUp}>
            {t('account.mfa.setUp')}
          </Button>
        </span>
      </div>
    </form>
  );
}

interface SetUpAppProps {
  readonly secret: string;
  readonly username: string;
  readonly request: FormRequest;
  readonly onCode: (code: string) => void;
  readonly onCancel: () => void;
}

function SetUpApp({ secret, username, request, onCode, onCancel }: SetUpAppProps) {
  const { t } = useTexts();
  const [code, setCode] = useState('');
  const { form, errorOf, general } = useFormFailure(request, ['code']);
  return (
    <form
      ref={form}
      className="account-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code !== '') onCode(code);
      }}
    >
      <p tabIndex={-1} data-takes-focus>
        {t('session.setUp.text')}
      </p>
      <AppSecret secret={secret} username={username} />
      <CodeField value={code} onValue={setCode} error={errorOf('code')} />
      {general && <FailureText failure={general} />}
      <div className="account-actions">
        <Submit request={request} isComplete={code !== ''}>
          {t('session.signIn.continue')}
        </Submit>
        <Button onClick={onCancel}>{t('account.cancel')}</Button>
      </div>
    </form>
  );
}
