// Stores the records of saved presentations in IndexedDB, mirrored in memory because every media request reads them.
import { openDB, type DBSchema, type IDBPDatabase, type OpenDBCallbacks } from 'idb';
import { ledgerDatabase } from '../../src/contract/worker/worker-names';
import { systemAfter, type After } from '../timers';
import type { SaveRecord } from './record';
import { ongoingStates, reduceSave, type SaveEvent } from './save-state';
import * as limits from '../../src/contract/limits';

/** Maps the current record to the new one; undefined deletes it. Must be pure, since it may run twice. */
export type RecordChange = (record: SaveRecord | undefined) => SaveRecord | undefined;

export interface Ledger {
  /** Returns all records by id; empty when the device gives no storage, and while the database does not open. */
  all(): Promise<ReadonlyMap<string, SaveRecord>>;
  /** Returns the records whose download continues by itself: few, however many are saved. */
  ongoing(): Promise<ReadonlyMap<string, SaveRecord>>;
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
  /** Like `update` for many records, in one transaction: all of them are changed, or none. Returns the records that exist afterwards. */
  updateAll(changes: ReadonlyMap<string, RecordChange>): Promise<readonly SaveRecord[]>;
  /** Returns the generations that records have stopped naming since the last call, so that their caches can be deleted. */
  takeDropped(): readonly DroppedGeneration[];
}

/** A generation of a presentation that its record does not name any more. */
export interface DroppedGeneration {
  readonly id: string;
  readonly generation: number;
}

const { store } = ledgerDatabase;

interface LedgerSchema extends DBSchema {
  [store]: { key: string; value: SaveRecord };
}
type Database = IDBPDatabase<LedgerSchema>;

/** Applies an event to a record. Returns the record afterwards; undefined when there is none. Rejects when the database fails. */
export function applyEvent(ledger: Ledger, id: string, event: SaveEvent): Promise<SaveRecord | undefined> {
  return ledger.update(id, (record) => record && reduceSave(record, event));
}

/**
 * Returns all records; none when the device gives no storage. Rejects with LedgerTimeoutError while the database does not
 * open: it may hold records then.
 */
export async function knownRecords(ledger: Ledger): Promise<ReadonlyMap<string, SaveRecord>> {
  try {
    return ledger.peek() ?? (await ledger.read());
  } catch (error) {
    if (error instanceof LedgerTimeoutError) throw error;
    return new Map();
  }
}

/**
 * Creates the ledger. The database is opened on first use, and again when the browser has closed it. First use it in an
 * event that only an active worker receives: a later version's upgrade would lock out the active worker.
 */
export function createLedger(open: typeof openDB = openDB, after: After = systemAfter): Ledger {
  const withDatabase = createLedgerConnection<LedgerSchema>(
    open,
    (opened) => void opened.createObjectStore(store, { keyPath: 'id' }),
    after,
  );
  let mirror: Promise<Mirror> | undefined;
  let loaded: Mirror | undefined;

  // Set both together: of two overlapping reads, one must not set what `all` returns and the other what `update`
  // changes.
  const read = async () => {
    const records = await withDatabase((opened) => opened.getAll(store));
    loaded = mirrorOf(records);
    mirror = Promise.resolve(loaded);
    return loaded;
  };
  const load = () =>
    (mirror ??= read().catch(() => {
      mirror = undefined;
      return mirrorOf([]);
    }));

  const dropped: DroppedGeneration[] = [];
  const updateAll = async (changes: ReadonlyMap<string, RecordChange>) => {
    const mirrored = await load();
    const changed = await withDatabase((opened) => changeAll(opened, changes));
    for (const { id, before, record } of changed) {
      // A `read` may have replaced the mirror meanwhile. Its records are from before or after this change, never in
      // between.
      setIn(loaded ?? mirrored, id, record);
      const left = generationsOf(record);
      for (const generation of generationsOf(before))
        if (!left.includes(generation)) dropped.push({ id, generation });
    }
    return changed.flatMap(({ record }) => record ?? []);
  };

  return {
    all: async () => (await load()).all,
    ongoing: async () => (await load()).ongoing,
    read: async () => (await read()).all,
    peek: () => loaded?.all,
    updateAll,
    update: async (id, change) => (await updateAll(new Map([[id, change]])))[0],
    takeDropped: () => dropped.splice(0),
  };
}

