// The account page: what the provider knows about the person, and how they sign in (spec people §10).
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useResource } from '../../../platform/browser/use-resource';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { PasswordField, TextField } from '../../../ui/fields';
import { Dialog } from '../../../ui/Dialog';
import { failureOf, passwordFailureOf } from '../form/request-failure';
import {
  FailureText,
  type Report,
  RequestFailure,
  Submit,
  useFormFailure,
  useRequest,
} from '../form/request';
import { NewPasswordFields, useNewPassword } from '../form/session-fields';
import {
  type AccountDeps,
  deleteAccount,
  type SendWithToken,
  sendWithTokenOf,
  signOutEverywhere,
  type User,
} from './account-calls';
import { AccountCard } from './AccountCard';
import { Details } from './Details';
import { Devices } from './Devices';
import { Mfa } from './Mfa';
import '../session.css';

interface AccountProps {
  readonly deps: AccountDeps;
  /** Shown under the heading `Passkeys`, where the deployment has them. */
  readonly renderPasskeys?: (() => ReactNode) | undefined;
  readonly onDeleted: () => void;
}

export function Account({ deps, renderPasskeys, onDeleted }: AccountProps) {
  const { t } = useTexts();
  const { report, username } = deps;
  const send = useMemo(() => sendWithTokenOf(deps), [deps]);
  const { resource, reload } = useResource<User>(
    useCallback((signal) => send('GetUser', (AccessToken) => ({ AccessToken }), signal), [send]),
    { where: 'account: user' },
  );
  const isLoading = resource.name === 'loading';
  const user = resource.value;
  const shared = { send, report, onChanged: () => void reload() };
  return (
    <section className="account" aria-labelledby="account-title" aria-busy={isLoading}>
      <header>
        <h1 id="account-title" tabIndex={-1}>
          {t('account.title')}
        </h1>
        <p>{t('account.signedInAs', { username })}</p>
      </header>
      {user === undefined && isLoading && (
        <output className="account-card account-waiting">{t('account.loading')}</output>
      )}
      {resource.name === 'failed' && (
        <div className="account-card">
          <FailureText failure={failureOf(resource.error)} />
          <div className="account-actions">
            <Button primary onClick={() => void reload()}>
              {t('account.tryAgain')}
            </Button>
          </div>
        </div>
      )}
      <div className="account-columns">
        <div>
          {user && <Details user={user} {...shared} />}
          <ChangePassword username={username} send={send} report={report} />
        </div>
        <div>
          {user && <Mfa user={user} {...shared} />}
          <Devices deps={deps} />
          {renderPasskeys && (
            <AccountCard title={t('account.passkeys.title')}>{renderPasskeys()}</AccountCard>
          )}
          <SigningOut deps={deps} />
          <DeleteAccount deps={deps} onDeleted={onDeleted} />
        </div>
      </div>
    </section>
  );
}

/** Shown once the account is deleted. */
export function Goodbye({ homeHref }: { readonly homeHref: string }) {
  const { t } = useTexts();
  return (
    <section className="account" aria-labelledby="goodbye-title">
      <div className="account-card">
        <h1 id="goodbye-title" tabIndex={-1} ref={(heading) => heading?.focus()}>
          {t('account.goodbye.title')}
        </h1>
        <p>{t('account.goodbye.text')}</p>
        <a className="button button-primary" href={homeHref}>
          {t('account.goodbye.home')}
        </a>
      </div>
    </section>
  );
}

interface ChangePasswordProps {
  readonly username: string;
  readonly send: SendWithToken;
  readonly report: Report;
}

