// Signs a person in, step by step (spec people §9). Stores no token.
import { type ReactNode, useEffect, useId, useState } from 'react';
import { type Translate, useTexts } from '../../../platform/i18n/i18n';
import { SpeechBubble } from '../../../ui/drawings/Guide';
import { useFocusOnStep } from '../../../ui/move-focus';
import { useReadable } from '../../../ui/use-readable';
import { Button } from '../../../ui/Button';
import { PasswordField, TextField } from '../../../ui/fields';
import {
  ChooseMfa,
  CodeStep,
  FormError,
  NewPassword,
  RememberDevice,
  SetUpMfa,
  useSignInFailure,
} from './challenge-steps';
import { createSignInRun, type SignInRun, type SignInRunDeps } from './sign-in-run';
import { type SignInFailure, type SignInProgress, signInStateOf } from './sign-in-state';
import '../session.css';

interface SignInProps {
  /** Read once. */
  readonly deps: SignInRunDeps;
  /** Prefills the field. */
  readonly username?: string | undefined;
  /** Whether people sign in with passkeys here; the password then stands behind a button (spec people §9). */
  readonly hasPasskeys: boolean;
  readonly links: AccessLinks;
}

export function SignIn({ deps, username, hasPasskeys, links }: SignInProps) {
  const { t } = useTexts();
  const [run] = useState(() => createSignInRun(deps, username));
  const progress = useReadable(run);
  const titleId = useId();
  const section = useFocusOnStep<HTMLElement>(progress.step.name);
  useEffect(() => run.open(), [run]);
  return (
    <section
      className="sign-in"
      aria-labelledby={titleId}
      aria-busy={progress.isPending}
      data-login-state={signInStateOf(progress)}
      ref={section}
    >
      <h1 id={titleId} tabIndex={-1} data-takes-focus>
        {titleOf(progress, t)}
      </h1>
      <Step progress={progress} run={run} hasPasskeys={hasPasskeys} links={links} />
      {progress.step.name !== 'credentials' && !progress.hasTokens && (
        <button type="button" className="text-button" onClick={run.beginAgain}>
          {t('session.signIn.again')}
        </button>
      )}
    </section>
  );
}

function titleOf({ step }: SignInProgress, t: Translate): string {
  switch (step.name) {
    case 'credentials':
    case 'signed-in':
      return t('session.signIn.title');
    case 'new-password':
      return t('session.newPassword.title');
    case 'sms-code':
      return t('session.code.sms.title');
    case 'app-code':
      return t('session.code.app.title');
    case 'question':
      return t('session.code.question.title');
    case 'choose-mfa':
      return t('session.choose.title');
    case 'set-up-mfa':
      return t('session.setUp.title');
    case 'passkey':
      return t('session.passkey.title');
    case 'remember-device':
      return t('session.device.title');
    case 'reset-password':
      return t('session.reset.title');
    case 'confirm-account':
      return t('session.confirm.title');
  }
}

interface StepProps extends Pick<SignInProps, 'hasPasskeys' | 'links'> {
  readonly progress: SignInProgress;
  readonly run: SignInRun;
}

function Step({ progress, run, hasPasskeys, links }: StepProps): ReactNode {
  const { t } = useTexts();
  const { step } = progress;
  switch (step.name) {
    case 'credentials':
      return <Credentials progress={progress} run={run} hasPasskeys={hasPasskeys} links={links} />;
    case 'new-password':
      return <NewPassword challenge={step} progress={progress} run={run} />;
    case 'sms-code':
    case 'app-code':
    case 'question':
      return <CodeStep key={step.name} challenge={step} progress={progress} run={run} />;
    case 'choose-mfa':
      return <ChooseMfa challenge={step} progress={progress} run={run} />;
    case 'set-up-mfa':
      return <SetUpMfa challenge={step} progress={progress} run={run} />;
    case 'remember-device':
      return <RememberDevice progress={progress} run={run} />;
    case 'passkey':
      return <p>{t('session.passkey.text')}</p>;
    case 'reset-password':
      return (
        <SpeechBubble mood="neutral">
          <p>{t('session.reset.text')}</p>
          <AccessLink className="button button-primary" links={links} to="forgotten">
            {t('session.reset.start')}
          </AccessLink>
          <NewTabHint links={links} />
        </SpeechBubble>
      );
    case 'confirm-account':
      return (
        <SpeechBubble mood="neutral">
          <p>{t('session.confirm.text')}</p>
          <AccessLink className="button button-primary" links={links} to="confirm">
            {t('session.confirm.start')}
          </AccessLink>
          <NewTabHint links={links} />
        </SpeechBubble>
      );
    case 'signed-in':
      return null;
  }
}

// The first step of the sign-in: username and password, or a passkey, and the links to the screens of the account.

interface CredentialsProps {
  readonly progress: SignInProgress;
  readonly run: SignInRun;
  readonly hasPasskeys: boolean;
  readonly links: AccessLinks;
}

/** One form for both, so that password managers recognise it. */
function Credentials({ progress, run, hasPasskeys, links }: CredentialsProps) {
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
interface AccessLinks {
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
function AccessLink({ links, to, className, children }: AccessLinkProps) {
  const newTab = { target: '_blank', rel: 'noopener', 'aria-describedby': hintId };
  return (
    <a className={className} href={links[to]} {...(links.inNewTab ? newTab : {})}>
      {children}
    </a>
  );
}

/** Says where the links open; nothing where they open as any link does. */
function NewTabHint({ links }: Pick<AccessLinkProps, 'links'>) {
  const { t } = useTexts();
  return links.inNewTab && <p id={hintId}>{t('session.again.newTab')}</p>;
}
