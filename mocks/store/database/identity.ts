// Stores what the identity provider knows in the database.
import * as v from 'valibot';
import { createIdentityStore, type IdentityStore } from '../identity';
import { encodedTextSchema, encodeText, erasing, sql, type Database } from './database';

const rowSchema = v.object({
  kind: v.picklist(['account', 'seed', 'sign-in', 'device', 'passkey']),
  key: encodedTextSchema,
  value: v.pipe(v.string(), v.parseJson()),
});

/** Opens the provider's records of a database. Only one may write to the database. */
export async function openDatabaseIdentity(database: Database): Promise<IdentityStore> {
  const [rows = []] = await database.run([sql`SELECT kind, key, value FROM identity ORDER BY position`]);
  return createIdentityStore(
    rows.map((row) => v.parse(rowSchema, row)),
    async (changes) => {
      await database.run(
        changes.map(({ kind, key, value }) =>
          value === undefined
            ? erasing(sql`DELETE FROM identity WHERE kind = ${kind} AND key = ${encodeText(key)}`)
            : sql`INSERT INTO identity (kind, key, value) VALUES (${kind}, ${encodeText(key)}, ${JSON.stringify(value)})
                ON CONFLICT (kind, key) DO UPDATE SET value = excluded.value`,
        ),
      );
    },
  );
}
