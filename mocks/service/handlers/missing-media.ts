// Finds out which files a presentation names that are not there (spec people §6). Looks at the files themselves, not at their names.
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { presentationEntrySchema } from '../../../src/contract/presentation/list-entry';
import {
  indexAddress,
  resolveMediaPath,
  resolvePreview,
} from '../../../src/contract/presentation/media-path';
import { mediaPathsOf, parsePresentationIndex } from '../../../src/contract/presentation/presentation-index';
import type { Incomplete, MissingMedium } from '../../../src/contract/service/bodies';
import { fileBelow, namesOfPath } from '../../base/hosting/file-path';
import type { PresentationStore, StoredPresentation } from '../store/store';

/** Any origin: paths are resolved as in the browser, and files of other origins are not looked at. */
const origin = 'http://bookworm.invalid';

/**
 * Returns the files that the presentation's index and list entry name and that are not there or hold nothing; the index itself when it
 * cannot be read. Files of other origins are not checked.
 */
export async function missingMediaOf(
  presentations: Pick<PresentationStore, 'find'>,
  id: string,
): Promise<MissingMedium[]> {
  const stored = await presentations.find(id);
  if (stored === undefined) return [];
  const index = indexAddress(origin, id);
  const paths = pathsOfIndex(stored);
  if (paths === undefined) return [{ path: 'index.json' }];
  const { success, output } = v.safeParse(presentationEntrySchema, stored.entry);
  const preview = success ? output.previewImage : undefined;
  const places = [
    ...(preview === undefined ? [] : [{ path: preview, place: resolvePreview(preview, index) }]),
    ...paths.map((each) => ({ path: each, place: resolveMediaPath(each, index) })),
  ];
  const missing = await Promise.all(
    places.map(async ({ path: named, place }): Promise<MissingMedium[]> => {
      if (!place.allowed) return place.reason === 'foreign-origin' ? [] : [{ path: named }];
      const [, owner = '', ...names] = namesOfPath(new URL(place.url).pathname) ?? [];
      const holder = owner === id ? stored : await presentations.find(owner);
      if (holder !== undefined && sizeOf(holder, names) > 0) return [];
      const similar = holder && similarFile(holder, names.join('/'));
      return [similar === undefined ? { path: named } : { path: named, similar }];
    }),
  );
  return missing.flat();
}

/** Returns the presentations of which files are missing, unpublished ones too. */
export async function incompletePresentations(
  presentations: Pick<PresentationStore, 'find' | 'listAll'>,
): Promise<Incomplete[]> {
  const incomplete: Incomplete[] = [];
  // One after the other: a library may have thousands.
  for (const { entry } of await presentations.listAll()) {
    const { success, output } = v.safeParse(presentationEntrySchema, entry);
    if (!success) continue;
    const missingMedia = await missingMediaOf(presentations, output.id);
    if (missingMedia.length > 0) incomplete.push({ presentationId: output.id, missingMedia });
  }
  return incomplete;
}

function pathsOfIndex({ index }: StoredPresentation): string[] | undefined {
  if (index === undefined) return undefined;
  try {
    return mediaPathsOf(parsePresentationIndex(index, 'index.json'));
  } catch {
    return undefined;
  }
}

/** Returns the bytes of a file; 0 when there is none that can be read. */
function sizeOf({ media, folder }: StoredPresentation, names: readonly string[]): number {
  const medium = media.get(names.join('/'));
  if (medium !== undefined) return medium.size;
  const file = folder === undefined ? undefined : fileBelow(folder, names);
  try {
    const found = file === undefined ? undefined : statSync(file, { throwIfNoEntry: false });
    return found?.isFile() === true ? found.size : 0;
  } catch {
    return 0;
  }
}

/** Returns a file whose name differs only in case or in the form of its letters. */
function similarFile({ media, folder }: StoredPresentation, name: string): string | undefined {
  const files = [...media.keys(), ...(folder === undefined ? [] : filesBelow(folder))];
  return files.find((file) => file !== name && folded(file) === folded(name));
}

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      file.replaceAll(path.sep, '/'),
    );
  } catch {
    return [];
  }
}

const folded = (name: string): string => name.normalize('NFC').toLowerCase();
