// A speaker's film on the page's video element. Plain files and HLS are drivers of this one interface; which one serves is
// chosen by the address. Knows no slide.
import { isPlaylist } from '../../contract/presentation/media-kind';
import type { MediaElement } from '../narration/media-element';
import { openHlsFilm } from './hls-film';
import { openPlainFilm } from './plain-film';

export interface Film {
  /** Begins to fetch; it may be called again. */
  readonly load: () => void;
  /** Lets go of the element and of everything that runs. */
  readonly close: () => void;
}

export interface FilmDeps {
  /** Where the bytes of an address are nearest. */
  readonly sourceOf: (url: string) => string;
  /** The element has its film only now, later than it was asked to play. */
  readonly onAttached: () => void;
  /** Called once, with what the network, the decoder or the player said. */
  readonly onFailed: (cause: unknown) => void;
}

export type OpenFilm = (element: MediaElement, url: string, deps: FilmDeps) => Film;

/** Puts a film on the element; nothing is fetched before `load`. */
export const openFilm: OpenFilm = (element, url, deps) =>
  (isPlaylist(url) ? openHlsFilm : openPlainFilm)(element, url, deps);
