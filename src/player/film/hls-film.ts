// A film in pieces (HLS). Its player is fetched when the first such film is needed; where that cannot play, the browser may.
// Chromium says that it plays HLS itself and then fails on kept playlists, so our player is asked first.
import { releaseSource, type MediaElement } from '../narration/media-element';
import type { Film, FilmDeps, OpenFilm } from './film';

/** Nothing on this device plays HLS. */
export class HlsNotPlayableError extends Error {
  override readonly name = 'HlsNotPlayableError';
  constructor() {
    super('This device plays no film in pieces');
  }
}

/** Plays a playlist by script. */
export interface HlsPlayer {
  readonly isSupported: () => boolean;
  readonly open: (element: HTMLVideoElement, url: string, onFailed: (cause: unknown) => void) => () => void;
}

const loadPlayer = (): Promise<HlsPlayer> => import('./hls-player').then(({ hlsPlayer }) => hlsPlayer);

export const openHlsFilm: OpenFilm = (element, url, deps) => openHlsFilmWith(loadPlayer, element, url, deps);

/** As `openHlsFilm`; the player comes from `player`, which is asked at the first `load`. */
export function openHlsFilmWith(
  player: () => Promise<HlsPlayer>,
  element: MediaElement,
  url: string,
  { onAttached, onFailed }: FilmDeps,
): Film {
  let asked = false;
  let closed = false;
  let detach = (): void => undefined;
  const attach = (hls: HlsPlayer): void => {
    if (closed) return;
    detach = play(hls, element, url, (cause) => {
      if (!closed) onFailed(cause);
    });
    onAttached();
  };
  return {
    load() {
      if (asked) return;
      asked = true;
      player()
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

/** Throws HlsNotPlayableError where neither script nor browser can. */
function play(
  hls: HlsPlayer,
  element: MediaElement,
  url: string,
  onFailed: (cause: unknown) => void,
): () => void {
  if (!(element instanceof HTMLVideoElement)) throw new HlsNotPlayableError();
  if (hls.isSupported()) return hls.open(element, url, onFailed);
  if (element.canPlayType('application/vnd.apple.mpegurl') === '') throw new HlsNotPlayableError();
  const onError = (): void => onFailed(element.error);
  element.addEventListener('error', onError);
  element.preload = 'auto';
  element.src = url;
  return () => element.removeEventListener('error', onError);
}
