// Manages which film is on the page's single video element.
import type { MediaElement } from '../media/media-element';
import { openFilm, type Film, type FilmDeps } from './film';

export interface Projector {
  /** Replaces the film; undefined removes it. */
  readonly show: (url: string | undefined) => void;
  /** Fetches the current film and, from now on, each film as soon as it is set. */
  readonly fetchEagerly: () => void;
  /** Fetches the current film. */
  readonly load: () => void;
}

export function createProjector(element: MediaElement, deps: FilmDeps): Projector {
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
