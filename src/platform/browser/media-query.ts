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

/** True on a phone in portrait, where a book of two pages is tiny. */
export const portraitPhone = mediaQuery('(orientation: portrait) and (max-width: 575px)');

/** True when the app was opened from the home screen. */
export const installedDisplay = mediaQuery('(display-mode: standalone), (display-mode: fullscreen)');
