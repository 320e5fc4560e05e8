// Fetches the missing files of a generation, as far as this attempt at the download allows, and verifies that they are stored.
// Writes neither the index nor the ledger.
import * as limits from '../../src/contract/limits';
import {
  countsOf,
  filesLeft,
  noteBytes,
  noteChunksDropped,
  noteFailed,
  noteOverAllowance,
  noteRefused,
  noteUnavailable,
  noteStored,
  dropBroken,
  type DownloadContents,
} from './download-contents';
import type { Counts } from '../ledger/record';
import type { DownloadStorage } from '../storage/quota';
import type { AttemptContext } from './attempt-context';
import { fetchBatch, type Batch, type BatchEnd, type FileOutcome } from './batch';

export interface FetchVerifiedDeps {
  readonly caches: CacheStorage;
  readonly context: AttemptContext;
  readonly storage: Pick<DownloadStorage, 'ensureAfterQuotaError'>;
  /** Returns whether the service still returns the index. */
  readonly isIndexAvailable: () => Promise<boolean>;
  readonly onProgress: (counts: () => Counts) => void;
}

/** `cache-deleted`: the browser deleted the cache that is being filled; the next attempt starts over. */
type FetchEnd =
  | Exclude<BatchEnd, 'storage-full'>
  | 'network'
  | 'cache-deleted'
  | { readonly shortOf: number };

/**
 * Fetches until `maxBytes` bytes are stored or no file is left. Only when none is left it verifies that every file has its
 * announced length, and fetches broken files once more; those that are still broken count as missing. Returns why it ended: `all`
 * when no file is left that can be fetched now, or how many bytes are lacking on a full device. Rejects with unexpected errors, as
 * `fetchBatch` does.
 */
export async function fetchVerified(
  contents: DownloadContents,
  deps: FetchVerifiedDeps,
  maxBytes: number,
): Promise<FetchEnd> {
  const end = await fetchLeft(contents, deps, maxBytes);
  if (end !== 'all') return end;
  if (!(await deps.caches.has(contents.cacheName))) return 'cache-deleted';
  if ((await dropBroken(contents, deps.caches)).length === 0) return end;
  const again = await fetchLeft(contents, deps, maxBytes);
  if (again === 'all') for (const url of await dropBroken(contents, deps.caches)) contents.missing.add(url);
  return again;
}

/**
 * Fetches what is left. Retries after a quota error while other presentations may be evicted, and after failed files
 * while the failure may be temporary.
 */
async function fetchLeft(
  contents: DownloadContents,
  deps: FetchVerifiedDeps,
  maxBytes: number,
): Promise<FetchEnd> {
  for (;;) {
    const end = await fetchBatch(batchOf(contents, deps, maxBytes), deps.context);
    if (end === 'aborted' || end === 'allowance-spent') return end;
    if (end === 'storage-full') {
      const shortOf = await deps.storage.ensureAfterQuotaError();
      if (shortOf > 0) return { shortOf };
      for (const url of filesLeft(contents)) contents.started.delete(url);
      continue;
    }
    const next = contents.failures.size === 0 ? 'continue' : await classifyFailures(contents, deps);
    if (next === 'network') return next;
    if (next === 'continue' && end === 'all' && contents.overAllowance.size > 0) return 'allowance-spent';
    if (next === 'continue') return isExhausted(contents) ? 'all' : end;
  }
}

/** Decides for each failed file whether to wait for the network or to retry; otherwise it counts as missing. */
async function classifyFailures(
  contents: DownloadContents,
  deps: FetchVerifiedDeps,
): Promise<'network' | 'retry' | 'continue'> {
  const isIndexAvailable = await deps.isIndexAvailable();
  const hasTime = deps.context.budget.hasTime();
  let next: 'retry' | 'continue' = 'continue';
  for (const [url, { times, mayBeRefusal }] of contents.failures) {
    const failure = classifyFailure({ times, isIndexAvailable, hasTime });
    if (failure === 'network') return failure;
    if (failure === 'retry') {
      contents.started.delete(url);
      next = failure;
    } else if (mayBeRefusal && times >= maxTries) {
      // One failure alone, with no time for another try, may be chance.
      noteRefused(contents, url);
    } else {
      contents.failures.delete(url);
      contents.missing.add(url);
    }
  }
  return next;
}

