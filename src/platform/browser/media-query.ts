// Reads media queries: the person's settings and the shape of the screen.
import type { Readable } from '../../base/readable';

type MatchMedia = (
  query: string,
) => Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'>;

/** Returns whether `query` matches. It is read at each call, and listened to while somebody is subscribed. */
export function mediaQuery(
  query: string,
  matchMediaOfPage: MatchMedia = (text) => matchMedia(text),
): Readable<boolean> {
  return {
    get: () => matchMediaOfPage(query).matches,
    subscribe(listener) {
      const list = matchMediaOfPage(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
  };
}

/** True while the person prefers reduced motion. */
export const reducedMotion = mediaQuery('(prefers-reduced-motion: reduce)');

/** True where a book shows one page at a time (spec book §9): a spread would leave half of the height empty. As in early.css. */
export const uprightScreen = mediaQuery(
  '(orientation: portrait) and (max-width: 767px), (max-aspect-ratio: 8/9)',
);

/** True on a phone in portrait, which remembers its own choice of slides or book. */
export const portraitPhone = mediaQuery('(orientation: portrait) and (max-width: 575px)');

/** True when the app was opened from the home screen. */
export const installedDisplay = mediaQuery('(display-mode: standalone), (display-mode: fullscreen)');
