// The clock of the browser, and its next paint.
import type { Clock, MonotonicClock } from '../../base/clock';

/** Reads the time and sets timers, both in milliseconds. */
export const systemClock: Clock & MonotonicClock = {
  now: () => Date.now(),
  monotonicNow: () => performance.now(),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Milliseconds to wait for a frame. A hidden page paints none. */
const longestWait = 250;

/**
 * Calls `call` once, after the next frame is painted: for work whose result need not be visible at once. Returns a function that cancels
 * it.
 */
export function afterPaint(call: () => void): () => void {
  // A frame is one task from its callbacks to its paint: a timer that is set in a callback fires after both.
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(call);
  });
  let timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    call();
  }, longestWait);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
