// The button that marks a story as a favourite (spec screens §9). It subscribes to the favourites itself, so that a press
// renders only this button and no card.
import type { Favourites } from '../../platform/storage/favourites';
import { useTexts } from '../../platform/i18n/i18n';
import { IconButton } from '../../ui/Button';
import { useReadable } from '../../ui/use-readable';

interface FavouriteToggleProps {
  readonly favourites: Pick<Favourites, 'get' | 'subscribe' | 'choose'>;
  readonly id: string;
  /** The element that holds the story's title. */
  readonly describedBy: string;
}

export function FavouriteToggle({ favourites, id, describedBy }: FavouriteToggleProps) {
  const { t } = useTexts();
  const isFavourite = useReadable(favourites, (ids) => ids.has(id));
  return (
    <IconButton
      className="favourite"
      icon="heart"
      label={t('gallery.favourite')}
      aria-pressed={isFavourite}
      aria-describedby={describedBy}
      onClick={() => void favourites.choose(id, !isFavourite)}
    />
  );
}
