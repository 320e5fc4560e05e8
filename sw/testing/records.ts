// Records of the ledger as tests need them.
import { noCounts, type Counts, type SaveRecord } from '../downloads/ledger/record';

/** A record with what a test does not care about filled in. */
export function recordOf(more: Partial<SaveRecord> = {}): SaveRecord {
  return {
    id: '7',
    origin: 'opened',
    state: 'queued',
    viewers: [],
    mediaOrigins: [],
    counts: noCounts,
    elsewhere: [],
    wishedAt: 0,
    ...more,
  };
}

/** Counts of one file of so many bytes. */
export function countsOfBytes(bytes: number): Counts {
  return { files: { done: 1, total: 1 }, bytes: { done: bytes, total: bytes }, missing: [] };
}
