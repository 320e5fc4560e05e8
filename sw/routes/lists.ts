// The gallery's lists: network first, the cache behind. Knows no other call of the service.
import { keptAnswerHeader, listCacheName } from '../../src/contract/offline/names';
import { serviceCalls } from '../../src/contract/service/calls';
import { isTemporary, saysJson } from './response-status';
import type { TimeLimit } from './time-limit';

const listPaths: readonly string[] = [serviceCalls.listPresentations.path, serviceCalls.listFeedback.path];

/** Whether a request asks for a list that may be kept: never one that carries an Authorization header. */
export function asksForList(request: Request): boolean {
  const { pathname, search } = new URL(request.url);
  // An address with a search may carry what must not become a cache key.
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
  /** Keeps the worker alive until a late answer is stored. */
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/**
 * The list from the network; the last one that came, where the service fails or does not answer in time, or where
 * something on the way answers in its place (a hotel's sign-in page is a 200 too). A 404 says that there is nothing to list
 * (core 8): then the last list is forgotten.
 */
export async function answerList(request: Request, deps: ListDeps): Promise<Response> {
  const online = deps.fetch(request).then((response) => {
    if (mayBeList(response)) deps.waitUntil(store(deps.caches, request.url, response.clone()));
    if (response.status === 404) deps.waitUntil(forget(deps.caches, request.url));
    return response;
  });
  // Handled from the start: it may fail while the cache is still being read.
  const onlineIfAny = online.catch(() => undefined);
  const held = await heldList(deps.caches, request.url);
  if (held === undefined) return online;
  deps.waitUntil(onlineIfAny);
  const answer = await deps.timeLimit(onlineIfAny);
  return answer && isOfService(answer) ? answer : marked(held);
}

/** The page is to know that the service did not answer. */
function marked({ body, status, statusText, headers }: Response): Response {
  const answer = new Response(body, { status, statusText, headers });
  answer.headers.set(keptAnswerHeader, '1');
  return answer;
}

/** A service that is broken, or not the service: then the last list is the better answer. */
function isOfService(answer: Response): boolean {
  return answer.status === 200 ? mayBeList(answer) : !isTemporary(answer.status);
}

function mayBeList({ status, headers }: Response): boolean {
  return status === 200 && saysJson(headers);
}

/** A cache that cannot be read holds nothing. */
async function heldList(caches: CacheStorage, url: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(listCacheName)).match(url, { ignoreVary: true });
  } catch {
    return undefined;
  }
}

/** Only what is a list. Without room it is as good as never kept; who asked has it all the same. */
async function store(caches: CacheStorage, url: string, response: Response): Promise<void> {
  try {
    const text = await response.text();
    if (!Array.isArray(JSON.parse(text))) return;
    const cache = await caches.open(listCacheName);
    await cache.put(url, new Response(text, { headers: { 'content-type': 'application/json' } }));
  } catch {
    // Cut off, no JSON, no room, no storage: the last list stays.
  }
}

/** A list that cannot be taken away is replaced by the next one that comes. */
async function forget(caches: CacheStorage, url: string): Promise<void> {
  try {
    await (await caches.open(listCacheName)).delete(url, { ignoreVary: true });
  } catch {
    // No storage: nothing is remembered either.
  }
}
