// Answers requests for indexes and media, below `/presentations/` and elsewhere if a saved index names the address: the index from the
// network first, media from the cache first.
// Reads the ledger and the caches; downloads/ fills them.
import { mediaCacheName } from '../../src/contract/worker/worker-names';
import { readIndexText, TooLargePresentationError } from '../../src/contract/presentation/presentation-index';
import { withoutFragment } from '../../src/contract/presentation/media-path';
import { isTemporaryStatus } from '../../src/contract/service/errors';
import type { DownloadManager } from '../downloads/download-manager';
import type { WorkerEnvironment } from '../environment';
import { generationFor, type SaveRecord } from '../ledger/record';
import type { AssignedIndex } from '../ledger/save-state';
import { cancelBody, isPageInPlace } from '../media-cache/medium-transfer';
import { findMedium, matchMedium, type StoredMedium } from '../media-cache/stored-medium';
import { isGone, isIndex } from '../response-checks';
import { createRangeResponse } from './media-range';
import { inNetworkTimeout } from '../timers';

export type MediaRoutes = ReturnType<typeof createMediaRoutes>;

/** Returns the id of the presentation whose index a URL is; undefined for a medium. */
export function presentationIdOfIndex(url: string): string | undefined {
  return /^\/presentations\/(\d+)\/index\.json$/.exec(new URL(url).pathname)?.[1];
}

/** Creates the functions that answer requests for indexes and media. */
export function createMediaRoutes(
  environment: WorkerEnvironment,
  { recordAssignedIndex }: Pick<DownloadManager, 'recordAssignedIndex'>,
) {
  const { appOrigin, ledger } = environment;
  return {
    /**
     * Returns synchronously whether the worker may have the address of a GET request stored, so that other requests never wait for it.
     */
    mayAnswer(request: Request): boolean {
      const records = ledger.peek();
      if (records) return recordsWith(records, withoutFragment(request.url)).length > 0;
      return isMedium(request) || request.url.startsWith(`${appOrigin}/presentations/`);
    },
    index: createIndexRoute(environment, recordAssignedIndex),
    medium: createMediumRoute(environment),
  };
}

/**
 * Returns a function that answers with the index from the network. When the network fails, hangs or returns no index, it answers with
 * the saved one. `client` is the page's client id.
 */
function createIndexRoute(
  environment: WorkerEnvironment,
  recordAssignedIndex: DownloadManager['recordAssignedIndex'],
) {
  const { caches, ledger, wait } = environment;
  const indexes = createLookup(caches, matchMedium);
  /** Returns the saved index as it is now. */
  const findSaved = async (url: string, id: string): Promise<Saved | undefined> => {
    const record = (await ledger.all()).get(id);
    return record && indexes.matchAny(record, url);
  };
  return async (request: Request, id: string, client: string): Promise<Response> => {
    const fetched = fetchForPage(request, environment);
    // While the ledger opens nobody awaits the network, which may fail first.
    fetched.catch(() => undefined);
    const saved = await findSaved(request.url, id);
    if (saved === undefined) return fetched;
    const preferred = fetched.then((response) => chooseResponse(saved, response));
    const online = await inNetworkTimeout(preferred, wait).catch(() => undefined);
    // A download of another page may have replaced the saved index meanwhile.
    const assigned = online ?? savedResponseOf(await findSaved(request.url, id));
    if (assigned === undefined) return fetched;
    if (assigned.index !== undefined) await recordAssignedIndex(id, client, assigned.index);
    return assigned.response;
  };
}

/**
 * Returns a function that answers with a medium of the generation that the page reads, else from the network, else of another
 * generation. Where no generation has it, the response says why the network does not either.
 */
function createMediumRoute(environment: WorkerEnvironment) {
  const { caches, ledger } = environment;
  const media = createLookup(caches, findMedium);
  const anyMedium = async (record: SaveRecord, url: string) => (await media.matchAny(record, url))?.stored;
  const ofPage = (record: SaveRecord, url: string, client: string) => {
    const generation = generationFor(record, client);
    return generation === undefined ? anyMedium(record, url) : media.match(record.id, generation, url);
  };
  return async (request: Request, client: string): Promise<Response> => {
    const url = withoutFragment(request.url);
    const records = recordsWith(await ledger.all(), url);
    const fitting = await firstOf(records, (record) => ofPage(record, url, client));
    const stored = await storedResponse(request, fitting);
    if (stored) return stored;
    const fetched = fetchForPage(request, environment);
    if (records.length === 0) return fetched;
    const ofOtherGeneration = async () =>
      storedResponse(request, await firstOf(records, (record) => anyMedium(record, url)));
    const response = await fetched.catch(() => undefined);
    if (response && !isNoMedium(url, response)) return asWorkerResponse(response);
    const other = await ofOtherGeneration();
    if (other === undefined) return asWorkerResponse(await fetched);
    if (response) void cancelBody(response);
    return other;
  };
}

