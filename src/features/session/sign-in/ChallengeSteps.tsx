// The steps that ask for a code, for a choice, or whether to remember the device.
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { TextField } from '../../../ui/form/TextField';
import { AppSecret } from '../form/AppSecret';
import type { LoginRun } from './sign-in-run';
import type { Challenge, Login } from './state';
import { FormError, useLoginTrouble } from './Trouble';

interface StepProps<Name extends Challenge['name']> {
  readonly challenge: Extract<Challenge, { readonly name: Name }>;
  readonly login: Login;
  readonly run: LoginRun;
}

export function CodeStep({ challenge, login, run }: StepProps<'sms-code' | 'app-code' | 'question'>) {
  const { t } = useTexts();
  return (
    <>
      <p>{explanationOf(challenge, t)}</p>
      {challenge.name === 'question' ? (
        <CodeForm login={login} run={run} label={t('session.code.question.label')} />
      ) : (
        <CodeForm login={login} run={run} label={t('session.code.label')} isNumber />
      )}
    </>
  );
}

function explanationOf(
  challenge: StepProps<'sms-code' | 'app-code' | 'question'>['challenge'],
  t: ReturnType<typeof useTexts>['t'],
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
  readonly login: Login;
  readonly run: LoginRun;
  readonly label: string;
  readonly isNumber?: boolean;
}

function CodeForm({ login, run, label, isNumber = false }: CodeFormProps) {
  const { t } = useTexts();
  const [code, setCode] = useState('');
  const { form, fieldError, formError } = useLoginTrouble(login);
  // Codes are pasted with the spaces of the message that they came in.
  const entered = isNumber ? code.replace(/\s/g, '') : code.trim();
  return (
    <form
      ref={form}
      className="sign-in-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (entered !== '' && !login.isPending) run.sendCode(entered);
      }}
    >
      <TextField
        label={label}
        name="code"
        autoComplete={isNumber ? 'one-time-code' : 'off'}
        inputMode={isNumber ? 'numeric' : 'text'}
        required
        value={code}
        onValue={setCode}
        error={fieldError}
      />
      <FormError text={formError} />
      <Button primary type="submit" aria-disabled={login.isPending || entered === ''}>
        {login.isPending ? t('session.signIn.pending') : t('session.signIn.continue')}
      </Button>
    </form>
  );
}

export function ChooseMfa({ challenge, login, run }: StepProps<'choose-mfa'>) {
  const { t } = useTexts();
  const { fieldError, formError } = useLoginTrouble(login);
  return (
    <div className="sign-in-form">
      {challenge.choices.map((type) => (
        <Button key={type} aria-disabled={login.isPending} onClick={() => run.chooseMfa(type)}>
          {t(`session.choose.${type}`)}
        </Button>
      ))}
      <FormError text={fieldError ?? formError} />
    </div>
  );
}

export function SetUpMfa({ challenge, login, run }: StepProps<'set-up-mfa'>) {
  const { t } = useTexts();
  return (
    <>
      <p>{t('session.setUp.text')}</p>
      <AppSecret secret={challenge.secret} username={login.username} />
      <CodeForm login={login} run={run} label={t('session.code.label')} isNumber />
    </>
  );
}

export function RememberDevice({ login, run }: Pick<StepProps<never>, 'login' | 'run'>) {
  const { t } = useTexts();
  return (
    <div className="sign-in-form">
      <p>{t('session.device.text')}</p>
      <Button primary aria-disabled={login.isPending} onClick={() => run.rememberDevice(true)}>
        {t('session.device.yes')}
      </Button>
      <Button aria-disabled={login.isPending} onClick={() => run.rememberDevice(false)}>
        {t('session.device.no')}
      </Button>
    </div>
  );
}
