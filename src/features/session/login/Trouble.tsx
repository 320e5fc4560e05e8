import { useTexts } from '../../../platform/i18n/i18n';
import type { Login } from './state';

/** Says why a step has to be repeated, and announces it. The provider's own message is shown as text only. */
export function Trouble({ login: { step, trouble, isPending } }: { readonly login: Login }) {
  const { t } = useTexts();
  if (trouble === undefined || isPending) return null;
  const kind = trouble.kind === 'wrong-code' && step.name === 'question' ? 'wrong-answer' : trouble.kind;
  return (
    <p className="form-error" role="alert">
      {kind === 'password-refused' ? 'message' in trouble && trouble.message : t(`session.trouble.${kind}`)}
    </p>
  );
}
