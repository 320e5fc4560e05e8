// A page that was reloaded or left while a story was being made: the story may still arrive (spec contract §2).
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { SpeechBubble } from '../../../ui/guide/SpeechBubble';

interface InterruptedRunProps {
  readonly title: string;
  /** Goes back to the form with everything that was entered. Sends nothing. */
  readonly onAgain: () => void;
  readonly onHome: () => void;
}

export function InterruptedRun({ title, onAgain, onHome }: InterruptedRunProps) {
  const { t } = useTexts();
  return (
    <SpeechBubble mood="thinking">
      <h2 tabIndex={-1} data-takes-focus>
        {t('creation.interrupted.title')}
      </h2>
      <p>{t('creation.interrupted.text', { title })}</p>
      <p>{t('creation.interrupted.againHint')}</p>
      <div className="wizard-buttons">
        <Button primary onClick={onHome}>
          {t('creation.interrupted.shelf')}
        </Button>
        <Button onClick={onAgain}>{t('creation.interrupted.again')}</Button>
      </div>
    </SpeechBubble>
  );
}
