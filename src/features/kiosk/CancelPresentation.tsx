// Asks before a visitor leaves a presentation that has begun (spec screens §12).
import { useTexts } from '../../platform/i18n/i18n';
import { ConfirmDialog } from '../../ui/Dialog';

interface CancelPresentationProps {
  readonly onContinue: () => void;
  readonly onCancel: () => void;
}

export function CancelPresentation({ onContinue, onCancel }: CancelPresentationProps) {
  const { t } = useTexts();
  return (
    <ConfirmDialog
      alert
      title={t('kiosk.playback.cancelTitle')}
      text={t('kiosk.playback.cancelText')}
      closeLabel={t('app.close')}
      keepLabel={t('kiosk.playback.continue')}
      confirmLabel={t('kiosk.playback.cancel')}
      onKeep={onContinue}
      onConfirm={onCancel}
    />
  );
}
