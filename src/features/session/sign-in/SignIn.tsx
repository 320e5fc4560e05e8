// Signs a person in, step by step (spec people §9). Stores no token.
import { useEffect, useId, useState, type ReactNode } from 'react';
import { useTexts, type Translate } from '../../../platform/i18n/i18n';
import { SpeechBubble } from '../../../ui/drawings/Guide';
import { useFocusOnStep } from '../../../ui/move-focus';
import { AccessLink, NewTabHint, type AccessLinks, Credentials } from './Credentials';
import { ChooseMfa, CodeStep, RememberDevice, SetUpMfa, NewPassword } from './challenge-steps';
import { createSignInRun, type SignInRun, type SignInRunDeps } from './sign-in-run';
import { signInStateOf, type SignInProgress } from './sign-in-state';
import './sign-in.css';
import { useReadable } from '../../../ui/use-readable';

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
