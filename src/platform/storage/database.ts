// Opens the database of this device (spec offline §1). Dexie is loaded when the database is first needed.
import * as limits from '../../contract/limits';
import { systemClock } from '../browser/system-clock';
import type { DeviceDatabase } from './device-database';
import type { Clock } from '../../base/clock';

/** Opens the database, and creates it where there is none. Calls `onLost` when it is closed by others. Rejects with Dexie's errors. */
export async function openDatabase(onLost: () => void): Promise<Opened<DeviceDatabase>> {
  const module = await import('./device-database');
  const database = new module.DeviceDatabase();
  // A newer version in another tab waits until this connection is closed. Dexie would close it too, but with a warning.
  database.on('versionchange', () => {
    database.close();
    onLost();
    return false;
  });
  database.on('close', onLost);
  try {
    await database.open();
  } catch (error) {
    database.close();
    throw error;
  }
  return { database, close: () => database.close() };
}

/** The page's one connection. */
export const withDeviceDatabase = createDatabaseConnection({
  open: openDatabase,
  clock: systemClock,
  openTimeout: limits.deviceStore.openTimeout,
});

// Keeps a connection to a database that may fail, hang, or be closed by the browser. Independent of Dexie.
// A database that opens too late is closed, while the worker adopts it (sw/ledger/ledger.ts): the page works without its
// database, and asks for a new connection with the next call.

/** Thrown when the database failed twice in a row. The page says so once, and continues without it. */
export class DeviceStoreError extends Error {
  override readonly name = 'DeviceStoreError';
  constructor(options: { cause: unknown }) {
    const { cause } = options;
    super(
      `The device's database does not answer: ${cause instanceof Error ? cause.message : String(cause)}`,
      options,
    );
  }
}

/** Thrown when opening takes too long: another tab holds an older version open, or the browser's database process hangs. */
class OpenTimeoutError extends Error {
  override readonly name = 'OpenTimeoutError';
}

export interface Opened<Database> {
  readonly database: Database;
  readonly close: () => void;
}

export interface ConnectionDeps<Database> {
  /** Opens the database. Calls `onLost` when the browser or another tab closed it. */
  readonly open: (onLost: () => void) => Promise<Opened<Database>>;
  readonly clock: Clock;
  /** How long opening may take, in milliseconds. */
  readonly openTimeout: number;
}

/** Runs work in the database. Rejects with DeviceStoreError. The work must be safe to run twice. */
export type WithDatabase<Database> = <T>(work: (database: Database) => PromiseLike<T>) => Promise<T>;

/** Opens the database with the first call, and again after it was lost. Retries failed work once on a new connection. */
export function createDatabaseConnection<Database>(deps: ConnectionDeps<Database>): WithDatabase<Database> {
  let current: Promise<Opened<Database>> | undefined;

  const drop = (lost: Promise<Opened<Database>>): void => {
    if (current !== lost) return;
    current = undefined;
    lost.then(
      ({ close }) => close(),
      () => undefined,
    );
  };
  const connect = (): Promise<Opened<Database>> => {
    const opening = openInTime(deps, () => drop(opening));
    return opening;
  };
  const attempt = async <T>(work: (database: Database) => PromiseLike<T>): Promise<T> => {
    const mine = (current ??= connect());
    try {
      return await work((await mine).database);
    } catch (error) {
      drop(mine);
      throw error;
    }
  };

  return async (work) => {
    try {
      return await attempt(work);
    } catch {
      // Other work on the lost connection fails too, and is retried in the same way.
      return attempt(work).catch((cause: unknown) => {
        throw new DeviceStoreError({ cause });
      });
    }
  };
}

/** Opens within the timeout. A database that opens later is closed, since it would block the next one. */
function openInTime<Database>(
  { open, clock, openTimeout }: ConnectionDeps<Database>,
  onLost: () => void,
): Promise<Opened<Database>> {
  return new Promise((opened, failed) => {
    let isLate = false;
    const cancel = clock.after(openTimeout, () => {
      isLate = true;
      failed(new OpenTimeoutError(`Not open after ${openTimeout} ms`));
    });
    open(onLost).then(
      (connection) => {
        cancel();
        if (isLate) connection.close();
        else opened(connection);
      },
      (error: unknown) => {
        cancel();
        failed(error);
      },
    );
  });
}
