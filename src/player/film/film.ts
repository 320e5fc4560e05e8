// Plays a film on the page's video element. Plain files and HLS are two drivers of this interface; the URL decides
// which one is used.
import { isPlaylist } from '../../contract/presentation/media-types';
import type { MediaElement } from '../media/media-element';
import { ClippedElement } from '../media/clipped-element';
import { openHlsFilm } from './hls-film';
import { openPlainFilm } from './plain-film';

export interface Film {
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

export type OpenFilm = (element: MediaElement, url: string, deps: FilmDeps) => Film;

/** Returns a film that is set as the element's source; fetches nothing before `load`. */
export const openFilm: OpenFilm = (element, url, deps) =>
  isPlaylist(url)
    ? openHlsFilm(element instanceof ClippedElement ? element.inner : element, url, deps)
    : openPlainFilm(element, url, deps);
