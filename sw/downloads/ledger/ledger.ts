// The worker's own record of what is kept, in IndexedDB with a mirror in memory, since every media request asks it.
// Knows no cache and fetches nothing.
import { openDB, type DBSchema, type IDBPDatabase, type OpenDBCallbacks } from 'idb';
import { ledgerDatabase } from '../../../src/contract/offline/names';
import { afterTimeout, type After } from '../../media-cache/stall-watch';
import { createConnection } from './connection';
import type { SaveRecord } from './record';
import { fromVersion1 } from './upgrade';

/** Gets the record as it stands, gives it as it shall be; undefined strikes it out. Must be pure: it may run twice. */
export type RecordChange = (record: SaveRecord | undefined) => SaveRecord | undefined;

export interface Ledger {
  /** All records by id. Empty when the device gives no storage, and while it does not open. */
  all(): Promise<ReadonlyMap<string, SaveRecord>>;
  /** All records as the device has them now, past the mirror. Rejects when they cannot be read: that says nothing of what is kept. */
  read(): Promise<ReadonlyMap<string, SaveRecord>>;
  /** What is in memory already; undefined until the first `all` has answered. */
  peek(): ReadonlyMap<string, SaveRecord> | undefined;
  /** Changes one record in one transaction. Rejects when the device gives no storage; LedgerTimeoutError: none yet. */
  update(id: string, change: RecordChange): Promise<SaveRecord | undefined>;
}

const { store } = ledgerDatabase;

interface LedgerSchema extends DBSchema {
  [store]: { key: string; value: SaveRecord };
}
type Database = IDBPDatabase<LedgerSchema>;

/**
 * Opens the ledger when it is first asked for, and again when the browser has closed it behind our back. Not before an
 * event that only a worker in charge gets: opening it makes it unreadable for workers of older versions.
 */
export function createLedger(open: typeof openDB = openDB, after: After = afterTimeout): Ledger {
  const withDatabase = createConnection<LedgerSchema>(open, upgrade, after);
  let mirror: Promise<Map<string, SaveRecord>> | undefined;
  let loaded: Map<string, SaveRecord> | undefined;

  // Both at once: of two readings that overlap, one must not put up what `all` gives and the other what `update` changes.
  const read = async () => {
    const records = await withDatabase((opened) => opened.getAll(store));
    loaded = new Map(records.map((record) => [record.id, record]));
    mirror = Promise.resolve(loaded);
    return loaded;
  };
  const load = () =>
    (mirror ??= read().catch(() => {
      mirror = undefined;
      return new Map<string, SaveRecord>();
    }));

  return {
    all: load,
    read,
    peek: () => loaded,
    async update(id, change) {
      const mirrored = await load();
      const changed = await withDatabase((opened) => changeOne(opened, id, change));
      // A `read` may have put a new mirror up meanwhile; it was read before or after this change, never with half of it.
      const records = loaded ?? mirrored;
      if (changed) records.set(id, changed);
      else records.delete(id);
      return changed;
    },
  };
}

type Upgrade = NonNullable<OpenDBCallbacks<LedgerSchema>['upgrade']>;

/** Version 1 knew neither states nor origins. What fails leaves the ledger as it was. */
const upgrade: Upgrade = (opened, from, _to, transaction) => {
  if (from < 1) opened.createObjectStore(store, { keyPath: 'id' });
  if (from === 1) fromVersion1On(transaction).catch(() => transaction.abort());
};

async function fromVersion1On(transaction: Parameters<Upgrade>[3]): Promise<void> {
  const kept = transaction.objectStore(store);
  for (const old of await kept.getAll()) {
    const record = fromVersion1(old);
    await (record ? kept.put(record) : kept.delete(old.id));
  }
}

async function changeOne(opened: Database, id: string, change: RecordChange) {
  const transaction = opened.transaction(store, 'readwrite');
  const before = await transaction.store.get(id);
  const record = change(before);
  if (record !== before) await (record ? transaction.store.put(record) : transaction.store.delete(id));
  await transaction.done;
  return record;
}
