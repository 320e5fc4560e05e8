// Scrolls texts that are longer than their page: along with the narration, and by the arrow keys, since a page has no controls that
// could have the focus (spec book §3).
import type { Player } from '../../../../player/player';
import { focusOf } from '../../shared/focus';
import { followSpoken, placeOfSentence } from '../../text/follow-spoken';
import { watchOverflow } from '../../text/text-overflow';

/** Lines that a key scrolls. */
const linesOfKey = 3;

/** Scrolls the texts within `place` and marks where they go on. Returns a function that ends it. */
export function scrollPages(place: HTMLElement, { displayed, store, slides }: Player): () => void {
  const stopWatching = watchOverflow(place);
  const stopFollowing = followSpoken({
    mediaTime: displayed.mediaTime,
    cues: () => slides[store.get().index]?.cues ?? [],
    find: (cue) => placeOfSentence(place, store.get().index, cue),
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const down = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const root = place.closest('.viewer-player');
    if (down === undefined || root === null || event.defaultPrevented) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!['player', 'nowhere'].includes(focusOf(document.activeElement, root))) return;
    for (const text of place.querySelectorAll('.book-page:not([inert]) [data-more]'))
      text.scrollTop += down * linesOfKey * (Number.parseFloat(getComputedStyle(text).lineHeight) || 24);
    event.preventDefault();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => {
    stopWatching();
    stopFollowing();
    document.removeEventListener('keydown', onKeyDown);
  };
}
