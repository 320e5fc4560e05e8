// Follows a player and tells where it is, each time that changes. Runs nothing of its own; at rest it is silent.
import type { Player } from './player';
import { isDone, type PlayerState } from './state/player-state';
import type { Place } from './positions';

/**
 * The answer ends it, and tells a page that was turned to just before; end it before the player is closed, whose rewinding
 * is no reading.
 */
export function followPlace(
  { store, shown }: Pick<Player, 'store' | 'shown'>,
  view: Place['view'],
  note: (place: Place) => void,
  onHidden: (call: () => void) => () => void = () => () => undefined,
): () => void {
  let heard = wholeSecond(shown.time.get().time);
  let before = shown.state.get();
  const tell = (state: PlayerState): void => {
    // A story heard to its end begins anew.
    if (isDone(state) && !isDone(before)) note({ slide: 0, second: 0, view });
    else if (state.index !== before.index) note({ slide: state.index, second: 0, view });
    before = state;
  };
  const stops = [
    shown.state.subscribe(() => tell(shown.state.get())),
    shown.time.subscribe(() => {
      const second = wholeSecond(shown.time.get().time);
      if (second === heard) return;
      heard = second;
      const state = store.get();
      // Whoever hears the first page again has not yet left the place where they were.
      if (state.index > 0 && !isDone(state)) note({ slide: state.index, second, view });
    }),
    // A page that was turned to a moment ago may not be painted yet, and after this no frame may come.
    onHidden(() => tell(store.get())),
  ];
  return () => {
    for (const stop of stops) stop();
    tell(store.get());
  };
}

const wholeSecond = (time: number): number => Math.floor(time);
