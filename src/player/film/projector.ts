// Which film is on the page's one video element. Knows no slide and no narration.
import type { MediaElement } from '../narration/media-element';
import { openFilm, type Film, type FilmDeps, type OpenFilm } from './film';

export interface Projector {
  /** Puts another film on, or none. */
  readonly show: (url: string | undefined) => void;
  /** From now on films are fetched as soon as they are on. */
  readonly fetchEagerly: () => void;
  /** The film that is on is wanted now. */
  readonly load: () => void;
}

export function createProjector(element: MediaElement, deps: FilmDeps, open: OpenFilm = openFilm): Projector {
  let film: Film | undefined;
  let eager = false;
  return {
    show(url) {
      film?.close();
      film = url === undefined ? undefined : open(element, url, deps);
      if (eager) film?.load();
    },
    fetchEagerly() {
      eager = true;
      film?.load();
    },
    load: () => film?.load(),
  };
}
