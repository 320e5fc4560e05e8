// A keeper with everything around it in memory: caches, ledger, host, pages, time.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import type { WorkerMessage } from '../../src/contract/offline/worker-messages';
import { createDownloadManager, type SaveRequest } from '../downloads/download-manager';
import { LedgerTimeoutError } from '../downloads/ledger/connection';
import { createLedger } from '../downloads/ledger/ledger';
import { createPlayerRequests } from '../downloads/player-requests';
import { inMemoryCaches, type Quota } from './in-memory-caches';
import { killableCaches, killableFetch, killableLedger, type KillableWorker } from './killable';
import { origin, serviceDouble } from './service-double';

export type DownloadWorld = ReturnType<typeof downloadWorld>;

/** A fresh device. `restart` kills its worker and gives it a new one that finds what the old one left. */
export function downloadWorld() {
  globalThis.indexedDB = new IDBFactory();
  const quotaManager: Quota = { bytes: Infinity };
  const caches = inMemoryCaches(quotaManager);
  const service = serviceDouble();
  const told: WorkerMessage[] = [];
  const pages = new Set<string>();
  const clock = { now: 0 };
  const trouble: Record<'ledger' | 'caches', Error | undefined> = { ledger: undefined, caches: undefined };
  /** What the browser believes to have; undefined for the truth. */
  const estimated: { bytes: number | undefined } = { bytes: undefined };
  const used = { bytes: 0 };
  const open: typeof openDB = (...how) => (trouble.ledger ? Promise.reject(trouble.ledger) : openDB(...how));
  const openCache = async (name: string) => {
    if (trouble.caches) throw trouble.caches;
    return caches.open(name);
  };
  const killed: (() => void)[] = [];
  let life: KillableWorker = { isOver: false, putsLeft: Infinity };
  const start = () => {
    life.isOver = true;
    for (const broadcast of killed.splice(0)) broadcast();
    const own: KillableWorker = { isOver: false, putsLeft: Infinity };
    life = own;
    const ledger = killableLedger(createLedger(open), own);
    const playerRequests = createPlayerRequests();
    const downloadManager = createDownloadManager({
      origin,
      ledger,
      playerRequests,
      caches: killableCaches(Object.assign(Object.create(caches), { open: openCache }), own),
      fetch: killableFetch(service.fetch, own),
      now: () => clock.now,
      date: () => clock.now,
      wait: () => new Promise(() => undefined),
      estimate: async () => ({ quota: estimated.bytes ?? quotaManager.bytes, usage: used.bytes }),
      broadcast: async (message) => void (own.isOver || told.push(message)),
      liveClients: async () => new Set(pages),
      wakeWhenOnline: async () => undefined,
    });
    return { ledger, downloadManager, playerRequests };
  };
  const world = {
    ...start(),
    restart: () => {
      trouble.ledger = undefined;
      return Object.assign(world, start());
    },
    /** The worker is killed in the moment in which so many entries are in caches. */
    killAfter: (puts: number) => void (life.putsLeft = puts),
    isDead: () => life.isOver,
    /** Resolves with the next `restart`. */
    killed: () => new Promise<void>((done) => killed.push(done)),
    quotaManager,
    estimated,
    /** What the browser believes to be used of it. */
    used,
    forbidLedger: () => void (trouble.ledger = new DOMException('no', 'SecurityError')),
    /** The ledger does not open in time, until the next `restart`. */
    delayLedger: () => void (trouble.ledger = new LedgerTimeoutError()),
    breakCaches: (error: Error | undefined) => void (trouble.caches = error),
    caches,
    service,
    pages,
    clock,
    told,
    /** The last message of a type. */
    last: (type: WorkerMessage['type']) => told.filter((message) => message.type === type).at(-1),
    /** What a cache holds, as paths below the presentation's folder, in the order it was put. */
    held: async (name: string) => {
      const requests = await (await caches.open(name)).keys();
      return requests.map(({ url }) => url.replace(/^.*\/presentations\/\d+\//, ''));
    },
    bodyOf: async (name: string, path: string) => {
      return (await (await caches.open(name)).match(`${origin}${path}`))?.text();
    },
  };
  return world;
}

/** A wish to keep, with what a test does not care about filled in. */
export function saveRequest(id: string, more: Partial<SaveRequest> = {}): SaveRequest {
  return { id, origin: 'opened', mediaOrigins: [], ...more };
}
