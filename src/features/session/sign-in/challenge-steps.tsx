// The steps that ask for a code, for a choice, or whether to remember the device.
import { useState } from 'react';
import { useTexts, type Translate } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { TextField } from '../../../ui/form/TextField';
import { AppSecret } from '../form/AppSecret';
import { CodeField } from '../form/CodeField';
import type { SignInRun } from './sign-in-run';
import type { Challenge, SignInProgress } from './state';
import { FormError, useSignInFailure } from './FormError';

interface StepProps<Name extends Challenge['name']> {
  readonly challenge: Extract<Challenge, { readonly name: Name }>;
  readonly progress: SignInProgress;
  readonly run: SignInRun;
}

export function CodeStep({ challenge, progress, run }: StepProps<'sms-code' | 'app-code' | 'question'>) {
  const { t } = useTexts();
  return (
    <>
      <p>{explanationOf(challenge, t)}</p>
      {challenge.name === 'question' ? (
        <CodeForm progress={progress} run={run} isAnswer />
      ) : (
        <CodeForm progress={progress} run={run} />
      )}
    </>
  );
}

function explanationOf(
  challenge: StepProps<'sms-code' | 'app-code' | 'question'>['challenge'],
  t: Translate,
): string {
  switch (challenge.name) {
    case 'sms-code': {
      const { destination } = challenge;
      return destination ? t('session.code.sms.text', { destination }) : t('session.code.sms.unknown');
    }
    case 'app-code': {
      const { device } = challenge;
      return device ? t('session.code.app.text', { device }) : t('session.code.app.unknown');
    }
    case 'question':
      return challenge.question ?? t('session.code.question.text');
  }
}

interface CodeFormProps {
  readonly progress: SignInProgress;
  readonly run: SignInRun;
  /** The answer to the person's own question, in place of a code. */
  readonly isAnswer?: boolean;
}

function CodeForm({ progress, run, isAnswer = false }: CodeFormProps) {
  const { t } = useTexts();
  const [code, setCode] = useState('');
  const { form, fieldError, formError } = useSignInFailure(progress);
  const entered = code.trim();
  return (
    <form
      ref={form}
      className="sign-in-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (entered !== '' && !progress.isPending) run.sendCode(entered);
      }}
    >
      {isAnswer ? (
        <TextField
          label={t('session.code.question.label')}
          name="code"
          autoComplete="off"
          required
          value={code}
          onValue={setCode}
          error={fieldError}
        />
      ) : (
        <CodeField value={code} onValue={setCode} error={fieldError} required />
      )}
      <FormError text={formError} />
      <Button primary type="submit" aria-disabled={progress.isPending || entered === ''}>
        {progress.isPending ? t('session.signIn.pending') : t('session.signIn.continue')}
      </Button>
    </form>
  );
}

export function ChooseMfa({ challenge, progress, run }: StepProps<'choose-mfa'>) {
  const { t } = useTexts();
  const { fieldError, formError } = useSignInFailure(progress);
  return (
    <div className="sign-in-form">
      {challenge.choices.map((type) => (
        <Button key={type} aria-disabled={progress.isPending} onClick={() => run.chooseMfa(type)}>
          {t(`session.choose.${type}`)}
        </Button>
      ))}
      <FormError text={fieldError ?? formError} />
    </div>
  );
}

export function SetUpMfa({ challenge, progress, run }: StepProps<'set-up-mfa'>) {
  const { t } = useTexts();
  return (
    <>
      <p>{t('session.setUp.text')}</p>
      <AppSecret secret={challenge.secret} username={progress.username} />
      <CodeForm progress={progress} run={run} />
    </>
  );
}

export function RememberDevice({ progress, run }: Pick<StepProps<never>, 'progress' | 'run'>) {
  const { t } = useTexts();
  return (
    <div className="sign-in-form">
      <p>{t('session.device.text')}</p>
      <Button primary aria-disabled={progress.isPending} onClick={() => run.rememberDevice(true)}>
        {t('session.device.yes')}
      </Button>
      <Button aria-disabled={progress.isPending} onClick={() => run.rememberDevice(false)}>
        {t('session.device.no')}
      </Button>
    </div>
  );
}
