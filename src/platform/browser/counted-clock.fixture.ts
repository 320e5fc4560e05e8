// A clock for tests that counts its own timers: `vi.getTimerCount` counts those, too, that other tests of the process left behind.
import type { Clock, MonotonicClock } from '../../base/clock';
import { systemClock } from './system-clock';

/** Returns the clock of the browser, with fake timers where the test has set them, and how many of its timers run. */
export function createCountedClock(): Clock & MonotonicClock & { readonly running: () => number } {
  const running = new Set<symbol>();
  return {
    ...systemClock,
    running: () => running.size,
    after(milliseconds, call) {
      const timer = Symbol('timer');
      const cancel = systemClock.after(milliseconds, () => {
        running.delete(timer);
        call();
      });
      running.add(timer);
      return () => {
        running.delete(timer);
        cancel();
      };
    },
  };
}
