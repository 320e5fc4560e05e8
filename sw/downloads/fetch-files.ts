// Fetches the missing files of a generation, a few at a time, as far as this attempt at the download allows. Verifies that they are
// stored. Writes neither the index nor the ledger.
import * as limits from '../../src/contract/limits';
import type { WorkerEnvironment } from '../environment';
import type { Counts } from '../ledger/record';
import { fetchMedium } from '../media-cache/fetch-medium';
import {
  ChunkDeferredError,
  FetchFailedError,
  OverAllowanceError,
  StorageFullError,
} from '../media-cache/medium-transfer';
import type { DownloadStorage } from '../storage/storage-quota';
import {
  countsOf,
  dropBroken,
  filesLeft,
  noteBytes,
  noteChunksDropped,
  noteOutcome,
  type DownloadContents,
  type FileOutcome,
} from './download-contents';
import type { Attempt } from './download-queue';

export interface FileDownload {
  readonly environment: WorkerEnvironment;
  readonly attempt: Attempt;
  readonly contents: DownloadContents;
  readonly storage: DownloadStorage;
  /** The most bytes that the presentation may store. */
  readonly maxBytes: number;
  /** Returns whether the service still returns the index. */
  readonly isIndexAvailable: () => Promise<boolean>;
  readonly onProgress: (counts: () => Counts) => void;
}

/**
 * Why no further file was started. `all`: none is left that can be fetched now. `time-spent`: browsers terminate workers that stay
 * busy for minutes. `allowance-spent`: it stored as many bytes as it may. `aborted`: the attempt was aborted.
 */
type BatchEnd = 'all' | 'time-spent' | 'allowance-spent' | 'storage-full' | 'aborted';

/** `cache-deleted`: the browser deleted the cache that is being filled; the next attempt starts over. */
type FetchEnd =
  | Exclude<BatchEnd, 'storage-full'>
  | 'network'
  | 'cache-deleted'
  | { readonly shortOf: number };

/**
 * Fetches until `maxBytes` bytes are stored or no file is left. Then it verifies that every file has its announced length, and
 * fetches broken files once more; still broken ones count as missing. Returns why it ended, or how many bytes are lacking
 * on a full device. Rejects with unexpected errors once all started fetches have ended.
 */
export async function fetchFiles(download: FileDownload): Promise<FetchEnd> {
  const { contents, environment } = download;
  const end = await fetchLeft(download);
  if (end !== 'all') return end;
  if (!(await environment.caches.has(contents.cacheName))) return 'cache-deleted';
  if ((await dropBroken(contents, environment.caches)).length === 0) return end;
  const again = await fetchLeft(download);
  if (again === 'all')
    for (const url of await dropBroken(contents, environment.caches)) contents.missing.add(url);
  return again;
}

/**
 * Fetches the missing files. Retries after a quota error while other presentations may be evicted, and after failed files
 * while the failure may be temporary.
 */
async function fetchLeft(download: FileDownload): Promise<FetchEnd> {
  const { contents } = download;
  for (;;) {
    const end = await fetchBatch(download);
    if (end === 'aborted' || end === 'allowance-spent') return end;
    if (end === 'storage-full') {
      const shortOf = await download.storage.ensureAfterQuotaError();
      if (shortOf > 0) return { shortOf };
      for (const url of filesLeft(contents)) contents.started.delete(url);
      continue;
    }
    const next = contents.failures.size === 0 ? 'continue' : await classifyFailures(download);
    if (next === 'network') return next;
    if (next === 'continue' && end === 'all' && contents.overAllowance.size > 0) return 'allowance-spent';
    if (next === 'continue') return isExhausted(contents) ? 'all' : end;
  }
}

interface Batch {
  /** The most bytes that a file may store in one response. */
  readonly allowance: number;
  readonly order: ReturnType<typeof createFileOrder>;
  readonly running: Set<Promise<void>>;
  end: BatchEnd;
  error: { readonly reason: unknown } | undefined;
}

/** Starts one file after the other. A failed file does not stop the others; a full device does. */
async function fetchBatch(download: FileDownload): Promise<BatchEnd> {
  const { contents, attempt, environment } = download;
  const { signal, budget, semaphore, priority } = attempt;
  const { playerRequests } = environment;
  const order = createFileOrder(contents);
  const allowance = Math.max(limits.media.unchunkedUpTo, download.maxBytes - contents.storedBytes);
  const batch: Batch = { allowance, order, running: new Set(), end: 'all', error: undefined };
  const { running } = batch;
  for (;;) {
    const hasNext = order.first() !== undefined;
    if (!hasNext) attempt.onAllStarted();
    if (!hasNext || !checkStart(batch, download)) {
      if (running.size === 0) break;
      await Promise.race(running);
      continue;
    }
    if (playerRequests.isWaiting()) {
      await untilAborted(signal, [playerRequests.idle(), budget.untilSpent(), ...running]);
      continue;
    }
    const release = await semaphore.acquire(priority);
    const mayStart = checkStart(batch, download) && !playerRequests.isWaiting();
    const url = mayStart ? (playerRequests.lastRequested(order.isLeft) ?? order.first()) : undefined;
    if (url === undefined) release();
    else startFile(url, batch, download, release);
  }
  if (signal.aborted) return 'aborted';
  if (batch.error) throw batch.error.reason;
  return batch.end;
}

