// The data directory of `npm start` (spec contract §15): one database, and the media of the presentations that were made.
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LibraryPresentation } from '../library/library-presentation';
import {
  DatabaseError,
  openDatabase,
  sql,
  type DatabaseFault,
  type EmbeddedDatabase,
} from './database/embedded-database';
import { clearMails } from '../mail/mail-folder';
import { openDatabaseStore } from './database/database-store';
import { migrate, versionOf } from './database/migrations';
import { isDiskFull, isDiskReadOnly } from '../../base/disk-full';
import { compareMadeFolders, createFolderRemoval } from './made-folders';
import type { Store } from './store';

export interface DataDirectory {
  /** Its absolute path. */
  readonly folder: string;
  /** Holds `{id}/` for each presentation that was made. */
  readonly presentationsFolder: string;
  /** For unfinished work, on the same file system; emptied at each start. */
  readonly workFolder: string;
  /** Whether stories are listed for everybody once they are made. */
  readonly publishMade: boolean;
  /** Opens the store, after adding new entries of the library. It lists at most `mostRatings` ratings. */
  openStore(library: readonly LibraryPresentation[], mostRatings?: number): Promise<Store>;
  /**
   * Writes the files of a finished folder to the disk, moves it to `presentations/{id}` and returns its new path: then the
   * presentation may be added to the store.
   */
  storeFolder(folder: string, id: string): Promise<string>;
  /** Copies the database, and lets all folders that it names stay until the returned `release` is called. */
  readonly holdForBackup: () => Promise<HeldBackup>;
  /** Releases the directory. */
  close(): void;
}

export interface HeldBackup {
  /** The copy of the database, which nobody else opens. */
  readonly snapshot: string;
  /** Removes the copy, and the folders that were to be removed meanwhile. */
  readonly release: () => Promise<void>;
}

export const databaseName = 'bookworm.db';
/** The folder in which a restore works: where it is, a restore has not ended. */
export const unfinishedRestore = 'unfinished-restore';
const publishMadeName = 'publish-made.txt';

/** Thrown when a data directory cannot be used; its message says what to do. */
export class DataDirectoryError extends Error {
  override readonly name = 'DataDirectoryError';
  constructor(
    readonly folder: string,
    readonly fault:
      | DatabaseFault
      | 'database-missing'
      | 'full'
      | 'read-only'
      | 'unfinished-restore'
      | 'publish-made'
      | 'authority',
    options: { cause?: unknown } = {},
  ) {
    super(messageOf(folder, fault), options);
  }
}

function messageOf(folder: string, fault: DataDirectoryError['fault']): string {
  const otherFolder = 'or set BOOKWORM_DATA to another folder, or move this one away to start afresh.';
  switch (fault) {
    case 'in-use':
      return `Another Bookworm uses ${folder}. Stop it first, or set BOOKWORM_DATA to another folder.`;
    case 'damaged':
      return `The database in ${folder} is damaged; nothing was changed. Put a copy of the folder back, ${otherFolder}`;
    case 'newer':
      return `A newer Bookworm has written ${folder}. Start that one, ${otherFolder}`;
    case 'database-missing':
      return `${folder} holds presentations, but no database that names them; nothing was changed. Put its bookworm.db back, ${otherFolder}`;
    case 'full':
      return `The disk with ${folder} is full. Make room on it, or set BOOKWORM_DATA to a folder on another disk.`;
    case 'unfinished-restore':
      return `A backup is being restored into ${folder}, or that was broken off: empty the folder and restore it again, ${otherFolder}`;
    case 'read-only':
      return `The disk with ${folder} is read-only. Mount it for writing, or set BOOKWORM_DATA to a folder on another disk.`;
    case 'publish-made':
      return `${path.join(folder, publishMadeName)} says neither true nor false: write one of the two, or remove the file.`;
    case 'authority':
      return `${path.join(folder, 'home')} holds no usable certificate authority. Put a copy of it back, or move it away for a new one, which each device has to trust anew.`;
    case 'unusable':
      return `${folder} cannot be read and written. Make it a folder of yours with free space, ${otherFolder}`;
  }
}

/**
 * Opens a data directory, or creates it: locks it, brings its database to this version and removes the unfinished work of a killed run.
 * Lists again the presentations that the database has lost. `warn` gets a line for each change. The deployment's setting for publishing
 * replaces the directory's. Throws DataDirectoryError.
 */
