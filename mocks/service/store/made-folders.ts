// Compares the folders of made presentations with the database when a service starts (spec contract §15). A folder is moved there once
// it is whole. So a folder without a row is a story that the database has lost, never waste.
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { isPresentationId } from '../../../src/contract/presentation/presentation-id';
import { presentationIdSchema } from '../../../src/contract/presentation/presentation-id-schema';
import { libraryPresentationOf, type LibraryPresentation } from '../library/library-presentation';
import { entryName } from '../../studio/press/press-progress';
import { sql, type Database, type Row } from './database/embedded-database';
import { createDatabasePresentations, raiseLastId, withdrawnName } from './database/presentations';
import { storedTextSchema, textOf, type Warn } from './database/readable-rows';

interface MadeFolders {
  readonly database: Database;
  readonly presentationsFolder: string;
  readonly removeFolder: (folder: string) => Promise<void>;
  /** Where folders go that cannot be listed again. */
  readonly lostFolder: string;
  /** Whether stories are published once they are made. */
  readonly publishMade: boolean;
  /** Told of rows that cannot be read. */
  readonly warn: Warn;
}

/** Returns the presentations whose media lie in folders, and whether each is published. */
export async function madeIn(database: Database): Promise<ReadonlyMap<string, boolean>> {
  const [rows = []] = await database.run([
    sql`SELECT CAST(id AS BLOB) AS id, state = 'published' AS published FROM presentation
      WHERE state <> 'removed' AND entry IS NOT NULL AND media_of IS NULL`,
  ]);
  const ids = rows.map((row) => [textOf(row['id']), row['published'] === 1] as const);
  return new Map(ids.flatMap(([id, published]) => (isPresentationId(id) ? [[id, published] as const] : [])));
}

/** Removes folders of presentations that no row names any more. What the end of the process prevents, the next start does. */
export function createFolderRemoval() {
  const waiting: string[] = [];
  const holders = new Set<object>();
  const removeNow = async (folder: string): Promise<void> => {
    try {
      await rm(folder, { recursive: true, force: true });
    } catch (error) {
      console.error(error);
    }
  };
  return {
    /** Removes a folder; while a backup reads the folders, it resolves at once and removes this one afterwards. */
    remove: async (folder: string): Promise<void> => {
      if (holders.size > 0) waiting.push(folder);
      else await removeNow(folder);
    },
    /** Lets all folders stay until the returned function is called. */
    hold(): () => Promise<void> {
      const holder = {};
      holders.add(holder);
      return async () => {
        holders.delete(holder);
        if (holders.size === 0) await Promise.all(waiting.splice(0).map(removeNow));
      };
    },
  };
}

/**
 * Lists whole presentations again, moves aside folders that cannot be listed, and finishes interrupted removals. Returns a line for each
 * folder that was listed again or moved, and for each new row.
 */
export async function compareMadeFolders(places: MadeFolders): Promise<readonly string[]> {
  const { database, presentationsFolder, removeFolder } = places;
  const [rows = []] = await database.run([
    sql`SELECT CAST(id AS BLOB) AS id, state <> 'removed' AS kept, state = 'published' AS published,
      entry IS NOT NULL AND media_of IS NULL AS made, CAST(entry AS BLOB) AS entry,
      CAST(maker AS BLOB) AS maker, CAST(run_key_hash AS BLOB) AS run_key_hash FROM presentation`,
  ]);
  const known = new Map(rows.map((row) => [textOf(row['id']), row]));
  const lines: string[] = [];
  for (const name of await readdir(presentationsFolder)) {
    const row = known.get(name);
    if (row?.['kept'] === 0) await removeFolder(path.join(presentationsFolder, name));
    else if (row?.['made'] !== 1) lines.push(await adoptOrMove(name, row === undefined, places));
    else if (!v.is(v.pipe(storedTextSchema, v.parseJson()), row['entry']))
      lines.push(...(await mend(name, row, places)));
  }
  return lines;
}

/** Replaces a row that cannot be read by what its folder says. */
async function mend(id: string, row: Row, places: MadeFolders): Promise<string[]> {
  const { database, presentationsFolder } = places;
  const presentation = await readMade(id, path.join(presentationsFolder, id));
  if (presentation === undefined) return [];
  await database.run([sql`DELETE FROM presentation WHERE id = ${id}`]);
  const presentations = createDatabasePresentations({ ...places, library: [] });
  const owner = { maker: textOf(row['maker']), runKeyHash: textOf(row['run_key_hash']) };
  await presentations.add(presentation, row['published'] === 1, owner);
  return [
    `The database row of presentations/${id} (“${presentation.entry.title}”) was damaged: it is written anew.`,
  ];
}

async function adoptOrMove(name: string, isFree: boolean, places: MadeFolders): Promise<string> {
  const { database, presentationsFolder, lostFolder, publishMade } = places;
  const isId = v.is(presentationIdSchema, name);
  // A person who still has the folder's address must not find another story there.
  if (isId) await database.run([raiseLastId(name)]);
  const folder = path.join(presentationsFolder, name);
  const presentation = isFree && isId ? await readMade(name, folder) : undefined;
  if (presentation === undefined) {
    const target = await freeName(lostFolder, name);
    await rename(folder, target);
    return `No database row names presentations/${name}, and it cannot be listed: it lies in ${target} now.`;
  }
  const presentations = createDatabasePresentations({ ...places, library: [] });
  // As at the end of a run: talks and parties are not published, stories only where the operator wants it, withdrawn ones never.
  const waits = !publishMade || ['PRESENTATION', 'DALLIC_PARTY'].includes(presentation.kind);
  await presentations.add(presentation, !waits && !existsSync(path.join(folder, withdrawnName)));
  return `The database had lost presentations/${name} (“${presentation.entry.title}”): it is listed again.`;
}

/** Returns the presentation in a folder; undefined when it is not whole. */
async function readMade(id: string, folder: string): Promise<LibraryPresentation | undefined> {
  try {
    const entry: unknown = JSON.parse(await readFile(path.join(folder, entryName), 'utf8'));
    const made = libraryPresentationOf(
      entry,
      await readFile(path.join(folder, 'index.json'), 'utf8'),
      folder,
    );
    return made.entry.id === id ? made : undefined;
  } catch {
    return undefined;
  }
}

/** Returns a path in a folder, which is created, that nothing has yet. */
async function freeName(folder: string, name: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const taken = new Set(await readdir(folder));
  let free = name;
  for (let copy = 2; taken.has(free); copy += 1) free = `${name}-${copy}`;
  return path.join(folder, free);
}
