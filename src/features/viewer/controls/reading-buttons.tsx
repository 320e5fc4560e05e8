// The buttons for how a story is read: as a book or as slides, and in the book with larger text or a pause after each page.
import { memo } from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import type { ViewChoice } from './use-view-choice';
import { PlayerButton } from '../../../ui/PlayerButton';

/** Switches between book and slides; position and playback stay the same (spec book §2). */
export const ViewSwitch = memo(function ViewSwitch({ view, onView }: ViewChoice) {
  const { t } = useTexts();
  const other = view === 'book' ? 'slides' : 'book';
  return (
    <div className="viewer-view-switch">
      <PlayerButton
        icon={other}
        label={t(other === 'book' ? 'viewer.readAsBook' : 'viewer.watchAsSlides')}
        onClick={() => onView(other)}
        flashes={false}
      />
    </div>
  );
});

/** Renders the book's options; nothing for slides. */
export const BookOptions = memo(function BookOptions({
  view,
  linear,
  onLinear,
  pausesAfterPage,
  onPausesAfterPage,
}: ViewChoice) {
  const { t } = useTexts();
  if (view !== 'book') return null;
  return (
    <>
      <PlayerButton
        icon="larger-text"
        label={t('viewer.largerText')}
        pressed={linear}
        onClick={() => onLinear(!linear)}
        flashes={false}
      />
      <PlayerButton
        icon="page-pause"
        label={t('viewer.pauseAfterPage')}
        pressed={pausesAfterPage}
        onClick={() => onPausesAfterPage(!pausesAfterPage)}
        flashes={false}
      />
    </>
  );
});
