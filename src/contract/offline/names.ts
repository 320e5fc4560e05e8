// Names that page, worker and older clients must agree on (decisions 15, 17). Opens nothing.
import { isPresentationId } from '../presentation/presentation-id';

export const workerAddress = '/sw.js';

const mediaPrefix = 'bookworm-media-v1-';

/** The cache that holds one presentation: `bookworm-media-v1-{id}-{generation}` (decision 17). */
export function mediaCacheName(id: string, generation: number): string {
  return `${mediaPrefix}${id}-${generation}`;
}

/** The presentation and generation a media cache belongs to; undefined for any other cache. */
export function readMediaCacheName(
  name: string,
): { readonly id: string; readonly generation: number } | undefined {
  if (!name.startsWith(mediaPrefix)) return undefined;
  const [id, generation, ...rest] = name.slice(mediaPrefix.length).split('-');
  if (!isPresentationId(id) || generation === undefined || rest.length > 0) return undefined;
  return /^\d+$/.test(generation) ? { id, generation: Number(generation) } : undefined;
}

/** The gallery's lists, network first (issue: offline, first storey). */
export const listCacheName = 'bookworm-lists-v1';

/** Marks an answer that the worker gave from its cache, because the service gave none. */
export const keptAnswerHeader = 'bookworm-kept-answer';

/** The worker's own record of what is kept (idb). */
export const ledgerDatabase = { name: 'bookworm-ledger', version: 2, store: 'kept' } as const;

/** The page's database (Dexie); the worker opens its outbox without Dexie and without a version (decision 15). */
export const deviceDatabase = { name: 'bookworm' } as const;
export const outbox = {
  store: 'outbox',
  key: 'id',
  /** The Web Lock of whoever sends: one at a time, page or worker. */
  lock: 'bookworm-outbox',
  /** The tag by which the browser wakes the worker when the network is back. */
  syncTag: 'bookworm-outbox',
  /** The broadcast channel on which pages and worker tell each other of changes. */
  channel: 'bookworm-outbox',
} as const;
