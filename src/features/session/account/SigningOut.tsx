// Ends the session here or everywhere, and deletes the account once its name was typed (spec people §10).
import { useCallback, useState } from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { TextField } from '../../../ui/fields';
import { RequestFailure } from '../form/request-parts';
import { useRequest } from '../form/use-request';
import { deleteAccount, signOutEverywhere, type AccountDeps } from './account-calls';
import { AccountCard } from './AccountCard';

export function SigningOut({ deps }: { readonly deps: AccountDeps }) {
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
