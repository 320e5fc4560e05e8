// The last action on the shelf that can be taken back. Set where it happens; shelf-parts.tsx shows it.
import type { Schedule } from '../../base/clock';
import { createWritable } from '../../base/readable';
import type { Favourites } from '../../platform/storage/favourites';
import type { Downloads } from '../../platform/service-worker/download-requests';

interface UndoOffer {
  readonly action: 'favourite' | 'noFavourite' | 'save';
  /** The story. */
  readonly id: string;
  readonly undo: () => void;
}

export const undoOffer = createWritable<UndoOffer | undefined>(undefined);

/** Returns the favourites with an offer to undo each choice, once the card is painted in its new place. */
export const favouritesWithUndo = (favourites: Favourites, afterPaint: Schedule): Favourites => ({
  ...favourites,
  choose(id, isFavourite) {
    const undo = () => void favourites.choose(id, !isFavourite);
    afterPaint(() => undoOffer.set({ action: isFavourite ? 'favourite' : 'noFavourite', id, undo }));
    return favourites.choose(id, isFavourite);
  },
});

/** Returns the downloads with an offer to undo the saving of a story. */
export const downloadsWithUndo = <Some extends Pick<Downloads, 'save' | 'remove'>>(
  downloads: Some,
): Some => ({
  ...downloads,
  save(stories: Parameters<Downloads['save']>[0]) {
    downloads.save(stories);
    const [story] = stories;
    if (story === undefined) return;
    undoOffer.set({ action: 'save', id: story.id, undo: () => downloads.remove([story.id]) });
  },
});
