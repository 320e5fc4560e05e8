// Plays one film after the other on the page's video element. A file that the browser plays itself (MP4, WebM) and HLS are two drivers
// of the interface `Film`; the URL decides which one is used.
import { isPlaylist, playlistType } from '../../contract/presentation/media-types';
import { createResumeAfterError, type MediaElement, releaseSource } from '../media/media-element';
import { ClippedElement } from '../media/clipped-element';

interface Film {
  /** Starts to fetch; further calls have no effect. */
  readonly load: () => void;
  /** Releases the element and stops everything that runs. */
  readonly close: () => void;
}

export interface FilmDeps {
  /** Called when the element gets its source late or anew, after `play` may have been called. */
  readonly onAttached: () => void;
  /** Called once, with the error of the network, the decoder or the player. */
  readonly onFailed: (cause: unknown) => void;
}

type OpenFilm = (element: MediaElement, url: string, deps: FilmDeps) => Film;

/** Returns a film that is set as the element's source; fetches nothing before `load`. */
export const openFilm: OpenFilm = (element, url, deps) =>
  isPlaylist(url)
    ? openHlsFilm(loadHlsPlayer, element instanceof ClippedElement ? element.inner : element, url, deps)
    : openPlainFilm(element, url, deps);

/** Returns a film in a single file (see `Film`) on the element, which is loaded again after a network error. */
const openPlainFilm: OpenFilm = (element, url, { onAttached, onFailed }) => {
  const resumeAfterError = createResumeAfterError(element);
  const onError = (): void => {
    if (element.error === null) return;
    if (resumeAfterError()) return onAttached();
    element.removeEventListener('error', onError);
    onFailed(element.error);
  };
  element.addEventListener('error', onError);
  element.preload = 'none';
  element.src = url;
  return {
    load: () => (element.preload = 'auto'),
    close() {
      element.removeEventListener('error', onError);
      releaseSource(element);
    },
  };
};

/** Neither script nor browser plays HLS on this device. */
export class HlsNotPlayableError extends Error {
  override readonly name = 'HlsNotPlayableError';
  constructor() {
    super('This device plays no film in segments');
  }
}

/** Plays an HLS playlist by script; `open` returns a function that closes it. */
export interface HlsPlayer {
  readonly isSupported: () => boolean;
  readonly open: (element: HTMLVideoElement, url: string, events: HlsEvents) => () => void;
}

export interface HlsEvents {
  /** Called when the element got its source anew after a decoder error; it is paused then. */
  readonly onRecovered: () => void;
  readonly onFailed: (cause: unknown) => void;
}

const loadHlsPlayer = (): Promise<HlsPlayer> => import('./hls-player').then(({ hlsPlayer }) => hlsPlayer);

/**
 * Returns an HLS film (see `Film`) on the element. Its script player is a chunk that is loaded with the first one. It comes before the
 * browser's own, because Chromium claims to play HLS and then fails on saved playlists.
 */
export function openHlsFilm(
  loadPlayer: () => Promise<HlsPlayer>,
  element: MediaElement,
  url: string,
  { onAttached, onFailed }: FilmDeps,
): Film {
  let isRequested = false;
  let closed = false;
  let detach = (): void => undefined;
  const attach = (hls: HlsPlayer): void => {
    if (closed) return;
    detach = play(hls, element, url, {
      onRecovered: () => {
        if (!closed) onAttached();
      },
      onFailed: (cause) => {
        if (!closed) onFailed(cause);
      },
    });
    onAttached();
  };
  return {
    load() {
      if (isRequested) return;
      isRequested = true;
      loadPlayer()
        .then(attach)
        .catch((cause: unknown) => {
          if (!closed) onFailed(cause);
        });
    },
    close() {
      closed = true;
      detach();
      releaseSource(element);
    },
  };
}

