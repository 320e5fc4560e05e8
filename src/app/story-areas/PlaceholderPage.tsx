// A placeholder for the page of a party, which cannot be made yet: its title and a link home.
import { useTexts } from '../../platform/i18n/i18n';
import { SpeechBubble } from '../../ui/robot/SpeechBubble';
import { shelfHref } from '../shell/hrefs';
import { usePageTitle } from '../shell/page-title';
import '../../ui/look/fonts.css';
import './placeholder-page.css';

export function PlaceholderPage() {
  const { t } = useTexts();
  const title = t('app.areas.party');
  usePageTitle(title);
  return (
    <main className="placeholder">
      <SpeechBubble mood="happy">
        <h1>{title}</h1>
        <p>{t('app.areas.soon')}</p>
        <a className="button button-primary" href={shelfHref}>
          {t('app.notFound.home')}
        </a>
      </SpeechBubble>
    </main>
  );
}
