// Answers navigations and the shell's own files. Pure decisions here; the precache comes in by parameter.
import { shortLinkTarget } from '../../src/contract/offline/story-address';
import { isTemporary } from './response-status';
import type { TimeLimit } from './time-limit';

/** The entry in the precache that answers a navigation, whatever its search says; undefined for what is not ours. */
export function entryOf(url: URL): '/index.html' | '/kiosk.html' | undefined {
  if (url.pathname === '/' || url.pathname === '/index.html') return '/index.html';
  return url.pathname === '/kiosk.html' ? '/kiosk.html' : undefined;
}

/** The presentation a short link `/p/{id}` names. */
export function shortLinkId(url: URL): string | undefined {
  return /^\/p\/(\d+)\/?$/.exec(url.pathname)?.[1];
}

export interface ShortLinkDeps {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Whether it can be read without network. */
  readonly isSaved: (id: string) => Promise<boolean>;
  readonly timeLimit: TimeLimit;
  /** Vite's mode, that is the variant. */
  readonly mode: string;
}

/**
 * A short link, from the network. Where that fails it leads to the reader, which opens a kept story and says of any
 * other that it cannot be had; a kept one is not kept waiting for a network that hangs.
 */
export async function answerShortLink(request: Request, id: string, deps: ShortLinkDeps): Promise<Response> {
  // Handled from the start: it may fail while the ledger is still being read.
  const answer = deps.fetch(request).catch(() => undefined);
  const isSaved = await deps.isSaved(id);
  const online = await (isSaved ? deps.timeLimit(answer) : answer);
  if (online && !(isSaved && isTemporary(online.status))) return online;
  const { origin } = new URL(request.url);
  return Response.redirect(`${origin}${shortLinkTarget(deps.mode, id)}`, 302);
}

export interface ShellDeps {
  readonly fetch: (request: Request) => Promise<Response>;
  /** What the precache has under a path. */
  readonly match: (path: string) => Promise<Response | undefined>;
}

/** One of the shell's own files; from the network where the browser took the precache away, or cannot read it. */
export async function answerShellFile(path: string, request: Request, deps: ShellDeps): Promise<Response> {
  const held = await deps.match(path).catch(() => undefined);
  return held ?? deps.fetch(request);
}
