// Holds a slide without narration for its reading time; it can be paused and scrubbed like a narration. Runs a timer only
// between `run` and `pause`.
import type { MonotonicClock } from '../../base/clock';

/** Milliseconds between two updates of the scrub bar; about the interval of `timeupdate` in browsers. */
const tick = 250;

export interface ReadingTimer {
  readonly run: () => void;
  /** Stops the timer; `run` continues with the remaining time. */
  readonly pause: () => void;
  /** Seeks; in milliseconds from the start. */
  readonly seek: (milliseconds: number) => void;
}

/**
 * Returns a paused timer. It calls `onTime` with the elapsed milliseconds, and `onOver` each time the reading time ends.
 */
export function createReadingTimer(
  clock: MonotonicClock,
  milliseconds: number,
  onTime: (elapsed: number) => void,
  onOver: () => void,
): ReadingTimer {
  let elapsed = 0;
  let stop: (() => void) | undefined;

  const run = (): void => {
    if (stop !== undefined) return;
    const started = clock.monotonicNow();
    const cancel = clock.after(Math.min(tick, milliseconds - elapsed), () => {
      stop?.();
      if (elapsed < milliseconds) run();
      else onOver();
    });
    stop = () => {
      cancel();
      stop = undefined;
      elapsed = Math.min(milliseconds, elapsed + clock.monotonicNow() - started);
      onTime(elapsed);
    };
  };

  return {
    run,
    pause: () => stop?.(),
    seek(to) {
      const running = stop !== undefined;
      stop?.();
      elapsed = Math.min(milliseconds, Math.max(0, to));
      onTime(elapsed);
      if (running) run();
    },
  };
}
