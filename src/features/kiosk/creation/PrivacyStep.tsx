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
    <section className="making-form" aria-labelledby="making-privacy">
      <h1 id="making-privacy" tabIndex={-1} data-takes-focus>
        {t('kiosk.making.privacy.title')}
      </h1>
      <ul className="making-points">
        {points.map((point) => (
          <li key={point}>{t(`kiosk.making.privacy.${point}`)}</li>
        ))}
      </ul>
      <div className="making-buttons">
        <Button onClick={onCancel}>{t('kiosk.making.cancel')}</Button>
        <Button onClick={onSwitchToSimple}>{t('kiosk.making.switchToSimple')}</Button>
        <Button primary onClick={onAccept}>
          {t('kiosk.making.accept')}
        </Button>
      </div>
    </section>
  );
}
