// Stores the presentations in the database; their media are plain files.
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { parse } from '../../../../src/base/parse';
import { presentationEntrySchema } from '../../../../src/contract/presentation/list-entry';
import type { LibraryPresentation } from '../../library/library-presentation';
import type { NewPresentation, Owner, PresentationStore, StoredPresentation } from '../store';
import { createCached } from './cached';
import { erasing, sql, type Database, type Statement } from './embedded-database';
import { createRowReader, storedTextSchema, type Warn } from './readable-rows';

export interface DatabasePresentationsOptions {
  readonly database: Database;
  /** The library, whose presentations have only their state in the database. */
  readonly library: readonly LibraryPresentation[];
  /** Holds the media of each presentation that was made, in a folder named by its id. */
  readonly presentationsFolder: string;
  /** Removes a folder that no row names any more. */
  readonly removeFolder: (folder: string) => Promise<void>;
  /** Told of rows that cannot be read. */
  readonly warn: Warn;
}

/** The file that marks the folder of an unpublished presentation, so that it stays unpublished after the loss of its row. */
export const withdrawnName = '.withdrawn';

const rowSchema = v.object({
  id: storedTextSchema,
  state: v.pipe(storedTextSchema, v.picklist(['published', 'unpublished'])),
  /** Null for a presentation of the library. */
  entry: v.nullable(v.pipe(storedTextSchema, v.parseJson())),
  index_json: v.nullable(storedTextSchema),
  /** The presentation of the library whose media it shows; null when it has its own. */
  media_of: v.nullable(storedTextSchema),
  // The presentation loses its owner, but stays.
  maker: v.fallback(v.nullable(storedTextSchema), null),
  run_key_hash: v.fallback(v.nullable(storedTextSchema), null),
});

/** Creates the presentations of a database. Only one may write to the database. */
export function createDatabasePresentations(options: DatabasePresentationsOptions): PresentationStore {
  const { database, presentationsFolder, removeFolder } = options;
  const read = createRowReader('presentation', rowSchema, options.warn);
  const storedPresentationOf = createReader(options);
  const listed = createCached(async () => {
    const [rows = []] = await database.run([
      sql`SELECT position, CAST(id AS BLOB) AS id, CAST(state AS BLOB) AS state, CAST(entry AS BLOB) AS entry,
        NULL AS index_json, CAST(media_of AS BLOB) AS media_of, NULL AS maker, NULL AS run_key_hash
        FROM presentation WHERE state = 'published' ORDER BY position`,
    ]);
    return read(rows).flatMap((row) => {
      const stored = storedPresentationOf(row);
      return stored?.folder !== undefined && isThere(stored.folder, options) ? [stored.entry] : [];
    });
  });
  const changesRow = (statement: Statement): Promise<boolean> =>
    listed.change(async () => (await database.run([statement]))[0]?.length === 1);

  return {
    list: () => listed.get(),
    listAll: async () => {
      const [rows = []] = await database.run([
        sql`SELECT position, CAST(id AS BLOB) AS id, CAST(state AS BLOB) AS state, CAST(entry AS BLOB) AS entry,
          NULL AS index_json, CAST(media_of AS BLOB) AS media_of, NULL AS maker, NULL AS run_key_hash
          FROM presentation WHERE state <> 'removed' ORDER BY position`,
      ]);
      return read(rows).flatMap((row) => storedPresentationOf(row) ?? []);
    },
    find: async (id) => {
      const [rows = []] = await database.run([
        sql`SELECT position, CAST(id AS BLOB) AS id, CAST(state AS BLOB) AS state, CAST(entry AS BLOB) AS entry,
          CAST(index_json AS BLOB) AS index_json, CAST(media_of AS BLOB) AS media_of, CAST(maker AS BLOB) AS maker,
          CAST(run_key_hash AS BLOB) AS run_key_hash
          FROM presentation WHERE id = ${id} AND state <> 'removed'`,
      ]);
      const [row] = read(rows);
      return row && storedPresentationOf(row);
    },
    madeBy: async (maker) => {
      const [rows = []] = await database.run([
        sql`SELECT position, CAST(id AS BLOB) AS id, CAST(state AS BLOB) AS state, CAST(entry AS BLOB) AS entry,
          NULL AS index_json, CAST(media_of AS BLOB) AS media_of, NULL AS maker, NULL AS run_key_hash
          FROM presentation WHERE maker = ${maker} AND state <> 'removed' ORDER BY position`,
      ]);
      return read(rows).flatMap((row) => storedPresentationOf(row) ?? []);
    },
    madeInRun: async (hash) => {
      const [rows = []] = await database.run([
        sql`SELECT position, CAST(id AS BLOB) AS id, CAST(state AS BLOB) AS state, CAST(entry AS BLOB) AS entry,
          NULL AS index_json, CAST(media_of AS BLOB) AS media_of, NULL AS maker, CAST(run_key_hash AS BLOB) AS run_key_hash
          FROM presentation WHERE run_key_hash = ${hash} AND state <> 'removed' ORDER BY position LIMIT 1`,
      ]);
      const [row] = read(rows);
      return row && storedPresentationOf(row);
    },
    add: (presentation, published, owner = {}) =>
      listed.change(async () => {
        const { id } = presentation.entry;
        const [known = []] = await database.run([sql`SELECT id FROM presentation WHERE id = ${id}`]);
        if (known.length > 0) return;
        const addition = additionOf(presentation, published, owner, options);
        // Before the row: a presentation whose row is lost later must not be listed for everybody.
        if (!published) await markWithdrawn(path.join(presentationsFolder, id));
        await database.run(addition);
      }),
    publish: async (id) => {
      const published = await changesRow(
        sql`UPDATE presentation SET state = 'published' WHERE id = ${id} AND state <> 'removed' RETURNING id`,
      );
      if (published) await rm(path.join(presentationsFolder, id, withdrawnName), { force: true });
      return published;
    },
    unpublish: async (id) => {
      await markWithdrawn(path.join(presentationsFolder, id));
      return changesRow(
        sql`UPDATE presentation SET state = 'unpublished' WHERE id = ${id} AND state <> 'removed' RETURNING id`,
      );
    },
    remove: async (id) => {
      const removed = await changesRow(
        erasing(
          sql`UPDATE presentation SET state = 'removed', entry = NULL, index_json = NULL, maker = NULL, run_key_hash = NULL WHERE id = ${id} RETURNING id`,
        ),
      );
      if (removed) await removeFolder(path.join(presentationsFolder, id));
      return removed;
    },
    nextId: () => takeNextId(database),
  };
}

