// Warns before a session ends that nobody uses. Escape and a press beside the warning answer it, too.
import { useTexts } from '../../../platform/i18n/i18n';
import { ConfirmDialog } from '../../../ui/Dialog';

interface TimeoutWarningProps {
  readonly onStay: () => void;
  readonly onSignOut: () => void;
}

export function TimeoutWarning({ onStay, onSignOut }: TimeoutWarningProps) {
  const { t } = useTexts();
  return (
    <ConfirmDialog
      alert
      title={t('session.timeout.title')}
      text={t('session.timeout.text')}
      closeLabel={t('app.close')}
      cancelLabel={t('session.timeout.stay')}
      confirmLabel={t('session.timeout.leave')}
      onCancel={onStay}
      onConfirm={onSignOut}
    />
  );
}
