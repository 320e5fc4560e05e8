// Ledger records for tests.
import { noCounts, type Counts, type SaveRecord } from '../ledger/record';

/** Returns a record with defaults for the fields that a test does not set. */
export function recordOf(more: Partial<SaveRecord> = {}): SaveRecord {
  return {
    id: '7',
    saveReason: 'opened',
    state: 'queued',
    viewers: [],
    mediaOrigins: [],
    counts: noCounts,
    outsideMedia: [],
    requestedAt: 0,
    ...more,
  };
}

/** Returns the counts of one file of this size in bytes. */
export function countsOfBytes(bytes: number): Counts {
  return { files: { done: 1, total: 1 }, bytes: { done: bytes, total: bytes }, missing: [] };
}
