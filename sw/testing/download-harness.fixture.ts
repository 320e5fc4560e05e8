// A download manager with in-memory caches, ledger, host, pages and clock, whose worker can be terminated: from then on no promise of its
// fetch, ledger and caches settles.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import type { WorkerMessage } from '../../src/contract/worker/worker-messages';
import { createDownloadManager } from '../downloads/download-manager';
import { createLedger, LedgerTimeoutError, type Ledger } from '../ledger/ledger';
import type { SaveRequest } from '../ledger/save-state';
import { createOpenClients } from '../open-clients';
import { appOrigin, environmentDouble } from './environment-double.fixture';
import { inMemoryCaches, type FreeStorage } from './in-memory-caches.fixture';
import { serviceDouble } from './service-double.fixture';
import type { Fetch } from '../environment';

export type DownloadHarness = ReturnType<typeof downloadHarness>;

/** Creates an empty device. `restart` terminates its worker and starts a new one with what the old one stored. */
export function downloadHarness() {
  globalThis.indexedDB = new IDBFactory();
  const storage: FreeStorage = { bytes: Infinity };
  const caches = inMemoryCaches(storage);
  const service = serviceDouble();
  const messages: WorkerMessage[] = [];
  const pages = new Set<string>();
  const clock = { now: 0 };
  const errors: Record<'ledger' | 'caches', Error | undefined> = { ledger: undefined, caches: undefined };
  /** The quota that the browser estimates; undefined for the true one. */
  const estimated: { bytes: number | undefined } = { bytes: undefined };
  const used = { bytes: 0 };
  /** What the worker's waits resolve to: never, unless a test says otherwise. */
  const waiting = { over: (_milliseconds: number) => new Promise<void>(() => undefined) };
  const open: typeof openDB = (...how) => (errors.ledger ? Promise.reject(errors.ledger) : openDB(...how));
  const openCache = async (name: string) => {
    if (errors.caches) throw errors.caches;
    return caches.open(name);
  };
  const terminated: (() => void)[] = [];
  let worker: TerminableWorker = { isTerminated: false, putsLeft: Infinity };
  const start = () => {
    worker.isTerminated = true;
    for (const resolve of terminated.splice(0)) resolve();
    const own: TerminableWorker = { isTerminated: false, putsLeft: Infinity };
    worker = own;
    // A database of the tests opens always, however long a busy machine takes.
    const ledger = terminableLedger(
      createLedger(open, () => () => undefined),
      own,
    );
    const environment = environmentDouble({
      ledger,
      openClients: createOpenClients(
        async () => new Set(pages),
        () => clock.now,
      ),
      caches: terminableCaches(Object.assign(Object.create(caches), { open: openCache }), own),
      fetch: terminableFetch(service.fetch, own),
      monotonicNow: () => clock.now,
      now: () => clock.now,
      wait: (milliseconds) => waiting.over(milliseconds),
      estimate: async () => ({ quota: estimated.bytes ?? storage.bytes, usage: used.bytes }),
      broadcast: async (message) => void (own.isTerminated || messages.push(message)),
    });
    const { playerRequests } = environment;
    return { environment, ledger, downloadManager: createDownloadManager(environment), playerRequests };
  };
  const harness = {
    ...start(),
    restart: () => {
      errors.ledger = undefined;
      return Object.assign(harness, start());
    },
    /** Terminates the worker after this number of further entries in caches. */
    terminateAfter: (puts: number) => void (worker.putsLeft = puts),
    isTerminated: () => worker.isTerminated,
    /** Resolves with the next `restart`. */
    terminated: () => new Promise<void>((done) => terminated.push(done)),
    storage,
    waiting,
    estimated,
    /** The usage that the browser estimates. */
    used,
    forbidLedger: () => void (errors.ledger = new DOMException('no', 'SecurityError')),
    /** Ends `forbidLedger`. */
    allowLedger: () => void (errors.ledger = undefined),
    /** Makes the ledger time out on opening, until the next `restart`. */
    delayLedger: () => void (errors.ledger = new LedgerTimeoutError()),
    breakCaches: (error: Error | undefined) => void (errors.caches = error),
    caches,
    service,
    pages,
    clock,
    messages,
    /** Returns the last message of a type. */
    last: (type: WorkerMessage['type']) => messages.filter((message) => message.type === type).at(-1),
    /** Returns the entries of a cache as paths below the presentation's folder, in the order they were put. */
    stored: async (name: string) => {
      const requests = await (await caches.open(name)).keys();
      return requests.map(({ url }) => url.replace(/^.*\/presentations\/\d+\//, ''));
    },
    bodyOf: async (name: string, path: string) => {
      return (await (await caches.open(name)).match(`${appOrigin}${path}`))?.text();
    },
  };
  return harness;
}

/** Returns a save request with defaults for the fields that a test does not set. */
export function saveRequest(id: string, more: Partial<SaveRequest> = {}): SaveRequest {
  return { id, saveReason: 'opened', mediaOrigins: [], ...more };
}

/** Returns the state of a presentation's record. */
export async function stateOf({ ledger }: DownloadHarness, id: string) {
  return (await ledger.all()).get(id)?.state;
}

/** Returns the name of the cache of a presentation's first generation. */
export const cacheOf = (id: string): string => `bookworm-media-v1-${id}-1`;

/** The state of one worker. */
interface TerminableWorker {
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
function terminableFetch(fetch: Fetch, worker: TerminableWorker): Fetch {
  return (request, init) => alive(worker, () => fetch(request, init));
}

/** Returns a ledger whose promises never settle once the worker is terminated. */
function terminableLedger(ledger: Ledger, worker: TerminableWorker): Ledger {
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
function terminableCaches(caches: CacheStorage, worker: TerminableWorker): CacheStorage {
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
