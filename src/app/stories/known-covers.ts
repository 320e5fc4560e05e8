// Where the covers of the last opened stories lie, so that a story opened again by its address shows its cover before its
// index is read. A guess: the viewer shows what the index says. Knows no index and paints nothing.
import { deviceStorage } from '../../platform/storage/site-storage';

const key = 'bookworm-covers';
/** Enough for a family's favourites, and read in no time at each start. */
const most = 30;

/** Where a cover lies, as the index wrote it, and the world it lies in as a book. */
export interface KnownCover {
  readonly path: string;
  readonly world: string;
}

/** Id, path and world, the story opened last first. */
type Covers = readonly (readonly [id: string, path: string, world: string])[];
type Memory = Pick<Storage, 'getItem' | 'setItem'>;

/** A story's cover as its index named it last; undefined when it was not opened lately. */
export function knownCover(id: string, memory: Memory = deviceStorage): KnownCover | undefined {
  const [, path, world] = readCovers(memory).find(([known]) => known === id) ?? [];
  return path === undefined || world === undefined ? undefined : { path, world };
}

/** Notes the cover of an opened story, in place of the one opened longest ago. A device without storage forgets it. */
export function rememberCover(
  id: string,
  cover: KnownCover | undefined,
  memory: Memory = deviceStorage,
): void {
  const others = readCovers(memory).filter(([known]) => known !== id);
  const first: Covers = cover === undefined ? [] : [[id, cover.path, cover.world]];
  const covers = [...first, ...others].slice(0, most);
  try {
    memory.setItem(key, JSON.stringify(covers));
  } catch {
    // Full or forbidden: the cover then waits for the index.
  }
}

function readCovers(memory: Memory): Covers {
  try {
    const covers: unknown = JSON.parse(memory.getItem(key) ?? '[]');
    return Array.isArray(covers) ? covers.flatMap(readCover) : [];
  } catch {
    return [];
  }
}

function readCover(cover: unknown): Covers {
  if (!Array.isArray(cover)) return [];
  const [id, path, world]: unknown[] = cover;
  return typeof id === 'string' && typeof path === 'string' && typeof world === 'string'
    ? [[id, path, world]]
    : [];
}
