// Decides which presentation is downloaded next.
import { isViewed } from '../ledger/client-generations';
import { isRetryAhead } from '../ledger/save-state';
import type { SaveRecord } from '../ledger/record';
import type { IsClientOpen } from '../open-clients';

/** Returns the priority, the lowest number first: what is being viewed, then what was asked for, then what was opened. */
export function priorityOf(record: SaveRecord, isOpen: IsClientOpen): number {
  if (isViewed(record, isOpen)) return 0;
  return { 'asked-for': 1, opened: 2, viewing: 3 }[record.origin];
}

/** Returns the records, the highest priority first; among equals, the one requested first. */
export function inOrder(records: Iterable<SaveRecord>, isOpen: IsClientOpen): SaveRecord[] {
  return [...records].sort(
    (a, b) => priorityOf(a, isOpen) - priorityOf(b, isOpen) || a.wishedAt - b.wishedAt,
  );
}

/**
 * Returns whether a download resumes by itself at `now` (milliseconds since 1970): it is queued, saving or incomplete, and no retry
 * lies ahead, or an early one was asked for.
 */
export function isDue(record: SaveRecord, now: number): boolean {
  switch (record.state) {
    case 'queued':
    case 'saving':
    case 'incomplete':
      return record.retry?.isEarly === true || !isRetryAhead(record, now);
    case 'paused':
    case 'saved':
    case 'failed':
      return false;
  }
}
