// The steps that ask for a code, a choice, a new password, or whether to remember the device, and the reason to repeat a step.
import { useState } from 'react';
import { useTexts, type Translate } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { TextField } from '../../../ui/fields';
import {
  AppSecret,
  CodeField,
  NewPasswordFields,
  useNewPassword,
  attributeAutoComplete,
  useAttributeLabel,
} from '../form/session-fields';
import type { SignInRun } from './sign-in-run';
import type { Challenge, SignInProgress, SignInFailure } from './sign-in-state';
import { useErrorFocus } from '../form/request';

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

interface NewPasswordProps {
  readonly challenge: Extract<Challenge, { readonly name: 'new-password' }>;
  readonly progress: SignInProgress;
  readonly run: SignInRun;
}

/** Demands a new password, with the details that the provider requires (spec contract §3). */
export function NewPassword({ challenge, progress, run }: NewPasswordProps) {
  const { t } = useTexts();
  const labelOf = useAttributeLabel();
  const { form, setForm, check } = useNewPassword();
  const [attributes, setAttributes] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(challenge.required.map((name) => [name, challenge.attributes[name] ?? ''])),
  );
  const { form: ref, fieldError, formError } = useSignInFailure(progress, form.attempts);
  const isComplete = challenge.required.every((name) => attributes[name] !== '');
  return (
    <form
      ref={ref}
      className="sign-in-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (check() && isComplete && !progress.isPending) run.setNewPassword(form.password, attributes);
      }}
    >
      <p>{t('session.newPassword.text')}</p>
      {/* Password managers store the password under this name. */}
      <input type="text" name="username" autoComplete="username" value={progress.username} readOnly hidden />
      <NewPasswordFields form={form} onForm={setForm} error={fieldError} />
      {challenge.required.map((name) => (
        <TextField
          key={name}
          label={labelOf(name)}
          name={name}
          autoComplete={attributeAutoComplete(name)}
          value={attributes[name] ?? ''}
          onValue={(value) => setAttributes((before) => ({ ...before, [name]: value }))}
          error={form.attempts > 0 && attributes[name] === '' ? t('session.newPassword.required') : undefined}
        />
      ))}
      <FormError text={formError} />
      <Button primary type="submit" aria-disabled={progress.isPending}>
        {progress.isPending ? t('session.signIn.pending') : t('session.newPassword.submit')}
      </Button>
    </form>
  );
}

/** The failures that are about the step's last field; the others are about no field. */
const fieldFailures: readonly SignInFailure['kind'][] = [
  'wrong-credentials',
  'wrong-code',
  'expired-code',
  'password-refused',
];

/**
 * Returns the ref of the step's form, which focuses the field with the error, and the sentence for the field or for the form.
 * The provider's own message is shown as text only. `refusedAttempts` counts those that were refused without a request.
 */
export function useSignInFailure({ step, failure, isPending }: SignInProgress, refusedAttempts = 0) {
  const { t } = useTexts();
  const shown = isPending ? undefined : failure;
  const form = useErrorFocus(shown, refusedAttempts);
  if (shown === undefined) return { form };
  const kind = shown.kind === 'wrong-code' && step.name === 'question' ? 'wrong-answer' : shown.kind;
  const text =
    kind === 'password-refused' ? 'message' in shown && shown.message : t(`session.failure.${kind}`);
  return fieldFailures.includes(shown.kind)
    ? { form, fieldError: text || undefined }
    : { form, formError: text || undefined };
}

/** Announces a failure that is about no field. */
export function FormError({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p className="form-error" role="alert">
      {text}
    </p>
  );
}
