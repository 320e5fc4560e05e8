// How long a kiosk that has failed waits before it starts again: twice as long with each failure in a row.

/** Milliseconds. */
export interface RestartTimes {
  readonly restart: number;
  readonly longestRestart: number;
  /** After so long without a failure the next one counts as the first. */
  readonly steady: number;
}

/**
 * Returns the milliseconds to wait, and notes this failure under `key`. Never throws: without storage each failure counts as the
 * first.
 */
export function restartDelay(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  key: string,
  now: number,
  { restart, longestRestart, steady }: RestartTimes,
): number {
  const before = readFailures(storage, key);
  const isInRow = before !== undefined && Math.abs(now - before.at) < steady;
  const count = isInRow ? before.count : 0;
  try {
    storage.setItem(key, `${count + 1} ${now}`);
  } catch {
    // Each failure counts as the first.
  }
  return Math.min(longestRestart, restart * 2 ** count);
}

/** Returns the noted failures, written as `count at`; undefined when there are none or they cannot be read. */
function readFailures(storage: Pick<Storage, 'getItem'>, key: string) {
  try {
    const [count, at] = (storage.getItem(key) ?? '').split(' ').map(Number);
    if (!count || at === undefined || Number.isNaN(at)) return undefined;
    return { count, at };
  } catch {
    return undefined;
  }
}
