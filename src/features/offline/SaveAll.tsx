// A button that saves all stories of the shelf, or all favourites, without confirmation.
// Hidden when nothing is left to save.
import { useTexts } from '../../platform/i18n/i18n';
import type { ListedStory } from '../../contract/worker/worker-messages';
import type { SavedById, Downloads } from '../../platform/service-worker/download-requests';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { passFocusToHeading } from '../../ui/move-focus';
import { useReadable } from '../../ui/use-readable';
import './offline-controls.css';

interface SaveAllProps {
  readonly downloads: Pick<Downloads, 'saved' | 'canSave' | 'save'>;
  readonly stories: readonly ListedStory[];
  /** True when `stories` are the favourites. */
  readonly areFavourites?: boolean;
}

export function SaveAll({ downloads, stories, areFavourites = false }: SaveAllProps) {
  const { t } = useTexts();
  const canSave = useReadable(downloads.canSave);
  const count = useReadable(downloads.saved, (saved) => notRequested(stories, saved).length);
  if (!canSave || count === 0) return null;
  const saveAll = () => downloads.save(notRequested(stories, downloads.saved.get()));
  if (!areFavourites)
    return (
      <Button ref={passFocusToHeading} onClick={saveAll}>
        {t('offline.queue.saveAll', { count })}
      </Button>
    );
  const label = t('offline.queue.saveFavourites', { count });
  return (
    <Button ref={passFocusToHeading} className="save-favourites" aria-label={label} onClick={saveAll}>
      <Icon name="heart" />
      <span className="save-favourites-words">{label}</span>
      <span className="save-favourites-count">({count})</span>
    </Button>
  );
}

/** Returns the stories without a request. Includes opened ones, which stay for good once they are requested. */
function notRequested(stories: readonly ListedStory[], saved: SavedById): readonly ListedStory[] {
  return stories.filter(({ id }) => saved.get(id)?.saveReason !== 'requested');
}
