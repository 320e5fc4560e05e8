// A film in one file, MP4 or WebM, which the browser plays itself.
import { releaseSource } from '../narration/media-element';
import { createTakingUp } from '../narration/resume-after-error';
import type { OpenFilm } from './film';

export const openPlainFilm: OpenFilm = (element, url, { sourceOf, onAttached, onFailed }) => {
  const resumeAfterError = createTakingUp(element);
  const onError = (): void => {
    if (element.error === null) return;
    if (resumeAfterError()) return onAttached();
    element.removeEventListener('error', onError);
    onFailed(element.error);
  };
  element.addEventListener('error', onError);
  element.preload = 'none';
  element.src = sourceOf(url);
  return {
    load: () => (element.preload = 'auto'),
    close() {
      element.removeEventListener('error', onError);
      releaseSource(element);
    },
  };
};
