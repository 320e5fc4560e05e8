// The environment of a worker without a browser: an offline network, empty memory, no open pages and clocks that stand still.
import { IDBFactory } from 'fake-indexeddb';
import { createPrioritySemaphore } from '../downloads/download-order';
import { createPlayerRequests, createOpenClients } from '../open-clients';
import type { Attempt } from '../downloads/download-queue';
import type { WorkerEnvironment } from '../environment';
import { createErrorReports } from '../error-reports';
import type { Ledger } from '../ledger/ledger';
import { noCounts, type SaveRecord, type Counts } from '../ledger/record';
import { inMemoryCaches } from './in-memory-caches.fixture';

export const appOrigin = 'https://bookworm.example';

const never = new Promise<never>(() => undefined);

/** Returns the address that a fetch is called with. */
export const addressOf = (request: string | Request): string =>
  typeof request === 'string' ? request : request.url;

/** Returns the environment with defaults for what a test does not set. */
export function environmentDouble(more: Partial<WorkerEnvironment> = {}): WorkerEnvironment {
  const broadcast = more.broadcast ?? (async () => undefined);
  return {
    appOrigin,
    mode: 'bookworm',
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    now: () => 0,
    monotonicNow: () => 0,
    after: () => () => undefined,
    wait: () => never,
    caches: inMemoryCaches(),
    indexedDB: new IDBFactory(),
    withLock: (_, work) => work(),
    estimate: async () => ({}),
    matchShellFile: async () => undefined,
    ledger: ledgerDouble(),
    openClients: createOpenClients(async () => new Set(), more.monotonicNow ?? (() => 0)),
    playerRequests: createPlayerRequests(() => never),
    reports: createErrorReports(broadcast),
    broadcast,
    broadcastOutbox: () => undefined,
    wakeWhenOnline: async () => undefined,
    claimPages: async () => undefined,
    takeOver: async () => undefined,
    ...more,
  };
}

/** Returns an attempt at story 7 with enough time, on its own. */
export function attemptDouble(more: Partial<Attempt> = {}): Attempt {
  return {
    id: '7',
    budget: { hasTime: () => true, untilSpent: () => never },
    signal: new AbortController().signal,
    semaphore: createPrioritySemaphore(1),
    priority: () => 1,
    onAllStarted: () => undefined,
    ...more,
  };
}

/** Returns a ledger in memory with these records. */
export function ledgerDouble(...records: readonly SaveRecord[]): Ledger {
  const all = new Map(records.map((record) => [record.id, record]));
  const read = async () => all;
  const updateAll: Ledger['updateAll'] = async (changes) => {
    for (const [id, change] of changes) {
      const changed = change(all.get(id));
      if (changed) all.set(id, changed);
      else all.delete(id);
    }
    return [...changes.keys()].flatMap((id) => all.get(id) ?? []);
  };
  return {
    all: read,
    ongoing: read,
    read,
    peek: () => all,
    updateAll,
    update: async (id, change) => (await updateAll(new Map([[id, change]])))[0],
    takeDropped: () => [],
  };
}

/** Returns a ledger record with defaults for the fields that a test does not set. */
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
