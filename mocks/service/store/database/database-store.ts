// Puts the parts of a database's store together, and adds to it what the library holds.
import { createHash, randomUUID } from 'node:crypto';
import { compareIds } from '../../../../src/contract/presentation/presentation-id';
import { seededFeedback, seededSuggestions } from '../seeds';
import {
  areCountedForever,
  countedSince,
  hour,
  latestBegin,
  startOfMonth,
  type CreationLog,
  type Store,
} from '../store';
import { encodeText, sql, type Database } from './embedded-database';
import { createDatabaseFeedback, insertionOf } from './feedback-table';
import { openDatabaseIdentity } from './identity';
import { createDatabasePresentations, raiseLastId, type DatabasePresentationsOptions } from './presentations';
import { textOf } from './readable-rows';
import { createDatabaseSuggestions } from './suggestions';

interface DatabaseStoreOptions extends DatabasePresentationsOptions {
  /** How many ratings it lists. */
  readonly mostRatings?: number | undefined;
}

/**
 * Adds the library's presentations that are not in the database yet, forgets what a killed service was creating, and opens the
 * store. Its tables are of the newest version.
 */
export async function openDatabaseStore({ mostRatings, ...options }: DatabaseStoreOptions): Promise<Store> {
  const { database, warn } = options;
  // No run outlives its service, and no other service uses the database.
  await database.run([sql`DELETE FROM creation WHERE run IS NOT NULL`]);
  await addLibrary(options);
  return {
    presentations: createDatabasePresentations(options),
    feedback: createDatabaseFeedback(database, warn, mostRatings),
    suggestions: createDatabaseSuggestions(database, warn),
    creations: createDatabaseCreationLog(database),
    identity: await openDatabaseIdentity(database, warn),
  };
}

/** Adds each presentation of the library once, with its seeded ratings: a removed one does not come back. */
async function addLibrary({ database, library }: DatabasePresentationsOptions): Promise<void> {
  const [rows = []] = await database.run([sql`SELECT CAST(id AS BLOB) AS id FROM presentation`]);
  const known = new Set(rows.map(({ id }) => textOf(id)));
  const entries = library.map(({ entry }) => entry).filter(({ id }) => !known.has(id));
  const highest = entries
    .map(({ id }) => id)
    .sort(compareIds)
    .at(-1);
  await database.run([
    ...entries.map(({ id }) => sql`INSERT INTO presentation (id, state) VALUES (${id}, 'published')`),
    ...seededFeedback(entries).map(insertionOf),
    ...(highest === undefined ? [] : [raiseLastId(highest)]),
    ...seededSuggestions.map(
      (suggestion) => sql`INSERT INTO suggestion (suggestion) SELECT ${encodeText(suggestion)}
        WHERE NOT EXISTS (SELECT 1 FROM setting WHERE name = 'suggestions-seeded')`,
    ),
    sql`INSERT INTO setting VALUES ('suggestions-seeded', 'yes') ON CONFLICT DO NOTHING`,
  ]);
}

function createDatabaseCreationLog(database: Database): CreationLog {
  return {
    begin: async (limits, { user, time }) => {
      const {
        perHour = endless,
        perDay = endless,
        perUser = endless,
        perMonth = endless,
        total = endless,
      } = limits;
      const person = fingerprintOf(user);
      const run = randomUUID();
      const inserted = await database.run([
        sql`UPDATE creation SET time = ${countedSince(time) - 1} WHERE time > ${latestBegin(time)}`,
        ...(areCountedForever(limits) ? [] : [sql`DELETE FROM creation WHERE time < ${countedSince(time)}`]),
        sql`INSERT INTO creation (time, person, run) SELECT ${time}, ${person}, ${run}
          WHERE (SELECT count(*) FROM creation) < ${total}
          AND (SELECT count(*) FROM creation WHERE person = ${person}) < ${perUser}
          AND (SELECT count(*) FROM creation WHERE person = ${person} AND time >= ${startOfMonth(time)}) < ${perMonth}
          AND (SELECT count(*) FROM creation WHERE time > ${time - 24 * hour}) < ${perDay}
          AND (SELECT count(*) FROM creation WHERE time > ${time - hour}) < ${perHour} RETURNING id`,
      ]);
      return inserted.at(-1)?.length === 1 ? run : undefined;
    },
    count: async ({ from = 0, until = endless, user }) => {
      const person = user === undefined ? null : fingerprintOf(user);
      const [rows = []] = await database.run([
        sql`SELECT count(*) AS number FROM creation
          WHERE time BETWEEN ${from} AND ${until} AND person = ifnull(${person}, person)`,
      ]);
      return Number(rows[0]?.['number']);
    },
    finish: async (run) =>
      void (await database.run([sql`UPDATE creation SET run = NULL WHERE run = ${run}`])),
    cancel: async (run) => void (await database.run([sql`DELETE FROM creation WHERE run = ${run}`])),
  };
}

/** A limit that no count reaches. */
const endless = Number.MAX_SAFE_INTEGER;

/** Names a user without storing the user's name, which may be an e-mail address. */
const fingerprintOf = (user: string): string => createHash('sha256').update(user).digest('base64url');
