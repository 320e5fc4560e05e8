// Moves the player by one slide after a gesture (spec book §4).
import type { Player } from '../../../player/player';

type Direction = 'next' | 'previous';

/** Returns the index of the next or previous slide, which may be beyond the ends. */
export const neighbourOf = (index: number, direction: Direction): number =>
  index + (direction === 'next' ? 1 : -1);

/**
 * Moves the player by one slide; it stays paused or playing. After the last slide the story is done. Does nothing before the first.
 */
export function turnPlayer({ store }: Pick<Player, 'store'>, direction: Direction): void {
  const { index, sequenceLength } = store.get();
  const to = neighbourOf(index, direction);
  if (to >= sequenceLength) store.dispatch({ type: 'Next' });
  else if (to >= 0) store.dispatch({ type: 'GoTo', index: to });
}