/** Plays by script or browser; returns a function that ends it. Throws HlsNotPlayableError where neither can. */
function play(hls: HlsPlayer, element: MediaElement, url: string, events: HlsEvents): () => void {
  if (!(element instanceof HTMLVideoElement)) throw new HlsNotPlayableError();
  if (hls.isSupported()) return hls.open(element, url, events);
  if (element.canPlayType(playlistType) === '') throw new HlsNotPlayableError();
  const onError = (): void => events.onFailed(element.error);
  element.addEventListener('error', onError);
  element.preload = 'auto';
  element.src = url;
  return () => element.removeEventListener('error', onError);
}

export interface CurrentFilm {
  /** Replaces the film; undefined removes it. */
  readonly show: (url: string | undefined) => void;
  /** Fetches the current film and, from now on, each film as soon as it is set. */
  readonly fetchEagerly: () => void;
  /** Fetches the current film. */
  readonly load: () => void;
}

/** Returns the current film of an element; at first it has none. */
export function createCurrentFilm(element: MediaElement, deps: FilmDeps): CurrentFilm {
  let film: Film | undefined;
  let eager = false;
  return {
    show(url) {
      film?.close();
      film = url === undefined ? undefined : openFilm(element, url, deps);
      if (eager) film?.load();
    },
    fetchEagerly() {
      eager = true;
      film?.load();
    },
    load: () => film?.load(),
  };
}

// Synchronises a speaker's muted film with the narration, within 100 ms at every speed. Small drift is corrected by a slightly
// different playback rate, which is not visible; a seek for it would cost the decoder too much. Corrects on media events and
// runs no timer.

/** Seconds of drift above which the film seeks, and below which nothing is corrected. */
const jumpAt = 0.2;
const toleratedDrift = 0.03;
/** The largest change of the playback rate, as a share of it, and the change for each second of drift. */
const maxCorrection = 0.4;
const correctionPerSecond = 2;

/** HAVE_FUTURE_DATA: with a lower `readyState` a playing narration is stalled. */
const haveFutureData = 3;

const audioEvents = [
  'play',
  'playing',
  'pause',
  'waiting',
  'seeked',
  'timeupdate',
  'ratechange',
  'ended',
  'emptied',
] as const;
const videoEvents = ['loadedmetadata', 'playing', 'seeked', 'timeupdate'] as const;

/** Returns the playback rate for a film that is `drift` seconds late (early below 0) beside a narration at `speed`; 1 is normal. */
export function catchUpSpeed(speed: number, drift: number): number {
  if (Math.abs(drift) < toleratedDrift) return speed;
  const correction = Math.max(-maxCorrection, Math.min(maxCorrection, drift * correctionPerSecond));
  return speed * (1 + correction);
}

/**
 * Keeps `video` in sync with `audio`; returns a function that ends it. A film that cannot play remains a still picture.
 */
export function followNarration(audio: MediaElement, video: MediaElement): () => void {
  const follow = (): void => {
    const isPastEnd = video.duration <= audio.currentTime;
    const running = !audio.paused && !audio.ended && !isPastEnd && audio.readyState >= haveFutureData;
    if (video.readyState > 0 && !isPastEnd && !video.seeking) syncPosition(audio, video, running);
    if (running && video.paused) video.play().catch(() => undefined);
    if (!running && !video.paused) video.pause();
  };
  video.muted = true;
  for (const type of audioEvents) audio.addEventListener(type, follow);
  for (const type of videoEvents) video.addEventListener(type, follow);
  return () => {
    for (const type of audioEvents) audio.removeEventListener(type, follow);
    for (const type of videoEvents) video.removeEventListener(type, follow);
    video.pause();
    video.muted = false;
  };
}

function syncPosition(audio: MediaElement, video: MediaElement, running: boolean): void {
  const drift = audio.currentTime - video.currentTime;
  // A seek is cheap while the film is paused.
  if (Math.abs(drift) > (running ? jumpAt : toleratedDrift)) video.currentTime = audio.currentTime;
  const speed = catchUpSpeed(audio.playbackRate, Math.abs(drift) > jumpAt ? 0 : drift);
  if (video.playbackRate !== speed) video.playbackRate = speed;
}
