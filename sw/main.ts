// The service worker's entry: creates its parts and registers its event listeners.
import {
  addPlugins,
  cleanupOutdatedCaches,
  getCacheKeyForURL,
  matchPrecache,
  precache,
} from 'workbox-precaching';
import { downloadsSyncTag, outbox } from '../src/contract/worker/names';
import type { WorkerMessage } from '../src/contract/worker/worker-messages';
import { respondWithList, asksForList } from './routes/lists';
import { createMediaRoutes, presentationIdOfIndex } from './routes/media';
import { respondWithShellFile, respondToShortLink, entryOf, shortLinkId } from './routes/shell';
import { createShellPlugin } from './shell-check';
import { activate } from './activate';
import { createNetworkTimeout, systemAfter, systemWait } from './timers';
import { createDownloadManager, MoreToDownloadError } from './downloads/download-manager';
import { createErrorReports } from './error-reports';
import { createLedger } from './ledger/ledger';
import { createPlayerRequests } from './downloads/player-requests';
import { StillWaitingError, syncOutbox } from './outbox-sync';
import { handleMessage, broadcast, broadcastError } from './messages';
import { openClientIds } from './open-clients';

declare const self: ServiceWorkerGlobalScope;

const { origin: appOrigin } = self.location;
const caches = self.caches;
// TypeScript declares `estimate`, which Safari before 17 does not have.
const storage: Partial<StorageManager> | undefined = navigator.storage;
const withNetworkTimeout = createNetworkTimeout(systemWait);
const report = (where: string) => (error: unknown) => broadcastError(self.clients, error, where);
const broadcastToPages = (message: WorkerMessage) => broadcast(self.clients, message);
const { fromNetwork, reporting } = createErrorReports((error, where) => report(where)(error));
const fetchFromNetwork = (request: Request) => fromNetwork(fetch(request));
const playerRequests = createPlayerRequests(systemWait);
const ledger = createLedger();
const downloadManager = createDownloadManager({
  appOrigin,
  caches,
  ledger,
  playerRequests,
  wait: systemWait,
  after: systemAfter,
  fetch: (url, init) => fetch(url, init),
  monotonicNow: () => performance.now(),
  now: () => Date.now(),
  estimate: async () => (await storage?.estimate?.()) ?? {},
  broadcast: broadcastToPages,
  openClientIds: () => openClientIds(self.clients),
  wakeWhenOnline: async () => self.registration.sync?.register(downloadsSyncTag).catch(() => undefined),
});
const media = createMediaRoutes({
  appOrigin,
  caches,
  ledger,
  withNetworkTimeout,
  fetch: (request) => playerRequests.waitingFor(request.url, fetchFromNetwork(request)),
  recordAssignedIndex: downloadManager.recordAssignedIndex,
});

// On install, precache the shell of both entries; on activate, delete old shells. A page of another version, or a page in place of
// another file, fails the install; the next check for a new version tries again. Workbox consults the plugin only then.
const shell = self.__WB_MANIFEST;
const shellNames = new Set(shell.map((entry) => (typeof entry === 'string' ? entry : entry.url)));
addPlugins([createShellPlugin(shellNames, (request) => fetch(request), systemAfter)]);
precache(shell);
cleanupOutdatedCaches();

// A new worker waits until a page sends `take-over`; the first one claims the page that registered it.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    activate({ claim: () => self.clients.claim(), downloadManager, onError: report('resume') }),
  );
});

self.addEventListener('message', (event) => {
  const client = event.source instanceof WindowClient ? event.source.id : undefined;
  const handled = handleMessage(event.data, client, {
    downloadManager,
    broadcast: broadcastToPages,
    takeOver: () => self.skipWaiting(),
  });
  // Only a message that asks for a response has a port. One that this version does not understand gets none.
  const respond = (isDone: boolean) => isDone && event.ports[0]?.postMessage('done');
  event.waitUntil(handled.then(respond).catch(report('message')));
});

// The network is back (only in browsers with Background Sync).
self.addEventListener('sync', (event) => {
  if (!(event instanceof SyncEvent)) return;
  const work = event.tag === outbox.syncTag ? sendRatings() : downloadManager.wake();
  event.waitUntil(reporting('sync', work, [StillWaitingError, MoreToDownloadError]));
});

self.addEventListener('fetch', (event) => {
  // Load the ledger into memory before the first medium is requested.
  void ledger.all();
  const response = responseTo(event);
  if (response) event.respondWith(reporting('fetch', response));
});

/** Returns the response to a request of ours; undefined leaves the request to the browser. */
function responseTo(event: FetchEvent): Promise<Response> | undefined {
  const { request, clientId } = event;
  // None of the routes below asks for the method again.
  if (request.method !== 'GET') return undefined;
  if (request.mode === 'navigate') return respondToNavigation(request);
  if (getCacheKeyForURL(request.url) !== undefined) return fromShell(request.url, request);
  const waitUntil = (work: Promise<unknown>) => event.waitUntil(work);
  if (asksForList(request))
    return respondWithList(request, { caches, withNetworkTimeout, waitUntil, fetch: fetchFromNetwork });
  if (!media.mayAnswer(request)) return undefined;
  const id = presentationIdOfIndex(request.url);
  if (id === undefined) return media.medium(request, clientId);
  event.waitUntil(downloadManager.recordOpened(id, clientId));
  return media.index(request, id, clientId);
}

function sendRatings(): Promise<void> {
  return syncOutbox({
    indexedDB,
    wait: systemWait,
    fetch: (url, init) => fetch(url, init),
    withLock: (work) => navigator.locks.request(outbox.lock, work),
    openClientIds: () => openClientIds(self.clients),
    broadcast(message) {
      const channel = new BroadcastChannel(outbox.channel);
      channel.postMessage(message);
      channel.close();
    },
  });
}

function respondToNavigation(request: Request): Promise<Response> | undefined {
  const url = new URL(request.url);
  const entry = entryOf(url);
  if (entry !== undefined) return fromShell(entry, request);
  const id = shortLinkId(url);
  if (id === undefined) return undefined;
  const isSaved = async () => (await ledger.all()).get(id)?.generation !== undefined;
  return respondToShortLink(request, id, {
    isSaved,
    withNetworkTimeout,
    fetch: fetchFromNetwork,
    mode: import.meta.env.MODE,
  });
}

function fromShell(path: string, request: Request): Promise<Response> {
  return respondWithShellFile(path, request, { fetch: fetchFromNetwork, match: matchPrecache });
}
