// A slide that says nothing holds for its reading time and can be paused and scrubbed like a narration.
// Knows no slide. Runs a timer only while it is asked to run.
import type { Clock } from '../../contract/clock';

/** How often the scrub bar hears of a silent slide; about as often as browsers send `timeupdate`. */
const tick = 250;

export interface ReadingHold {
  readonly run: () => void;
  /** Keeps what remains. */
  readonly pause: () => void;
  /** Milliseconds from the start. */
  readonly seek: (milliseconds: number) => void;
}

/** `onTime` hears the elapsed milliseconds; `onOver` is called when the time is over, each time it is reached. */
export function createReadingHold(
  clock: Clock,
  milliseconds: number,
  onTime: (elapsed: number) => void,
  onOver: () => void,
): ReadingHold {
  let elapsed = 0;
  let stop: (() => void) | undefined;

  const run = (): void => {
    if (stop !== undefined) return;
    const started = clock.now();
    const cancel = clock.after(Math.min(tick, milliseconds - elapsed), () => {
      stop?.();
      if (elapsed < milliseconds) run();
      else onOver();
    });
    stop = () => {
      cancel();
      stop = undefined;
      elapsed = Math.min(milliseconds, elapsed + clock.now() - started);
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
