// The account page: what the provider knows about the person, and how they sign in (spec people §10).
import { useCallback, useMemo, type ReactNode } from 'react';
import { useResource } from '../../../platform/browser/use-resource';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { failureOf } from '../form/provider-failure';
import { FailureText } from '../form/request-parts';
import { sendWithTokenOf, type AccountDeps, type User } from './account-calls';
import { Card } from './Card';
import { ChangePassword } from './ChangePassword';
import { Details } from './details/Details';
import { Devices } from './devices/Devices';
import { Mfa } from './mfa/Mfa';
import { DeleteAccount, SigningOut } from './SigningOut';
import './account.css';

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
          {renderPasskeys && <Card title={t('account.passkeys.title')}>{renderPasskeys()}</Card>}
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
