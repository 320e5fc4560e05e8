// The step that demands a new password, with the details that the provider requires (spec contract §3).
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { TextField } from '../../../ui/form/TextField';
import { NewPasswordFields, useNewPassword } from '../form/NewPasswordFields';
import { attributeAutoComplete, useAttributeLabel } from '../form/attribute-label';
import type { SignInRun } from './sign-in-run';
import type { Challenge, SignInProgress } from './state';
import { FormError, useSignInFailure } from './FormError';

interface NewPasswordProps {
  readonly challenge: Extract<Challenge, { readonly name: 'new-password' }>;
  readonly progress: SignInProgress;
  readonly run: SignInRun;
}

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
