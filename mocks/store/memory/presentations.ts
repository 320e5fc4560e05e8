// Stores the presentations in memory. Knows no address and opens no file.
import { compareIds, isPresentationId } from '../../../src/contract/presentation/presentation-id';
import type { Volume } from '../../library/volume';
import type { NewPresentation, Shelf, Shelved } from '../store';

const blank: Shelved = {
  entry: undefined,
  index: undefined,
  folder: undefined,
  media: new Map(),
  published: false,
};

export interface MemoryShelf extends Shelf {
  /** For tests: adds or changes a presentation, valid or broken. */
  put(id: string, change: Partial<Shelved>): void;
  /** For tests: returns what `put` would change. */
  peek(id: string): Shelved | undefined;
}

/** Creates a shelf with these volumes, all of them published. */
export function createMemoryShelf(volumes: readonly Volume[]): MemoryShelf {
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
  const add = ({ entry, index, folder }: NewPresentation, published: boolean): void => {
    if (!shelved.has(entry.id) && !removed.has(entry.id)) put(entry.id, { entry, index, folder, published });
  };
  for (const volume of volumes) add(volume, true);

  return {
    put,
    peek: (id) => shelved.get(id),
    add: async (presentation, published) => add(presentation, published),
    find: async (id) => shelved.get(id),
    list: async () =>
      [...shelved.values()]
        .filter(({ published, entry }) => published && entry !== undefined)
        .map(({ entry }) => entry),
    publish: async (id) => change(id, true),
    unpublish: async (id) => change(id, false),
    remove: async (id) => {
      if (shelved.delete(id)) removed.add(id);
      return removed.has(id);
    },
    nextId: async () => {
      lastId = idAfter([lastId, ...shelved.keys(), ...removed]);
      return lastId;
    },
  };
}

function idAfter(taken: readonly string[]): string {
  const highest = taken.filter(isPresentationId).sort(compareIds).at(-1) ?? '0';
  return String(BigInt(highest) + 1n);
}
