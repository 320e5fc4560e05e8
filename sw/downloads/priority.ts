// Decides which presentation is downloaded next.
import { isViewed } from '../ledger/client-generations';
import { isRetryAhead, ongoingStates } from '../ledger/save-state';
import type { SaveRecord } from '../ledger/record';
import type { IsClientOpen } from '../open-clients';

/** Returns the priority, the lowest number first: what is being viewed, then what was asked for, then what was opened. */
export function priorityOf(record: SaveRecord, isOpen: IsClientOpen): number {
  if (isViewed(record, isOpen)) return 0;
  return { requested: 1, opened: 2, viewing: 3 }[record.saveReason];
}

/** Returns the record with the highest priority; among equals, the one requested first. Undefined when there are none. */
export function firstInOrder(records: Iterable<SaveRecord>, isOpen: IsClientOpen): SaveRecord | undefined {
  let first: SaveRecord | undefined;
  let firstPriority = Infinity;
  for (const record of records) {
    const priority = priorityOf(record, isOpen);
    const isEarlier =
      priority === firstPriority && first !== undefined && record.requestedAt < first.requestedAt;
    if (priority >= firstPriority && !isEarlier) continue;
    first = record;
    firstPriority = priority;
  }
  return first;
}

/**
 * Returns whether a download resumes by itself at `now` (milliseconds since 1970): it is queued, saving or incomplete, and no retry
 * lies ahead, or an early one was asked for.
 */
export function isDue(record: SaveRecord, now: number): boolean {
  if (!ongoingStates.includes(record.state)) return false;
  return record.retry?.isEarly === true || !isRetryAhead(record, now);
}
