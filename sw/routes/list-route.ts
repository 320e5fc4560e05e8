// Answers requests for the gallery's lists: network first, with the cache as fallback.
import { cachedResponseHeader, listCacheName } from '../../src/contract/worker/worker-names';
import { serviceCalls } from '../../src/contract/service/calls';
import { hasPageType } from '../response-checks';
import type { WorkerEnvironment } from '../environment';
import { inNetworkTimeout } from '../timers';

const listPaths: readonly string[] = [serviceCalls.listPresentations.path, serviceCalls.listFeedback.path];

/** Returns whether a GET request is for a list that may be cached: never one with an Authorization header. */
export function asksForList(request: Request): boolean {
  const { pathname, search } = new URL(request.url);
  // A query string may contain data that must not become a cache key.
  return !request.headers.has('authorization') && search === '' && listPaths.includes(pathname);
}

/**
 * Returns the list from the network. Returns the cached list when no list comes in time: the service fails, or an
 * intermediary answers instead (a hotel's sign-in page is a 200 too, a filter's refusal a 403). A 404 of the service means that
 * there is nothing to list (spec contract §6), and deletes the cached list. The cached list is marked unless a list is still
 * arriving. `waitUntil` keeps the worker alive until a late response is stored.
 */
export async function respondWithList(
  request: Request,
  { caches, fetch, wait }: WorkerEnvironment,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  const online = fetch(request).then((response) => {
    const list = mayBeList(response) ? readList(response.clone()) : Promise.resolve(undefined);
    waitUntil(list.then((read) => read && store(caches, request.url, read)));
    if (saysNone(response)) waitUntil(forget(caches, request.url));
    return { response, list };
  });
  let isArriving = false;
  // Handle the rejection at once: it may come while the cache is still being read.
  const preferred = online.then(
    async ({ response, list }) => {
      isArriving = mayBeList(response);
      const isList = (await list) !== undefined;
      isArriving = false;
      return saysNone(response) || isList ? response : undefined;
    },
    () => undefined,
  );
  const cached = await cachedList(caches, request.url);
  if (cached === undefined) return (await online).response;
  waitUntil(preferred);
  const inTime = await inNetworkTimeout(preferred, wait);
  if (inTime) return inTime;
  // On a slow connection the service responds in time, and only the rest of the list is late.
  return isArriving ? cached : marked(cached);
}

/** Returns whether the service says that there is nothing to list: a 404 that has not the type of a page. */
function saysNone({ status, headers }: Response): boolean {
  return status === 404 && !hasPageType(headers);
}

/** Marks a cached response, so that the page knows that the service did not answer. */
function marked({ body, status, statusText, headers }: Response): Response {
  const response = new Response(body, { status, statusText, headers });
  response.headers.set(cachedResponseHeader, '1');
  return response;
}

/** Not by a type of JSON: a host of files sends a name without an ending as anything. */
function mayBeList({ status, headers }: Response): boolean {
  return status === 200 && !hasPageType(headers);
}

/** Returns the cached list; undefined when there is none or the cache cannot be read. */
async function cachedList(caches: CacheStorage, url: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(listCacheName)).match(url, { ignoreVary: true });
  } catch {
    return undefined;
  }
}

/** Returns the list in a response; undefined when it is no JSON list or its body breaks off. */
async function readList(response: Response): Promise<readonly unknown[] | undefined> {
  try {
    const list: unknown = JSON.parse(await response.text());
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Caches a list without e-mail addresses, which are stored nowhere (spec contract §10). They are left out only here: the page waits
 * until its response is read, but not until it is cached. Errors are ignored, since the page has its response.
 */
async function store(caches: CacheStorage, url: string, list: readonly unknown[]): Promise<void> {
  try {
    const cache = await caches.open(listCacheName);
    await cache.put(
      url,
      new Response(JSON.stringify(list, dropEmail), { headers: { 'content-type': 'application/json' } }),
    );
  } catch {
    // Storage is full or absent: the cached list stays.
  }
}

function dropEmail(key: string, value: unknown): unknown {
  return key === 'email' ? undefined : value;
}

/** Deletes a cached list. If that fails, the next list replaces it. */
async function forget(caches: CacheStorage, url: string): Promise<void> {
  try {
    await (await caches.open(listCacheName)).delete(url, { ignoreVary: true });
  } catch {
    // Without storage nothing is cached either.
  }
}
