// Stores the presentations in memory.
import { compareIds, isPresentationId } from '../../../../src/contract/presentation/presentation-id';
import type { LibraryPresentation } from '../../library/library-presentation';
import type { NewPresentation, Owner, PresentationStore, StoredPresentation } from '../store';

const blank: StoredPresentation = {
  entry: undefined,
  index: undefined,
  folder: undefined,
  media: new Map(),
  published: false,
};

export interface MemoryPresentations extends PresentationStore {
  /** For tests: adds or changes a presentation, valid or broken. */
  put(id: string, change: Partial<StoredPresentation>): void;
  /** For tests: returns what `put` would change. */
  peek(id: string): StoredPresentation | undefined;
}

/** Creates a store with these presentations, all of them published. */
export function createMemoryPresentations(library: readonly LibraryPresentation[]): MemoryPresentations {
  const stored = new Map<string, StoredPresentation>();
  const removed = new Set<string>();
  let lastId = '0';
  const put = (id: string, change: Partial<StoredPresentation>): void => {
    removed.delete(id);
    stored.set(id, { ...(stored.get(id) ?? blank), ...change });
  };
  const change = (id: string, published: boolean): boolean => {
    if (stored.has(id)) put(id, { published });
    return stored.has(id);
  };
  const add = ({ entry, index, folder }: NewPresentation, published: boolean, owner: Owner = {}): void => {
    if (!stored.has(entry.id) && !removed.has(entry.id))
      put(entry.id, { entry, index, folder, published, ...owner });
  };
  for (const presentation of library) add(presentation, true);

  return {
    put,
    peek: (id) => stored.get(id),
    add: async (...added) => add(...added),
    madeBy: async (maker) => [...stored.values()].filter((made) => made.maker === maker),
    madeInRun: async (hash) => [...stored.values()].find((made) => made.runKeyHash === hash),
    find: async (id) => stored.get(id),
    listAll: async () => [...stored.values()].filter(({ entry }) => entry !== undefined),
    list: async () =>
      [...stored.values()]
        .filter(({ published, entry }) => published && entry !== undefined)
        .map(({ entry }) => entry),
    publish: async (id) => change(id, true),
    unpublish: async (id) => change(id, false),
    remove: async (id) => {
      if (stored.delete(id)) removed.add(id);
      return removed.has(id);
    },
    nextId: async () => {
      lastId = idAfter([lastId, ...stored.keys(), ...removed]);
      return lastId;
    },
  };
}

function idAfter(taken: readonly string[]): string {
  const highest = taken.filter(isPresentationId).sort(compareIds).at(-1) ?? '0';
  return String(BigInt(highest) + 1n);
}
