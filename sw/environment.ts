// The environment of the worker: everything that it uses of the browser, and the parts that all of its work shares.
// Created once in `main.ts` and passed whole; `testing/environment-double.fixture.ts` doubles it.
import { matchPrecache } from 'workbox-precaching';
import { downloadsSyncTag, outbox } from '../src/contract/worker/worker-names';
import type { OutboxMessage } from '../src/contract/worker/outbox-rows';
import type { WorkerMessage } from '../src/contract/worker/worker-messages';
import {
  createOpenClients,
  createPlayerRequests,
  type OpenClients,
  type PlayerRequests,
} from './open-clients';
import { createErrorReports, type ErrorReports } from './error-reports';
import { createLedger, type Ledger } from './ledger/ledger';
import { systemAfter, systemWait, type After, type Wait } from './timers';

declare const self: ServiceWorkerGlobalScope;

declare global {
  /** Background Sync, which TypeScript's worker library lacks: Chromium only. */
  interface SyncManager {
    register(tag: string): Promise<void>;
  }
  interface ServiceWorkerRegistration {
    readonly sync?: SyncManager;
  }
  class SyncEvent extends ExtendableEvent {
    readonly tag: string;
  }
}

/** Fetches an address or a request, like the worker's own `fetch`. */
export type Fetch = (request: string | Request, init?: RequestInit) => Promise<Response>;

export interface WorkerEnvironment {
  /** The web origin of the app. */
  readonly appOrigin: string;
  /** Vite's mode, which is the variant. */
  readonly mode: string;
  readonly fetch: Fetch;
  /** Returns milliseconds since 1970. */
  readonly now: () => number;
  /** Returns milliseconds of a monotonic clock. */
  readonly monotonicNow: () => number;
  readonly after: After;
  readonly wait: Wait;
  readonly caches: CacheStorage;
  readonly indexedDB: IDBFactory;
  /** Runs work under the Web Lock of this name, which page and worker share. */
  readonly withLock: (name: string, work: () => Promise<void>) => Promise<void>;
  /** Returns the browser's storage estimate; empty where the browser gives none. */
  readonly estimate: () => Promise<StorageEstimate>;
  /** Returns the precached file of the shell at a path. */
  readonly matchShellFile: (path: string) => Promise<Response | undefined>;
  readonly ledger: Ledger;
  readonly openClients: OpenClients;
  readonly playerRequests: PlayerRequests;
  readonly reports: ErrorReports;
  /** Posts a message to every page, including those that this worker does not control yet. */
  readonly broadcast: (message: WorkerMessage) => Promise<void>;
  /** Posts a message about the outbox to the pages; throws when the browser refuses a channel. */
  readonly broadcastOutbox: (message: OutboxMessage) => void;
  /** Asks the browser to wake the worker when the network is back, where it can. */
  readonly wakeWhenOnline: () => Promise<unknown>;
  /** Takes control of the open pages. */
  readonly claimPages: () => Promise<void>;
  /** Activates this worker while it waits. */
  readonly takeOver: () => Promise<void>;
}

/** Creates the environment of this worker. */
export function createWorkerEnvironment(): WorkerEnvironment {
  const monotonicNow = () => performance.now();
  // TypeScript declares `estimate`, which Safari before 17 does not have.
  const storage: Partial<StorageManager> | undefined = navigator.storage;
  const openPages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const broadcast = async (message: WorkerMessage) => {
    for (const page of await openPages()) page.postMessage(message);
  };
  const reports = createErrorReports(broadcast);
  return {
    appOrigin: self.location.origin,
    mode: import.meta.env.MODE,
    fetch: (request, init) => reports.fromNetwork(fetch(request, init)),
    now: () => Date.now(),
    monotonicNow,
    after: systemAfter,
    wait: systemWait,
    caches: self.caches,
    indexedDB: self.indexedDB,
    withLock: (name, work) => navigator.locks.request(name, work),
    estimate: async () => (await storage?.estimate?.()) ?? {},
    matchShellFile: matchPrecache,
    ledger: createLedger(),
    openClients: createOpenClients(
      async () => new Set((await openPages()).map(({ id }) => id)),
      monotonicNow,
    ),
    playerRequests: createPlayerRequests(systemWait),
    reports,
    broadcast,
    broadcastOutbox: (message) => {
      const channel = new BroadcastChannel(outbox.channel);
      channel.postMessage(message);
      channel.close();
    },
    wakeWhenOnline: async () => self.registration.sync?.register(downloadsSyncTag).catch(() => undefined),
    claimPages: () => self.clients.claim(),
    takeOver: () => self.skipWaiting(),
  };
}
