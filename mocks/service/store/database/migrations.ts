// The tables of the database, version by version. A version that was released is not changed: the next one follows it.
import { DatabaseError, sql, type EmbeddedDatabase, type Statement } from './embedded-database';

const migrations: readonly (readonly Statement[])[] = [
  [
    // A row of the library holds only its state: the library holds the rest. A removed row holds only its id.
    sql`CREATE TABLE presentation (
      position INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      state TEXT NOT NULL CHECK (state IN ('published', 'unpublished', 'removed')),
      entry TEXT,
      index_json TEXT,
      media_of TEXT
    )`,
    sql`CREATE TABLE feedback (
      position INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      presentation_id TEXT NOT NULL,
      story_rating REAL NOT NULL,
      image_rating REAL NOT NULL,
      voice_rating REAL NOT NULL,
      comment TEXT NOT NULL
    )`,
    sql`CREATE TABLE suggestion (id INTEGER PRIMARY KEY, suggestion TEXT, removed INTEGER NOT NULL DEFAULT 0)`,
    sql`CREATE UNIQUE INDEX suggestion_text ON suggestion (suggestion) WHERE removed = 0`,
    sql`CREATE TABLE creation (id INTEGER PRIMARY KEY, time INTEGER NOT NULL, person TEXT NOT NULL)`,
    sql`CREATE INDEX creation_time ON creation (time)`,
    sql`CREATE INDEX creation_person ON creation (person)`,
    sql`CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL)`,
    sql`INSERT INTO setting VALUES ('last-presentation-id', '0')`,
  ],
  // Names the run of a creation that is underway; NULL once it is finished.
  [sql`ALTER TABLE creation ADD COLUMN run TEXT`],
  // What the identity provider knows, as JSON.
  [
    sql`CREATE TABLE identity (
      position INTEGER PRIMARY KEY,
      kind TEXT NOT NULL,
      key TEXT NOT NULL,
      value TEXT NOT NULL,
      UNIQUE (kind, key)
    )`,
  ],
  // A removed rating keeps its id, so that no device brings it back.
  [sql`ALTER TABLE feedback ADD COLUMN removed INTEGER NOT NULL DEFAULT 0`],
  // The account that made a presentation, by its random number; NULL where none is known.
  [
    sql`ALTER TABLE presentation ADD COLUMN maker TEXT`,
    sql`CREATE INDEX presentation_maker ON presentation (maker)`,
  ],
  // The hash of the key of the run that made a presentation; NULL where there was none.
  [
    sql`ALTER TABLE presentation ADD COLUMN run_key_hash TEXT`,
    sql`CREATE INDEX presentation_run_key_hash ON presentation (run_key_hash)`,
  ],
];

/** The version of the tables that this build reads and writes. */
export const newestVersion = migrations.length;

/** Returns the version of the database's tables; 0 when it has none. */
export async function versionOf(database: EmbeddedDatabase): Promise<number> {
  const [rows] = await database.run([sql`PRAGMA user_version`]);
  return Number(rows?.[0]?.['user_version']);
}

/**
 * Brings the tables to the newest version, or in a test to an older one, each version whole or not at all. Throws DatabaseError for a newer
 * database.
 */
export async function migrate(
  database: EmbeddedDatabase,
  file: string,
  newest = newestVersion,
): Promise<void> {
  const version = await versionOf(database);
  if (version > newest) throw new DatabaseError('newer', file);
  for (const [index, statements] of migrations.slice(0, newest).entries())
    if (index >= version)
      await database.run([...statements, { text: `PRAGMA user_version = ${index + 1}`, values: [] }]);
}
