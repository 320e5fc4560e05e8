// What the account's forms show of their request: why it failed, and the button that sends.
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import type { ProviderTrouble } from './provider-failure';
import { useTroubleText } from './use-form-failure';
import type { FormRequest } from './use-request';

/** Announces why the request failed. */
export function RequestTrouble({ request: { state } }: { readonly request: FormRequest }) {
  return state.name === 'failed' ? <TroubleText trouble={state.trouble} /> : null;
}

export function TroubleText({ trouble }: { readonly trouble: ProviderTrouble }) {
  const textOf = useTroubleText();
  return (
    <p className="form-error" role="alert">
      {textOf(trouble)}
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
