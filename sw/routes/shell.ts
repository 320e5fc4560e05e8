// Answers navigations, short links and the shell's own files. The caller passes the precache.
import { shortLinkTarget } from '../../src/contract/presentation/story-address';
import { isTemporaryStatus } from '../../src/contract/service/temporary-status';
import { hasPageType } from '../response-checks';
import type { WithNetworkTimeout } from '../timers';

/** Returns the precache entry that answers a navigation, regardless of its query; undefined for other addresses. */
export function entryOf(url: URL): '/index.html' | '/kiosk.html' | undefined {
  if (url.pathname === '/' || url.pathname === '/index.html') return '/index.html';
  return url.pathname === '/kiosk.html' ? '/kiosk.html' : undefined;
}

/** Returns the id that a short link `/p/{id}` names; undefined for other addresses. */
export function shortLinkId(url: URL): string | undefined {
  return /^\/p\/(\d+)\/?$/.exec(url.pathname)?.[1];
}

export interface ShortLinkDeps {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Returns whether a presentation can be read offline. */
  readonly isSaved: (id: string) => Promise<boolean>;
  readonly withNetworkTimeout: WithNetworkTimeout;
  /** Vite's mode, which is the variant. */
  readonly mode: string;
}

/**
 * Answers a short link from the network. When that fails, redirects to the reader, which opens a saved story and shows
 * an error for any other. For a saved story, the wait for the network is limited, and a page that refuses counts as a
 * failure, since an intermediary may have sent it.
 */
export async function respondToShortLink(
  request: Request,
  id: string,
  deps: ShortLinkDeps,
): Promise<Response> {
  // Handle the rejection at once: it may come while the ledger is still being read.
  const response = deps.fetch(request).catch(() => undefined);
  const isSaved = await deps.isSaved(id);
  const online = await (isSaved ? deps.withNetworkTimeout(response) : response);
  if (online && !(isSaved && isFailure(online))) return online;
  const { origin } = new URL(request.url);
  return Response.redirect(`${origin}${shortLinkTarget(deps.mode, id)}`, 302);
}

function isFailure({ status, headers }: Response): boolean {
  return isTemporaryStatus(status) || (status >= 400 && hasPageType(headers));
}

export interface ShellDeps {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Returns the precache entry of a path. */
  readonly match: (path: string) => Promise<Response | undefined>;
}

/** Returns one of the shell's own files, from the network when the precache was deleted or cannot be read. */
export async function respondWithShellFile(
  path: string,
  request: Request,
  deps: ShellDeps,
): Promise<Response> {
  const stored = await deps.match(path).catch(() => undefined);
  return stored ?? deps.fetch(request);
}
