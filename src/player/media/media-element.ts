// The part of HTMLMediaElement that the player uses, its events, and helpers for it.
import { withoutFragment } from '../../contract/presentation/media-path';
import type { MonotonicClock } from '../../base/clock';

export interface MediaElement {
  src: string;
  currentTime: number;
  playbackRate: number;
  defaultPlaybackRate: number;
  muted: boolean;
  /** 0 to 1; on some devices it stays 1. */
  volume: number;
  preload: '' | 'none' | 'metadata' | 'auto';
  /** Seconds; NaN until the metadata are loaded. */
  readonly duration: number;
  readonly paused: boolean;
  readonly ended: boolean;
  readonly seeking: boolean;
  readonly readyState: number;
  /** 0 (NETWORK_EMPTY) while there is no source. */
  readonly networkState: number;
  readonly error: { readonly code: number } | null;
  play(): Promise<void>;
  pause(): void;
  load(): void;
  hasAttribute(name: string): boolean;
  removeAttribute(name: string): void;
  addEventListener(type: string, listener: (event: Event) => void): void;
  removeEventListener(type: string, listener: (event: Event) => void): void;
  dispatchEvent(event: Event): boolean;
}

/** Removes the element's source without the error that an empty `src` would cause. */
export function releaseSource(element: MediaElement): void {
  if (!element.hasAttribute('src')) return;
  element.pause();
  element.removeAttribute('src');
  element.load();
}

/** Sets the playback rate (1 is normal) for this and later sources. Browsers preserve the pitch by themselves. */
export function setPlaybackRate(element: MediaElement, speed: number): void {
  element.defaultPlaybackRate = speed;
  element.playbackRate = speed;
}

/**
 * Allows later playback without a tap: browsers require that a tap loads, plays or unmutes an element before it may sound by itself.
 * Loads an element without a source, also when the tapped slide is silent. Unmutes an element with a film and mutes it again: `load`
 * would remove the `source` element that hls.js on iPhones uses instead of `src`. Leaves a running element alone: without a tap,
 * unmuting would pause it.
 */
export function unlock(element: MediaElement): void {
  if (element.networkState === 0) element.load();
  if (!element.muted || !element.paused) return;
  element.muted = false;
  element.muted = true;
}

interface MediaEventHandlers {
  readonly isMedium: (element: MediaElement) => boolean;
  readonly onMetadata: () => void;
  readonly onTime: () => void;
  /** Playback has stalled for lack of data. */
  readonly onWaiting: () => void;
  /** There is enough data to play again. */
  readonly onReady: () => void;
  readonly onPlay: (element: MediaElement) => void;
  /** Called, too, at the end of a seek, during which the element may have been paused from outside. */
  readonly onPause: (element: MediaElement) => void;
  readonly onEnded: (element: MediaElement) => void;
  readonly onError: (element: MediaElement) => void;
}

/**
 * Subscribes to the element's events while it is the current medium, since events of the previous one may arrive late; returns an
 * unsubscribe function.
 */
export function onMediaEvents(element: MediaElement, handlers: MediaEventHandlers): () => void {
  const reactions: readonly (readonly [readonly string[], (element: MediaElement) => void])[] = [
    [['loadedmetadata'], handlers.onMetadata],
    [['loadedmetadata', 'durationchange', 'timeupdate', 'seeked'], handlers.onTime],
    [['waiting'], handlers.onWaiting],
    [['playing', 'canplay', 'ended'], handlers.onReady],
    [['play'], handlers.onPlay],
    [['pause', 'seeked'], handlers.onPause],
    [['ended'], handlers.onEnded],
    [['error'], handlers.onError],
  ];
  const listeners = reactions.flatMap(([types, react]) => {
    const listener = (): void => {
      if (handlers.isMedium(element)) react(element);
    };
    return types.map((type) => [type, listener] as const);
  });
  for (const [type, listener] of listeners) element.addEventListener(type, listener);
  return () => {
    for (const [type, listener] of listeners) element.removeEventListener(type, listener);
  };
}

/** MEDIA_ERR_NETWORK, and MEDIA_ERR_SRC_NOT_SUPPORTED, which a network error before the metadata causes. */
const resumableCodes: readonly (number | undefined)[] = [2, 4];

/**
 * Returns a function that reloads the element's source at its current time, after a network error. Chromium does not accept bytes of one
 * medium from both the network and a service worker, and reports that as such an error; a story that is saved while it plays has both. The caller has to call `play`, since the browser
 * may have paused the element without an event. It returns false and does nothing for any other error, and for a second error
 * at the same time.
 */
export function createResumeAfterError(element: MediaElement): () => boolean {
  let tried: { readonly address: string; readonly time: number } | undefined;
  let attempts = 0;
  return () => {
    const { src, currentTime: time, error } = element;
    const address = withoutFragment(src);
    if (!resumableCodes.includes(error?.code)) return false;
    if (tried?.address === address && tried.time === time) return false;
    tried = { address, time };
    attempts += 1;
    // A different fragment makes it a new medium: for the old URL the browser still has the bytes that it cannot extend.
    const [clip = '#'] = /#t=[^&]*/.exec(src) ?? [];
    element.src = `${address}${clip}${clip === '#' ? '' : '&'}again-${attempts}`;
    // Before the metadata are loaded this sets the start time.
    element.currentTime = time;
    return true;
  };
}

// Notices a medium that neither gives bytes nor plays, though it was started (spec player §3). Some media fire no event: in WebKit, a
// WAV file with a header alone. A host may also accept a request and never answer it.

/** Milliseconds in which a medium that was started must give bytes while the network is there. */
const patience = 15_000;

class MediumStalledError extends Error {
  override readonly name = 'MediumStalledError';
  constructor() {
    super(`No byte within ${patience / 1000} seconds`);
  }
}

export interface StallWatch {
  /** Watches an element until `stop`; has no effect while it is watched. */
  readonly start: (element: MediaElement) => void;
  readonly stop: () => void;
}

interface StallWatchDeps {
  readonly clock: MonotonicClock;
  readonly hasNetwork: () => boolean;
  /** Called once for each `start`. */
  readonly onStalled: (cause: MediumStalledError) => void;
}

/** Each of them says that bytes have come, or that some were played. */
const signsOfLife = ['progress', 'loadedmetadata', 'loadeddata', 'timeupdate', 'emptied'];

/** Several checks, so that a device that slept meanwhile is not taken for a stalled medium. */
const checks = 3;

/** Creates a watch that runs no timer before `start` and after `stop`. */
export function createStallWatch({ clock, hasNetwork, onStalled }: StallWatchDeps): StallWatch {
  let release: (() => void) | undefined;
  const stop = (): void => {
    release?.();
    release = undefined;
  };
  const start = (element: MediaElement): void => {
    if (release !== undefined) return;
    let isAlive = false;
    let checksWithoutSign = 0;
    let cancel = (): void => undefined;
    const noteLife = (): void => {
      isAlive = true;
    };
    const check = (): void => {
      checksWithoutSign = isAlive || !hasNetwork() ? 0 : checksWithoutSign + 1;
      isAlive = false;
      if (checksWithoutSign < checks) return checkLater();
      stop();
      onStalled(new MediumStalledError());
    };
    const checkLater = (): void => {
      cancel = clock.after(patience / checks, check);
    };
    for (const type of signsOfLife) element.addEventListener(type, noteLife);
    release = () => {
      cancel();
      for (const type of signsOfLife) element.removeEventListener(type, noteLife);
    };
    checkLater();
  };
  return { start, stop };
}
