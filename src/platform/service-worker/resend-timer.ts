// Decides when to repeat what the worker has not answered: the browser may have terminated it before it did. Sets no timer
// once everything is answered.
import type { Clock } from '../../contract/clock';

interface AnswerTimerDeps {
  readonly clock: Clock;
  /** Whether the worker still has to answer something. */
  readonly isAwaited: () => boolean;
  readonly repeat: () => void;
}

/** Milliseconds until a message is repeated; each further silence doubles the wait. */
const timeouts = { first: 2000, longest: 2 * 60_000 } as const;

/** Creates a timer that calls `repeat` until nothing is awaited. */
export function createAnswerTimer({ clock, isAwaited, repeat }: AnswerTimerDeps) {
  let stop: (() => void) | undefined;
  const wait = (timeout: number): void => {
    stop?.();
    stop = undefined;
    if (!isAwaited()) return;
    stop = clock.after(timeout, () => {
      stop = undefined;
      if (!isAwaited()) return;
      repeat();
      wait(Math.min(2 * timeout, timeouts.longest));
    });
  };
  return {
    /** Starts to wait, for the shortest time again: a new message was posted. */
    start: (): void => wait(timeouts.first),
    stopIfAnswered: (): void => {
      if (isAwaited()) return;
      stop?.();
      stop = undefined;
    },
  };
}
