// A connection to a database that may fail, hang, or be closed under us. Knows no table and no library.
import type { Clock } from '../../contract/clock';

/** The device's memory cannot be had now, not even at a second try: say so once, and go on without it. */
export class DeviceStoreError extends Error {
  override readonly name = 'DeviceStoreError';
  constructor(options: { cause: unknown }) {
    const { cause } = options;
    super(
      `The device's memory does not answer: ${cause instanceof Error ? cause.message : String(cause)}`,
      options,
    );
  }
}

/** Another tab holds an older version open, or the browser's database process hangs. */
class OpenTimeoutError extends Error {
  override readonly name = 'OpenTimeoutError';
}

export interface Opened<Database> {
  readonly database: Database;
  readonly close: () => void;
}

export interface ConnectionDeps<Database> {
  /** `onLost` is called when the database was closed by someone else. */
  readonly open: (onLost: () => void) => Promise<Opened<Database>>;
  readonly clock: Clock;
  /** Milliseconds that opening may take. */
  readonly openTimeout: number;
}

/** Does work in the database. Rejects with DeviceStoreError. The work may run twice, so it must bear that. */
export type InStore<Database> = <T>(work: (database: Database) => PromiseLike<T>) => Promise<T>;

/** Opens when first asked, opens anew when the connection was lost, and tries what failed once more on a new one. */
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
      // What others were doing on the lost connection fails with it, and is tried again likewise.
      return attempt(work).catch((cause: unknown) => {
        throw new DeviceStoreError({ cause });
      });
    }
  };
}

/** A database that opens too late is closed again, or it would stand in the way of the next one. */
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
