// The service worker: a list of listeners. What each does is told in the file it calls.
import { cleanupOutdatedCaches, getCacheKeyForURL, matchPrecache, precache } from 'workbox-precaching';
import { answerList, asksForList } from './answers/api-cache';
import { createMediaAnswers, indexId } from './answers/media';
import { answerShortLink, entryOf, shortLinkId } from './answers/shell';
import { createTimeLimit } from './answers/time-limit';
import { createKeeper } from './keeping/keeper';
import { createLedger } from './keeping/ledger';
import { hear, openPages, tellPages } from './talk';

declare const self: ServiceWorkerGlobalScope;

const { origin } = self.location;
const caches = self.caches;
const wakeTag = 'bookworm-keep';
const fetchNow = (request: Request) => fetch(request);
const timeLimit = createTimeLimit((wait) => new Promise((done) => setTimeout(done, wait)));
const ledger = createLedger();
const media = createMediaAnswers({ origin, caches, ledger, timeLimit, fetch: fetchNow });
const keeper = createKeeper({
  origin,
  caches,
  ledger,
  fetch: (url, init) => fetch(url, init),
  now: () => performance.now(),
  tell: (message) => tellPages(self.clients, message),
  liveClients: () => openPages(self.clients),
  wakeWhenOnline: async () => self.registration.sync?.register(wakeTag).catch(() => undefined),
});

let swept: Promise<void> | undefined;
/** Once for each life of the worker; a sweep that failed keeps nobody waiting and is made up for by the next. */
const sweep = () => (swept ??= keeper.sweep().catch(() => (swept = undefined)));

// The mirror of the ledger is there before the first medium is asked for.
void ledger.all();

// Install and activate: the shell of both entries, and old shells away.
precache(self.__WB_MANIFEST);
cleanupOutdatedCaches();

// A new worker waits until a page says `take-over`; the first one serves the page that brought it.
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), sweep()]));
});

self.addEventListener('message', (event) => {
  const client = event.source instanceof WindowClient ? event.source.id : undefined;
  event.waitUntil(hear(event.data, client, { keeper, sweep, takeOver: () => self.skipWaiting() }));
});

// The network is back (where the browser tells workers so).
self.addEventListener('sync', (event) => {
  if (event instanceof ExtendableEvent) event.waitUntil(keeper.resume());
});

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});

/** The answer to what is ours; undefined leaves the request to the browser. */
function answerTo(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event;
  if (request.method !== 'GET') return undefined;
  if (request.mode === 'navigate') return answerNavigation(request);
  if (getCacheKeyForURL(request.url) !== undefined) return fromShell(request.url, request);
  const waitUntil = (work: Promise<unknown>) => event.waitUntil(work);
  if (asksForList(request)) return answerList(request, { caches, timeLimit, waitUntil, fetch: fetchNow });
  if (!media.mayAnswer(request)) return undefined;
  const id = indexId(request.url);
  if (id === undefined) return media.medium(request);
  event.waitUntil(keeper.view(id, event.clientId));
  return media.index(request, id);
}

function answerNavigation(request: Request): Promise<Response> | undefined {
  const url = new URL(request.url);
  const entry = entryOf(url);
  if (entry !== undefined) return fromShell(entry, request);
  const id = shortLinkId(url);
  if (id === undefined) return undefined;
  const isKept = async () => (await ledger.all()).get(id)?.generation !== undefined;
  return answerShortLink(request, id, { isKept, timeLimit, fetch: fetchNow, mode: import.meta.env.MODE });
}

/** From the precache, which the browser may have taken away. */
async function fromShell(path: string, request: Request): Promise<Response> {
  return (await matchPrecache(path)) ?? fetch(request);
}
