// What all fetches of an attempt at a download share, and the time budget that all attempts do.
import type { Fetch } from '../media-cache/request';
import type { Wait } from '../timers';
import type { PlayerRequests } from './player-requests';
import type { PrioritySemaphore } from './priority-semaphore';

/** Milliseconds during which downloads and files are started. */
const timeBudget = 25_000;

/** The time budget in which a worker starts downloads and files, shared by all of its downloads. */
export interface TimeBudget {
  /** Returns whether there is time to start another file. */
  readonly hasTime: () => boolean;
  /** Resolves when the time is up. */
  readonly untilSpent: () => Promise<void>;
}

/** What all fetches of an attempt at a download share: how they fetch, and when they may. */
export interface AttemptContext {
  readonly fetch: Fetch;
  /** The web origin of the app. */
  readonly appOrigin: string;
  /** Ends the attempt. */
  readonly signal: AbortSignal;
  readonly budget: TimeBudget;
  readonly semaphore: PrioritySemaphore;
  readonly priority: () => number;
  readonly playerRequests: PlayerRequests;
  /** Called when every file is started, so that another presentation may start. */
  readonly onAllStarted: () => void;
}

/** Starts a time budget. `monotonicNow` returns milliseconds. */
export function createTimeBudget({
  monotonicNow,
  wait,
}: {
  readonly monotonicNow: () => number;
  readonly wait: Wait;
}): TimeBudget {
  const until = monotonicNow() + timeBudget;
  let spent: Promise<void> | undefined;
  return {
    hasTime: () => monotonicNow() < until,
    untilSpent: () => (spent ??= wait(Math.max(0, until - monotonicNow()))),
  };
}
