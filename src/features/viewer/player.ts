// One opened story: what is asked for, what is heard, what is ready ahead. Puts the parts together; draws nothing.
import type { Clock } from '../../platform/clock';
import { createMediaAhead, type AheadEdges } from './narration/media-ahead';
import { createMediaClock, type MediaClock } from './narration/media-clock';
import type { MediaElement } from './narration/media-element';
import { Narrator } from './narration/narrator';
import { createPlayerStore, type PlayerStore } from './state/player-store';
import type { PlayableSlide } from './story/playable-story';

export interface PlayerEdges {
  readonly clock: Clock;
  readonly elements: () => { readonly audio: MediaElement; readonly video: MediaElement };
  readonly ahead: AheadEdges;
  readonly report: (error: unknown, where: string) => void;
}

export interface Player {
  readonly slides: readonly PlayableSlide[];
  readonly store: PlayerStore;
  readonly mediaClock: MediaClock;
  /** Takes the page's media elements; the answer lets go of them and of everything that runs. */
  readonly open: () => () => void;
  /** Seconds of the current slide. */
  readonly seek: (seconds: number) => void;
  readonly setSpeed: (speed: number) => void;
  /** The cover is painted: from now on the network may serve what comes next. */
  readonly fetchAhead: () => void;
}

/** A player at rest; it makes no sound and asks for nothing before it is opened. */
export function createPlayer(
  slides: readonly PlayableSlide[],
  startIndex: number,
  edges: PlayerEdges,
): Player {
  const store = createPlayerStore(slides.length, startIndex);
  const mediaClock = createMediaClock();
  let narrator: Narrator | undefined;
  let eager = false;
  let lookAhead = (): void => undefined;

  const open = (): (() => void) => {
    const ahead = createMediaAhead(slides, edges.ahead);
    const { clock, report } = edges;
    const { sourceOf } = ahead;
    const opened = new Narrator({
      slides,
      store,
      mediaClock,
      elements: edges.elements(),
      clock,
      sourceOf,
      report,
    });
    narrator = opened;
    lookAhead = () => {
      opened.fetchEagerly();
      ahead.standAt(store.get().index);
    };
    if (eager) lookAhead();
    const stopWatching = store.onAction((_, state, before) => {
      if (eager && state.index !== before.index) lookAhead();
    });
    return () => {
      stopWatching();
      opened.dispose();
      ahead.dispose();
      narrator = undefined;
      lookAhead = () => undefined;
    };
  };

  return {
    slides,
    store,
    mediaClock,
    open,
    seek: (seconds) => narrator?.seek(seconds),
    setSpeed: (speed) => narrator?.setSpeed(speed),
    fetchAhead() {
      eager = true;
      lookAhead();
    },
  };
}