/** Resolves when the signal is aborted, or with the first of the others. Leaves no listener behind. */
async function untilAborted(signal: AbortSignal, others: readonly Promise<void>[]): Promise<void> {
  let stop = () => {};
  const aborted = new Promise<void>((done) => (stop = done));
  signal.addEventListener('abort', stop, { once: true });
  try {
    await Promise.race([aborted, ...others]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Notes in the batch what keeps another file from being started; returns whether one may be. */
function checkStart(batch: Batch, { attempt, contents, maxBytes }: FileDownload): boolean {
  if (attempt.signal.aborted) batch.end = 'aborted';
  else if (batch.end === 'all' && contents.storedBytes >= maxBytes) batch.end = 'allowance-spent';
  else if (batch.end === 'all' && !attempt.budget.hasTime()) batch.end = 'time-spent';
  return batch.error === undefined && batch.end === 'all';
}

function startFile(url: string, batch: Batch, download: FileDownload, release: () => void): void {
  const { attempt, contents } = download;
  contents.started.add(url);
  const note = async (outcome: FileOutcome) => {
    const before = contents.media.size;
    await noteOutcome(contents, url, outcome);
    if (outcome === 'deferred' || contents.media.size > before) batch.order.reset();
    if (outcome === 'stored') download.onProgress(() => countsOf(contents));
  };
  const work = fetchFile(url, batch.allowance, download)
    .then((outcome) => (attempt.signal.aborted ? undefined : note(outcome)))
    .catch(async (error: unknown) => {
      if (error instanceof ChunkDeferredError) await note('deferred');
      else if (attempt.signal.aborted) batch.end = 'aborted';
      else if (error instanceof StorageFullError) batch.end = 'storage-full';
      else if (error instanceof OverAllowanceError) await note('over-allowance');
      else if (error instanceof FetchFailedError) await note('failed');
      else batch.error = { reason: error };
    })
    .finally(() => {
      batch.running.delete(work);
      release();
    });
  batch.running.add(work);
}

function fetchFile(
  url: string,
  allowance: number,
  { environment, attempt, contents, maxBytes, onProgress }: FileDownload,
) {
  const { signal, budget, semaphore, priority } = attempt;
  return fetchMedium({
    environment,
    url,
    into: contents.cache,
    olderCache: contents.olderCache,
    limits: limits.media,
    allowance,
    signal,
    onBytes: (bytes) => {
      noteBytes(contents, url, bytes);
      onProgress(() => countsOf(contents));
    },
    onChunksDropped: () => noteChunksDropped(contents, url),
    // A chunk waits for a file that the player waits for, and for a presentation of a higher priority.
    mayStartChunk: () =>
      budget.hasTime() &&
      contents.storedBytes < maxBytes &&
      !environment.playerRequests.isWaiting() &&
      !semaphore.hasHigherPriority(priority()),
  });
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

/** Decides for each failed file whether to wait for the network or to retry; otherwise it counts as missing. */
async function classifyFailures({
  contents,
  attempt,
  isIndexAvailable: readIndex,
}: FileDownload): Promise<'network' | 'retry' | 'continue'> {
  const isIndexAvailable = await readIndex();
  const hasTime = attempt.budget.hasTime();
  let next: 'retry' | 'continue' = 'continue';
  for (const [url, { times, mayBeRefusal }] of contents.failures) {
    const failure = classifyFailure({ times, isIndexAvailable, hasTime });
    if (failure === 'network') return failure;
    if (failure === 'retry') {
      contents.started.delete(url);
      next = failure;
    } else if (mayBeRefusal && times >= maxTries) {
      // One failure alone, with no time for another try, may be chance.
      await noteOutcome(contents, url, 'refused');
    } else {
      contents.failures.delete(url);
      contents.missing.add(url);
    }
  }
  return next;
}

/** The circumstances of a failed file. */
interface FailureContext {
  /** How often the file has failed in this attempt at the download, since its last byte that was stored. */
  readonly times: number;
  /** Whether the service still returned the index after the failure. */
  readonly isIndexAvailable: boolean;
  /** Whether there is time to fetch it again in this attempt at the download. */
  readonly hasTime: boolean;
}

const maxTries = 2;

/**
 * Returns `network` when everything must wait for the network, and `retry` when the failure may be temporary. Returns `without` when the
 * story goes without the file, which is retried later.
 */
export function classifyFailure({
  times,
  isIndexAvailable,
  hasTime,
}: FailureContext): 'network' | 'retry' | 'without' {
  if (!isIndexAvailable) return 'network';
  return hasTime && times < maxTries ? 'retry' : 'without';
}

/**
 * Returns whether another attempt at the download is pointless: nothing is left, or nothing arrived in this one and only missing
 * files are left. Files that stall may take up the whole time budget; an attempt that requested none says nothing about them.
 */
function isExhausted(contents: DownloadContents): boolean {
  const { received, started, missing } = contents;
  const left = filesLeft(contents);
  return (
    received.size === 0 && left.every((url) => missing.has(url)) && (left.length === 0 || started.size > 0)
  );
}