/** Changes the password (spec contract §3). A failure shows the provider's message (spec people §10). */
function ChangePassword({ username, send, report }: ChangePasswordProps) {
  const { t } = useTexts();
  const [previous, setPrevious] = useState('');
  const [isChanged, setChanged] = useState(false);
  const { form, setForm, check, clear } = useNewPassword();
  const request = useRequest(report, 'account: change password');
  const fields = ['current-password', 'new-password'] as const;
  const { form: ref, errorOf, general } = useFormFailure(request, fields, form.attempts);
  const change = () => {
    setChanged(false);
    request.send(
      (signal) =>
        send(
          'ChangePassword',
          (AccessToken) => ({
            AccessToken,
            PreviousPassword: previous,
            ProposedPassword: form.password,
          }),
          signal,
        ),
      () => {
        setPrevious('');
        clear();
        setChanged(true);
      },
      passwordFailureOf,
    );
  };
  return (
    <AccountCard
      title={t('account.password.title')}
      notice={isChanged ? t('account.password.changed') : undefined}
    >
      <form
        ref={ref}
        className="account-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (check() && previous !== '') change();
        }}
      >
        {/* Password managers store the password under this name. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          label={t('account.password.previous')}
          name="password"
          autoComplete="current-password"
          showLabel={t('session.signIn.showPassword')}
          value={previous}
          onValue={setPrevious}
          error={
            form.attempts > 0 && previous === ''
              ? t('session.newPassword.required')
              : errorOf('current-password')
          }
        />
        <NewPasswordFields form={form} onForm={setForm} error={errorOf('new-password')} />
        {general && <FailureText failure={general} />}
        <div className="account-actions">
          <Submit request={request}>{t('session.newPassword.submit')}</Submit>
        </div>
      </form>
    </AccountCard>
  );
}

// Ends the session here or everywhere, and deletes the account once its name was typed (spec people §10).

function SigningOut({ deps }: { readonly deps: AccountDeps }) {
  const { t } = useTexts();
  const request = useRequest(deps.report, 'account: sign out');
  return (
    <AccountCard title={t('account.signOut.title')}>
      <p>{t('account.signOut.text')}</p>
      <RequestFailure request={request} />
      <div className="account-actions">
        <Button primary onClick={() => void deps.session.signOut()}>
          {t('account.signOut.here')}
        </Button>
        <Button
          aria-disabled={request.isPending}
          onClick={() => request.send((signal) => signOutEverywhere(deps, signal), noop)}
        >
          {t('account.signOut.everywhere')}
        </Button>
      </div>
    </AccountCard>
  );
}

/** Signing out removes the page; there is nothing left to show. */
const noop = (): void => undefined;

interface DeletionProps {
  readonly deps: AccountDeps;
  /** Called before the session ends, so that the page can stay to say goodbye. */
  readonly onDeleted: () => void;
}

export function DeleteAccount({ deps, onDeleted }: DeletionProps) {
  const { t } = useTexts();
  const [isAsking, setAsking] = useState(false);
  const close = useCallback(() => setAsking(false), []);
  return (
    <AccountCard title={t('account.delete.title')}>
      <p>{t('account.delete.text')}</p>
      <div className="account-actions">
        <Button className="account-danger" onClick={() => setAsking(true)}>
          {t('account.delete.submit')}
        </Button>
      </div>
      {isAsking && <DeletionDialog deps={deps} onDeleted={onDeleted} onClose={close} />}
    </AccountCard>
  );
}

function DeletionDialog({ deps, onDeleted, onClose }: DeletionProps & { readonly onClose: () => void }) {
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  const request = useRequest(deps.report, 'account: delete');
  const isConfirmed = typed.trim() === deps.username;
  return (
    <Dialog
      title={t('account.delete.question')}
      closeLabel={t('app.close')}
      isBusy={request.isPending}
      onClose={onClose}
    >
      <form
        className="account-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isConfirmed) request.send((signal) => deleteAccount({ ...deps, onDeleted }, signal), noop);
        }}
      >
        <p>{t('account.delete.warning')}</p>
        <TextField
          label={t('account.delete.confirm', { username: deps.username })}
          name="confirm-username"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onValue={setTyped}
        />
        <RequestFailure request={request} />
        <div className="account-actions">
          <Button type="submit" className="account-danger" aria-disabled={request.isPending || !isConfirmed}>
            {request.isPending ? t('account.pending') : t('account.delete.submit')}
          </Button>
          <Button aria-disabled={request.isPending} onClick={() => request.isPending || onClose()}>
            {t('account.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
