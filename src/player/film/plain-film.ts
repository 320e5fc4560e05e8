// A film in a single file, MP4 or WebM, that the browser plays itself. Reloads it after a network error.
import { releaseSource } from '../media/media-element';
import { createResumeAfterError } from '../media/resume-after-error';
import type { OpenFilm } from './film';

/** Returns a film in a single file (see `Film`) on the element. */
export const openPlainFilm: OpenFilm = (element, url, { onAttached, onFailed }) => {
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
