// Ties the failure of a form's request to the field that it is about (spec people §10).
import { useTexts } from '../../../platform/i18n/i18n';
import type { ProviderTrouble } from './provider-failure';
import { useErrorFocus } from './use-error-focus';
import type { FormRequest } from './use-request';

/** A field that can be wrong; `value` is the one that a form is about. */
export type FormField = 'username' | 'email' | 'current-password' | 'new-password' | 'code' | 'value';

const fieldsByKind: { readonly [kind in ProviderTrouble['kind']]?: readonly FormField[] } = {
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
export function fieldOf(trouble: ProviderTrouble, fields: readonly FormField[]): FormField | undefined {
  const about = trouble.kind === 'refused' ? fieldsByCode.get(trouble.code) : fieldsByKind[trouble.kind];
  return about?.find((field) => fields.includes(field));
}

/**
 * Returns the ref of the form, which focuses the field that a failure is about, the error of a field, and the failure that is
 * about none. `refusedAttempts` counts those that were refused without a request.
 */
export function useFormTrouble({ state }: FormRequest, fields: readonly FormField[], refusedAttempts = 0) {
  const textOf = useTroubleText();
  const trouble = state.name === 'failed' ? state.trouble : undefined;
  const field = trouble && fieldOf(trouble, fields);
  return {
    form: useErrorFocus(trouble, refusedAttempts),
    errorOf: (name: FormField) => (trouble && field === name ? textOf(trouble) : undefined),
    general: field === undefined ? trouble : undefined,
  };
}

/** Returns the function that puts a failure into words. The provider's own message is shown as text only. */
export function useTroubleText(): (trouble: ProviderTrouble) => string {
  const { t } = useTexts();
  return (trouble) => (trouble.kind === 'refused' ? trouble.message : t(`account.trouble.${trouble.kind}`));
}
