// The player of one story: creates state, narration, preloading and sleep timer and connects them. Draws nothing.
import * as limits from '../contract/limits';
import type { MonotonicClock, Schedule } from '../base/clock';
import type { Readable } from '../base/readable';
import { createSleepTimer, type SleepTimer } from './sleep-timer';
import { createMediaPreloader, type PreloadDeps } from './narration/media-preloader';
import { createFailedMedia, type FailedMedia } from './narration/playback-target';
import { checkCues, tickAtCues } from './narration/cues';
import { ClippedElement } from './media/clipped-element';
import {
  createDisplayedPlayer,
  createMediaTime,
  createPlayerStore,
  type DisplayedPlayer,
  type PlayerStore,
  type WritableMediaTime,
} from './state/player-store';
import type { MediaElement } from './media/media-element';
import { Narrator } from './narration/narrator';
import type { PlayerState } from './state/player-state';
import type { PlayableSlide } from './playable-story';

export interface PlayerDeps {
  readonly clock: MonotonicClock;
  readonly elements: () => { readonly audio: MediaElement; readonly video: MediaElement };
  readonly preload: PreloadDeps;
  readonly report: (error: unknown, where: string) => void;
  /** Records a line for diagnostics. */
  readonly record: (line: string) => void;
  /** Returns false when the device has no network. */
  readonly hasNetwork: () => boolean;
  /** Calls each time the network is back; returns an unsubscribe function. */
  readonly onNetworkBack: (call: () => void) => () => void;
  /** Calls after the next frame has been painted. */
  readonly afterPaint: Schedule;
}

export interface Player {
  readonly slides: readonly PlayableSlide[];
  readonly store: PlayerStore;
  readonly mediaTime: WritableMediaTime;
  /** State and media time as the controls display them: they follow once the slide, or the turning page, has been painted. */
  readonly displayed: DisplayedPlayer;
  readonly failed: FailedMedia;
  readonly sleepTimer: SleepTimer;
  /** Starts using the page's media elements; returns a function that releases them and stops all timers. */
  readonly open: () => () => void;
  /** Seeks within the current slide; in seconds. */
  readonly seek: (seconds: number) => void;
  readonly setSpeed: (speed: number) => void;
  /** Sets whether to wait for Play after each page, for children who are learning to read. */
  readonly setPausesAfterPage: (pauses: boolean) => void;
  /** Starts to fetch the next slides' media; called once the cover has been painted. */
  readonly preload: () => void;
}

/** Returns a player that is paused on the first slide. It plays and fetches nothing before `open`. */
export function createPlayer(slides: readonly PlayableSlide[], deps: PlayerDeps): Player {
  const store = createPlayerStore(slides.length);
  const mediaTime = createMediaTime();
  const displayed = createDisplayedPlayer(store, mediaTime, deps.afterPaint);
  const failed = createFailedMedia();
  const parts = { slides, store, mediaTime, displayed, failed };
  let pausesAfterPage = false;
  const setVolume = (volume: number): void => {
    for (const element of Object.values(deps.elements())) element.volume = volume;
  };
  const sleepTimer = createSleepTimer({ clock: deps.clock, store, setVolume });
  let opened: OpenPlayer | undefined;
  let mayPreload = false;

  return {
    ...parts,
    sleepTimer,
    open() {
      const running = openPlayer(parts, deps, {
        pausesAfterPage: () => pausesAfterPage,
        mayPreload: () => mayPreload,
      });
      opened = running;
      const closeSleepTimer = sleepTimer.open();
      if (mayPreload) running.preload();
      return () => {
        closeSleepTimer();
        running.close();
        opened = undefined;
      };
    },
    seek(seconds) {
      const { name, index } = store.get();
      // Leaves LAST_SLIDE_FINISHED for the paused last slide (spec player §2); otherwise Play would restart that slide.
      if (name === 'LAST_SLIDE_FINISHED') store.dispatch({ type: 'GoTo', index });
      opened?.narrator.seek(seconds);
    },
    setSpeed(speed) {
      displayed.release();
      opened?.narrator.media.setSpeed(speed);
    },
    setPausesAfterPage(pauses) {
      pausesAfterPage = pauses;
    },
    preload() {
      mayPreload = true;
      opened?.preload();
    },
  };
}

/** Returns a schedule that waits for the paint of the slide and of the controls, which follow once a page has turned. */
function afterSlideIsPainted({ whenReleased }: DisplayedPlayer, afterPaint: Schedule): Schedule {
  return (call) => {
    let stopPainting: (() => void) | undefined;
    const stopWaiting = whenReleased(() => {
      stopPainting = afterPaint(call);
    });
    return () => {
      stopWaiting();
      stopPainting?.();
    };
  };
}

