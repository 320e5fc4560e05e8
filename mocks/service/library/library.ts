// Reads the committed presentations from disk.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isPresentationId } from '../../../src/contract/presentation/presentation-id';
import type { LibraryChoice } from './library-choice';
import { enlarge } from './enlarge';
import { libraryPresentationOf, type LibraryPresentation } from './library-presentation';

/** Thrown when the library's files are missing or incomplete. */
export class LibraryUnreadableError extends Error {
  override readonly name = 'LibraryUnreadableError';
  constructor(
    readonly folder: string,
    options: { cause: unknown },
  ) {
    super(`The library in ${folder} cannot be read. \`npm run press\` makes it`, options);
  }
}

/** The folders that the story press writes. */
const committed = {
  samples: path.join(import.meta.dirname, 'samples'),
  fixtures: path.join(import.meta.dirname, 'fixtures'),
};

/** Reads the presentations of a choice. Throws LibraryUnreadableError. */
export async function readLibrary(
  choice: LibraryChoice,
  folders: { readonly samples: string; readonly fixtures: string } = committed,
): Promise<LibraryPresentation[]> {
  switch (choice.kind) {
    case 'samples':
      return readFolder(folders.samples);
    case 'fixture':
      return readFolder(folders.fixtures);
    case 'large':
      return enlarge(await readFolder(folders.samples), choice.perLanguage);
  }
}

async function readFolder(folder: string): Promise<LibraryPresentation[]> {
  try {
    const entries: unknown = JSON.parse(await readFile(path.join(folder, 'entries.json'), 'utf8'));
    if (!Array.isArray(entries)) throw new TypeError('entries.json is no list');
    return await Promise.all(entries.map((entry: unknown) => readPresentation(folder, entry)));
  } catch (cause) {
    throw new LibraryUnreadableError(folder, { cause });
  }
}

async function readPresentation(folder: string, entry: unknown): Promise<LibraryPresentation> {
  const id = typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : undefined;
  if (!isPresentationId(id)) throw new TypeError('an entry without an id');
  const own = path.join(folder, 'presentations', id);
  return libraryPresentationOf(entry, await readFile(path.join(own, 'index.json'), 'utf8'), own);
}
