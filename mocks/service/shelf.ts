// The presentations the service has, and which of them the list shows. Knows no address and opens no file.
import { compareIds, isPresentationId } from '../../src/contract/presentation/presentation-id';
import type { Resource } from '../hosting/resource';
import type { Volume } from '../library/volume';

export interface Shelved {
  /** As the list gives it; a test may have put anything here. */
  readonly entry: unknown;
  /** The text of its index.json; undefined when there is none. */
  readonly index: string | undefined;
  /** Where its other media lie. */
  readonly folder: string | undefined;
  /** What stands in for, or beside, its own files; by file name as the index names it. */
  readonly media: ReadonlyMap<string, Resource>;
  readonly published: boolean;
}

const blank: Shelved = {
  entry: undefined,
  index: undefined,
  folder: undefined,
  media: new Map(),
  published: false,
};

export type Shelf = ReturnType<typeof createShelf>;

/** A shelf with these volumes on it, all of them published. */
export function createShelf(volumes: readonly Volume[]) {
  const shelved = new Map<string, Shelved>();
  const removed = new Set<string>();
  let lastGiven = '0';
  const put = (id: string, change: Partial<Shelved>): void => {
    removed.delete(id);
    shelved.set(id, { ...(shelved.get(id) ?? blank), ...change });
  };
  const change = (id: string, published: boolean): boolean => {
    if (shelved.has(id)) put(id, { published });
    return shelved.has(id);
  };
  const add = ({ entry, index, folder }: Volume, published: boolean): void =>
    put(entry.id, { entry, index, folder, published });
  for (const volume of volumes) add(volume, true);

  return {
    put,
    add,
    find: (id: string): Shelved | undefined => shelved.get(id),
    /** The entries that the gallery lists. */
    list: (): unknown[] =>
      [...shelved.values()]
        .filter(({ published, entry }) => published && entry !== undefined)
        .map(({ entry }) => entry),
    /** False when there is no such presentation; publishing twice is publishing. */
    publish: (id: string): boolean => change(id, true),
    unpublish: (id: string): boolean => change(id, false),
    /** False when there never was such a presentation; removing twice is removing. */
    remove(id: string): boolean {
      if (shelved.delete(id)) removed.add(id);
      return removed.has(id);
    },
    /** An id that comes after all that are or were here, or are promised to somebody. */
    nextId(): string {
      lastGiven = idAfter([lastGiven, ...shelved.keys(), ...removed]);
      return lastGiven;
    },
  };
}

function idAfter(taken: readonly string[]): string {
  const highest = taken.filter(isPresentationId).sort(compareIds).at(-1) ?? '0';
  return String(BigInt(highest) + 1n);
}
