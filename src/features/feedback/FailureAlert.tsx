// Shows why a rating could not be sent (spec people §1). The text depends on the kind of failure.
import { useTexts } from '../../platform/i18n/i18n';
import type { SubmitFailure } from './failure';
import './feedback.css';

export function FailureAlert({ failure }: { readonly failure: SubmitFailure }) {
  const { t } = useTexts();
  return (
    <p role="alert" className="feedback-alert">
      {t('feedback.failed', { reason: t(`feedback.reasons.${failure.name}`, { ...failure }) })}
    </p>
  );
}
