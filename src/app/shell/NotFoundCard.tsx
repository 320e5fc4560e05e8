// The card for an unknown address (spec screens §1).
import { useTexts } from '../../platform/i18n/i18n';
import { SpeechBubble } from '../../ui/drawings/Guide';
import { homeHref } from '../address/hrefs';
import './shell.css';

export function NotFoundCard() {
  const { t } = useTexts();
  return (
    <SpeechBubble mood="thinking">
      <h1>{t('app.notFound.title')}</h1>
      <p>{t('app.notFound.text')}</p>
      <a className="button button-primary" href={homeHref}>
        {t('app.notFound.home')}
      </a>
    </SpeechBubble>
  );
}
