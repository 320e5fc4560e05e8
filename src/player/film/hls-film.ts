// An HLS film. Its player is a chunk that is loaded with the first such film; where it is not supported, the browser plays.
// The script player comes first because Chromium claims to play HLS itself and then fails on saved playlists.
import { playlistType } from '../../contract/presentation/media-types';
import { releaseSource, type MediaElement } from '../media/media-element';
import type { Film, FilmDeps, OpenFilm } from './film';

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

const loadPlayer = (): Promise<HlsPlayer> => import('./hls-player').then(({ hlsPlayer }) => hlsPlayer);

/** Returns an HLS film (see `Film`) on the element; loads the script player with the first one. */
export const openHlsFilm: OpenFilm = (element, url, deps) => openHlsFilmWith(loadPlayer, element, url, deps);

/** Like `openHlsFilm`, with a given loader for the player; it is called at the first `load`. */
export function openHlsFilmWith(
  loadHlsPlayer: () => Promise<HlsPlayer>,
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
      loadHlsPlayer()
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
