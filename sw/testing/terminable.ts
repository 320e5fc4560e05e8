// Wraps fetch, ledger and caches of a worker that can be terminated: from then on none of their promises settles.
import type { Ledger } from '../ledger/ledger';
import type { Fetch } from '../environment';

/** The state of one worker. */
export interface TerminableWorker {
  isTerminated: boolean;
  /** The worker is terminated after this number of entries in caches. */
  putsLeft: number;
}

const never = new Promise<never>(() => undefined);

/** Runs work of a running worker. The promise never settles when the worker is terminated meanwhile. */
async function alive<T>(worker: TerminableWorker, work: () => Promise<T>): Promise<T> {
  if (worker.isTerminated) return never;
  try {
    const result = await work();
    return worker.isTerminated ? await never : result;
  } catch (error) {
    if (worker.isTerminated) return never;
    throw error;
  }
}

/** Returns a fetch that never settles once the worker is terminated. */
export function terminableFetch(fetch: Fetch, worker: TerminableWorker): Fetch {
  return (request, init) => alive(worker, () => fetch(request, init));
}

/** Returns a ledger whose promises never settle once the worker is terminated. */
export function terminableLedger(ledger: Ledger, worker: TerminableWorker): Ledger {
  return {
    all: () => alive(worker, () => ledger.all()),
    ongoing: () => alive(worker, () => ledger.ongoing()),
    read: () => alive(worker, () => ledger.read()),
    peek: () => ledger.peek(),
    update: (id, change) => alive(worker, () => ledger.update(id, change)),
    updateAll: (changes) => alive(worker, () => ledger.updateAll(changes)),
    takeDropped: () => ledger.takeDropped(),
  };
}

/** Returns caches whose promises never settle once the worker is terminated, which `putsLeft` puts into them bring about. */
export function terminableCaches(caches: CacheStorage, worker: TerminableWorker): CacheStorage {
  return {
    open: async (name) => {
      const cache = await alive(worker, () => caches.open(name));
      const put: Cache['put'] = async (request, response) => {
        await cache.put(request, response);
        worker.putsLeft -= 1;
        if (worker.putsLeft <= 0) worker.isTerminated = true;
      };
      return Object.assign(Object.create(cache), {
        put: (request: RequestInfo | URL, response: Response) => alive(worker, () => put(request, response)),
      });
    },
    keys: () => alive(worker, () => caches.keys()),
    has: (name) => alive(worker, () => caches.has(name)),
    delete: (name) => alive(worker, () => caches.delete(name)),
    match: (request, options) => alive(worker, () => caches.match(request, options)),
  };
}
