// The first step of the sign-in: username and password, or a passkey.
import { useEffect, useState } from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { PasswordField } from '../../../ui/form/PasswordField';
import { TextField } from '../../../ui/form/TextField';
import type { SignInRun } from './sign-in-run';
import type { SignInFailure, SignInProgress } from './state';
import { AccessLink, NewTabHint, type AccessLinks } from './AccessLink';
import { FormError, useSignInFailure } from './FormError';

interface CredentialsProps {
  readonly progress: SignInProgress;
  readonly run: SignInRun;
  readonly hasPasskeys: boolean;
  readonly links: AccessLinks;
}

/** One form for both, so that password managers recognise it. */
export function Credentials({ progress, run, hasPasskeys, links }: CredentialsProps) {
  const { t } = useTexts();
  const [username, setUsername] = useState(progress.username);
  const [password, setPassword] = useState('');
  const [byPassword, setByPassword] = useState(!hasPasskeys);
  const { isPending } = progress;
  const { form, fieldError, formError } = useSignInFailure(progress);
  // Only a person who is known before they type can be offered their passkey: the provider asks for the name first.
  const known = hasPasskeys ? progress.username : '';
  // The browser has one passkey request at a time: an offer would end the one of what was sent. Whoever refused theirs is not asked again.
  const mayOffer = known !== '' && !isPending && !isOfPasskey(progress.failure);
  useEffect(() => (mayOffer ? run.offerPasskey(known) : undefined), [run, known, mayOffer]);
  const isComplete = username.trim() !== '' && (!byPassword || password !== '');
  const send = () => {
    if (isPending || !isComplete) return;
    if (byPassword) run.signIn(username.trim(), password);
    else run.signInWithPasskey(username.trim());
  };
  const passkey = t('session.signIn.withPasskey');
  return (
    <>
      <p>{t('session.signIn.intro')}</p>
      <form
        ref={form}
        className="sign-in-form"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <TextField
          label={t('session.signIn.username')}
          name="username"
          autoComplete={hasPasskeys ? 'username webauthn' : 'username'}
          autoCapitalize="none"
          spellCheck={false}
          required
          data-prefilled={progress.username}
          value={username}
          onValue={setUsername}
          error={byPassword ? undefined : fieldError}
        />
        {byPassword && (
          <PasswordField
            label={t('session.signIn.password')}
            name="password"
            autoComplete="current-password"
            required
            showLabel={t('session.signIn.showPassword')}
            value={password}
            onValue={setPassword}
            error={fieldError}
          />
        )}
        <FormError text={formError} />
        <Button primary type="submit" aria-disabled={isPending || !isComplete}>
          {isPending ? t('session.signIn.pending') : byPassword ? t('session.signIn.submit') : passkey}
        </Button>
        {hasPasskeys && (
          <Button onClick={() => setByPassword(!byPassword)}>
            {byPassword ? passkey : t('session.signIn.withPassword')}
          </Button>
        )}
      </form>
      <p className="sign-in-links">
        <AccessLink links={links} to="forgotten">
          {t('session.signIn.forgotten')}
        </AccessLink>
        {links.create !== undefined && (
          <AccessLink links={links} to="create">
            {t('session.signIn.create')}
          </AccessLink>
        )}
      </p>
      <NewTabHint links={links} />
    </>
  );
}

const isOfPasskey = (failure: SignInFailure | undefined): boolean =>
  failure?.kind === 'passkey-cancelled' || failure?.kind === 'no-passkey';
