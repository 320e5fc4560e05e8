// The first step of the sign-in: username and password, or a passkey, and the links to the screens of the account.
import { useEffect, useState, type ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { PasswordField, TextField } from '../../../ui/fields';
import type { SignInRun } from './sign-in-run';
import type { SignInFailure, SignInProgress } from './sign-in-state';
import { FormError, useSignInFailure } from './challenge-steps';

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
  // The browser has one passkey request at a time: a second call would abort the pending one. A person who has refused is not asked again.
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

/** The screens beside the sign-in that a person may need: they belong to the account. */
export interface AccessLinks {
  readonly forgotten: string;
  /** Undefined where nobody makes an account of their own. */
  readonly create: string | undefined;
  readonly confirm: string;
  /** Whether they open in a new tab, since the page that they stand on must not be left. */
  readonly inNewTab: boolean;
}

/** The hint is the same for all links, of which one step shows all there are. */
const hintId = 'sign-in-new-tab';

interface AccessLinkProps {
  readonly links: AccessLinks;
  readonly to: Exclude<keyof AccessLinks, 'inNewTab'>;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link from the sign-in to a screen of the account. */
export function AccessLink({ links, to, className, children }: AccessLinkProps) {
  const newTab = { target: '_blank', rel: 'noopener', 'aria-describedby': hintId };
  return (
    <a className={className} href={links[to]} {...(links.inNewTab ? newTab : {})}>
      {children}
    </a>
  );
}

/** Says where the links open; nothing where they open as any link does. */
export function NewTabHint({ links }: Pick<AccessLinkProps, 'links'>) {
  const { t } = useTexts();
  return links.inNewTab && <p id={hintId}>{t('session.again.newTab')}</p>;
}
