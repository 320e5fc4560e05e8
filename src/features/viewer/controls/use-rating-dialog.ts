// Holds whether the rating dialog is open: opened by its button, or automatically at the end of the story (spec people §3).
import { useCallback, useEffect, useState } from 'react';
import type { Player } from '../../../player/player';

/** Calls `ratingOpensByItself` at each end of the story; it must be stable. Without it only the button opens the dialog. */
export function useRatingDialog(
  player: Player,
  isStoryOver: boolean,
  presentationId: string,
  ratingOpensByItself: ((presentationId: string) => Promise<boolean>) | undefined,
) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isStoryOver || ratingOpensByItself === undefined) return undefined;
    const { sleepTimer } = player;
    // Not after the sleep timer has ended the story, also where somebody wakes it before the dialog has loaded.
    let isWanted = !sleepTimer.get().asleep;
    const stop = sleepTimer.subscribe(() => {
      isWanted &&= !sleepTimer.get().asleep;
    });
    void ratingOpensByItself(presentationId).then((opens) => {
      if (opens && isWanted) setOpen(true);
    });
    return () => {
      isWanted = false;
      stop();
    };
  }, [player, isStoryOver, presentationId, ratingOpensByItself]);
  return {
    isOpen,
    open: useCallback(() => setOpen(true), []),
    close: useCallback(() => setOpen(false), []),
  };
}
