// Stores the suggested topics in the database.
import * as v from 'valibot';
import type { Suggestion } from '../../../src/contract/service/bodies';
import type { SuggestionStore } from '../store';
import { encodedTextSchema, encodeText, sql, type Database, type Row } from './database';

const rowSchema = v.object({ id: v.number(), suggestion: encodedTextSchema });

/** Creates the store of suggestions of a database. */
export function createDatabaseSuggestions(database: Database): SuggestionStore {
  return {
    add: async (suggestion) => {
      const text = encodeText(suggestion);
      const [, found = []] = await database.run([
        sql`INSERT INTO suggestion (suggestion) VALUES (${text}) ON CONFLICT DO NOTHING`,
        sql`SELECT id, suggestion FROM suggestion WHERE suggestion = ${text} AND removed = 0`,
      ]);
      return suggestionOf(found[0] ?? {});
    },
    list: async () => {
      const [rows = []] = await database.run([
        sql`SELECT id, suggestion FROM suggestion WHERE removed = 0 ORDER BY id`,
      ]);
      return rows.map(suggestionOf);
    },
    remove: async (id) => {
      const [rows = []] = await database.run([
        sql`UPDATE suggestion SET removed = 1, suggestion = NULL WHERE CAST(id AS TEXT) = ${id} RETURNING id`,
      ]);
      return rows.length === 1;
    },
  };
}

function suggestionOf(row: Row): Suggestion {
  const { id, suggestion } = v.parse(rowSchema, row);
  return { id: String(id), suggestion };
}
