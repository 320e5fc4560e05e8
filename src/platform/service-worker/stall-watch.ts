// Knows when a worker with work to do must be spoken to: the browser may have ended it at any time, a host that was away
// may be back, or a retry is due. Knows no message and no worker, and keeps no timer while nothing is left to do.
import type { Clock } from '../../contract/clock';

interface StallWatchDeps {
  readonly clock: Clock;
  readonly isOnline: () => boolean;
  /** Asks the worker to go on. */
  readonly speak: () => void;
}

/** How the worker's work stands. */
export interface SaveStatus {
  /** `fetching`: it should be heard of soon; `host-away`: it waits for a host that did not answer. */
  readonly work: 'none' | 'fetching' | 'host-away';
  /** When the next retry is due, in milliseconds since the epoch. */
  readonly dueAt: number | undefined;
}

/**
 * Milliseconds until the worker is spoken to where nothing is heard; where that does not help it is tried less and less
 * often. A host that is away may be back in a moment, and the browser says nothing of that while the network stands.
 */
const patience = {
  fetching: { first: 30_000, longest: 8 * 60_000 },
  'host-away': { first: 2000, longest: 2 * 60_000 },
} as const;
/** Browsers take a much longer wait for none at all. */
const longestWait = 24 * 60 * 60_000;

export function createStallWatch({ clock, isOnline, speak }: StallWatchDeps) {
  let inVain = 0;
  let stop: (() => void) | undefined;
  let waitedFor: SaveStatus | undefined;
  const wait = (saveStatus: SaveStatus) => {
    const untilDue = (saveStatus.dueAt ?? Infinity) - clock.now();
    const silence = silenceOf(saveStatus, untilDue, inVain);
    const next = Math.min(silence, untilDue > 0 ? untilDue : Infinity);
    if (next === Infinity) return;
    stop = clock.after(Math.min(next, longestWait), () => {
      stop = undefined;
      // Without network nothing can go on; when it is back the page speaks by itself.
      if (!isOnline()) return;
      if (next === silence) inVain += 1;
      wait(saveStatus);
      speak();
    });
  };
  return {
    /** Something was heard; `hasMoved`: it got further. */
    heard(saveStatus: SaveStatus, hasMoved: boolean): void {
      // That all is as it was, told to whoever asked, is no reason to wait anew: many who ask would put it off for ever.
      if (!hasMoved && stop !== undefined && isSame(saveStatus, waitedFor)) return;
      stop?.();
      stop = undefined;
      waitedFor = saveStatus;
      if (hasMoved) inVain = 0;
      wait(saveStatus);
    },
  };
}

function isSame(one: SaveStatus, other: SaveStatus | undefined): boolean {
  return one.work === other?.work && one.dueAt === other.dueAt;
}

/** How long a silence may last; for ever where nothing is to be heard. What is overdue should be heard of, too. */
function silenceOf({ work }: SaveStatus, untilDue: number, inVain: number): number {
  if (work === 'none' && untilDue > 0) return Infinity;
  const { first, longest } = patience[work === 'host-away' ? work : 'fetching'];
  return Math.min(first * 2 ** inVain, longest);
}
