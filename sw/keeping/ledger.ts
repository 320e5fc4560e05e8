// The worker's own record of what is kept, in IndexedDB with a mirror in memory, since every media request asks it.
// Knows no cache and fetches nothing.
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { ledgerDatabase } from '../../src/contract/offline/names';
import type { Trouble } from '../../src/contract/offline/worker-messages';

/** What the worker knows of one presentation. */
export interface KeptRecord {
  readonly id: string;
  /** Stays until removed; else it is let go when nobody views it (decision 16). */
  readonly keep: boolean;
  /** Ids of the clients that view it. */
  readonly viewers: readonly string[];
  /** As the list entry wrote it (decision 29). */
  readonly previewImage?: string;
  readonly mediaOrigins: readonly string[];
  /** The done mark: the generation of which all is here that can be had. */
  readonly generation?: number;
  /** A generation that is being fetched, and the text of the index it follows. */
  readonly coming?: { readonly generation: number; readonly index: string };
  /** Media whose address does not lie below `/presentations/{id}/`. */
  readonly elsewhere: readonly string[];
  /** Media the host does not have. */
  readonly missing: readonly string[];
  readonly done: number;
  readonly total: number;
  readonly bytes: number;
  readonly trouble?: Trouble;
}

/** Gets the record as it stands, gives it as it shall be; undefined strikes it out. Must be pure: it may run twice. */
export type RecordChange = (record: KeptRecord | undefined) => KeptRecord | undefined;

export interface Ledger {
  /** All records by id. Empty when the device gives no storage. */
  all(): Promise<ReadonlyMap<string, KeptRecord>>;
  /** All records as the device has them now, past the mirror. Rejects when they cannot be read: that says nothing of what is kept. */
  read(): Promise<ReadonlyMap<string, KeptRecord>>;
  /** What is in memory already; undefined until the first `all` has answered. */
  peek(): ReadonlyMap<string, KeptRecord> | undefined;
  /** Changes one record in one transaction. Rejects when the device gives no storage. */
  update(id: string, change: RecordChange): Promise<KeptRecord | undefined>;
}

const { store } = ledgerDatabase;

interface LedgerSchema extends DBSchema {
  [store]: { key: string; value: KeptRecord };
}
type Database = IDBPDatabase<LedgerSchema>;

/** Opens the ledger when it is first asked for, and again when the browser has closed it behind our back. */
export function createLedger(open: typeof openDB = openDB): Ledger {
  let database: Promise<Database> | undefined;
  let mirror: Promise<Map<string, KeptRecord>> | undefined;
  let loaded: Map<string, KeptRecord> | undefined;

  const forget = () => (database = undefined);
  const connect = () =>
    (database ??= open<LedgerSchema>(ledgerDatabase.name, ledgerDatabase.version, {
      upgrade: (fresh) => void fresh.createObjectStore(store, { keyPath: 'id' }),
      blocking: (_old, _new, event) => {
        if (event.target instanceof IDBDatabase) event.target.close();
        forget();
      },
      terminated: forget,
    }));
  /** iPadOS closes IndexedDB in the background: reopen, and try once more. */
  const withDatabase = async <T>(work: (opened: Database) => Promise<T>): Promise<T> => {
    try {
      return await work(await connect());
    } catch {
      forget();
      return work(await connect());
    }
  };
  const read = () =>
    withDatabase((opened) => opened.getAll(store)).then(
      (records) => (loaded = new Map(records.map((record) => [record.id, record]))),
    );
  const load = () =>
    (mirror ??= read().then(
      (records) => records,
      () => {
        mirror = undefined;
        return new Map<string, KeptRecord>();
      },
    ));

  return {
    all: load,
    read: async () => {
      const records = await read();
      mirror = Promise.resolve(records);
      return records;
    },
    peek: () => loaded,
    async update(id, change) {
      const mirrored = await load();
      const changed = await withDatabase(async (opened) => {
        const transaction = opened.transaction(store, 'readwrite');
        const record = change(await transaction.store.get(id));
        await (record ? transaction.store.put(record) : transaction.store.delete(id));
        await transaction.done;
        return record;
      });
      // A `read` may have put a new mirror up meanwhile; it was read before or after this change, never with half of it.
      const records = loaded ?? mirrored;
      if (changed) records.set(id, changed);
      else records.delete(id);
      return changed;
    },
  };
}
