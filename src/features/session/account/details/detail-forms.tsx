// The forms that change a detail and that ask for the code which was sent there.
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n/i18n';
import { Button } from '../../../../ui/Button';
import { TextField } from '../../../../ui/form/TextField';
import { CodeField } from '../../form/session-fields';
import { codeFailureOf } from '../../form/provider-failure';
import { Submit, FailureText, useFormFailure } from '../../form/request-parts';
import type { FormRequest } from '../../form/use-request';
import type { Detail } from './state';

interface FormProps {
  readonly label: string;
  readonly request: FormRequest;
  readonly onCancel: () => void;
}

interface EditDetailProps extends FormProps {
  readonly detail: Detail;
  readonly autoComplete: string;
  readonly onSave: (value: string) => void;
}

export function EditDetail({ detail, label, autoComplete, request, onSave, onCancel }: EditDetailProps) {
  const { t } = useTexts();
  const [value, setValue] = useState(detail.value);
  const { form, errorOf, general } = useFormFailure(request, ['value']);
  const entered = value.trim();
  return (
    <form
      ref={form}
      className="account-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (entered !== '') onSave(entered);
      }}
    >
      <TextField
        label={label}
        name={detail.name}
        autoComplete={autoComplete}
        hint={detail.name === 'phone_number' ? t('account.details.phoneHint') : undefined}
        data-takes-focus
        data-prefilled={detail.value}
        value={value}
        onValue={setValue}
        error={errorOf('value')}
      />
      {general && <FailureText failure={general} />}
      <div className="account-actions">
        <Submit request={request} isComplete={entered !== ''}>
          {t('account.save')}
        </Submit>
        <Button onClick={onCancel}>{t('account.cancel')}</Button>
      </div>
    </form>
  );
}

interface VerifyDetailProps extends FormProps {
  readonly destination: string | undefined;
  readonly onCode: (code: string, readFailure: typeof codeFailureOf) => void;
  readonly onResend: () => void;
}

export function VerifyDetail({ label, destination, request, onCode, onResend, onCancel }: VerifyDetailProps) {
  const { t } = useTexts();
  const [code, setCode] = useState('');
  const { form, errorOf, general } = useFormFailure(request, ['code']);
  return (
    <form
      ref={form}
      className="account-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code !== '') onCode(code, codeFailureOf);
      }}
    >
      <p tabIndex={-1} data-takes-focus>
        <span className="account-label">{label}</span>{' '}
        {destination === undefined ? t('account.sent') : t('account.sentTo', { destination })}
      </p>
      <CodeField value={code} onValue={setCode} error={errorOf('code')} />
      {general && <FailureText failure={general} />}
      <div className="account-actions">
        <Submit request={request} isComplete={code !== ''}>
          {t('account.details.verify')}
        </Submit>
        <Button aria-disabled={request.isPending} onClick={onResend}>
          {t('account.sendAgain')}
        </Button>
        <Button onClick={onCancel}>{t('account.cancel')}</Button>
      </div>
    </form>
  );
}
