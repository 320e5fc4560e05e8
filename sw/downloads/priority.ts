// Which presentation goes on next. Pure.
import { longestRetry } from './save-state';
import type { SaveRecord } from './ledger/record';

/** Whether a page is open, by the browser's id of it. */
export type IsAlive = (client: string) => boolean;

/** The lower, the sooner: what is viewed right now, then what was asked for, then what was opened. */
export function urgencyOf(record: SaveRecord, isAlive: IsAlive): number {
  if (record.viewers.some(({ client }) => isAlive(client))) return 0;
  return { 'asked-for': 1, opened: 2, viewing: 3 }[record.origin];
}

/** The most urgent first; among equals, first wished, first served. */
export function inOrder(records: Iterable<SaveRecord>, isAlive: IsAlive): SaveRecord[] {
  return [...records].sort(
    (a, b) => urgencyOf(a, isAlive) - urgencyOf(b, isAlive) || a.wishedAt - b.wishedAt,
  );
}

/** Whether it goes on by itself at `now` (milliseconds since 1970): what rests, and what waits for its next try. */
export function isDue({ state, retry }: SaveRecord, now: number): boolean {
  switch (state) {
    case 'queued':
    case 'saving':
    case 'incomplete':
      // What lies further ahead than any retry was written before the device's clock was set back.
      return retry === undefined || retry.at <= now || retry.at > now + longestRetry;
    case 'paused':
    case 'saved':
    case 'failed':
      return false;
  }
}
