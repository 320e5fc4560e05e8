// Fetches many media, a few at a time, until all are stored, the time is up, or an error or a limit stops it.
import {
  ChunkDeferredError,
  OverAllowanceError,
  StorageFullError,
  FetchFailedError,
} from '../media-cache/errors';
import type { MediaLimits } from '../media-cache/request';
import { fetchMedium } from '../media-cache/fetch-medium';
import type { AttemptContext } from './attempt-context';

/**
 * How a batch ended. `time-spent`: the time is up, since browsers terminate workers that stay busy for minutes.
 * `allowance-spent`: it stored as many bytes as it may. `aborted`: its signal was aborted.
 */
export type BatchEnd = 'all' | 'time-spent' | 'allowance-spent' | 'storage-full' | 'aborted';

/**
 * What became of a file. `unavailable`: the host does not have it. `refused`: the answer does not say whether the host has it.
 * `no-response`: a foreign host did not answer, because it refuses the file or because of the network. `failed`: it could not be
 * fetched, because of the file itself or of the network. `over-allowance`: it is longer than the allowance. `deferred`: its next chunk
 * must wait; the file must be started again.
 */
export type FileOutcome =
  | 'stored'
  | 'unavailable'
  | 'refused'
  | 'no-response'
  | 'failed'
  | 'over-allowance'
  | 'deferred';

/** The files of one batch, and where their outcomes are reported. */
export interface Batch {
  readonly into: Cache;
  /** The cache of the previous generation, from which an unchanged medium is copied. */
  readonly olderCache: Cache | undefined;
  readonly limits: MediaLimits;
  /** The most bytes that a file may store in one response. */
  readonly allowance: number;
  /** Returns the next address and marks it as started; undefined when none is left, or none for now. */
  readonly next: () => string | undefined;
  readonly hasNext: () => boolean;
  /** Returns whether it may store more bytes on this device. */
  readonly mayStoreMore: () => boolean;
  /** Called with the number of bytes that were newly stored for an address. */
  readonly onBytes: (url: string, bytes: number) => void;
  /** Called when the chunks that were stored for an address have been deleted. */
  readonly onChunksDropped: (url: string) => void;
  /** Called with the outcome of a started file, unless the batch is aborted or no storage is left. A stored playlist may add more files. */
  readonly onOutcome: (url: string, outcome: FileOutcome) => Promise<void>;
}

/**
 * Fetches in the order that `next` returns. A medium whose fetch fails does not stop the others; a full device does. Resolves with
 * why no further file was started, once all started fetches have ended; rejects then with the unexpected error of one of them.
 */
export async function fetchBatch(batch: Batch, context: AttemptContext): Promise<BatchEnd> {
  const { signal, budget, semaphore, priority, playerRequests } = context;
  const state: BatchState = { end: 'all', error: undefined, running: new Set() };
  for (;;) {
    if (!batch.hasNext() || !checkStart(state, batch, context)) {
      if (!batch.hasNext()) context.onAllStarted();
      if (state.running.size === 0) break;
      await Promise.race(state.running);
      continue;
    }
    if (playerRequests.isWaiting()) {
      await untilAborted(signal, [playerRequests.idle(), budget.untilSpent(), ...state.running]);
      continue;
    }
    const release = await semaphore.acquire(priority);
    const url = checkStart(state, batch, context) && !playerRequests.isWaiting() ? batch.next() : undefined;
    if (url === undefined) release();
    else startFetch(url, state, batch, context, release);
  }
  if (signal.aborted) return 'aborted';
  if (state.error) throw state.error.reason;
  return state.end;
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

interface BatchState {
  end: BatchEnd;
  error: { readonly reason: unknown } | undefined;
  readonly running: Set<Promise<void>>;
}

/** Notes in the state what keeps another file from being started; returns whether one may be. */
function checkStart(state: BatchState, { mayStoreMore }: Batch, { signal, budget }: AttemptContext): boolean {
  if (signal.aborted) state.end = 'aborted';
  else if (state.end === 'all' && !mayStoreMore()) state.end = 'allowance-spent';
  else if (state.end === 'all' && !budget.hasTime()) state.end = 'time-spent';
  return state.error === undefined && state.end === 'all';
}

/**
 * Returns whether a medium may fetch its next chunk. It waits for a file that the player waits for, and for a
 * presentation of a higher priority.
 */
function mayStartChunk({ mayStoreMore }: Batch, context: AttemptContext): boolean {
  const { budget, playerRequests, semaphore, priority } = context;
  return (
    budget.hasTime() &&
    mayStoreMore() &&
    !playerRequests.isWaiting() &&
    !semaphore.hasHigherPriority(priority())
  );
}

function startFetch(
  url: string,
  state: BatchState,
  batch: Batch,
  context: AttemptContext,
  release: () => void,
): void {
  const work = fetchOne(url, batch, context)
    .catch(async (error: unknown) => {
      if (error instanceof ChunkDeferredError) await batch.onOutcome(url, 'deferred');
      else if (context.signal.aborted) state.end = 'aborted';
      else if (error instanceof StorageFullError) state.end = 'storage-full';
      else if (error instanceof OverAllowanceError) await batch.onOutcome(url, 'over-allowance');
      else if (error instanceof FetchFailedError) await batch.onOutcome(url, 'failed');
      else state.error = { reason: error };
    })
    .finally(() => {
      state.running.delete(work);
      release();
    });
  state.running.add(work);
}

async function fetchOne(url: string, batch: Batch, context: AttemptContext): Promise<void> {
  const { fetch, after, appOrigin, signal } = context;
  const outcome = await fetchMedium({
    url,
    into: batch.into,
    olderCache: batch.olderCache,
    limits: batch.limits,
    allowance: batch.allowance,
    fetch,
    appOrigin,
    signal,
    after,
    onBytes: (bytes) => batch.onBytes(url, bytes),
    onChunksDropped: () => batch.onChunksDropped(url),
    mayStartChunk: () => mayStartChunk(batch, context),
  });
  if (!signal.aborted) await batch.onOutcome(url, outcome);
}
