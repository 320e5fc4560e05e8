// A new password and its repetition (spec contract §3).
import { useState } from 'react';
import { validateNewPassword } from './new-password';
import { useTexts } from '../../../platform/i18n/i18n';
import { PasswordField } from '../../../ui/form/PasswordField';

interface NewPasswordForm {
  readonly password: string;
  readonly repeated: string;
  /** Errors show after the first attempt: nobody has done anything wrong before. */
  readonly attempts: number;
}

const empty: NewPasswordForm = { password: '', repeated: '', attempts: 0 };

interface NewPasswordFieldsProps {
  readonly form: NewPasswordForm;
  readonly onForm: (form: NewPasswordForm) => void;
  /** Why the provider refused the password. */
  readonly error?: string | undefined;
}

/** Returns the two fields' state; `check` counts the attempt and returns whether the password may be sent. */
export function useNewPassword() {
  const [form, setForm] = useState(empty);
  const check = (): boolean => {
    setForm({ ...form, attempts: form.attempts + 1 });
    return validateNewPassword(form.password, form.repeated) === undefined;
  };
  return { form, setForm, check, clear: () => setForm(empty) };
}

export function NewPasswordFields({ form, onForm, error }: NewPasswordFieldsProps) {
  const { t } = useTexts();
  const failure = form.attempts > 0 ? validateNewPassword(form.password, form.repeated) : undefined;
  const shared = { autoComplete: 'new-password', showLabel: t('session.signIn.showPassword') } as const;
  return (
    <>
      <PasswordField
        {...shared}
        label={t('session.newPassword.password')}
        name="new-password"
        value={form.password}
        onValue={(password) => onForm({ ...form, password })}
        error={failure === 'new-password-required' ? t(`session.newPassword.${failure}`) : error}
      />
      <PasswordField
        {...shared}
        label={t('session.newPassword.repeat')}
        name="repeat-password"
        value={form.repeated}
        onValue={(repeated) => onForm({ ...form, repeated })}
        error={failure === 'passwords-must-match' ? t(`session.newPassword.${failure}`) : undefined}
      />
    </>
  );
}
