// What forms show of their request: why it failed, beside the field that it is about or below all of them (spec people §10), and the
// button that sends.
import { useEffect, useRef, type RefObject, type ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import type { ProviderFailure } from './provider-failure';
import type { FormRequest } from './use-request';
import { Button } from '../../../ui/Button';

/** A field that can be wrong; `value` is the field of a form for a single attribute. */
export type FormField = 'username' | 'email' | 'current-password' | 'new-password' | 'code' | 'value';

const fieldsByKind: { readonly [kind in ProviderFailure['kind']]?: readonly FormField[] } = {
  'wrong-code': ['code'],
  'expired-code': ['code'],
  'name-taken': ['username'],
  'unknown-user': ['username'],
};

const fieldsByCode = new Map<string, readonly FormField[]>(
  Object.entries({
    AliasExistsException: ['email', 'value'],
    CodeDeliveryFailureException: ['email', 'value'],
    InvalidParameterException: ['value'],
    InvalidPasswordException: ['new-password'],
    NotAuthorizedException: ['current-password'],
    PasswordHistoryPolicyViolationException: ['new-password'],
    UserLambdaValidationException: ['value'],
  }),
);

/** Returns which of a form's fields a failure is about; undefined when it is about none of them. */
export function fieldOf(failure: ProviderFailure, fields: readonly FormField[]): FormField | undefined {
  const about = failure.kind === 'refused' ? fieldsByCode.get(failure.code) : fieldsByKind[failure.kind];
  return about?.find((field) => fields.includes(field));
}

/**
 * Returns the ref of the form, the error text of a field, and the failure without a field. The ref moves the focus to the field with
 * the error. `refusedAttempts` counts the attempts that the form refused without a request.
 */
export function useFormFailure({ state }: FormRequest, fields: readonly FormField[], refusedAttempts = 0) {
  const textOf = useFailureText();
  const failure = state.name === 'failed' ? state.failure : undefined;
  const field = failure && fieldOf(failure, fields);
  return {
    form: useErrorFocus(failure, refusedAttempts),
    errorOf: (name: FormField) => (failure && field === name ? textOf(failure) : undefined),
    general: field === undefined ? failure : undefined,
  };
}

/** Returns the function that puts a failure into words. The provider's own message is shown as text only. */
function useFailureText(): (failure: ProviderFailure) => string {
  const { t } = useTexts();
  return (failure) => (failure.kind === 'refused' ? failure.message : t(`account.failure.${failure.kind}`));
}

/**
 * Returns the ref of a form. When its request has failed, or the form has refused an attempt to send it, the focus moves to the first
 * field with an error.
 */
export function useErrorFocus(failure: unknown, refusedAttempts = 0): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failure !== undefined || refusedAttempts > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure, refusedAttempts]);
  return form;
}

/** Announces why the request failed. */
export function RequestFailure({ request: { state } }: { readonly request: FormRequest }) {
  return state.name === 'failed' ? <FailureText failure={state.failure} /> : null;
}

export function FailureText({ failure }: { readonly failure: ProviderFailure }) {
  const textOf = useFailureText();
  return (
    <p className="form-error" role="alert">
      {textOf(failure)}
    </p>
  );
}

interface SubmitProps {
  readonly request: FormRequest;
  readonly isComplete?: boolean;
  readonly children: ReactNode;
}

/** Stays focusable while it cannot be used, so that nobody loses the place. */
export function Submit({ request, isComplete = true, children }: SubmitProps) {
  const { t } = useTexts();
  return (
    <Button primary type="submit" aria-disabled={request.isPending || !isComplete}>
      {request.isPending ? t('account.pending') : children}
    </Button>
  );
}
