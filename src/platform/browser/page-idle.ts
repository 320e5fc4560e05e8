// Waits until nobody has used the page for a while. Runs only one timer while it waits.
import type { MonotonicClock } from '../../base/clock';
import type { Readable } from '../../base/readable';
import { systemClock } from './clock';
import { onPageInput } from './page-input';

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
