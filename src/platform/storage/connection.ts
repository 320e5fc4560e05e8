// Opens a connection to a database, and opens it again when it fails, hangs or was closed from outside. Knows no tables
// and no database library.
import type { Clock } from '../../contract/clock';

/** The device's database failed twice. Callers report it once and continue without it. */
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

/** Opening took too long: another tab has an older version open, or the browser's database process hangs. */
class OpenTimeoutError extends Error {
  override readonly name = 'OpenTimeoutError';
}

export interface Opened<Database> {
  readonly database: Database;
  readonly close: () => void;
}

export interface ConnectionDeps<Database> {
  /** Opens the database; `onLost` is called when it was closed from outside. */
  readonly open: (onLost: () => void) => Promise<Opened<Database>>;
  readonly clock: Clock;
  /** How long opening may take, in milliseconds. */
  readonly openTimeout: number;
}

/** Runs work in the database. Rejects with DeviceStoreError. The work may run twice, so it must be idempotent. */
export type InStore<Database> = <T>(work: (database: Database) => PromiseLike<T>) => Promise<T>;

/**
 * Creates a connection that opens at the first use, and again when it was lost. Retries failed work once on a new one.
 */
export function createConnection<Database>(deps: ConnectionDeps<Database>): InStore<Database> {
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
    const connection = (current ??= connect());
    try {
      return await work((await connection).database);
    } catch (error) {
      drop(connection);
      throw error;
    }
  };

  return async (work) => {
    try {
      return await attempt(work);
    } catch {
      // Other work on the lost connection fails, too, and is retried in the same way.
      return attempt(work).catch((cause: unknown) => {
        throw new DeviceStoreError({ cause });
      });
    }
  };
}

/** Rejects when opening takes too long. A database that opens too late is closed, or it would block the next one. */
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