export async function openDataDirectory(
  folder: string,
  warn: (line: string) => void = console.warn,
  ofDeployment: { readonly publishMade?: boolean | undefined } = {},
): Promise<DataDirectory> {
  const root = path.resolve(folder);
  const presentationsFolder = path.join(root, 'presentations');
  const workFolder = path.join(root, 'work');
  const removal = createFolderRemoval();
  const { database, publishMade } = await openAndCompare(
    root,
    presentationsFolder,
    workFolder,
    removal.remove,
    warn,
    ofDeployment.publishMade,
  );
  let store: Store | undefined;
  return {
    folder: root,
    presentationsFolder,
    workFolder,
    publishMade,
    openStore: async (library, mostRatings) => {
      try {
        store = await openDatabaseStore({
          database,
          library,
          presentationsFolder,
          removeFolder: removal.remove,
          warn,
          mostRatings,
        });
        return store;
      } catch (error) {
        throw isDiskFull(error) ? new DataDirectoryError(root, 'full', { cause: error }) : error;
      }
    },
    storeFolder: async (finished, id) => {
      const target = path.join(presentationsFolder, id);
      await syncBelow(finished);
      await rename(finished, target);
      await sync(presentationsFolder);
      return target;
    },
    holdForBackup: async () => {
      const snapshot = path.join(workFolder, `backup-${randomUUID()}.db`);
      // Before the copy is made, so that every file named by the copy still exists.
      const release = removal.hold();
      try {
        // With the changes that wait to be written.
        await store?.identity.save([]);
        await database.run([sql`VACUUM INTO ${snapshot}`]);
      } catch (error) {
        await release();
        throw error;
      }
      return {
        snapshot,
        release: async () => {
          await rm(snapshot, { force: true });
          await release();
        },
      };
    },
    close: () => {
      // Flushes pending writes before it returns, since this database is embedded.
      void store?.identity.save([]).catch(console.error);
      database.close();
    },
  };
}

/**
 * Opens the database, removes unfinished work and compares the made presentations with the database. Refuses to create a database
 * beside folders with contents, so that the operator can still put the old one back.
 */
async function openAndCompare(
  root: string,
  presentationsFolder: string,
  workFolder: string,
  removeFolder: (folder: string) => Promise<void>,
  warn: (line: string) => void,
  ofDeployment: boolean | undefined,
): Promise<{ readonly database: EmbeddedDatabase; readonly publishMade: boolean }> {
  const folders = [presentationsFolder, workFolder];
  let database: EmbeddedDatabase | undefined;
  try {
    await makeFolder(root);
    // The folder has e-mail addresses and typed texts.
    await chmod(root, 0o700);
    if (existsSync(path.join(root, unfinishedRestore)))
      throw new DataDirectoryError(root, 'unfinished-restore');
    const file = path.join(root, databaseName);
    if (!existsSync(file) && (await haveContents(folders)))
      throw new DataDirectoryError(root, 'database-missing');
    database = openDatabase(file);
    if ((await versionOf(database)) === 0 && (await haveContents(folders)))
      throw new DataDirectoryError(root, 'database-missing');
    await migrate(database, file);
    await rm(workFolder, { recursive: true, force: true });
    for (const folder of folders) await mkdir(folder, { recursive: true });
    await clearMails(path.join(root, 'outbox'));
    const publishMade = ofDeployment ?? (await readPublishMade(root));
    const lostFolder = path.join(root, 'lost+found');
    for (const line of await compareMadeFolders({
      database,
      presentationsFolder,
      removeFolder,
      lostFolder,
      publishMade,
      warn,
    }))
      warn(line);
    return { database, publishMade };
  } catch (error) {
    database?.close();
    if (error instanceof DataDirectoryError) throw error;
    throw new DataDirectoryError(root, faultOf(error), { cause: error });
  }
}

function faultOf(error: unknown): DataDirectoryError['fault'] {
  if (isDiskFull(error)) return 'full';
  if (isDiskReadOnly(error)) return 'read-only';
  return error instanceof DatabaseError ? error.fault : 'unusable';
}

/**
 * Returns whether stories are listed for everybody once they are made, as the operator's file says; writes the first one where there is
 * none. Throws DataDirectoryError for a file that says neither: nothing may be listed by mistake.
 */
async function readPublishMade(root: string): Promise<boolean> {
  const file = path.join(root, publishMadeName);
  const text = await readFile(file, 'utf8').catch(async (error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    await writeFile(file, firstPublishMade);
    return firstPublishMade;
  });
  const said = text
    .replace(/^\ufeff/, '')
    .replaceAll(/#.*/g, '')
    .trim();
  if (said !== 'true' && said !== 'false') throw new DataDirectoryError(root, 'publish-made');
  return said === 'true';
}

const firstPublishMade = `# Whether stories are listed for everybody once they are made (true), or only on the device that made them (false).
true
`;

/** Creates the folder and those above it. Node's own recursion never ends where a folder may not be created, as in `/proc`. */
export async function makeFolder(folder: string): Promise<void> {
  const above = path.dirname(folder);
  if (existsSync(folder) || above === folder) return;
  await makeFolder(above);
  await mkdir(folder).catch((error: unknown) => {
    if (!existsSync(folder)) throw error;
  });
}

async function haveContents(folders: readonly string[]): Promise<boolean> {
  const names = await Promise.all(
    folders.filter((folder) => existsSync(folder)).map((folder) => readdir(folder)),
  );
  return names.flat().length > 0;
}

/** Waits until the disk has all files and folders in this folder. */
export async function syncBelow(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    await (entry.isDirectory() ? syncBelow(place) : sync(place));
  }
  await sync(folder);
}

/** Waits until the disk has a file, or the names in a folder. Windows opens no folder, and needs no sync of one. */
export async function sync(place: string): Promise<void> {
  const handle = await open(place, 'r').catch((error: unknown) => {
    if (process.platform === 'win32') return undefined;
    throw error;
  });
  try {
    await handle?.sync();
  } finally {
    await handle?.close();
  }
}
