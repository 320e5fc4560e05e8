// The player's state and its media clock as they are drawn around the pages: held until a slide is painted or a page has
// turned, let go by what is heard or asked for.
import type { Readable } from '../../contract/readable';
import type { MediaClock, MediaTime } from '../narration/media-clock';
import { isDone, type PlayerState } from './player-state';
import type { PlayerStore } from './player-store';
import { createShowing, type Showing } from './shown';

export interface ShownPlayer {
  readonly state: Readable<PlayerState>;
  readonly time: Readable<MediaTime>;
  readonly paceBy: Showing['paceBy'];
  /** Shows at once what is so: who moves the bar looks at the bar. */
  readonly release: Showing['release'];
  /** Calls once nothing is held; the answer takes it back. */
  readonly whenLetGo: Showing['whenLetGo'];
}

/** Must be made before anybody else hears of the store: it holds before they change, for `afterPaint` or a book's pace. */
export function showPlayer(
  store: PlayerStore,
  mediaClock: MediaClock,
  afterPaint?: (call: () => void) => () => void,
): ShownPlayer {
  const { of, hold, release, whenLetGo, paceBy } = createShowing(afterPaint);
  store.onAction((_, state, before) => {
    // What is offered at the end goes with the first page that is turned back.
    if (state.index !== before.index && !isDone(before)) hold();
    else release();
  });
  const shown = { state: of(store), time: of(mediaClock), paceBy, release, whenLetGo };
  // What is heard is seen: sentences are marked, and the bar moves on.
  mediaClock.subscribe(() => {
    if (mediaClock.get().time > 0) release();
  });
  return shown;
}
