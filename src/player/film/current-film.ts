// Sets which film the page's single video element has.
import type { MediaElement } from '../media/media-element';
import { openFilm, type Film, type FilmDeps } from './film';

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
