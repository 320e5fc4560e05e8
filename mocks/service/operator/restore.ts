// Fills an empty data directory from a backup. The archive may come from anybody: what no backup holds is refused (ADR-0066).
import { createWriteStream } from 'node:fs';
import { chmod, mkdir, open, readdir, rename, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar';
import { isDiskFull } from '../../base/disk-full';
import {
  DataDirectoryError,
  databaseName,
  makeFolder,
  sync,
  syncBelow,
  unfinishedRestore,
} from '../store/data-directory';
import { openDatabase } from '../store/database/embedded-database';
import { newestVersion, versionOf } from '../store/database/migrations';
import { madeIn } from '../store/made-folders';
import { isSettings, keptFolder } from './backup';
import { OperatorError } from './operator-commands';

/** How many files a backup may hold: as many as twenty thousand presentations have. */
const mostFiles = 2_000_000;

/**
 * Fills the directory, which must be empty or absent, and returns how many presentations it has then. Until all of it is on the disk a
 * folder marks the directory, and nothing starts on it. Throws OperatorError, DataDirectoryError and the system's errors.
 */
export async function restoreBackup(file: string, folder: string): Promise<number> {
  const root = path.resolve(folder);
  await makeFolder(root);
  const staging = path.join(root, unfinishedRestore);
  if ((await readdir(root)).length > 0) throw notEmpty(root);
  await chmod(root, 0o700);
  await mkdir(staging, { mode: 0o700 });
  const presentations = await fill(staging, file).catch(async (error: unknown) => {
    await rm(staging, { recursive: true, force: true });
    throw isDiskFull(error) ? new DataDirectoryError(root, 'full', { cause: error }) : error;
  });
  // What a service that has started meanwhile has made stays.
  if ((await readdir(root)).length > 1) throw notEmpty(root);
  for (const name of await readdir(staging)) await rename(path.join(staging, name), path.join(root, name));
  await sync(root);
  await rm(staging, { recursive: true });
  await sync(root);
  return presentations;
}

const notEmpty = (root: string): OperatorError =>
  new OperatorError(
    `${root} is not empty: a backup is restored into an empty folder, which BOOKWORM_DATA names.`,
  );

async function fill(staging: string, file: string): Promise<number> {
  const noBackup = (cause: unknown): OperatorError =>
    new OperatorError(`${file} is damaged, or no backup of Bookworm: nothing was restored.`, { cause });
  const archive = await open(file).catch((cause: unknown) => {
    throw new OperatorError(`${file} cannot be read.`, { cause });
  });
  const { readable, writable } = createTarDecoder({ strict: true });
  const unpacked = createGunzip();
  const reading = archive.createReadStream();
  reading.on('error', (error) => unpacked.destroy(error)).pipe(unpacked);
  const ends = await Promise.allSettled([
    extract(readable, staging),
    Readable.toWeb(unpacked).pipeTo(writable),
  ]);
  reading.destroy();
  const errors: unknown[] = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
  // A stream that is given up ends with an error that says less.
  const [fault] = [
    ...errors.filter((error) => error instanceof OperatorError || isDiskFull(error)),
    ...errors,
  ];
  if (fault !== undefined)
    throw fault instanceof OperatorError || isDiskFull(fault) ? fault : noBackup(fault);
  try {
    const presentations = await compare(staging, file);
    await syncBelow(staging);
    return presentations;
  } catch (error) {
    throw error instanceof OperatorError ? error : noBackup(error);
  }
}

async function extract(entries: AsyncIterable<ParsedTarEntry>, staging: string): Promise<void> {
  const { bavail, bsize } = await statfs(staging);
  let left = { bytes: bavail * bsize, files: mostFiles };
  for await (const { header, body } of entries) {
    const { name, size, type = 'file' } = header;
    left = { bytes: left.bytes - size, files: left.files - 1 };
    if (type !== 'file' || !isOfBackup(name) || left.files < 0)
      throw new OperatorError(
        `The archive holds ${JSON.stringify(name)}, as no backup does: nothing was restored.`,
      );
    if (left.bytes < 0)
      throw new OperatorError('The disk has no room for what the archive holds: nothing was restored.');
    const place = path.join(staging, name);
    await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
    await pipeline(body, createWriteStream(place, { flags: 'wx', mode: 0o600 }));
  }
}

/** Returns whether a backup may hold a file of this path. */
function isOfBackup(name: string): boolean {
  const [top = '', ...below] = name.split('/');
  const isPlain = below.every((part) => /^[^\\\p{Cc}]{1,255}$/u.test(part) && part !== '.' && part !== '..');
  if (below.length === 0) return top === databaseName || isSettings(top);
  if (top === keptFolder) return isPlain;
  return (
    top === 'presentations' && isPlain && below.length > 1 && below.length < 8 && /^\d+$/.test(below[0] ?? '')
  );
}

/** Returns how many presentations were made. Throws for a database that cannot be used here, and for folders that it does not name. */
async function compare(staging: string, file: string): Promise<number> {
  const database = openDatabase(path.join(staging, databaseName));
  try {
    const version = await versionOf(database);
    if (version > newestVersion)
      throw new OperatorError(`A newer Bookworm has written ${file}: restore it with that one.`);
    const made = await madeIn(database);
    await mkdir(path.join(staging, 'presentations'), { recursive: true, mode: 0o700 });
    const strange = (await readdir(path.join(staging, 'presentations'))).find((id) => !made.has(id));
    if (version === 0 || strange !== undefined) throw new Error(`The database does not name ${strange}`);
    return made.size;
  } finally {
    database.close();
  }
}