/**
 * Returns whether another attempt at the download is pointless: nothing is left, or nothing arrived in this one and only missing files are left. Files
 * that stall may take up the whole time budget; an attempt that requested none says nothing about them.
 */
function isExhausted(contents: DownloadContents): boolean {
  const { received, started, missing } = contents;
  const left = filesLeft(contents);
  return (
    received.size === 0 && left.every((url) => missing.has(url)) && (left.length === 0 || started.size > 0)
  );
}

function batchOf(
  contents: DownloadContents,
  { context: { playerRequests }, onProgress }: FetchVerifiedDeps,
  maxBytes: number,
): Batch {
  const progress = () => onProgress(() => countsOf(contents));
  const order = createFileOrder(contents);
  return {
    into: contents.cache,
    olderCache: contents.olderCache,
    limits: limits.media,
    allowance: Math.max(limits.media.unchunkedUpTo, maxBytes - contents.storedBytes),
    mayStoreMore: () => contents.storedBytes < maxBytes,
    hasNext: () => order.first() !== undefined,
    next: () => {
      const url = playerRequests.lastRequested(order.isLeft) ?? order.first();
      if (url !== undefined) contents.started.add(url);
      return url;
    },
    onBytes: (url, bytes) => {
      noteBytes(contents, url, bytes);
      progress();
    },
    onChunksDropped: (url) => noteChunksDropped(contents, url),
    onOutcome: async (url, outcome) => {
      const before = contents.media.size;
      await noteOutcome(contents, url, outcome);
      if (outcome === 'deferred' || contents.media.size > before) order.reset();
      if (outcome === 'stored') progress();
    },
  };
}

async function noteOutcome(contents: DownloadContents, url: string, outcome: FileOutcome): Promise<void> {
  switch (outcome) {
    case 'stored':
      return noteStored(contents, url);
    case 'unavailable':
      return noteUnavailable(contents, url);
    case 'refused':
      return noteRefused(contents, url);
    case 'over-allowance':
      return noteOverAllowance(contents, url);
    case 'failed':
    case 'no-response':
      return noteFailed(contents, url, outcome === 'no-response');
    case 'deferred':
      contents.started.delete(url);
  }
}

/**
 * Iterates over the files that are not started yet. The list is rebuilt only by `reset`, since a story may be large.
 */
function createFileOrder(contents: DownloadContents) {
  let left = filesLeft(contents);
  let at = 0;
  const isLeft = (url: string) =>
    contents.media.has(url) && !contents.sizes.has(url) && !contents.started.has(url);
  return {
    isLeft,
    /** Returns the next address in the manifest's order; undefined when all are started. */
    first(): string | undefined {
      for (; at < left.length; at += 1) {
        const url = left[at];
        if (url !== undefined && isLeft(url)) return url;
      }
      return undefined;
    },
    /** Rebuilds the list, after a file must wait or a playlist added files. */
    reset(): void {
      left = filesLeft(contents);
      at = 0;
    },
  };
}

/** What is known about a file that has failed. */
interface FailureContext {
  /** How often the file has failed in this attempt at the download, since the last byte of it that was stored. */
  readonly times: number;
  /** Whether the service still returned the index after the failure. */
  readonly isIndexAvailable: boolean;
  /** Whether there is time to fetch it again in this attempt at the download. */
  readonly hasTime: boolean;
}

const maxTries = 2;

/**
 * Returns `network` when everything must wait for the network, `retry` when the failure may be temporary, and `without` when
 * the story goes without the file, which is retried later.
 */
export function classifyFailure({
  times,
  isIndexAvailable,
  hasTime,
}: FailureContext): 'network' | 'retry' | 'without' {
  if (!isIndexAvailable) return 'network';
  return hasTime && times < maxTries ? 'retry' : 'without';
}
