// The step that demands a new password, with the details that the provider requires (spec contract §3).
import { useState } from 'react';
import { newPasswordTrouble, type NewPasswordTrouble } from '../../../contract/session/new-password';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { PasswordField } from '../../../ui/form/PasswordField';
import { TextField } from '../../../ui/form/TextField';
import type { LoginRun } from './login-run';
import type { Challenge, Login } from './state';
import { Trouble } from './Trouble';

interface NewPasswordProps {
  readonly challenge: Extract<Challenge, { readonly name: 'new-password' }>;
  readonly login: Login;
  readonly run: LoginRun;
}

export function NewPassword({ challenge, login, run }: NewPasswordProps) {
  const { t } = useTexts();
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [attributes, setAttributes] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(challenge.required.map((name) => [name, challenge.attributes[name] ?? ''])),
  );
  // Errors show after the first attempt: nobody has done anything wrong before.
  const [isTried, setTried] = useState(false);
  const trouble = newPasswordTrouble(password, repeated);
  const isComplete = challenge.required.every((name) => attributes[name] !== '');
  const errorOf = (kind: NewPasswordTrouble) =>
    isTried && trouble === kind ? t(`session.newPassword.${kind}`) : undefined;
  return (
    <form
      className="sign-in-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (trouble === undefined && isComplete && !login.isPending) run.setNewPassword(password, attributes);
      }}
    >
      <p>{t('session.newPassword.text')}</p>
      {/* Password managers store the password under this name. */}
      <input type="text" name="username" autoComplete="username" value={login.username} readOnly hidden />
      <PasswordField
        label={t('session.newPassword.password')}
        name="new-password"
        autoComplete="new-password"
        showLabel={t('session.signIn.showPassword')}
        value={password}
        onValue={setPassword}
        error={errorOf('new-password-required')}
      />
      <PasswordField
        label={t('session.newPassword.repeat')}
        name="repeat-password"
        autoComplete="new-password"
        showLabel={t('session.signIn.showPassword')}
        value={repeated}
        onValue={setRepeated}
        error={errorOf('passwords-must-match')}
      />
      {challenge.required.map((name) => (
        <TextField
          key={name}
          label={t(`session.attributes.${attributeText(name)}`, { name })}
          name={name}
          autoComplete={autoCompletes[name] ?? 'off'}
          value={attributes[name] ?? ''}
          onValue={(value) => setAttributes((before) => ({ ...before, [name]: value }))}
          error={isTried && attributes[name] === '' ? t('session.newPassword.required') : undefined}
        />
      ))}
      <Trouble login={login} />
      <Button primary type="submit" aria-disabled={login.isPending}>
        {login.isPending ? t('session.signIn.pending') : t('session.newPassword.submit')}
      </Button>
    </form>
  );
}

const namedAttributes = ['name', 'given_name', 'family_name', 'email', 'phone_number', 'locale'] as const;

function attributeText(name: string): (typeof namedAttributes)[number] | 'other' {
  return namedAttributes.find((named) => named === name) ?? 'other';
}

const autoCompletes: Readonly<Record<string, string>> = {
  name: 'name',
  given_name: 'given-name',
  family_name: 'family-name',
  email: 'email',
  phone_number: 'tel',
};
