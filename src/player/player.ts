// One opened story: what is asked for, what is heard, what is ready ahead. Puts the parts together; draws nothing.
import { limits } from '../contract/limits';
import type { Clock } from '../contract/clock';
import type { Readable } from '../contract/readable';
import { createBedtime, type Bedtime } from './sleep-timer';
import { createMediaAhead, type AheadDeps } from './narration/media-ahead';
import { createFailedMedia, type FailedMedia } from './narration/failed-media';
import { tickAtCues } from './narration/cue-ticks';
import { createMediaClock, type MediaClock } from './narration/media-clock';
import type { MediaElement } from './narration/media-element';
import { Narrator } from './narration/narrator';
import type { PlayerState } from './state/player-state';
import { createPlayerStore, type PlayerStore } from './state/player-store';
import { showPlayer, type ShownPlayer } from './state/shown-player';
import type { PlayableSlide } from './playable-story';

export interface PlayerDeps {
  readonly clock: Clock;
  readonly elements: () => { readonly audio: MediaElement; readonly video: MediaElement };
  readonly ahead: AheadDeps;
  readonly report: (error: unknown, where: string) => void;
  /** Calls when the network is back; returns what stops that. */
  readonly onOnline: (call: () => void) => () => void;
  /** Calls when what was asked for is painted; the answer takes it back. */
  readonly afterPaint: (call: () => void) => () => void;
}

export interface Player {
  readonly slides: readonly PlayableSlide[];
  readonly store: PlayerStore;
  readonly mediaClock: MediaClock;
  /** The two as they are drawn around the pages: the slide, or the page that turns, is painted first. */
  readonly shown: ShownPlayer;
  readonly failed: FailedMedia;
  readonly bedtime: Bedtime;
  /** Takes the page's media elements; the answer lets go of them and of everything that runs. */
  readonly open: () => () => void;
  /** Seconds of the current slide. */
  readonly seek: (seconds: number) => void;
  readonly setSpeed: (speed: number) => void;
  /** Whether to wait for Play after each page, for those who learn to read. */
  readonly setPausesAfterPage: (pauses: boolean) => void;
  /** The cover is painted: from now on the network may serve what comes next. */
  readonly fetchAhead: () => void;
}

/** A player at rest; it makes no sound and asks for nothing before it is opened. */
export function createPlayer(slides: readonly PlayableSlide[], startIndex: number, deps: PlayerDeps): Player {
  const store = createPlayerStore(slides.length, startIndex);
  const mediaClock = createMediaClock();
  const shown = showPlayer(store, mediaClock, deps.afterPaint);
  const failed = createFailedMedia();
  const parts = { slides, store, mediaClock, shown, failed };
  let pausesAfterPage = false;
  const setVolume = (volume: number): void => {
    for (const element of Object.values(deps.elements())) element.volume = volume;
  };
  const bedtime = createBedtime({ clock: deps.clock, store, setVolume });
  let opened: OpenPlayer | undefined;
  let eager = false;

  return {
    ...parts,
    bedtime,
    open() {
      const stage = openPlayer(parts, deps, {
        pausesAfterPage: () => pausesAfterPage,
        fetchesAhead: () => eager,
      });
      opened = stage;
      const closeBedtime = bedtime.open();
      if (eager) stage.lookAhead();
      return () => {
        closeBedtime();
        stage.close();
        opened = undefined;
      };
    },
    seek(seconds) {
      const { name, index } = store.get();
      // A story that is over is on its last slide again, paused (decision 21); else Play would begin that slide anew.
      if (name === 'LAST_SLIDE_FINISHED') store.dispatch({ type: 'GoTo', index });
      opened?.narrator.seek(seconds);
    },
    setSpeed(speed) {
      shown.release();
      opened?.narrator.setSpeed(speed);
    },
    setPausesAfterPage(pauses) {
      pausesAfterPage = pauses;
    },
    fetchAhead() {
      eager = true;
      opened?.lookAhead();
    },
  };
}

/** The narration of a page that turns is chosen after what stands around it has changed. */
function afterPageIsPainted(
  { whenLetGo }: ShownPlayer,
  afterPaint: PlayerDeps['afterPaint'],
): PlayerDeps['afterPaint'] {
  return (call) => {
    let stopPainting: (() => void) | undefined;
    const stopWaiting = whenLetGo(() => {
      stopPainting = afterPaint(call);
    });
    return () => {
      stopWaiting();
      stopPainting?.();
    };
  };
}

/** Does something later for each slide that is shown, which the next slide, or the answer, takes back. */
function followSlides(shown: Readable<PlayerState>, doLater: () => (() => void) | undefined): () => void {
  let { index } = shown.get();
  let cancel: (() => void) | undefined;
  const stop = shown.subscribe(() => {
    if (shown.get().index === index) return;
    ({ index } = shown.get());
    cancel?.();
    cancel = doLater();
  });
  return () => {
    stop();
    cancel?.();
  };
}

type Parts = Pick<Player, 'slides' | 'store' | 'mediaClock' | 'shown' | 'failed'>;

/** What is asked of a player before it is opened, or while it is. */
interface Wishes {
  readonly pausesAfterPage: () => boolean;
  readonly fetchesAhead: () => boolean;
}

interface OpenPlayer {
  readonly narrator: Narrator;
  /** Gets ready what comes after the slide that is shown. */
  readonly lookAhead: () => void;
  readonly close: () => void;
}

/** What runs while a player is shown. */
function openPlayer(
  { slides, store, mediaClock, shown, failed }: Parts,
  { ahead: aheadDeps, clock, elements, report, onOnline, afterPaint }: PlayerDeps,
  { pausesAfterPage, fetchesAhead }: Wishes,
): OpenPlayer {
  const ahead = createMediaAhead(slides, aheadDeps);
  const narrator = new Narrator({
    slides,
    store,
    mediaClock,
    elements: elements(),
    clock,
    sourceOf: ahead.sourceOf,
    afterPaint: afterPageIsPainted(shown, afterPaint),
    failed,
    report,
    onOnline,
    pausesAfterPage,
  });
  const stopTicking = tickAtCues({ slides, store, mediaClock, elements: elements(), clock });
  const lookAhead = (): void => {
    narrator.fetchEagerly();
    ahead.standAt(store.get().index);
  };
  // A page turns, or a slide fades, before others are fetched.
  const lookLater = () =>
    fetchesAhead() ? clock.after(limits.player.lookAheadAfterSlide, lookAhead) : undefined;
  const stopFollowing = followSlides(shown.state, lookLater);
  return {
    narrator,
    lookAhead,
    close() {
      stopFollowing();
      stopTicking();
      narrator.dispose();
      ahead.dispose();
    },
  };
}
