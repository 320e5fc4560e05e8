// The gallery's lists: network first, the cache behind. Knows no other call of the service.
import { keptAnswerHeader, listCacheName } from '../../src/contract/offline/names';
import { serviceCalls } from '../../src/contract/service/calls';
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

export interface ListEdges {
  readonly caches: CacheStorage;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly timeLimit: TimeLimit;
  /** Keeps the worker alive until a late answer is stored. */
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** The list from the network; the last one that came, where the service fails or does not answer in time. */
export async function answerList(request: Request, edges: ListEdges): Promise<Response> {
  const cache = await edges.caches.open(listCacheName);
  const online = edges.fetch(request).then((response) => {
    if (response.status === 200) edges.waitUntil(store(cache, request.url, response.clone()));
    return response;
  });
  const held = await cache.match(request.url, { ignoreVary: true });
  if (held === undefined) return online;
  edges.waitUntil(online.catch(() => undefined));
  const answer = await edges.timeLimit(online).catch(() => undefined);
  return answer && answer.status < 500 ? answer : marked(held);
}

/** The page is to know that the service did not answer. */
function marked({ body, status, statusText, headers }: Response): Response {
  const answer = new Response(body, { status, statusText, headers });
  answer.headers.set(keptAnswerHeader, '1');
  return answer;
}

/** Without room the list is as good as never kept; who asked has it all the same. */
async function store(cache: Cache, url: string, response: Response): Promise<void> {
  await cache.put(url, response).catch(() => undefined);
}
