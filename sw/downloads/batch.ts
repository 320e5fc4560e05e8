// Fetches many media a few at a time, until they are all here, the time is up or something stands in the way.
import type { PrioritySemaphore } from './priority-semaphore';
import { RestingError, StorageFullError, UnreachableError } from '../media-cache/errors';
import { fetchMedium } from '../media-cache/fetch-medium';
import type { MediumRequest } from '../media-cache/request';
import type { PlayerRequests } from './player-requests';

/**
 * How a batch ended. `resting`: its time is up; browsers end workers that stay busy for minutes. `enough`: it took what it
 * may.
 */
export type BatchEnd = 'all' | 'resting' | 'enough' | 'storage-full' | 'taken-back';

/** What a batch needs of the worker's life; the same for all batches of one waking. */
export interface Shift {
  /** Whether there is time to begin another. */
  readonly hasTime: () => boolean;
  /** Resolves when there is none any more. */
  readonly over: () => Promise<void>;
}

export interface Batch extends Omit<MediumRequest, 'url' | 'onBytes' | 'mayBeginChunk'>, Shift {
  /** The next address, which counts as begun then; undefined when none is left, or none for now. */
  readonly next: () => string | undefined;
  readonly hasNext: () => boolean;
  /** Whether it may take more bytes on this device. */
  readonly mayTakeMore: () => boolean;
  /** Everything is begun: another presentation may begin. */
  readonly onAllStarted: () => void;
  readonly semaphore: PrioritySemaphore;
  readonly urgency: () => number;
  readonly playerRequests: PlayerRequests;
  /** So many bytes more of it are here. */
  readonly onBytes: (url: string, bytes: number) => void;
  /** May find that there is more to fetch. */
  readonly onStored: (url: string) => Promise<void>;
  readonly onMissing: (url: string) => void;
  /** It was asked for in vain: its own trouble, or the network's. */
  readonly onUnreachable: (url: string) => void;
  /** It made way between two parts, and is to be begun again. */
  readonly onPutBack: (url: string) => void;
}

/**
 * Fetches in the order that `next` gives. One medium out of reach does not keep the others back; a full device does.
 * Rejects with what nobody foresaw, after all that was begun has ended.
 */
export async function fetchBatch(batch: Batch): Promise<BatchEnd> {
  const course: Course = { end: 'all', error: undefined, running: new Set() };
  for (;;) {
    if (!batch.hasNext() || !mayBegin(course, batch)) {
      if (!batch.hasNext()) batch.onAllStarted();
      if (course.running.size === 0) break;
      await Promise.race(course.running);
      continue;
    }
    if (batch.playerRequests.isWaiting()) {
      await Promise.race([batch.playerRequests.idle(), batch.over(), ...course.running]);
      continue;
    }
    const leave = await batch.semaphore.enter(batch.urgency);
    const url = mayBegin(course, batch) && !batch.playerRequests.isWaiting() ? batch.next() : undefined;
    if (url === undefined) leave();
    else begin(url, course, batch, leave);
  }
  if (batch.signal.aborted) return 'taken-back';
  if (course.error) throw course.error.reason;
  return course.end;
}

interface Course {
  end: BatchEnd;
  error: { readonly reason: unknown } | undefined;
  readonly running: Set<Promise<void>>;
}

function mayBegin(course: Course, { signal, hasTime, mayTakeMore }: Batch): boolean {
  if (signal.aborted) course.end = 'taken-back';
  else if (course.end === 'all' && !mayTakeMore()) course.end = 'enough';
  else if (course.end === 'all' && !hasTime()) course.end = 'resting';
  if (course.error) return false;
  return course.end === 'all';
}

/** A film makes way for the file that the player waits for, and for a more urgent presentation. */
function mayBeginChunk({ hasTime, mayTakeMore, playerRequests, semaphore, urgency }: Batch): boolean {
  return (
    hasTime() && mayTakeMore() && !playerRequests.isWaiting() && !semaphore.isSomeoneMoreUrgent(urgency())
  );
}

function begin(url: string, course: Course, batch: Batch, leave: () => void): void {
  const work = fetchOne(url, batch)
    .catch((error: unknown) => {
      if (error instanceof RestingError) return batch.onPutBack(url);
      if (batch.signal.aborted) course.end = 'taken-back';
      else if (error instanceof StorageFullError) course.end = 'storage-full';
      else if (error instanceof UnreachableError) batch.onUnreachable(url);
      else course.error = { reason: error };
    })
    .finally(() => {
      course.running.delete(work);
      leave();
    });
  course.running.add(work);
}

async function fetchOne(url: string, batch: Batch): Promise<void> {
  const outcome = await fetchMedium({
    ...batch,
    url,
    onBytes: (bytes) => batch.onBytes(url, bytes),
    mayBeginChunk: () => mayBeginChunk(batch),
  });
  if (batch.signal.aborted) return;
  if (outcome === 'missing') batch.onMissing(url);
  else await batch.onStored(url);
}
