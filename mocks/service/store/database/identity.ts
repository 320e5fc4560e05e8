// Stores what the identity provider knows in the database.
import * as v from 'valibot';
import {
  createIdentityStore,
  identityKinds,
  type IdentityKind,
  type IdentityStore,
} from '../../identity/identity-store';
import { encodeText, erasing, sql, type Database, type Statement } from './embedded-database';
import { createRowReader, encodedTextSchema, storedTextSchema, type Warn } from './readable-rows';

const rowSchema = v.object({
  kind: v.pipe(storedTextSchema, v.picklist(identityKinds)),
  key: encodedTextSchema,
  // A value that cannot be read is left to the provider: its key, such as a username, is taken all the same.
  value: v.fallback(v.pipe(storedTextSchema, v.parseJson()), undefined),
});

/** Opens the provider's records of a database. Only one may write to the database. */
export async function openDatabaseIdentity(database: Database, warn: Warn): Promise<IdentityStore> {
  const [rows = []] = await database.run([
    sql`SELECT position, CAST(kind AS BLOB) AS kind, CAST(key AS BLOB) AS key, CAST(value AS BLOB) AS value
      FROM identity ORDER BY position`,
  ]);
  return createIdentityStore(createRowReader('identity', rowSchema, warn)(rows), async (changes) => {
    await database.run(
      changes.map(({ kind, key, value }) =>
        value === undefined
          ? removalOf(kind, sql`DELETE FROM identity WHERE kind = ${kind} AND key = ${encodeText(key)}`)
          : sql`INSERT INTO identity (kind, key, value) VALUES (${kind}, ${encodeText(key)}, ${JSON.stringify(value)})
                ON CONFLICT (kind, key) DO UPDATE SET value = excluded.value`,
      ),
    );
  });
}

/** What expires is removed too often to clear the log each time; it names nobody. */
const removalOf = (kind: IdentityKind, deletion: Statement): Statement =>
  kind === 'expiring' ? deletion : erasing(deletion);
