// Notices that a worker with work to do has fallen silent: the browser may have ended it at any time.
// Knows no message and no worker, and keeps no timer while nothing is underway.
import type { Clock } from '../clock';

interface StallWatchEdges {
  readonly clock: Clock;
  readonly isOnline: () => boolean;
  /** Asks the worker to go on. */
  readonly speak: () => void;
}

/** How long a silence may last before the worker is spoken to, in milliseconds. */
export const firstSilence = 30_000;
/** Where speaking does not help, it is tried less and less often, down to this. */
export const longestSilence = 8 * 60_000;

export function createStallWatch({ clock, isOnline, speak }: StallWatchEdges) {
  let silence = firstSilence;
  let stop: (() => void) | undefined;
  const wait = () => {
    stop = clock.after(silence, () => {
      stop = undefined;
      // Without network nothing can go on; when it is back the page speaks by itself.
      if (!isOnline()) return;
      silence = Math.min(2 * silence, longestSilence);
      wait();
      speak();
    });
  };
  return {
    /** Something was heard; `isBusy`: something is still underway; `hasMoved`: it got further. */
    heard(isBusy: boolean, hasMoved: boolean): void {
      stop?.();
      stop = undefined;
      if (hasMoved || !isBusy) silence = firstSilence;
      if (isBusy) wait();
    },
  };
}
