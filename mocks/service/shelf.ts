// Stores the presentations and which of them are published. Knows no address and opens no file.
import { compareIds, isPresentationId } from '../../src/contract/presentation/presentation-id';
import type { Resource } from '../hosting/resource';
import type { Volume } from '../library/volume';

export interface Shelved {
  /** The entry as the list returns it; a test may have put anything here. */
  readonly entry: unknown;
  /** The text of its index.json; undefined when there is none. */
  readonly index: string | undefined;
  /** The folder of its media files. */
  readonly folder: string | undefined;
  /** Files that replace or complete those of the folder, by file name as in the index. */
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

/** Creates a shelf with these volumes, all of them published. */
export function createShelf(volumes: readonly Volume[]) {
  const shelved = new Map<string, Shelved>();
  const removed = new Set<string>();
  let lastId = '0';
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
    /** Returns the entries that the gallery lists. */
    list: (): unknown[] =>
      [...shelved.values()]
        .filter(({ published, entry }) => published && entry !== undefined)
        .map(({ entry }) => entry),
    /** Returns false when there is no such presentation. Idempotent. */
    publish: (id: string): boolean => change(id, true),
    unpublish: (id: string): boolean => change(id, false),
    /** Returns false when there never was such a presentation. Idempotent. */
    remove(id: string): boolean {
      if (shelved.delete(id)) removed.add(id);
      return removed.has(id);
    },
    /** Returns an id larger than all ids that exist, existed or were returned before. */
    nextId(): string {
      lastId = idAfter([lastId, ...shelved.keys(), ...removed]);
      return lastId;
    },
  };
}

function idAfter(taken: readonly string[]): string {
  const highest = taken.filter(isPresentationId).sort(compareIds).at(-1) ?? '0';
  return String(BigInt(highest) + 1n);
}
