// Saves the reading position while a story is read, and offers the saved one while the story is paused on its first slide.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { onPageHidden } from '../../../platform/browser/page-hidden';
import type { Player } from '../../../player/player';
import type { StoryView } from '../../../contract/presentation/story-address';
import {
  followReadingPosition,
  canContinue,
  type ReadingPositionStore,
} from '../../../player/follow-reading-position';
import type { ReadingPosition } from '../../../contract/presentation/reading-position';

/** Returns the position to offer; undefined until it is loaded, and always after the first Play or turn. */
export function useContinue(
  player: Player,
  presentationId: string,
  positions: ReadingPositionStore | undefined,
  { painted, view }: { readonly painted: boolean; readonly view: StoryView },
): ReadingPosition | undefined {
  const [offered, setOffered] = useState<ReadingPosition>();
  // A layout effect is cleaned up before the effect that closes the player.
  useLayoutEffect(() => {
    if (positions === undefined) return undefined;
    return followReadingPosition(
      player,
      view,
      (position) => positions.save(presentationId, position),
      onHiddenFirst,
    );
  }, [player, presentationId, positions, view]);
  const wasStarted = useRef(false);
  // Before the cover has been painted too: an autoplay that the browser refuses may be paused by then.
  useEffect(
    () =>
      player.store.onAction('effects', () => {
        if (waits(player)) return;
        wasStarted.current = true;
        setOffered(undefined);
      }),
    [player],
  );
  useEffect(() => {
    // The position is read only after the cover has been painted, to keep the first paint fast.
    if (positions === undefined || !painted || wasStarted.current) return undefined;
    let isLeft = false;
    void positions.read(presentationId).then((position) => {
      if (isLeft || wasStarted.current || position === undefined) return;
      if (canContinue(position, player.slides.length)) setOffered(position);
    });
    return () => {
      isLeft = true;
    };
  }, [player, presentationId, positions, painted]);
  return offered;
}

/** Calls before reading-positions flushes. */
const onHiddenFirst = (call: () => void): (() => void) => onPageHidden(call, { capture: true });

const waits = ({ store }: Player): boolean => store.get().name === 'FIRST_SLIDE_PAUSED';

/** Goes to a position and plays. */
export function continueAt({ store, seek }: Player, { slide, second }: ReadingPosition): void {
  store.dispatch({ type: 'GoTo', index: slide });
  seek(second);
  store.dispatch({ type: 'Play' });
}
