// Stores the records of saved presentations in IndexedDB, mirrored in memory because every media request reads them.
// Reads no cache and fetches nothing.
import { openDB, type DBSchema, type IDBPDatabase, type OpenDBCallbacks } from 'idb';
import { ledgerDatabase } from '../../src/contract/offline/names';
import { afterTimeout, type After } from '../media-cache/stall-watch';
import { createConnection } from './connection';
import type { SaveRecord } from './record';
import { fromVersion1 } from './upgrade';

/** Maps the current record to the new one; undefined deletes it. Must be pure, since it may run twice. */
export type RecordChange = (record: SaveRecord | undefined) => SaveRecord | undefined;

export interface Ledger {
  /** Returns all records by id; empty when the device gives no storage, and while the database does not open. */
  all(): Promise<ReadonlyMap<string, SaveRecord>>;
  /**
   * Reads all records from the database, past the mirror. Rejects when they cannot be read; they may still exist then.
   */
  read(): Promise<ReadonlyMap<string, SaveRecord>>;
  /** Returns the mirror in memory; undefined until the first `all` has resolved. */
  peek(): ReadonlyMap<string, SaveRecord> | undefined;
  /**
   * Changes one record in one transaction. Rejects when the device gives no storage; with LedgerTimeoutError while it
   * does not open.
   */
  update(id: string, change: RecordChange): Promise<SaveRecord | undefined>;
}

const { store } = ledgerDatabase;

interface LedgerSchema extends DBSchema {
  [store]: { key: string; value: SaveRecord };
}
type Database = IDBPDatabase<LedgerSchema>;

/**
 * Creates the ledger. The database is opened on first use, and again when the browser has closed it. First use it in an
 * event that only an active worker receives: opening makes the database unreadable for workers of older versions.
 */
export function createLedger(open: typeof openDB = openDB, after: After = afterTimeout): Ledger {
  const withDatabase = createConnection<LedgerSchema>(open, upgrade, after);
  let mirror: Promise<Map<string, SaveRecord>> | undefined;
  let loaded: Map<string, SaveRecord> | undefined;

  // Set both together: of two overlapping reads, one must not set what `all` returns and the other what `update`
  // changes.
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
      // A `read` may have replaced the mirror meanwhile. Its records are from before or after this change, never in
      // between.
      const records = loaded ?? mirrored;
      if (changed) records.set(id, changed);
      else records.delete(id);
      return changed;
    },
  };
}

type Upgrade = NonNullable<OpenDBCallbacks<LedgerSchema>['upgrade']>;

/** Upgrades from version 1, which had neither states nor origins. A failure leaves the ledger unchanged. */
const upgrade: Upgrade = (opened, from, _to, transaction) => {
  if (from < 1) opened.createObjectStore(store, { keyPath: 'id' });
  if (from === 1) upgradeRecords(transaction).catch(() => transaction.abort());
};

async function upgradeRecords(transaction: Parameters<Upgrade>[3]): Promise<void> {
  const records = transaction.objectStore(store);
  for (const old of await records.getAll()) {
    const record = fromVersion1(old);
    await (record ? records.put(record) : records.delete(old.id));
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
