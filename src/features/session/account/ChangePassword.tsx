// Changes the password (spec contract §3). A failure shows the provider's message (spec people §10).
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import { PasswordField } from '../../../ui/form/PasswordField';
import { NewPasswordFields, useNewPassword } from '../form/session-fields';
import { passwordFailureOf } from '../form/provider-failure';
import { Submit, FailureText, useFormFailure } from '../form/request-parts';
import { useRequest, type Report } from '../form/use-request';
import type { SendWithToken } from './account-calls';
import { Card } from './Card';

interface ChangePasswordProps {
  readonly username: string;
  readonly send: SendWithToken;
  readonly report: Report;
}

export function ChangePassword({ username, send, report }: ChangePasswordProps) {
  const { t } = useTexts();
  const [previous, setPrevious] = useState('');
  const [isChanged, setChanged] = useState(false);
  const { form, setForm, check, clear } = useNewPassword();
  const request = useRequest(report, 'account: change password');
  const fields = ['current-password', 'new-password'] as const;
  const { form: ref, errorOf, general } = useFormFailure(request, fields, form.attempts);
  const change = () => {
    setChanged(false);
    request.send(
      (signal) =>
        send(
          'ChangePassword',
          (AccessToken) => ({
            AccessToken,
            PreviousPassword: previous,
            ProposedPassword: form.password,
          }),
          signal,
        ),
      () => {
        setPrevious('');
        clear();
        setChanged(true);
      },
      passwordFailureOf,
    );
  };
  return (
    <Card title={t('account.password.title')} notice={isChanged ? t('account.password.changed') : undefined}>
      <form
        ref={ref}
        className="account-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (check() && previous !== '') change();
        }}
      >
        {/* Password managers store the password under this name. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          label={t('account.password.previous')}
          name="password"
          autoComplete="current-password"
          showLabel={t('session.signIn.showPassword')}
          value={previous}
          onValue={setPrevious}
          error={
            form.attempts > 0 && previous === ''
              ? t('session.newPassword.required')
              : errorOf('current-password')
          }
        />
        <NewPasswordFields form={form} onForm={setForm} error={errorOf('new-password')} />
        {general && <FailureText failure={general} />}
        <div className="account-actions">
          <Submit request={request}>{t('session.newPassword.submit')}</Submit>
        </div>
      </form>
    </Card>
  );
}
