// The card for an unknown address (spec screens §1).
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../platform/i18n/i18n';
import { SpeechBubble } from '../../ui/drawings/Guide';
import './shell.css';

export function NotFoundCard() {
  const { t } = useTexts();
  return (
    <SpeechBubble mood="thinking">
      <h1>{t('app.notFound.title')}</h1>
      <p>{t('app.notFound.text')}</p>
      <Link className="button button-primary" to="/" activeOptions={{ exact: true }}>
        {t('app.notFound.home')}
      </Link>
    </SpeechBubble>
  );
}
