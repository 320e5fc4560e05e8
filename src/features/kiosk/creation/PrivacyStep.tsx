// Says what happens with photo and voice, before either is recorded (spec screens §12).
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';

interface PrivacyStepProps {
  readonly onAccept: () => void;
  readonly onSwitchToSimple: () => void;
  readonly onCancel: () => void;
}

const points = ['optional', 'kept', 'sent', 'screen'] as const;

export function PrivacyStep({ onAccept, onSwitchToSimple, onCancel }: PrivacyStepProps) {
  const { t } = useTexts();
  return (
    <section className="creation-form" aria-labelledby="creation-privacy">
      <h1 id="creation-privacy" tabIndex={-1} data-takes-focus>
        {t('kiosk.creation.privacy.title')}
      </h1>
      <ul className="creation-points">
        {points.map((point) => (
          <li key={point}>{t(`kiosk.creation.privacy.${point}`)}</li>
        ))}
      </ul>
      <div className="creation-buttons">
        <Button onClick={onCancel}>{t('kiosk.creation.cancel')}</Button>
        <Button onClick={onSwitchToSimple}>{t('kiosk.creation.switchToSimple')}</Button>
        <Button primary onClick={onAccept}>
          {t('kiosk.creation.accept')}
        </Button>
      </div>
    </section>
  );
}
