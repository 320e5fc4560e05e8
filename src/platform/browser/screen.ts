// Uses the screen: fills it, keeps it awake, says whether the page is zoomed, and reads the person's settings and the screen's shape.
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

// Full screen, with the prefix that iPadOS 15 still needs. iPhones have none; there it is not offered.

/** Returns whether an element can fill the screen on this device. */
export function canFillScreen(): boolean {
  const { prototype } = HTMLElement;
  return 'requestFullscreen' in prototype || 'webkitRequestFullscreen' in prototype;
}

/** Returns whether an element fills the screen now. */
export function fillsScreen(): boolean {
  if (document.fullscreenElement) return true;
  return 'webkitFullscreenElement' in document && Boolean(document.webkitFullscreenElement);
}

/** Fills the screen with an element, or leaves full screen. Rejects when the browser refuses. */
export async function toggleFullScreen(element: HTMLElement): Promise<void> {
  if (fillsScreen()) await call(document, 'exitFullscreen', 'webkitExitFullscreen');
  else await call(element, 'requestFullscreen', 'webkitRequestFullscreen');
}

/** Subscribes to the start and the end of full screen; returns an unsubscribe function. */
export function onFullScreenChange(call: () => void): () => void {
  const events = ['fullscreenchange', 'webkitfullscreenchange'];
  for (const event of events) document.addEventListener(event, call);
  return () => {
    for (const event of events) document.removeEventListener(event, call);
  };
}

async function call(target: object, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    const method: unknown = Reflect.get(target, name);
    if (typeof method !== 'function') continue;
    await Reflect.apply(method, target, []);
    return;
  }
}

// Says whether the page is zoomed with two fingers, so that one finger moves it.

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

// Keeps the screen awake until the returned function is called. Does nothing where the browser has no wake lock.

/** The part of `document` and `navigator` that is used. */
export interface WakeLockDeps {
  /** Requests a wake lock; undefined where the browser has none. */
  readonly request: (() => Promise<{ release(): Promise<void> }>) | undefined;
  readonly isVisible: () => boolean;
  /** Subscribes to the page being shown or hidden; returns an unsubscribe function. */
  readonly onVisibilityChange: (call: () => void) => () => void;
}

const browserDeps = (): WakeLockDeps => ({
  // TypeScript's types always have a wake lock, but Safari 15.4 has none.
  request: 'wakeLock' in navigator ? () => navigator.wakeLock.request('screen') : undefined,
  isVisible: () => document.visibilityState === 'visible',
  onVisibilityChange(call) {
    document.addEventListener('visibilitychange', call);
    return () => document.removeEventListener('visibilitychange', call);
  },
});

/**
 * Keeps the screen awake; returns a function that ends it. The browser drops the lock when the page is hidden, so it is
 * requested again when the page is shown.
 */
export function keepScreenAwake(deps: WakeLockDeps = browserDeps()): () => void {
  const { request } = deps;
  if (request === undefined) return () => undefined;
  let wanted = true;
  let lock: { release(): Promise<void> } | undefined;

  const ask = async (): Promise<void> => {
    if (!wanted || !deps.isVisible()) return;
    // When the browser refuses (battery saving), the screen may sleep as the device is set.
    const granted = await request().catch(() => undefined);
    if (wanted) lock = granted;
    else await granted?.release();
  };
  const stopWatching = deps.onVisibilityChange(() => void ask());
  void ask();
  return () => {
    wanted = false;
    stopWatching();
    lock?.release().catch(() => undefined);
  };
}
