// How long a kiosk that has failed waits before it starts again: twice as long with each failure in a row.
import { readText, writeText } from '../../../platform/storage/site-storage';

/** Milliseconds. */
export interface RestartTimes {
  readonly restart: number;
  readonly longestRestart: number;
  /** After so long without a failure the next one counts as the first. */
  readonly steady: number;
}

type FailureStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Returns the milliseconds to wait after a failure that is not noted yet under `key`. */
export function restartDelay(
  storage: Pick<FailureStorage, 'getItem'>,
  key: string,
  now: number,
  times: RestartTimes,
): number {
  return Math.min(times.longestRestart, times.restart * 2 ** failuresInRow(storage, key, now, times));
}

/** Notes a failure under `key`. Never throws: without storage each failure counts as the first. */
export function noteFailure(storage: FailureStorage, key: string, now: number, times: RestartTimes): void {
  writeText(storage, key, `${failuresInRow(storage, key, now, times) + 1} ${now}`);
}

/** Returns the number of failures in a row until now. */
function failuresInRow(
  storage: Pick<FailureStorage, 'getItem'>,
  key: string,
  now: number,
  { steady }: RestartTimes,
): number {
  const before = readFailures(storage, key);
  return before !== undefined && Math.abs(now - before.at) < steady ? before.count : 0;
}

/** Returns the noted failures, written as `count at`; undefined when there are none or they cannot be read. */
function readFailures(storage: Pick<Storage, 'getItem'>, key: string) {
  const [count, at] = (readText(storage, key) ?? '').split(' ').map(Number);
  return !count || at === undefined || Number.isNaN(at) ? undefined : { count, at };
}
