// The time that counts for one run: its limit is for the service, not for a sign-in that the run waits for.
import type { MonotonicClock } from '../../../base/clock';

export interface RunClock extends MonotonicClock {
  /** Stops the time until `restart`. */
  readonly pause: () => void;
  /** Sets the time back to that of the run's start, from where it goes on. */
  readonly restart: () => void;
}

/** Creates the clock of a run that starts now. Its time is that of `clock` until it is paused; its timers run on. */
export function createRunClock(clock: MonotonicClock): RunClock {
  const start = clock.monotonicNow();
  /** Milliseconds that do not count. */
  let leftOut = 0;
  let pausedAt: number | undefined;
  const monotonicNow = (): number => pausedAt ?? clock.monotonicNow() - leftOut;
  return {
    monotonicNow,
    after: (milliseconds, call) => clock.after(milliseconds, call),
    pause() {
      pausedAt = monotonicNow();
    },
    restart() {
      pausedAt = undefined;
      leftOut = clock.monotonicNow() - start;
    },
  };
}
