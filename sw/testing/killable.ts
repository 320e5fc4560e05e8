// What a worker holds of the world, until it is killed: from then on nothing it began comes to anything.
import type { Ledger } from '../downloads/ledger/ledger';
import type { Fetch } from '../media-cache/request';

/** The life of one worker. */
export interface KillableWorker {
  isOver: boolean;
  /** After so many entries have been put into caches, it ends. */
  putsLeft: number;
}

const never = new Promise<never>(() => undefined);

/** Does work for the living; what is under way when the life ends never answers. */
async function alive<T>(life: KillableWorker, work: () => Promise<T>): Promise<T> {
  if (life.isOver) return never;
  try {
    const result = await work();
    return life.isOver ? await never : result;
  } catch (error) {
    if (life.isOver) return never;
    throw error;
  }
}

export function killableFetch(fetch: Fetch, life: KillableWorker): Fetch {
  return (url, init) => alive(life, () => fetch(url, init));
}

export function killableLedger(ledger: Ledger, life: KillableWorker): Ledger {
  return {
    all: () => alive(life, () => ledger.all()),
    read: () => alive(life, () => ledger.read()),
    peek: () => ledger.peek(),
    update: (id, change) => alive(life, () => ledger.update(id, change)),
  };
}

export function killableCaches(caches: CacheStorage, life: KillableWorker): CacheStorage {
  return {
    open: async (name) => {
      const cache = await alive(life, () => caches.open(name));
      const put: Cache['put'] = async (request, response) => {
        await cache.put(request, response);
        life.putsLeft -= 1;
        if (life.putsLeft <= 0) life.isOver = true;
      };
      return Object.assign(Object.create(cache), {
        put: (request: RequestInfo | URL, response: Response) => alive(life, () => put(request, response)),
      });
    },
    keys: () => alive(life, () => caches.keys()),
    has: (name) => alive(life, () => caches.has(name)),
    delete: (name) => alive(life, () => caches.delete(name)),
    match: (request, options) => alive(life, () => caches.match(request, options)),
  };
}
