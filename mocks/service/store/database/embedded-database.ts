// Opens the embedded database of a data directory.
import { chmodSync, statSync } from 'node:fs';
import Libsql from 'libsql';

export type Value = string | number | null;
export type Row = Readonly<Record<string, unknown>>;

export interface Statement {
  readonly text: string;
  readonly values: readonly Value[];
  /** What the statement removes must not stay on the disk. */
  readonly erases?: true;
}

/** Returns a statement whose values are bound, not written into its text. */
export function sql(parts: TemplateStringsArray, ...values: readonly Value[]): Statement {
  return { text: parts.join('?'), values };
}

/** Returns the statement as one after which nothing of what it removes is left on the disk. */
export const erasing = (statement: Statement): Statement => ({ ...statement, erases: true });

/**
 * Returns any text in a form that is read as it was written: libsql ends a text at a NUL character when it reads it, and a
 * database holds no half of a surrogate pair. `encodedTextSchema` reads it.
 */
export const encodeText = (text: string): string => JSON.stringify(text);

/** The operations that the service needs of a database, embedded or on a server. */
export interface Database {
  /** Carries out the statements in turn, all or none, and returns the rows of each. Changes are on the disk when it resolves. */
  run(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]>;
}

/** A database in a file, which no other process can open. */
export interface EmbeddedDatabase extends Database {
  close(): void;
}

export type DatabaseFault = 'in-use' | 'damaged' | 'newer' | 'unusable';

/** Thrown when the database cannot be opened. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  constructor(
    readonly fault: DatabaseFault,
    readonly file: string,
    options: { cause?: unknown } = {},
  ) {
    super(`${file}: ${fault}`, options);
  }
}

/** Bytes. */
const smallestPage = 512;

/**
 * Opens the database in a file, or creates it, and locks it until it is closed or the process ends. Throws DatabaseError when
 * another process has it open and when its contents are damaged.
 */
export function openDatabase(file: string): EmbeddedDatabase {
  // The engine would take so short a file for an empty one, and overwrite it.
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > 0 && size < smallestPage) throw new DatabaseError('damaged', file);
  let connection: Libsql.Database | undefined;
  try {
    connection = new Libsql(file);
    // An exclusive lock of the system ends with the process, however that ends.
    connection.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT');
    const [check] = connection.prepare('PRAGMA quick_check(1)').all([]);
    if (Object(check).quick_check !== 'ok') throw new DatabaseError('damaged', file, { cause: check });
    // Before there is a log, which gets the mode of the file.
    chmodSync(file, 0o600);
    // With FULL a commit waits until the disk has it. Removed data is overwritten.
    connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    return embedded(connection);
  } catch (error) {
    if (connection) release(connection);
    throw error instanceof DatabaseError ? error : new DatabaseError(faultOf(error), file, { cause: error });
  }
}

const faults: Readonly<Record<string, DatabaseFault>> = {
  SQLITE_BUSY: 'in-use',
  SQLITE_CORRUPT: 'damaged',
  SQLITE_NOTADB: 'damaged',
};

function faultOf(error: unknown): DatabaseFault {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return faults[code] ?? 'unusable';
}

function embedded(connection: Libsql.Database): EmbeddedDatabase {
  const prepared = new Map<string, Libsql.Statement>();
  const carryOut = ({ text, values }: Statement): Row[] => {
    const statement = prepared.get(text) ?? connection.prepare(text);
    prepared.set(text, statement);
    return statement.all([...values]).map(Object);
  };
  const carryOutAll = (statements: readonly Statement[]): Row[][] => {
    connection.exec('BEGIN IMMEDIATE');
    try {
      const rows = statements.map(carryOut);
      connection.exec('COMMIT');
      return rows;
    } catch (error) {
      // A full disk has rolled back already.
      if (connection.inTransaction) connection.exec('ROLLBACK');
      throw error;
    }
  };
  return {
    // Nothing comes between the statements of one call, since none of them waits. A commit blocks for some milliseconds.
    run: async (statements) => {
      const rows = statements.length === 1 ? statements.map(carryOut) : carryOutAll(statements);
      // The log holds the pages as they were before.
      if (statements.some(({ erases }) => erases)) connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      return rows;
    },
    close: () => {
      try {
        // Leaves the database in one file.
        connection.exec('PRAGMA journal_mode = DELETE');
      } catch {
        // The next start reads the rest of the log.
      }
      release(connection);
    },
  };
}

/** Closes a connection and releases its lock: closing alone would not, while a prepared statement is not yet collected. */
function release(connection: Libsql.Database): void {
  try {
    connection.exec('PRAGMA locking_mode = NORMAL; SELECT count(*) FROM sqlite_schema');
  } catch {
    // A damaged database cannot be read, and then it is not locked.
  }
  connection.close();
}
