// The fields that the sign-in and the account's forms share: codes, the secret of an authenticator app, new passwords (spec contract
// §3), and the names of a person's attributes.
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import { TextField, PasswordField } from '../../../ui/fields';
import { QrCode } from '../../../ui/QrCode';
import '../session.css';

interface CodeFieldProps {
  readonly value: string;
  readonly onValue: (code: string) => void;
  readonly error?: string | undefined;
  readonly required?: boolean;
}

/** A code that was sent, or that an app shows. Codes are pasted with the spaces of the message that they came in. */
export function CodeField({ value, onValue, error, required }: CodeFieldProps) {
  const { t } = useTexts();
  return (
    <TextField
      label={t('session.code.label')}
      name="code"
      autoComplete="one-time-code"
      inputMode="numeric"
      required={required}
      value={value}
      onValue={(code) => onValue(code.replace(/\s/g, ''))}
      error={error}
    />
  );
}

interface AppSecretProps {
  readonly secret: string;
  readonly username: string;
}

/** Shows the secret that an authenticator app shares with the provider, as a picture to scan and as text to type. */
export function AppSecret({ secret, username }: AppSecretProps) {
  const { t } = useTexts();
  return (
    <div className="app-secret">
      <QrCode text={authenticatorAddress(secret, username)} label={t('session.setUp.picture')} />
      <p>
        {t('session.setUp.key')} <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
    </div>
  );
}

/** Returns the address that authenticator apps read from a QR code (the Key URI format of the otpauth scheme). */
export function authenticatorAddress(secret: string, username: string): string {
  const issuer = 'Bookworm';
  const parameters = new URLSearchParams({ secret, issuer });
  return `otpauth://totp/${issuer}:${encodeURIComponent(username)}?${parameters}`;
}

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

/** A new password and its repetition. */
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

/** 'New password is required.' and 'Passwords must match' (spec contract §3). */
type NewPasswordError = 'new-password-required' | 'passwords-must-match';

/** Returns why a new password must not be sent; undefined when it may be sent. */
export function validateNewPassword(newPassword: string, repeated: string): NewPasswordError | undefined {
  if (newPassword === '') return 'new-password-required';
  return newPassword === repeated ? undefined : 'passwords-must-match';
}

const named = ['name', 'given_name', 'family_name', 'email', 'phone_number', 'locale'] as const;

/** Returns the function that names an attribute in the language of the interface. */
export function useAttributeLabel(): (name: string) => string {
  const { t } = useTexts();
  return (name) => t(`session.attributes.${named.find((known) => known === name) ?? 'other'}`, { name });
}

const autoCompletes: Readonly<Record<string, string>> = {
  name: 'name',
  given_name: 'given-name',
  family_name: 'family-name',
  email: 'email',
  phone_number: 'tel',
};

/** Returns the `autocomplete` of an attribute's field; `off` for an attribute that browsers do not know. */
export function attributeAutoComplete(name: string): string {
  return (Object.hasOwn(autoCompletes, name) ? autoCompletes[name] : undefined) ?? 'off';
}
