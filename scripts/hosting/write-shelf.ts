// Writes a shelf for a host of files: a build without a service, and what the service would answer (ADR-0055).
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentTypeOf } from '../../mocks/base/hosting/content-type';
import { readLibrary } from '../../mocks/service/library/library';
import { openDataDirectory } from '../../mocks/service/store/data-directory';
import { createMemoryStore } from '../../mocks/service/store/memory/memory-store';
import type { Store } from '../../mocks/service/store/store';
import {
  parsePresentationList,
  urlOf,
  type PresentationEntry,
} from '../../src/contract/presentation/list-entry';
import { presentationContentType } from '../../src/contract/presentation/media-types';
import { serviceCalls } from '../../src/contract/service/calls';
import { headersFile } from './headers-file';
import { readBuild, writeSiteFiles } from './write-site-files';

/** Thrown when a shelf cannot be written; its message is one sentence that says what to do. */
export class ShelfError extends Error {
  override readonly name = 'ShelfError';
}

/** Read by hosts of files, and written into each shelf: by it, one is known. */
const headersName = '_headers';

type Contents = Pick<Store, 'presentations' | 'feedback'>;

/**
 * Opens the samples, or a folder: the data directory of `npm start`, with the stories made there and their ratings, or a library as
 * `npm run press` writes it.
 */
export async function openContents(
  folder: string | undefined,
  ofDeployment?: { readonly publishMade?: boolean },
): Promise<{ readonly store: Contents; readonly close: () => void }> {
  const samples = { kind: 'samples' } as const;
  const close = (): void => undefined;
  if (folder === undefined) return { store: createMemoryStore(await readLibrary(samples)), close };
  if (existsSync(path.join(folder, 'bookworm.db'))) {
    const data = await openDataDirectory(folder, undefined, ofDeployment);
    return { store: await data.openStore(await readLibrary(samples)), close: () => data.close() };
  }
  if (!existsSync(path.join(folder, 'entries.json')))
    throw new ShelfError(
      `${folder} holds no library: name a data directory, or a folder with an entries.json.`,
    );
  const library = await readLibrary(samples, { samples: folder, fixtures: folder });
  const { presentations } = createMemoryStore(library);
  // Nobody has rated them yet.
  return { store: { presentations, feedback: createMemoryStore([]).feedback }, close };
}

/** Whatever would run as a page of the app stays out: the host may send no policy. */
const isMedium = (name: string): boolean => {
  const type = contentTypeOf(name);
  return presentationContentType(type) === type && !type.includes('json') && !type.includes('octet-stream');
};

/** Returns the listed presentations with these ids, or all of them without ids. Throws ShelfError for an unknown one. */
export async function chooseEntries({ presentations }: Contents, ids: readonly string[]) {
  const { entries } = parsePresentationList(await presentations.list());
  const known = entries.map(({ id }) => id);
  const missing = ids.filter((id) => !known.includes(id));
  if (missing.length > 0)
    throw new ShelfError(`There is no presentation ${missing.join(', ')}; there are ${known.join(', ')}.`);
  return ids.length === 0 ? entries : entries.filter(({ id }) => ids.includes(id));
}

/** Throws ShelfError unless the folder is empty, is not there yet, or holds an earlier shelf: nothing else may be overwritten. */
export async function checkTarget(out: string): Promise<void> {
  const names = existsSync(out) ? await readdir(out) : [];
  if (names.length > 0 && !names.includes(headersName))
    throw new ShelfError(
      `${out} holds other files: name an empty folder, or one that holds an earlier export.`,
    );
}

/**
 * Writes a build and presentations into a folder, and site files beside it. The scripts of an earlier shelf stay there, since a page that is
 * open may still ask for them.
 */
export async function writeShelf(
  build: string,
  out: string,
  { presentations, feedback }: Contents,
  chosen: readonly PresentationEntry[],
): Promise<void> {
  for (const name of ['api', 'presentations'])
    await rm(path.join(out, name), { recursive: true, force: true });
  await cp(build, out, { recursive: true });
  const write = async (name: string, text: string): Promise<void> => {
    const file = path.join(out, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  };
  for (const { id } of chosen) {
    const stored = await presentations.find(id);
    if (stored?.index === undefined || stored.folder === undefined)
      throw new ShelfError(`Presentation ${id} has no files.`);
    await write(`presentations/${id}/index.json`, stored.index);
    for (const name of (await readdir(stored.folder, { recursive: true })).filter(isMedium))
      await cp(path.join(stored.folder, name), path.join(out, 'presentations', id, name));
  }
  const ids = new Set(chosen.map(({ id }) => id));
  const ratings = (await feedback.list()).filter(({ presentationId }) => ids.has(presentationId));
  await write(
    serviceCalls.listPresentations.path,
    JSON.stringify(chosen.map((entry) => ({ ...entry, url: urlOf(entry.id) }))),
  );
  // What people have written was meant for the service, not for everybody.
  await write(
    serviceCalls.listFeedback.path,
    JSON.stringify(ratings.map((record) => ({ ...record, comment: '' }))),
  );
  await write('robots.txt', 'User-agent: *\nDisallow: /api/\nDisallow: /presentations/\n');
  await write(headersName, headersFile(await readBuild(out)));
  await writeSiteFiles(out);
}
