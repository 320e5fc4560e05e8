// A page that was reloaded or left while a story was being made: the story may still arrive (spec contract §2).
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { SpeechBubble } from '../../../ui/robot/SpeechBubble';

interface UnderWayProps {
  readonly title: string;
  /** Goes back to the form with everything that was entered. Sends nothing. */
  readonly onAgain: () => void;
  readonly onHome: () => void;
}

export function UnderWay({ title, onAgain, onHome }: UnderWayProps) {
  const { t } = useTexts();
  return (
    <SpeechBubble mood="thinking">
      <h2 tabIndex={-1} data-takes-focus>
        {t('creation.underWay.title')}
      </h2>
      <p>{t('creation.underWay.text', { title })}</p>
      <p>{t('creation.underWay.againHint')}</p>
      <div className="wizard-buttons">
        <Button primary onClick={onHome}>
          {t('creation.underWay.shelf')}
        </Button>
        <Button onClick={onAgain}>{t('creation.underWay.again')}</Button>
      </div>
    </SpeechBubble>
  );
}