/** Returns the generations that a record names: the complete one, the pending one and the ones that pages read. */
function generationsOf(record: SaveRecord | undefined): readonly number[] {
  if (record === undefined) return [];
  const { generation, pending, viewers } = record;
  return [generation, pending?.generation, ...viewers.map((viewer) => viewer.generation)].filter(
    (number) => number !== undefined,
  );
}

/** The records in memory. */
interface Mirror {
  readonly all: Map<string, SaveRecord>;
  readonly ongoing: Map<string, SaveRecord>;
}

function mirrorOf(records: readonly SaveRecord[]): Mirror {
  const mirror: Mirror = { all: new Map(), ongoing: new Map() };
  for (const record of records) setIn(mirror, record.id, record);
  return mirror;
}

function setIn({ all, ongoing }: Mirror, id: string, record: SaveRecord | undefined): void {
  if (record) all.set(id, record);
  else all.delete(id);
  if (record && ongoingStates.includes(record.state)) ongoing.set(id, record);
  else ongoing.delete(id);
}

/** Returns each record before and after its change. */
async function changeAll(opened: Database, changes: ReadonlyMap<string, RecordChange>) {
  const transaction = opened.transaction(store, 'readwrite');
  const changed = await Promise.all(
    [...changes].map(async ([id, change]) => {
      const before = await transaction.store.get(id);
      return { id, before, record: change(before) };
    }),
  );
  await Promise.all(
    changed
      .filter(({ before, record }) => record !== before)
      .map(({ id, record }) => (record ? transaction.store.put(record) : transaction.store.delete(id))),
  );
  await transaction.done;
  return changed;
}

/** Thrown when IndexedDB neither opened nor failed in time. It may still open later. */
export class LedgerTimeoutError extends Error {
  override readonly name = 'LedgerTimeoutError';
  constructor() {
    super('IndexedDB does not open');
  }
}

/** Milliseconds after which an unanswered open request is abandoned; the next use makes another one. */
const reopenAfter = 30_000;

interface Connection<Schema> {
  database: Promise<IDBPDatabase<Schema>>;
  isOpen: boolean;
}

/**
 * Returns a function that runs work on the open database. iPadOS closes IndexedDB in the background: then the database
 * is opened again, once. iPadOS may also leave an open request unanswered: then the function rejects with
 * LedgerTimeoutError, after a wait the first time and at once from then on, until the database has opened.
 *
 * A database that opens late is adopted, while the page closes it (src/platform/storage/database.ts): without its ledger the
 * worker finds no saved story, and another request may stay unanswered as well.
 */
function createLedgerConnection<Schema>(
  open: typeof openDB,
  upgrade: NonNullable<OpenDBCallbacks<Schema>['upgrade']>,
  after: After,
) {
  let current: Connection<Schema> | undefined;
  let timeout: number = limits.deviceStore.openTimeout;

  const withOpenTimeout = <T>(opening: Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      const cancel = after(timeout, () => {
        timeout = 0;
        reject(new LedgerTimeoutError());
      });
      void opening.then(resolve, reject).finally(cancel);
    });

  const begin = (): Connection<Schema> => {
    const forget = () => {
      if (current === connection) current = undefined;
    };
    const opening = open<Schema>(ledgerDatabase.name, ledgerDatabase.version, {
      upgrade,
      blocking: (_old, _new, event) => {
        if (event.target instanceof IDBDatabase) event.target.close();
        forget();
      },
      terminated: forget,
    });
    const connection: Connection<Schema> = { database: withOpenTimeout(opening), isOpen: false };
    const cancel = after(reopenAfter, forget);
    const opened = (database: IDBPDatabase<Schema>) => {
      // A later request may have opened the database first.
      if (current?.isOpen) return database.close();
      connection.database = opening;
      connection.isOpen = true;
      current = connection;
      timeout = limits.deviceStore.openTimeout;
    };
    void opening.then(opened, () => undefined).finally(cancel);
    return connection;
  };
  /** Closes a connection that failed. Another call may have replaced it already. */
  const discard = (used: Connection<Schema>) => {
    if (current !== used) return;
    current = undefined;
    void used.database.then(
      (database) => database.close(),
      () => undefined,
    );
  };

  return async <T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> => {
    const used = (current ??= begin());
    try {
      return await work(await used.database);
    } catch (error) {
      if (error instanceof LedgerTimeoutError) throw error;
      discard(used);
      current ??= begin();
      return work(await current.database);
    }
  };
}
