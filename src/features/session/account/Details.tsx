// The person's details: shown, changed by a form, removed, and verified by a code that is sent there (spec people §10).
import { useId, useReducer, useState } from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { attributeAutoComplete, useAttributeLabel, CodeField } from '../form/session-fields';
import {
  FailureText,
  type FormRequest,
  type Report,
  RequestFailure,
  Submit,
  useFormFailure,
  useRequest,
} from '../form/request';
import {
  type SendWithToken,
  type User,
  removeDetail,
  saveDetail,
  sendDetailCode,
  verifyDetail,
  detailsOf,
  detailsReducer,
  type Detail,
  type DetailsAction,
} from './account-calls';
import { AccountCard, useFormFocus } from './AccountCard';
import { TextField } from '../../../ui/fields';
import { codeFailureOf } from '../form/request-failure';

interface DetailsProps {
  readonly user: User;
  readonly send: SendWithToken;
  readonly onChanged: () => void;
  readonly report: Report;
}

export function Details({ user, send, onChanged, report }: DetailsProps) {
  const { t } = useTexts();
  const [state, dispatch] = useReducer(detailsReducer, {});
  const labelOf = useAttributeLabel();
  const request = useRequest(report, 'account: details');
  const container = useFormFocus(state.open?.name, state.open?.form);
  const { open, notice } = state;
  const done = (action: DetailsAction) => {
    dispatch(action);
    onChanged();
  };
  const show = (action: DetailsAction) => {
    request.reset();
    // The provider may have processed the pending request all the same.
    if (request.isPending) onChanged();
    dispatch(action);
  };
  return (
    <AccountCard
      title={t('account.details.title')}
      notice={notice && t(`account.details.${notice.kind}`, { name: labelOf(notice.name) })}
    >
      <ul className="account-list" ref={container}>
        {detailsOf(user.UserAttributes).map((detail) => {
          const { name } = detail;
          if (open?.name !== name)
            return (
              <Row
                key={name}
                detail={detail}
                request={request}
                onEdit={() => show({ type: 'edit', name })}
                onRemove={() => request.send((signal) => removeDetail(send, name, signal), done)}
                onVerify={() => request.send((signal) => sendDetailCode(send, name, signal), dispatch)}
              />
            );
          const cancel = () => show({ type: 'cancel' });
          return (
            <li key={name}>
              {open.form === 'edit' ? (
                <EditDetail
                  detail={detail}
                  label={labelOf(name)}
                  autoComplete={attributeAutoComplete(name)}
                  request={request}
                  onSave={(value) =>
                    request.send((signal) => saveDetail(send, { name, value }, signal), done)
                  }
                  onCancel={cancel}
                />
              ) : (
                <VerifyDetail
                  label={labelOf(name)}
                  destination={open.destination}
                  request={request}
                  onCode={(code, readFailure) =>
                    request.send((signal) => verifyDetail(send, { name, code }, signal), done, readFailure)
                  }
                  onResend={() => request.send((signal) => sendDetailCode(send, name, signal), dispatch)}
                  onCancel={cancel}
                />
              )}
            </li>
          );
        })}
      </ul>
      {open === undefined && <RequestFailure request={request} />}
    </AccountCard>
  );
}

interface RowProps {
  readonly detail: Detail;
  readonly request: FormRequest;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onVerify: () => void;
}

function Row({ detail: { name, value, isVerified }, request, onEdit, onRemove, onVerify }: RowProps) {
  const { t } = useTexts();
  const label = useAttributeLabel()(name);
  const id = useId();
  return (
    <li data-row={name}>
      <div className="account-row">
        <p id={id}>
          <span className="account-label">{label}</span> {value || t('account.details.empty')}
          {isVerified !== undefined && (
            <span className="account-mark" data-good={isVerified}>
              {t(isVerified ? 'account.details.isVerified' : 'account.details.isNotVerified')}
            </span>
          )}
        </p>
        <div className="account-actions">
          {isVerified === false && (
            <Button aria-describedby={id} aria-disabled={request.isPending} onClick={onVerify}>
              {t('account.details.verify')}
            </Button>
          )}
          <Button aria-describedby={id} data-opens onClick={onEdit}>
            {t(value === '' ? 'account.details.add' : 'account.details.edit')}
          </Button>
          {value !== '' && (
            <Button aria-describedby={id} aria-disabled={request.isPending} onClick={onRemove}>
              {t('account.details.remove')}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

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

function EditDetail({ detail, label, autoComplete, request, onSave, onCancel }: EditDetailProps) {
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

function VerifyDetail({ label, destination, request, onCode, onResend, onCancel }: VerifyDetailProps) {
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