/**
 * Calls `doLater` after each change of slide. The next slide cancels it; so does the function returned, which also
 * unsubscribes.
 */
export function followSlides(
  states: Readable<PlayerState>,
  doLater: () => (() => void) | undefined,
): () => void {
  let { index } = states.get();
  let cancel: (() => void) | undefined;
  const stop = states.subscribe(() => {
    if (states.get().index === index) return;
    ({ index } = states.get());
    cancel?.();
    cancel = doLater();
  });
  return () => {
    stop();
    cancel?.();
  };
}

type Parts = Pick<Player, 'slides' | 'store' | 'mediaTime' | 'displayed' | 'failed'>;

/** Options that may change before and while the player is open. */
interface PlayerOptions {
  readonly pausesAfterPage: () => boolean;
  readonly mayPreload: () => boolean;
}

interface OpenPlayer {
  readonly narrator: Narrator;
  /** Fetches the media of the slides after the current one. */
  readonly preload: () => void;
  readonly close: () => void;
}

const clippedMedia = ({ audio, video }: ReturnType<PlayerDeps['elements']>, clock: MonotonicClock) => ({
  audio: new ClippedElement(audio, clock),
  video: new ClippedElement(video, clock),
});

/** Starts narration, cue timers and preloading; they run until `close`. */
function openPlayer(
  { slides, store, mediaTime, displayed, failed }: Parts,
  {
    preload: preloadDeps,
    clock,
    elements,
    report,
    record,
    hasNetwork,
    onNetworkBack,
    afterPaint,
  }: PlayerDeps,
  { pausesAfterPage, mayPreload }: PlayerOptions,
): OpenPlayer {
  const preloader = createMediaPreloader(slides, preloadDeps);
  const media = clippedMedia(elements(), clock);
  const stopChecking = checkCues({ slides, store, mediaTime, failed, report });
  const log = createPlaybackLog(store, record);
  const stopLogging = logPlayback(store, media, log);
  const narrator = new Narrator({
    slides,
    store,
    mediaTime,
    elements: media,
    clock,
    preloader,
    afterSlideIsPainted: afterSlideIsPainted(displayed, afterPaint),
    failed,
    report,
    log,
    hasNetwork,
    onNetworkBack,
    pausesAfterPage,
  });
  const stopTicking = tickAtCues({ slides, store, mediaTime, elements: media, clock });
  const preload = (): void => {
    narrator.media.fetchEagerly();
    preloader.preloadAround(store.get().index);
  };
  // Waits for the page turn or the slide's fade to finish before it fetches.
  const preloadLater = () =>
    mayPreload() ? clock.after(limits.player.preloadAfterSlide, preload) : undefined;
  const stopFollowing = followSlides(displayed.state, preloadLater);
  return {
    narrator,
    preload,
    close() {
      stopFollowing();
      stopTicking();
      stopChecking();
      narrator.dispose();
      stopLogging();
      preloader.dispose();
      for (const element of Object.values(media)) element.dispose();
    },
  };
}

// Logs a player, one line for each action, phase of the narrator and media event: a report then tells where playback stalled. Lines
// hold no address and no text of the story.

/** The events that tell how playback goes; events of progress are left out, since they come several times a second. */
const loggedEvents = [
  'loadedmetadata',
  'canplay',
  'play',
  'playing',
  'pause',
  'waiting',
  'stalled',
  'seeking',
  'seeked',
  'ended',
  'emptied',
  'error',
];

/** Returns a function that records a line about the current slide and state. */
function createPlaybackLog(store: PlayerStore, record: (line: string) => void) {
  return (what: string): void => {
    const { name, index, sequenceLength } = store.get();
    record(`slide ${index + 1} of ${sequenceLength}, ${name}: ${what}`);
  };
}

/** Logs all actions and the events of these elements; returns a function that ends it. */
function logPlayback(
  store: PlayerStore,
  elements: Readonly<Record<string, MediaElement>>,
  log: (what: string) => void,
): () => void {
  const stops = Object.entries(elements).flatMap(([name, element]) =>
    loggedEvents.map((type) => {
      const listener = (): void => log(`${name} ${describe(type, element)}`);
      element.addEventListener(type, listener);
      return () => element.removeEventListener(type, listener);
    }),
  );
  stops.push(store.onAction('log', ({ type }) => log(`action ${type}`)));
  return () => stops.forEach((stop) => stop());
}

function describe(type: string, { currentTime, error }: MediaElement): string {
  const code = type === 'error' && error !== null ? ` ${error.code}` : '';
  return `${type}${code} at ${currentTime.toFixed(1)} s`;
}
