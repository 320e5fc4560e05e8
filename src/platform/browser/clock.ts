// The clock of the browser.
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
