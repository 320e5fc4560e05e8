// Stores the suggested topics in the database.
import * as v from 'valibot';
import type { Suggestion } from '../../../../src/contract/service/bodies';
import type { SuggestionStore } from '../store';
import { encodeText, sql, type Database } from './embedded-database';
import { createRowReader, encodedTextSchema, type Warn } from './readable-rows';

const rowSchema = v.pipe(
  v.object({ position: v.number(), suggestion: encodedTextSchema }),
  v.transform(({ position, suggestion }): Suggestion => ({ id: String(position), suggestion })),
);

/** Creates the store of suggestions of a database. */
export function createDatabaseSuggestions(database: Database, warn: Warn): SuggestionStore {
  const read = createRowReader('suggestion', rowSchema, warn);
  return {
    add: async (suggestion) => {
      const text = encodeText(suggestion);
      const [, found = []] = await database.run([
        sql`INSERT INTO suggestion (suggestion) VALUES (${text}) ON CONFLICT DO NOTHING`,
        sql`SELECT id AS position FROM suggestion WHERE suggestion = ${text} AND removed = 0`,
      ]);
      return { id: String(found[0]?.['position']), suggestion };
    },
    list: async () => {
      const [rows = []] = await database.run([
        sql`SELECT id AS position, CAST(suggestion AS BLOB) AS suggestion FROM suggestion WHERE removed = 0 ORDER BY id`,
      ]);
      return read(rows);
    },
    remove: async (id) => {
      const [rows = []] = await database.run([
        sql`UPDATE suggestion SET removed = 1, suggestion = NULL WHERE CAST(id AS TEXT) = ${id} RETURNING id`,
      ]);
      return rows.length === 1;
    },
  };
}
