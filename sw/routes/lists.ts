// Answers requests for the gallery's lists: network first, with the cache as fallback.
import { cachedResponseHeader, listCacheName } from '../../src/contract/worker/names';
import { serviceCalls } from '../../src/contract/service/calls';
import { isTemporary, hasJsonType } from '../response-checks';
import type { TimeLimit } from '../timers';

const listPaths: readonly string[] = [serviceCalls.listPresentations.path, serviceCalls.listFeedback.path];

/** Returns whether a request is for a list that may be cached: never one with an Authorization header. */
export function asksForList(request: Request): boolean {
  const { pathname, search } = new URL(request.url);
  // A query string may contain data that must not become a cache key.
  return (
    request.method === 'GET' &&
    !request.headers.has('authorization') &&
    search === '' &&
    listPaths.includes(pathname)
  );
}

export interface ListDeps {
  readonly caches: CacheStorage;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly timeLimit: TimeLimit;
  /** Keeps the worker alive until a late response is stored. */
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/**
 * Returns the list from the network. Returns the cached list when the service fails or does not answer in time, or when
 * something on the way answers instead (a hotel's sign-in page is a 200 too). A 404 means that there is nothing to list
 * (spec contract §6), and deletes the cached list.
 */
export async function respondWithList(request: Request, deps: ListDeps): Promise<Response> {
  const online = deps.fetch(request).then((response) => {
    if (mayBeList(response)) deps.waitUntil(store(deps.caches, request.url, response.clone()));
    if (saysNone(response)) deps.waitUntil(forget(deps.caches, request.url));
    return response;
  });
  // Handle the rejection at once: it may come while the cache is still being read.
  const onlineIfAny = online.catch(() => undefined);
  const cached = await cachedList(deps.caches, request.url);
  if (cached === undefined) return online;
  deps.waitUntil(onlineIfAny);
  const response = await deps.timeLimit(onlineIfAny);
  return response && isOfService(response) ? response : marked(cached);
}

/**
 * Returns whether a response is the service's word that there is nothing to list. A page that something on the way sends
 * with a 404 has a content type of its own.
 */
function saysNone({ status, headers }: Response): boolean {
  return status === 404 && (hasJsonType(headers) || !headers.has('content-type'));
}

/** Marks a cached response, so that the page knows that the service did not answer. */
function marked({ body, status, statusText, headers }: Response): Response {
  const response = new Response(body, { status, statusText, headers });
  response.headers.set(cachedResponseHeader, '1');
  return response;
}

/** Returns whether the response comes from a working service; otherwise the cached list is the better response. */
function isOfService(response: Response): boolean {
  return response.status === 200 ? mayBeList(response) : !isTemporary(response.status);
}

function mayBeList({ status, headers }: Response): boolean {
  return status === 200 && hasJsonType(headers);
}

/** Returns the cached list; undefined when there is none or the cache cannot be read. */
async function cachedList(caches: CacheStorage, url: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(listCacheName)).match(url, { ignoreVary: true });
  } catch {
    return undefined;
  }
}

/**
 * Caches a response that is a list, without e-mail addresses, which are stored nowhere (spec contract §10). Errors are
 * ignored, since the page has its response.
 */
async function store(caches: CacheStorage, url: string, response: Response): Promise<void> {
  try {
    const list: unknown = JSON.parse(await response.text(), dropEmail);
    if (!Array.isArray(list)) return;
    const cache = await caches.open(listCacheName);
    await cache.put(
      url,
      new Response(JSON.stringify(list), { headers: { 'content-type': 'application/json' } }),
    );
  } catch {
    // The body broke off, is no JSON, or storage is full or absent: the cached list stays.
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