async function markWithdrawn(folder: string): Promise<void> {
  if (existsSync(folder)) await writeFile(path.join(folder, withdrawnName), '');
}

function createReader({ library, presentationsFolder }: DatabasePresentationsOptions) {
  const byId = new Map(library.map((presentation) => [presentation.entry.id, presentation]));
  return (row: v.InferOutput<typeof rowSchema>): StoredPresentation | undefined => {
    const { id, state, entry, index_json: index, media_of: mediaOf, maker, run_key_hash: runKeyHash } = row;
    const rest = {
      media: new Map(),
      published: state === 'published',
      maker: maker ?? undefined,
      runKeyHash: runKeyHash ?? undefined,
    };
    if (entry !== null) {
      const folder = mediaOf === null ? path.join(presentationsFolder, id) : byId.get(mediaOf)?.folder;
      return { entry, index: index ?? undefined, folder, ...rest };
    }
    const presentation = byId.get(id);
    return (
      presentation && {
        entry: presentation.entry,
        index: presentation.index,
        folder: presentation.folder,
        ...rest,
      }
    );
  };
}

/** Returns whether a folder exists: somebody may have removed one by hand. The library's folders have just been read. */
function isThere(folder: string, { presentationsFolder }: DatabasePresentationsOptions): boolean {
  return path.dirname(folder) !== presentationsFolder || existsSync(folder);
}

/**
 * Returns the statements that add a presentation. Throws ShapeError for a broken entry, and RangeError when its media are
 * not where they must be.
 */
function additionOf(
  { entry, index, folder }: NewPresentation,
  published: boolean,
  { maker, runKeyHash }: Owner,
  { library, presentationsFolder }: DatabasePresentationsOptions,
): Statement[] {
  // The schema checks the id and drops fields that must not be stored, an e-mail address above all.
  const stored = { ...parse(presentationEntrySchema, entry, entry.id), url: entry.url };
  const ownFolder = path.join(presentationsFolder, entry.id);
  const mediaSource =
    folder === ownFolder ? undefined : library.find((presentation) => presentation.folder === folder);
  if (mediaSource === undefined && !(folder === ownFolder && existsSync(folder)))
    throw new RangeError(`The media of ${entry.id} lie neither in ${ownFolder} nor in the library`);
  const state = published ? 'published' : 'unpublished';
  return [
    sql`INSERT INTO presentation (id, state, entry, index_json, media_of, maker, run_key_hash)
      VALUES (${entry.id}, ${state}, ${JSON.stringify(stored)}, ${index}, ${mediaSource?.entry.id ?? null}, ${maker ?? null},
        ${runKeyHash ?? null})
      ON CONFLICT DO NOTHING`,
    raiseLastId(entry.id),
  ];
}

/** Returns the statement after which new ids are above this one. */
export function raiseLastId(id: string): Statement {
  const digits = String(BigInt(id));
  return sql`UPDATE setting SET value = ${digits} WHERE name = 'last-presentation-id' AND
    (length(value) < length(${digits}) OR (length(value) = length(${digits}) AND value < ${digits}))`;
}

/** Returns the id after the last one, which nobody else gets: it is stored first, and only if no other was stored meanwhile. */
async function takeNextId(database: Database): Promise<string> {
  for (;;) {
    const [last = []] = await database.run([
      sql`SELECT value FROM setting WHERE name = 'last-presentation-id'`,
    ]);
    const lastId = String(last[0]?.['value']);
    const next = String(BigInt(lastId) + 1n);
    const [taken = []] = await database.run([
      sql`UPDATE setting SET value = ${next} WHERE name = 'last-presentation-id' AND value = ${lastId} RETURNING value`,
    ]);
    if (taken.length === 1) return next;
  }
}
