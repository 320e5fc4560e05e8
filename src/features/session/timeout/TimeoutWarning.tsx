// Warns before a session ends that nobody uses. Escape and a press beside the warning answer it, too.
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';

interface TimeoutWarningProps {
  readonly onStay: () => void;
  readonly onSignOut: () => void;
}

export function TimeoutWarning({ onStay, onSignOut }: TimeoutWarningProps) {
  const { t } = useTexts();
  const text = 'session-timeout-text';
  return (
    <Dialog alertText={text} title={t('session.timeout.title')} closeLabel={t('app.close')} onClose={onStay}>
      <p id={text}>{t('session.timeout.text')}</p>
      <div className="dialog-buttons">
        <Button primary onClick={onStay}>
          {t('session.timeout.stay')}
        </Button>
        <Button onClick={onSignOut}>{t('session.timeout.leave')}</Button>
      </div>
    </Dialog>
  );
}
