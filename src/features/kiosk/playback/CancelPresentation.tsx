// Asks before a visitor leaves a presentation that has begun (spec screens §12).
import { useId } from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';

interface CancelPresentationProps {
  readonly onContinue: () => void;
  readonly onCancel: () => void;
}

export function CancelPresentation({ onContinue, onCancel }: CancelPresentationProps) {
  const { t } = useTexts();
  const textId = useId();
  return (
    <Dialog
      title={t('kiosk.playback.cancelTitle')}
      closeLabel={t('app.close')}
      alertText={textId}
      onClose={onContinue}
    >
      <p id={textId}>{t('kiosk.playback.cancelText')}</p>
      <div className="dialog-buttons">
        <Button primary onClick={onContinue}>
          {t('kiosk.playback.continue')}
        </Button>
        <Button onClick={onCancel}>{t('kiosk.playback.cancel')}</Button>
      </div>
    </Dialog>
  );
}
