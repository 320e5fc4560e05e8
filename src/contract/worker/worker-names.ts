// Names of caches, databases and channels that page and worker share (spec offline §1, §3, people §2).
import { isPresentationId } from '../presentation/presentation-id';

export const workerAddress = '/sw.js';

const mediaPrefix = 'bookworm-media-v1-';

/** Returns the name of the cache of one generation: `bookworm-media-v1-{id}-{generation}` (spec offline §3). */
export function mediaCacheName(id: string, generation: number): string {
  return `${mediaPrefix}${id}-${generation}`;
}

/** Returns the presentation and generation of a media cache; undefined for any other cache. */
export function readMediaCacheName(
  name: string,
): { readonly id: string; readonly generation: number } | undefined {
  if (!name.startsWith(mediaPrefix)) return undefined;
  const [id, generation, ...rest] = name.slice(mediaPrefix.length).split('-');
  if (!isPresentationId(id) || generation === undefined || rest.length > 0) return undefined;
  return /^\d+$/.test(generation) ? { id, generation: Number(generation) } : undefined;
}

/** The cache of the gallery's lists (spec offline §3). */
export const listCacheName = 'bookworm-lists-v1';

/** Header of a response from the worker's cache, sent because the service did not answer. */
export const cachedResponseHeader = 'bookworm-cached-response';

/** The worker's database of saved presentations (idb). */
export const ledgerDatabase = { name: 'bookworm-saved', version: 1, store: 'records' } as const;

/** The tag by which the browser wakes the worker for its downloads when the network is back. */
export const downloadsSyncTag = 'bookworm-downloads';

/** The page's database (Dexie); the worker opens its outbox without Dexie and without a version (spec people §2). */
export const deviceDatabase = { name: 'bookworm' } as const;
export const outbox = {
  store: 'outbox',
  key: 'id',
  /** The Web Lock of the sender: one at a time, page or worker. */
  lock: 'bookworm-outbox',
  /** The tag by which the browser wakes the worker for it when the network is back. */
  syncTag: 'bookworm-outbox',
  /** The broadcast channel on which pages and worker announce changes. */
  channel: 'bookworm-outbox',
} as const;

/**
 * Returns whether a cache holds the app itself: its pages, scripts and styles (spec offline §3). Workbox names it; the name of an
 * older worker's cache may have another beginning or version, and the same middle.
 */
export function isShellCache(name: string): boolean {
  return name.includes('-precache-');
}

/**
 * Type of the message of the kill switch (`sw/kill-switch.ts`). It asks a page to reload because the worker is being removed. A
 * working page answers with any message on the `port` sent along. It has no version, since pages of every version must understand it.
 */
export const leaveMessageType = 'leave-worker';

/** Milliseconds to wait for a reply. The worker reloads a page that gives none, since that page is broken. */
export const leaveReplyTimeout = 2000;
