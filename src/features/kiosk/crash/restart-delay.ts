// How long a kiosk that has failed waits before it starts again: twice as long with each failure in a row.
import * as v from 'valibot';

/** Milliseconds. */
export interface RestartTimes {
  readonly restart: number;
  readonly longestRestart: number;
  /** After so long without a failure the next one counts as the first. */
  readonly steady: number;
}

const failuresSchema = v.object({ count: v.pipe(v.number(), v.minValue(0)), at: v.number() });

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
    storage.setItem(key, JSON.stringify({ count: count + 1, at: now }));
  } catch {
    // Each failure counts as the first.
  }
  return Math.min(longestRestart, restart * 2 ** count);
}

function readFailures(storage: Pick<Storage, 'getItem'>, key: string) {
  try {
    const stored = v.safeParse(failuresSchema, JSON.parse(storage.getItem(key) ?? 'null'));
    return stored.success ? stored.output : undefined;
  } catch {
    return undefined;
  }
}
