// Says whether the page is zoomed with two fingers, so that one finger moves it.
import type { Readable } from '../../base/readable';

type Viewport = Pick<VisualViewport, 'scale' | 'addEventListener' | 'removeEventListener'>;

/** From this scale on a page counts as zoomed; a little more than 1, which rounding reaches. */
const zoomedFrom = 1.01;

/** Returns whether the page is zoomed. It is read at each call, and listened to while somebody is subscribed. */
export function pageZoom(viewportOfPage: () => Viewport | null | undefined): Readable<boolean> {
  return {
    get: () => (viewportOfPage()?.scale ?? 1) > zoomedFrom,
    subscribe(listener) {
      const viewport = viewportOfPage();
      viewport?.addEventListener('resize', listener);
      return () => viewport?.removeEventListener('resize', listener);
    },
  };
}

/** True while the page is zoomed. */
export const zoomedPage = pageZoom(() => globalThis.visualViewport);
