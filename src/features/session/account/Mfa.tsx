// Multi-factor authentication, the second step at sign-in: chosen here, and an authenticator app set up (spec people §10).
import { useReducer, useState } from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { AppSecret, CodeField } from '../form/session-fields';
import { codeFailureOf } from '../form/provider-failure';
import { RequestFailure, Submit, FailureText, useFormFailure } from '../form/request-parts';
import { useRequest, type FormRequest, type Report } from '../form/use-request';
import type { SendWithToken, User } from './account-calls';
import { AccountCard, useFormFocus } from './AccountCard';
import {
  beginApp,
  saveMfaMethod,
  verifyApp,
  mfaReducer,
  possibleMethods,
  mfaMethodOf,
  type MfaAction,
  type MfaMethod,
} from './account-mfa';

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
