// Writes what the service stores into one file: the snapshot of the database, the folders that it names, and the operator's settings
// (ADR-0066). The file is a tar archive, packed by gzip, whose checksum finds a file that is cut off or changed.
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { createTarPacker } from 'modern-tar';
import { openDatabase } from '../store/database/embedded-database';
import { withdrawnName } from '../store/database/presentations';
import { databaseName, sync } from '../store/data-directory';
import { madeIn } from '../store/made-folders';
import { OperatorError } from './operator-commands';

/** Folders of the data directory that a backup holds whole, beside those of the presentations. */
export const keptFolder = 'home';
/** The files that an operator writes. */
export const isSettings = (name: string): boolean => /^[\w-]+\.txt$/.test(name);

interface PackedFile {
  /** Its path in the archive. */
  readonly name: string;
  /** Undefined for an empty one. */
  readonly source: string | undefined;
}

/**
 * Writes the archive under another name, and renames it once `isWhole` has resolved: until then the files were held. `snapshot` is a copy
 * of the database that nobody else opens. Throws OperatorError for a file that is there, and the system's errors.
 */
export async function writeBackup(
  file: string,
  {
    root,
    snapshot,
    isWhole,
  }: { readonly root: string; readonly snapshot: string; readonly isWhole: () => Promise<void> },
): Promise<void> {
  const unfinished = `${file}.unfinished`;
  for (const taken of [file, unfinished])
    if (existsSync(taken))
      throw new OperatorError(`${taken} is there already: name another file, or remove it.`);
  try {
    await pack(await filesOf(root, snapshot), unfinished);
    await isWhole();
    if (existsSync(file)) throw new OperatorError(`${file} has appeared meanwhile: name another file.`);
    await rename(unfinished, file);
    await sync(path.dirname(file));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function filesOf(root: string, snapshot: string): Promise<readonly PackedFile[]> {
  const files: PackedFile[] = [{ name: databaseName, source: snapshot }];
  for (const name of (await readdir(root)).filter(isSettings))
    files.push({ name, source: path.join(root, name) });
  files.push(...(await filesBelow(root, keptFolder)));
  const database = openDatabase(snapshot);
  const made = await madeIn(database).finally(() => database.close());
  for (const [id, isPublished] of made) {
    const folder = `presentations/${id}`;
    const marker = `${folder}/${withdrawnName}`;
    const media = (await filesBelow(root, folder)).filter(({ name }) => name !== marker);
    // The marker follows the row of the snapshot, which may have changed since.
    files.push(...media, ...(isPublished || media.length === 0 ? [] : [{ name: marker, source: undefined }]));
  }
  return files;
}

/** Returns the files in a folder and in those below it; none where there is no such folder. */
async function filesBelow(root: string, folder: string): Promise<readonly PackedFile[]> {
  const place = path.join(root, folder);
  if (!existsSync(place)) return [];
  const entries = await readdir(place, { withFileTypes: true });
  const files = entries.map(async (entry): Promise<readonly PackedFile[]> => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(root, name);
    if (!entry.isFile()) throw new OperatorError(`${path.join(root, name)} is no file: move it away.`);
    return [{ name, source: path.join(root, name) }];
  });
  return (await Promise.all(files)).flat();
}

/** Packs the files one after the other, and waits until the disk has the archive. */
async function pack(files: readonly PackedFile[], archive: string): Promise<void> {
  const { readable, controller } = createTarPacker();
  const add = async ({ name, source }: PackedFile): Promise<void> => {
    const { size = 0, mtime = new Date() } = source === undefined ? {} : await stat(source);
    const body = controller.add({ name, size, mode: 0o600, mtime });
    await (source === undefined ? body.close() : Readable.toWeb(createReadStream(source)).pipeTo(body));
  };
  const addAll = async (): Promise<void> => {
    try {
      for (const file of files) await add(file);
      controller.finalize();
    } catch (error) {
      controller.error(error);
      throw error;
    }
  };
  const target = createWriteStream(archive, { flags: 'wx', mode: 0o600, flush: true });
  // Pictures, voices and films are packed already.
  await Promise.all([addAll(), pipeline(readable, createGzip({ level: 1 }), target)]);
}
