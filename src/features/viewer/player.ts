// One opened story: what is asked for, what is heard, what is ready ahead. Puts the parts together; draws nothing.
import { limits } from '../../contract/limits';
import type { Clock } from '../../platform/clock';
import type { Readable } from '../../platform/readable';
import { createBedtime, type Bedtime } from './bedtime/bedtime';
import { createMediaAhead, type AheadEdges } from './narration/media-ahead';
import { createFailedMedia, type FailedMedia } from './narration/failed-media';
import { tickAtCues } from './narration/cue-ticks';
import { createMediaClock, type MediaClock, type MediaTime } from './narration/media-clock';
import type { MediaElement } from './narration/media-element';
import { Narrator } from './narration/narrator';
import { isDone, type PlayerState } from './state/player-state';
import { createPlayerStore, type PlayerStore } from './state/player-store';
import { createShowing, type Showing } from './state/shown';
import type { PlayableSlide } from './story/playable-story';

export interface PlayerEdges {
  readonly clock: Clock;
  readonly elements: () => { readonly audio: MediaElement; readonly video: MediaElement };
  readonly ahead: AheadEdges;
  readonly report: (error: unknown, where: string) => void;
  /** Calls when what was asked for is painted; the answer takes it back. */
  readonly afterPaint: (call: () => void) => () => void;
}

export interface Player {
  readonly slides: readonly PlayableSlide[];
  readonly store: PlayerStore;
  readonly mediaClock: MediaClock;
  /** The two as they are drawn: a book that turns a page has it painted first. */
  readonly shown: Shown;
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

interface Shown {
  readonly state: Readable<PlayerState>;
  readonly time: Readable<MediaTime>;
  readonly paceBy: Showing['paceBy'];
  /** Shows at once what is so: who moves the bar looks at the bar. */
  readonly letGo: Showing['letGo'];
}

/** A player at rest; it makes no sound and asks for nothing before it is opened. */
export function createPlayer(
  slides: readonly PlayableSlide[],
  startIndex: number,
  edges: PlayerEdges,
): Player {
  const store = createPlayerStore(slides.length, startIndex);
  const mediaClock = createMediaClock();
  const showing = createShowing();
  // Before anybody else hears of another slide.
  store.onAction((_, state, before) => {
    // What is offered at the end goes with the first page that is turned back.
    if (state.index !== before.index && !isDone(before)) showing.hold();
    else showing.letGo();
  });
  const { paceBy, letGo } = showing;
  const shown = { state: showing.of(store), time: showing.of(mediaClock), paceBy, letGo };
  // What is heard is seen: sentences are marked, and the bar moves on.
  mediaClock.subscribe(() => {
    if (mediaClock.get().time > 0) showing.letGo();
  });
  // The narration of a page that turns is chosen after what stands around it has changed.
  const afterPaint: PlayerEdges['afterPaint'] = (call) => {
    let stopPainting: (() => void) | undefined;
    const stopWaiting = showing.whenLetGo(() => {
      stopPainting = edges.afterPaint(call);
    });
    return () => {
      stopWaiting();
      stopPainting?.();
    };
  };
  const failed = createFailedMedia();
  let pausesAfterPage = false;
  const setVolume = (volume: number): void => {
    for (const element of Object.values(edges.elements())) element.volume = volume;
  };
  const bedtime = createBedtime({ clock: edges.clock, store, setVolume });
  let opened: OpenPlayer | undefined;
  let eager = false;

  return {
    slides,
    store,
    mediaClock,
    shown,
    failed,
    bedtime,
    open() {
      const stage = openPlayer(
        { slides, store, mediaClock, failed },
        { ...edges, afterPaint },
        () => pausesAfterPage,
      );
      opened = stage;
      const closeBedtime = bedtime.open();
      if (eager) stage.lookAhead();
      // A page turns, or a slide fades, before others are fetched.
      const lookLater = () =>
        eager ? edges.clock.after(limits.player.lookAheadAfterSlide, stage.lookAhead) : undefined;
      const stopFollowing = followSlides(shown.state, lookLater);
      return () => {
        stopFollowing();
        closeBedtime();
        stage.close();
        opened = undefined;
      };
    },
    seek: (seconds) => opened?.narrator.seek(seconds),
    setSpeed(speed) {
      showing.letGo();
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

interface OpenPlayer {
  readonly narrator: Narrator;
  /** Gets ready what comes after the slide that is shown. */
  readonly lookAhead: () => void;
  readonly close: () => void;
}

/** What runs while a player is shown. */
function openPlayer(
  { slides, store, mediaClock, failed }: Pick<Player, 'slides' | 'store' | 'mediaClock' | 'failed'>,
  { ahead: aheadEdges, clock, elements, report, afterPaint }: PlayerEdges,
  pausesAfterPage: () => boolean,
): OpenPlayer {
  const ahead = createMediaAhead(slides, aheadEdges);
  const { sourceOf } = ahead;
  const narrator = new Narrator({
    slides,
    store,
    mediaClock,
    elements: elements(),
    clock,
    sourceOf,
    afterPaint,
    failed,
    report,
    pausesAfterPage,
  });
  const stopTicking = tickAtCues({ slides, store, mediaClock, elements: elements(), clock });
  return {
    narrator,
    lookAhead() {
      narrator.fetchEagerly();
      ahead.standAt(store.get().index);
    },
    close() {
      stopTicking();
      narrator.dispose();
      ahead.dispose();
    },
  };
}
