// A placeholder for an area in which stories cannot be made yet: its world, its title and a link home.
import { useLocation } from '@tanstack/react-router';
import { WorldGround } from '../../features/viewer/themes/WorldGround';
import { areaOf, worldOf, type Area } from '../../features/viewer/themes/world-of';
import { useTexts } from '../../platform/i18n/i18n';
import { SpeechBubble } from '../../ui/robot/SpeechBubble';
import { usePageTitle } from '../shell/page-title';
import '../../ui/look/fonts.css';
import '../../ui/look/worlds.css';
import './placeholder-page.css';

export function PlaceholderPage() {
  const { t } = useTexts();
  const area = areaOf(useLocation().pathname) ?? 'story';
  const title = t(`app.areas.${titleOf(area)}`);
  usePageTitle(title);
  const world = worldOf(undefined, area);
  return (
    <main className="placeholder" data-world={world}>
      <WorldGround world={world} />
      <SpeechBubble mood="happy">
        <h1>{title}</h1>
        <p>{t('app.areas.soon')}</p>
        <a className="button button-primary" href="#/">
          {t('app.notFound.home')}
        </a>
      </SpeechBubble>
    </main>
  );
}

const titleOf = (area: Area) => (area === 'view' ? 'story' : area);
