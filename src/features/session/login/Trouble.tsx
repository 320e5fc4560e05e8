import { useTexts } from '../../../platform/i18n/i18n';
import type { Login } from './state';

/** Says why a step has to be repeated, and announces it. The provider's own message is shown as text only. */
export function Trouble({ login: { trouble, isPending } }: { readonly login: Login }) {
  const { t } = useTexts();
  if (trouble === undefined || isPending) return null;
  return (
    <p className="form-error" role="alert">
      {trouble.kind === 'password-refused' ? trouble.message : t(`session.trouble.${trouble.kind}`)}
    </p>
  );
}
