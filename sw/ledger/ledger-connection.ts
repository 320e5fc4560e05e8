// Manages the ledger's one connection to IndexedDB: opens it on first use, and again when it was lost.
// A database that opens late is adopted, while the page closes it (src/platform/storage/database.ts): without its ledger the
// worker finds no saved story, and another request may stay unanswered as well.
import type { IDBPDatabase, openDB, OpenDBCallbacks } from 'idb';
import * as limits from '../../src/contract/limits';
import { ledgerDatabase } from '../../src/contract/worker/worker-names';
import type { After } from '../timers';

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
 */
export function createLedgerConnection<Schema>(
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
