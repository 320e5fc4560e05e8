// Whether the rating dialog is open: because a person asked for it, or by itself when the story is over (decision 35).
import { useCallback, useEffect, useState } from 'react';
import type { Player } from '../../../player/player';

/** `opensByItself` is asked at each end, and must be stable; without it only the button opens the dialog. */
export function useRating(
  player: Player,
  isDone: boolean,
  presentationId: string,
  opensByItself: ((presentationId: string) => Promise<boolean>) | undefined,
) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isDone || opensByItself === undefined) return undefined;
    let isStillOver = true;
    void opensByItself(presentationId).then((opens) => {
      // Nobody rates asleep.
      if (opens && isStillOver && !player.sleepTimer.get().asleep) setOpen(true);
    });
    return () => {
      isStillOver = false;
    };
  }, [player, isDone, presentationId, opensByItself]);
  return {
    isOpen,
    open: useCallback(() => setOpen(true), []),
    close: useCallback(() => setOpen(false), []),
  };
}
