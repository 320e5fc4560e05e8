// What the account's forms show of their request: why it failed, and the button that sends.
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import type { ProviderFailure } from './provider-failure';
import { useFailureText } from './use-form-failure';
import type { FormRequest } from './use-request';

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
