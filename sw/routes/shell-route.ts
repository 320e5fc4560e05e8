// Answers navigations, short links and requests for the shell's own files. At the install, checks that each file of the shell belongs to
// this version, before it is stored or taken over (ADR-0044). Without the check, the page of an intermediary in place
// of a script would be served until the next version. So would the old page while a host is being updated.
import { shortLinkTarget } from '../../src/contract/presentation/story-address';
import { isTemporaryStatus } from '../../src/contract/service/errors';
import { hasPageType } from '../response-checks';
import type { WorkerEnvironment } from '../environment';
import { inNetworkTimeout } from '../timers';

/** Returns the precache entry that answers a navigation, regardless of its query; undefined for other addresses. */
export function entryOf(url: URL): '/index.html' | '/kiosk.html' | undefined {
  if (url.pathname === '/' || url.pathname === '/index.html') return '/index.html';
  return url.pathname === '/kiosk.html' ? '/kiosk.html' : undefined;
}

/** Returns the id that a short link `/p/{id}` names; undefined for other addresses. */
export function shortLinkId(url: URL): string | undefined {
  return /^\/p\/(\d+)\/?$/.exec(url.pathname)?.[1];
}

/**
 * Answers a short link from the network. When that fails, redirects to the reader, which opens a saved story and shows an error for
 * any other. The wait for the network is limited for a saved story. A page that refuses it counts as a failure, since an intermediary
 * may have sent it.
 */
export async function respondToShortLink(
  request: Request,
  id: string,
  { fetch, ledger, mode, wait }: WorkerEnvironment,
): Promise<Response> {
  // Handle the rejection at once: it may come while the ledger is still being read.
  const response = fetch(request).catch(() => undefined);
  const isSaved = (await ledger.all()).get(id)?.generation !== undefined;
  const online = await (isSaved ? inNetworkTimeout(response, wait) : response);
  if (online && !(isSaved && isFailure(online))) return online;
  const { origin } = new URL(request.url);
  return Response.redirect(`${origin}${shortLinkTarget(mode, id)}`, 302);
}

function isFailure({ status, headers }: Response): boolean {
  return isTemporaryStatus(status) || (status >= 400 && hasPageType(headers));
}

/** Returns one of the shell's own files, from the network when the precache was deleted or cannot be read. */
export async function respondWithShellFile(
  path: string,
  request: Request,
  { fetch, matchShellFile }: WorkerEnvironment,
): Promise<Response> {
  const stored = await matchShellFile(path).catch(() => undefined);
  return stored ?? fetch(request);
}

/**
 * Returns whether a response may be stored as the file of the shell at a path. `names` are the paths of all files of this version,
 * without a slash before them: a page names scripts, all of them of this version; any other file is no page.
 */
export async function isShellFile(
  path: string,
  response: Response,
  names: ReadonlySet<string>,
): Promise<boolean> {
  if (response.status !== 200) return false;
  if (!path.endsWith('.html')) return !hasPageType(response.headers);
  // Attributes as the build writes them. A host may add scripts of other hosts, or remove the quotes.
  const scripts = (await response.clone().text()).matchAll(/=["']?\/(assets\/[\w.-]+\.js)\b/g);
  const own = Array.from(scripts, ([, name = '']) => name);
  return own.length > 0 && own.every((name) => names.has(name));
}

/** What Workbox keeps for a plugin from the request of one file to its end. */
interface FileState {
  cancelDeadline?: () => void;
}

/** The part of a Workbox plugin that checks the files of the shell. */
interface ShellPlugin {
  requestWillFetch(fetched: { readonly request: Request; readonly state?: FileState }): Promise<Request>;
  cachedResponseWillBeUsed(entry: {
    readonly request: Request;
    readonly cachedResponse?: Response | undefined;
  }): Promise<Response | undefined>;
  fetchDidSucceed(fetched: { readonly request: Request; readonly response: Response }): Promise<Response>;
  cacheWillUpdate(fetched: {
    readonly request: Request;
    readonly response: Response;
  }): Promise<Response | null>;
  handlerDidComplete(completed: { readonly state?: FileState }): Promise<void>;
}

/** Milliseconds until a file of the shell must have come. A response that hangs would keep the browser installing for ever. */
const fileDeadline = 2 * 60_000;

/**
 * Returns the plugin of the precache. Only files of the shell are stored; any other response fails the install. A stored response
 * that is none, which earlier versions did not check, is fetched again. One from the HTTP cache, through which files with a hash in
 * their names are requested, is requested once more past it. A file that does not come in time fails the install.
 */
export function createShellPlugin(
  names: ReadonlySet<string>,
  { fetch, after }: WorkerEnvironment,
): ShellPlugin {
  const isOfShell = (request: Request, response: Response) =>
    isShellFile(new URL(request.url).pathname, response, names);
  return {
    // `AbortSignal.timeout` is newer than the oldest Safari that is supported.
    requestWillFetch: async ({ request, state }) => {
      const deadline = new AbortController();
      const cancelDeadline = after(fileDeadline, () => deadline.abort());
      if (state) state.cancelDeadline = cancelDeadline;
      return new Request(request, { signal: deadline.signal });
    },
    cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
      cachedResponse && (await isOfShell(request, cachedResponse)) ? cachedResponse : undefined,
    fetchDidSucceed: async ({ request, response }) =>
      request.cache === 'reload' || (await isOfShell(request, response))
        ? response
        : fetch(new Request(request, { cache: 'reload' })),
    cacheWillUpdate: async ({ request, response }) =>
      (await isOfShell(request, response)) ? response : null,
    handlerDidComplete: async ({ state }) => state?.cancelDeadline?.(),
  };
}
