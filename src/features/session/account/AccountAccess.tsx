// Makes an account, confirms it, or sets a new password for a forgotten one, step by step (spec people §10). Each step is one form, so
// that password managers recognise it.
import {
  useId,
  useMemo,
  useReducer,
  type ReactNode,
  useState,
  type Dispatch,
  type SubmitEventHandler,
} from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import { useFocusOnStep } from '../../../ui/move-focus';
import type { IdentityProvider } from '../../../platform/http/identity-provider';
import {
  FailureText,
  type FormRequest,
  type Report,
  Submit,
  useFormFailure,
  useRequest,
} from '../form/request';
import {
  createAccessCalls,
  beginAccess,
  accessReducer,
  type AccessState,
  type AccessCalls,
  type AccessAction,
} from './account-access';
import { TextField } from '../../../ui/fields';
import { CodeField, NewPasswordFields, useNewPassword } from '../form/session-fields';
import { codeFailureOf } from '../form/request-failure';
import '../session.css';

interface AccountAccessProps {
  readonly provider: IdentityProvider;
  readonly start: 'sign-up' | 'confirm' | 'forgotten';
  /** Prefills the field. */
  readonly username?: string | undefined;
  readonly signInHref: string;
  readonly report: Report;
}

export function AccountAccess({ provider, start, username, signInHref, report }: AccountAccessProps) {
  const { t } = useTexts();
  const [state, dispatch] = useReducer(accessReducer, beginAccess(start, username));
  const calls = useMemo(() => createAccessCalls(provider), [provider]);
  const request = useRequest(report, `account access: ${state.step}`);
  const titleId = useId();
  const section = useFocusOnStep<HTMLElement>(state.step);
  return (
    <section className="sign-in" aria-labelledby={titleId} aria-busy={request.isPending} ref={section}>
      <h1 id={titleId} tabIndex={-1} data-takes-focus>
        {t(`account.access.titles.${state.step}`)}
      </h1>
      <Step state={state} dispatch={dispatch} calls={calls} request={request} signInHref={signInHref} />
      {!isDone(state) && (
        <p className="sign-in-links">
          <a href={signInHref}>{t('account.access.toSignIn')}</a>
        </p>
      )}
    </section>
  );
}

const isDone = ({ step }: AccessState): boolean => step === 'confirmed' || step === 'password-changed';

function Step({ signInHref, ...props }: StepProps & { readonly signInHref: string }): ReactNode {
  const { t } = useTexts();
  switch (props.state.step) {
    case 'sign-up':
      return <SignUpForm {...props} />;
    case 'confirm':
      return <ConfirmForm {...props} />;
    case 'forgotten':
      return <ForgottenForm {...props} />;
    case 'reset':
      return <ResetForm {...props} />;
    case 'confirmed':
    case 'password-changed':
      return (
        <>
          <p>{t(`account.access.done.${props.state.step}`)}</p>
          <a className="button button-primary" href={signInHref}>
            {t('session.signIn.submit')}
          </a>
        </>
      );
  }
}

interface StepProps {
  readonly state: AccessState;
  readonly dispatch: Dispatch<AccessAction>;
  readonly calls: AccessCalls;
  readonly request: FormRequest;
}

/** Returns the handler of a form that sends when `isComplete` allows it. */
const submit =
  (isComplete: () => boolean, send: () => void): SubmitEventHandler =>
  (event) => {
    event.preventDefault();
    if (isComplete()) send();
  };

interface FieldProps {
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly error?: string | undefined;
}

