// Listens to events of the page: it is hidden or shown again, its device has a network again, somebody uses it or leaves it idle.
import type { Timers, MonotonicClock } from '../../base/clock';
import { systemClock } from './system-clock';
import type { Readable } from '../../base/readable';

/**
 * Calls when the page is no longer in sight, or is left; with `capture` before those that subscribe without it. Returns an unsubscribe
 * function.
 */
export function onPageHidden(call: () => void, { capture = false } = {}): () => void {
  const ended = new AbortController();
  const listening = { capture, signal: ended.signal };
  const onChange = (): void => {
    if (document.visibilityState === 'hidden') call();
  };
  // The event's way leads through the window first, whether or not it bubbles.
  (capture ? window : document).addEventListener('visibilitychange', onChange, listening);
  addEventListener('pagehide', call, listening);
  return () => ended.abort();
}

// Tells when a page may have slept: timers of a hidden, frozen or suspended page are late.

/**
 * Calls when the page is shown again, resumes, or comes back from the history's cache; returns an unsubscribe function.
 */
export function onPageWake(call: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') call();
  };
  document.addEventListener('visibilitychange', onVisible, { signal });
  document.addEventListener('resume', call, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && call(), { signal });
  return () => ended.abort();
}

// Notices that the device has a network again.

/** Milliseconds after the `online` event. It comes when there is a network again, often before that leads anywhere. */
const triesAfterOnline = [2000, 8000] as const;

/** Calls on each `online` event and twice again soon after it; returns an unsubscribe function. */
export function onNetworkBack(call: () => void, clock: Timers = systemClock): () => void {
  let cancels: readonly (() => void)[] = [];
  const cancel = (): void => cancels.forEach((cancelOne) => cancelOne());
  const tryNow = (): void => {
    cancel();
    cancels = triesAfterOnline.map((delay) => clock.after(delay, call));
    call();
  };
  addEventListener('online', tryNow);
  return () => {
    removeEventListener('online', tryNow);
    cancel();
  };
}

// Notices that somebody uses the page.

interface PageInputOptions {
  /**
   * Whether a pointer that only moves counts, too. It does where people read with a mouse. At a kiosk only a touch shows that a
   * visitor is there (spec screens §12): a pointer that moves there without one would end the invitation.
   */
  readonly countsMoves: boolean;
}

/** Calls at every touch, key press and turn of the wheel. Returns a function that ends that. */
export function onPageInput(call: () => void, { countsMoves }: PageInputOptions): () => void {
  const ended = new AbortController();
  const events = ['pointerdown', 'keydown', 'wheel', 'touchstart', ...(countsMoves ? ['pointermove'] : [])];
  for (const event of events)
    addEventListener(event, call, { passive: true, capture: true, signal: ended.signal });
  return () => ended.abort();
}

// Waits until nobody has used the page for a while. Runs only one timer while it waits.

export interface IdleDeps {
  readonly clock: MonotonicClock;
  /** Whether a story plays, an answer is heard or something is made on this page. */
  readonly pageBusy: Readable<boolean>;
  /** Subscribes to every touch, key press and pointer movement; returns an unsubscribe function. */
  readonly onInput: (call: () => void) => () => void;
}

/**
 * Calls `call` once, after `wait` milliseconds without playback and without input; returns a function that cancels it.
 */
export function onceIdle({ clock, pageBusy, onInput }: IdleDeps, wait: number, call: () => void): () => void {
  let lastActivity = clock.monotonicNow();
  let cancel = (): void => undefined;
  const stop = (): void => {
    cancel();
    stopInput();
    stopWatchingBusy();
  };
  const check = (): void => {
    const left = lastActivity + wait - clock.monotonicNow();
    if (pageBusy.get()) return;
    if (left > 0) {
      cancel = clock.after(left, check);
      return;
    }
    stop();
    call();
  };
  const onActivity = (): void => {
    lastActivity = clock.monotonicNow();
  };
  const stopInput = onInput(onActivity);
  const stopWatchingBusy = pageBusy.subscribe(() => {
    onActivity();
    cancel();
    check();
  });
  check();
  return stop;
}

/** Returns the deps of the page this runs in, except `pageBusy`. */
export function browserIdleDeps(): Omit<IdleDeps, 'pageBusy'> {
  return { clock: systemClock, onInput: (call) => onPageInput(call, { countsMoves: true }) };
}

interface LaunchQueue {
  setConsumer(consume: (launch: { readonly targetURL?: unknown }) => void): void;
}

/**
 * Calls `open` with the hash of each later launch at an address inside of the app, such as a shortcut. The app's icon has none: whoever
 * presses it wants the page as it was left.
 */
export function followLaunches(open: (hash: string) => void, host: object = window): void {
  const queue = 'launchQueue' in host ? host.launchQueue : undefined;
  if (!isLaunchQueue(queue)) return;
  // The launch that opened this page is in the queue, also after a reload: the page has its address already.
  let isQueued = true;
  queue.setConsumer(({ targetURL }) => {
    const [, fragment = ''] = typeof targetURL === 'string' ? targetURL.split('#') : [];
    if (!isQueued && fragment !== '') open(`#${fragment}`);
  });
  isQueued = false;
}

function isLaunchQueue(queue: unknown): queue is LaunchQueue {
  return typeof queue === 'object' && queue !== null && 'setConsumer' in queue;
}
