// Ties the failure of a form's request to the field that it is about (spec people §10).
import { useTexts } from '../../../platform/i18n/i18n';
import type { ProviderFailure } from './provider-failure';
import { useErrorFocus } from './use-error-focus';
import type { FormRequest } from './use-request';

/** A field that can be wrong; `value` is the one that a form is about. */
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
 * Returns the ref of the form, which focuses the field that a failure is about, the error of a field, and the failure that is
 * about none. `refusedAttempts` counts those that were refused without a request.
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
export function useFailureText(): (failure: ProviderFailure) => string {
  const { t } = useTexts();
  return (failure) => (failure.kind === 'refused' ? failure.message : t(`account.failure.${failure.kind}`));
}