function UsernameField({ prefilled, ...field }: FieldProps & { readonly prefilled: string }) {
  const { t } = useTexts();
  return (
    <TextField
      {...field}
      data-prefilled={prefilled}
      label={t('session.signIn.username')}
      name="username"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

function SignUpForm({ dispatch, calls, request, state }: StepProps) {
  const { t } = useTexts();
  const [typed, setTyped] = useState(state.username);
  const username = typed.trim();
  const [email, setEmail] = useState('');
  const { form, setForm, check } = useNewPassword();
  const {
    form: ref,
    errorOf,
    general,
  } = useFormFailure(request, ['username', 'email', 'new-password'], form.attempts);
  const isFilled = username !== '' && email !== '';
  const send = () =>
    request.send((signal) => calls.signUp({ username, email, password: form.password }, signal), dispatch);
  return (
    <form ref={ref} className="sign-in-form" noValidate onSubmit={submit(() => check() && isFilled, send)}>
      <p>{t('account.access.signUp.text')}</p>
      <UsernameField
        prefilled={state.username}
        value={typed}
        onValue={setTyped}
        error={errorOf('username')}
      />
      <TextField
        label={t('session.attributes.email')}
        name="email"
        type="email"
        autoComplete="email"
        value={email}
        onValue={setEmail}
        error={errorOf('email')}
      />
      <NewPasswordFields form={form} onForm={setForm} error={errorOf('new-password')} />
      {general && <FailureText failure={general} />}
      <Submit request={request} isComplete={isFilled}>
        {t('account.access.signUp.submit')}
      </Submit>
    </form>
  );
}

function ConfirmForm({ dispatch, calls, request, state }: StepProps) {
  const { t } = useTexts();
  const [typed, setTyped] = useState(state.username);
  const username = typed.trim();
  const [code, setCode] = useState('');
  const { form: ref, errorOf, general } = useFormFailure(request, ['username', 'code']);
  const isFilled = username !== '' && code !== '';
  const send = () => request.send((signal) => calls.confirm(username, code, signal), dispatch, codeFailureOf);
  const resend = () => {
    if (username !== '') request.send((signal) => calls.resendCode(username, signal), dispatch);
  };
  return (
    <form ref={ref} className="sign-in-form" noValidate onSubmit={submit(() => isFilled, send)}>
      <SentTo state={state} />
      <UsernameField
        prefilled={state.username}
        value={typed}
        onValue={setTyped}
        error={errorOf('username')}
      />
      <CodeField value={code} onValue={setCode} error={errorOf('code')} />
      {general && <FailureText failure={general} />}
      <Submit request={request} isComplete={isFilled}>
        {t('account.access.confirm.submit')}
      </Submit>
      <button type="button" className="text-button" onClick={resend}>
        {t('account.sendAgain')}
      </button>
    </form>
  );
}

function ForgottenForm({ dispatch, calls, request, state }: StepProps) {
  const { t } = useTexts();
  const [typed, setTyped] = useState(state.username);
  const username = typed.trim();
  const { form: ref, errorOf, general } = useFormFailure(request, ['username']);
  const isFilled = username !== '';
  const send = () => request.send((signal) => calls.sendResetCode(username, signal), dispatch);
  return (
    <form ref={ref} className="sign-in-form" noValidate onSubmit={submit(() => isFilled, send)}>
      <p>{t('account.access.forgotten.text')}</p>
      <UsernameField
        prefilled={state.username}
        value={typed}
        onValue={setTyped}
        error={errorOf('username')}
      />
      {general && <FailureText failure={general} />}
      <Submit request={request} isComplete={isFilled}>
        {t('account.access.forgotten.submit')}
      </Submit>
    </form>
  );
}

function ResetForm({ dispatch, calls, request, state }: StepProps) {
  const { t } = useTexts();
  const { username } = state;
  const [code, setCode] = useState('');
  const { form, setForm, check } = useNewPassword();
  const { form: ref, errorOf, general } = useFormFailure(request, ['code', 'new-password'], form.attempts);
  const send = () =>
    request.send(
      (signal) => calls.resetPassword({ username, code, password: form.password }, signal),
      dispatch,
    );
  return (
    <form ref={ref} className="sign-in-form" noValidate onSubmit={submit(() => check() && code !== '', send)}>
      <SentTo state={state} />
      {/* Password managers store the password under this name. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <CodeField value={code} onValue={setCode} error={errorOf('code')} />
      <NewPasswordFields form={form} onForm={setForm} error={errorOf('new-password')} />
      {general && <FailureText failure={general} />}
      <Submit request={request} isComplete={code !== ''}>
        {t('session.newPassword.submit')}
      </Submit>
      <p className="sign-in-links">
        <button
          type="button"
          className="text-button"
          onClick={() => request.send((signal) => calls.sendResetCode(username, signal), dispatch)}
        >
          {t('account.sendAgain')}
        </button>
        <button
          type="button"
          className="text-button"
          onClick={() => {
            request.reset();
            dispatch({ type: 'back' });
          }}
        >
          {t('account.access.otherName')}
        </button>
      </p>
    </form>
  );
}

/** Says where the code went, and announces a code that was sent again. */
function SentTo({ state: { step, destination, isSentAgain } }: Pick<StepProps, 'state'>) {
  const { t } = useTexts();
  const hasSent = step === 'reset' || destination !== undefined || isSentAgain;
  if (!hasSent) return <p>{t('account.access.confirm.text')}</p>;
  return (
    <output>
      {isSentAgain && `${t('account.sentAgain')} `}
      {destination === undefined ? t('account.sent') : t('account.sentTo', { destination })}
    </output>
  );
}
