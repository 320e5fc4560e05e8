// The time in which a worker starts work: browsers terminate one that stays busy for minutes.
import type { Wait } from '../timers';

/** Milliseconds during which downloads and files are started. */
const timeBudget = 25_000;

/** The time budget in which a worker starts downloads and files, shared by all of its downloads. */
export interface TimeBudget {
  /** Returns whether there is time to start another file. */
  readonly hasTime: () => boolean;
  /** Resolves when the time is up. */
  readonly untilSpent: () => Promise<void>;
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
