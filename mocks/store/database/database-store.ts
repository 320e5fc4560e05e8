// Puts the parts of a database's store together, and adds to it what the library holds.
import { compareIds } from '../../../src/contract/presentation/presentation-id';
import { seededFeedback, seededSuggestions } from '../seeds';
import { hour, type CreationLog, type Store } from '../store';
import { encodeText, sql, type Database } from './database';
import { createDatabaseFeedbackBook, insertionOf } from './feedback-book';
import { createDatabaseShelf, raiseLastId, type DatabaseShelfOptions } from './shelf';
import { createDatabaseSuggestionBox } from './suggestion-box';

/** Adds what of the library the database does not know yet, and opens its store. Its tables are of the newest version. */
export async function openDatabaseStore(options: DatabaseShelfOptions): Promise<Store> {
  const { database } = options;
  await addLibrary(options);
  return {
    shelf: createDatabaseShelf(options),
    feedback: createDatabaseFeedbackBook(database),
    suggestions: createDatabaseSuggestionBox(database),
    creations: createDatabaseCreationLog(database),
  };
}

/** Adds each presentation of the library once, with its seeded ratings: a removed one does not come back. */
async function addLibrary({ database, volumes }: DatabaseShelfOptions): Promise<void> {
  const [rows = []] = await database.run([sql`SELECT id FROM presentation`]);
  const known = new Set(rows.map(({ id }) => id));
  const entries = volumes.map(({ entry }) => entry).filter(({ id }) => !known.has(id));
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

/** More than any limit. */
const unlimited = Number.MAX_SAFE_INTEGER;

function createDatabaseCreationLog(database: Database): CreationLog {
  return {
    take: async ({ user, time }, limits) => {
      const { perHour = unlimited, perDay = unlimited, perUser = unlimited, total = unlimited } = limits;
      const [taken = []] = await database.run([
        sql`INSERT INTO creation (user, time) SELECT ${user}, ${time}
          WHERE (SELECT count(*) FROM creation WHERE time > ${time - hour}) < ${perHour}
          AND (SELECT count(*) FROM creation WHERE time > ${time - 24 * hour}) < ${perDay}
          AND (SELECT count(*) FROM creation WHERE user = ${user}) < ${perUser}
          AND (SELECT count(*) FROM creation) < ${total} RETURNING id`,
      ]);
      return taken.length === 1;
    },
  };
}
