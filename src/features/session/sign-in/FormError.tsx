// Why a step of the sign-in has to be repeated: beside the field that it is about, or as a sentence of the form.
import { useTexts } from '../../../platform/i18n/i18n';
import { useErrorFocus } from '../form/use-error-focus';
import type { SignInProgress, SignInFailure } from './state';

/** The failures that are about the step's last field; the others are about no field. */
const fieldFailures: readonly SignInFailure['kind'][] = [
  'wrong-credentials',
  'wrong-code',
  'expired-code',
  'password-refused',
];

/**
 * Returns the ref of the step's form, which focuses the field with the error, and the sentence for the field or for the form.
 * The provider's own message is shown as text only. `refusedAttempts` counts those that were refused without a request.
 */
export function useSignInFailure({ step, failure, isPending }: SignInProgress, refusedAttempts = 0) {
  const { t } = useTexts();
  const shown = isPending ? undefined : failure;
  const form = useErrorFocus(shown, refusedAttempts);
  if (shown === undefined) return { form };
  const kind = shown.kind === 'wrong-code' && step.name === 'question' ? 'wrong-answer' : shown.kind;
  const text =
    kind === 'password-refused' ? 'message' in shown && shown.message : t(`session.failure.${kind}`);
  return fieldFailures.includes(shown.kind)
    ? { form, fieldError: text || undefined }
    : { form, formError: text || undefined };
}

/** Announces a failure that is about no field. */
export function FormError({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p className="form-error" role="alert">
      {text}
    </p>
  );
}
