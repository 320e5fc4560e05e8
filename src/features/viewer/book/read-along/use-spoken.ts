// Follows which sentence of a slide is being spoken, by the media time.
import { useCallback, useSyncExternalStore } from 'react';
import { cueIndexAt } from '../../../../player/narration/cues';
import type { Player } from '../../../../player/player';
import { isDone } from '../../../../player/state/player-state';

/** Returns the index of the spoken sentence in the slide's cues; undefined for another slide or while none is spoken. */
export function useSpoken(player: Player, index: number): number | undefined {
  const subscribe = useCallback(
    (listener: () => void) => {
      const unsubscribers = [
        player.displayed.state.subscribe(listener),
        player.displayed.mediaTime.subscribe(listener),
      ];
      return () => {
        for (const unsubscribe of unsubscribers) unsubscribe();
      };
    },
    [player],
  );
  return useSyncExternalStore(subscribe, () => {
    const state = player.displayed.state.get();
    const cues = player.slides[index]?.cues ?? [];
    if (state.index !== index || isDone(state)) return undefined;
    const cue = cueIndexAt(cues, player.displayed.mediaTime.get());
    return cue < 0 ? undefined : cue;
  });
}
