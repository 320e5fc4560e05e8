// Remembers the cover paths of the stories opened last. A story opened again by its address then shows its cover before its index has
// loaded. A path may be outdated: the viewer shows the cover of the index.
import { jsonOrUndefined } from '../../base/json-or-undefined';
import type { CoverOfIndex } from '../../contract/presentation/kind';
import type { Area } from '../../contract/presentation/story-address';
import { worldOf } from '../../features/viewer/worlds/world-of';
import { coversKey, deviceStorage, readText, writeText } from '../../platform/storage/site-storage';

/** The number of stories remembered: enough for a family's favourites, and quick to read at each start. */
const maxCovers = 30;

/** The path of a cover as in the index, and the world that surrounds it in the book view. */
export interface KnownCover {
  readonly path: string;
  readonly world: string;
}

/** Returns the cover of a story that is opened in an area; undefined when its index has none. */
export function knownCoverOf({ kind, cover }: CoverOfIndex, area: Area): KnownCover | undefined {
  return cover === undefined ? undefined : { path: cover, world: worldOf(kind, area) ?? 'narration' };
}

/** Id, path and world of each story, the one opened last first. */
type Covers = readonly (readonly [id: string, path: string, world: string])[];
type CoverStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Returns the cover that a story's index named last; undefined when the story is not among those opened last. */
export function knownCover(id: string, storage: CoverStorage = deviceStorage): KnownCover | undefined {
  const cover = readCovers(storage).find(([known]) => known === id);
  return cover && { path: cover[1], world: cover[2] };
}

/**
 * Remembers the cover of an opened story in place of the story opened longest ago; undefined removes it. Ignores a device
 * without storage.
 */
export function rememberCover(
  id: string,
  cover: KnownCover | undefined,
  storage: CoverStorage = deviceStorage,
): void {
  const others = readCovers(storage).filter(([known]) => known !== id);
  const first: Covers = cover === undefined ? [] : [[id, cover.path, cover.world]];
  const covers = [...first, ...others].slice(0, maxCovers);
  // Where it cannot be written, the cover is shown once the index has loaded.
  writeText(storage, coversKey, JSON.stringify(covers));
}

function readCovers(storage: CoverStorage): Covers {
  const covers = jsonOrUndefined(readText(storage, coversKey) ?? '');
  return Array.isArray(covers) ? covers.flatMap(readCover) : [];
}

function readCover(cover: unknown): Covers {
  if (!Array.isArray(cover)) return [];
  const [id, path, world]: unknown[] = cover;
  return typeof id === 'string' && typeof path === 'string' && typeof world === 'string'
    ? [[id, path, world]]
    : [];
}
