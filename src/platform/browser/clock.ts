// The clock of the browser.
import type { Clock } from '../../contract/clock';

/** Reads the time and sets timers, both in milliseconds. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};