/** Fetches a request of a page. Downloads start no other medium until its response has settled. */
function fetchForPage(request: Request, { fetch, playerRequests }: WorkerEnvironment): Promise<Response> {
  return playerRequests.waitingFor(request.url, fetch(request));
}

/** Returns whether a response says nothing of the medium: its status is temporary, or it is a page in its place. */
function isNoMedium(url: string, response: Response): boolean {
  return isTemporaryStatus(response.status) || isPageInPlace(url, response);
}

/**
 * Returns the network's response as a response of the worker, which may answer later requests for the medium from its cache. Chromium
 * accepts the bytes of a medium from one source only (ADR-0010).
 */
function asWorkerResponse(response: Response): Response {
  const { body, status, statusText, headers } = response;
  return response.type === 'opaque' ? response : new Response(body, { status, statusText, headers });
}

/** Returns the response from a stored medium; undefined when there is none or the browser deleted a chunk of it. */
async function storedResponse(
  request: Request,
  stored: StoredMedium | undefined,
): Promise<Response | undefined> {
  return stored && createRangeResponse(request, stored).catch(() => undefined);
}

/**
 * Creates functions that search the caches of a record: of the complete generation, and of the one being fetched. A
 * cache that cannot be read counts as empty, so that no request fails because of it.
 */
function createLookup<Stored>(
  caches: CacheStorage,
  find: (cache: Cache, url: string) => Promise<Stored | undefined>,
) {
  const match = async (id: string, generation: number | undefined, url: string) => {
    if (generation === undefined) return undefined;
    try {
      const name = mediaCacheName(id, generation);
      // `open` would create a missing cache.
      return (await caches.has(name)) ? await find(await caches.open(name), url) : undefined;
    } catch {
      return undefined;
    }
  };
  const matchAny = async ({ id, ...record }: SaveRecord, url: string) => {
    for (const generation of [record.generation, record.pending?.generation]) {
      const stored = await match(id, generation, url);
      if (stored !== undefined && generation !== undefined) return { stored, generation };
    }
    return undefined;
  };
  return { match, matchAny };
}

async function firstOf<Stored>(
  records: readonly SaveRecord[],
  find: (record: SaveRecord) => Promise<Stored | undefined>,
): Promise<Stored | undefined> {
  for (const record of records) {
    const stored = await find(record);
    if (stored) return stored;
  }
  return undefined;
}

function isMedium({ destination }: Request): boolean {
  return destination === 'image' || destination === 'audio' || destination === 'video';
}

/** Returns the records that may have an address stored: by its folder, or by their media in other folders. */
function recordsWith(records: ReadonlyMap<string, SaveRecord>, url: string): SaveRecord[] {
  const id = /^\/presentations\/(\d+)\//.exec(new URL(url).pathname)?.[1];
  return [...records.values()].filter((record) => record.id === id || record.outsideMedia.includes(url));
}

/** The index that is saved, and the generation in whose cache it is. */
interface Saved {
  readonly stored: Response;
  readonly generation: number;
}

/** A response, and the index that the page receives with it; no index when the service has none. */
interface AssignedResponse {
  readonly response: Response;
  readonly index?: AssignedIndex;
}

function savedResponseOf(saved: Saved | undefined): AssignedResponse | undefined {
  return saved && { response: saved.stored, index: { generation: saved.generation } };
}

/**
 * Chooses the answer when both the network and the cache have a response. Returns undefined when the network's response, such as one
 * from a proxy or filter, says nothing about the index.
 * - Status 404 or 410, not with a page: the network's response, since there is no index any more.
 * - The ETag of the saved index: the saved response, since the body of the network's may still break off.
 * - An index whose body has arrived completely: the network's response.
 */
async function chooseResponse(saved: Saved, response: Response): Promise<AssignedResponse | undefined> {
  const { stored, generation } = saved;
  const { status, headers } = response;
  if (status !== 200) return isGone(response) ? { response } : undefined;
  const fresh = headers.get('etag');
  if (fresh !== null && fresh === stored.headers.get('etag')) {
    void cancelBody(response);
    return savedResponseOf(saved);
  }
  const index = await textOf(response);
  if (index === undefined || !isIndex(index)) return undefined;
  // The same text may have another ETag after a deploy, or from another host.
  const isSame = index === (await stored.clone().text());
  return { response, index: isSame ? { generation } : { index } };
}

/**
 * Returns the text of an index from a clone of the response; undefined when it is too long, and cancels the body then.
 */
async function textOf(response: Response): Promise<string | undefined> {
  try {
    return await readIndexText(response.clone(), response.url);
  } catch (error) {
    if (!(error instanceof TooLargePresentationError)) throw error;
    void cancelBody(response);
    return undefined;
  }
}
