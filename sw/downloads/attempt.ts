// Makes one attempt at the download of a presentation: fetches the index, then its media, verifies them, stores the index
// and marks the generation as complete in the ledger. An attempt that is cut short at any point leaves a state that the next
// one resumes from.
import * as limits from '../../src/contract/limits';
import { mediaCacheName } from '../../src/contract/worker/worker-names';
import type { WorkerEnvironment } from '../environment';
import { applyEvent, type Ledger } from '../ledger/ledger';
import type { SaveRecord } from '../ledger/record';
import { reduceSave, type SaveEvent } from '../ledger/save-state';
import { isQuotaError } from '../media-cache/medium-transfer';
import { isComplete } from '../media-cache/stored-medium';
import type { Cleanup } from '../storage/cleanup';
import { createQuota, type DownloadStorage, type Quota } from '../storage/storage-quota';
import type { Broadcasts } from './broadcasts';
import { bytesLeft } from './bytes-left';
import {
  countsOf,
  filesLeft,
  noteCacheDeleted,
  openContents,
  type DownloadContents,
} from './download-contents';
import {
  addressesOutsideFolder,
  fetchIndex,
  findGeneration,
  manifestOf,
  type FreshIndex,
} from './download-index';
import { createPrioritySemaphore, type Stops } from './download-order';
import { fetchFiles } from './fetch-files';
import type { Attempt, QueueWork } from './download-queue';

export interface AttemptParts extends Pick<QueueWork, 'priority'> {
  readonly broadcasts: Broadcasts;
  readonly cleanup: Cleanup;
  readonly stops: Stops;
}

/** What one attempt works with. */
interface AttemptContext {
  readonly environment: WorkerEnvironment;
  readonly quota: Quota;
  readonly broadcasts: Broadcasts;
  readonly attempt: Attempt;
}

/**
 * Returns a function that makes one attempt at a download and broadcasts its progress and its outcome to the pages. It deletes the record
 * when nobody needs it.
 */
export function createRunAttempt(
  environment: WorkerEnvironment,
  { broadcasts, cleanup, stops, priority }: AttemptParts,
): QueueWork['runAttempt'] {
  const { caches, ledger, now } = environment;
  const quota = createQuota(environment, cleanup);
  const semaphore = createPrioritySemaphore(limits.filesAtOnce);
  const conclude = async (id: string, record: SaveRecord | undefined) => {
    broadcasts.forgetProgress(id);
    // The pages have the report of a pause that could not be recorded; the record would replace it.
    if (record && !stops.isPauseUnrecorded(id)) await broadcasts.broadcastRecord(record);
    if (record && isDisposable(record))
      await ledger.update(id, (current) => current && (isDisposable(current) ? undefined : current));
    if (record?.reason === 'network' && record.saveReason !== 'viewing') await environment.wakeWhenOnline();
    // The attempt may have opened its cache again after a removal had deleted it. If this fails, the next worker deletes the rest.
    await (record ? cleanup.clearDropped() : cleanup.clearOrphans()).catch(() => undefined);
  };
  return async (queued) => {
    const { id } = queued;
    const listed = (await ledger.all()).get(id);
    // To open a lost cache would create it, and nothing would show any more that what it held has gone.
    const isLost =
      listed?.generation !== undefined && !(await caches.has(mediaCacheName(id, listed.generation)));
    const before = isLost ? await applyEvent(ledger, id, { type: 'cache-lost' }) : listed;
    if (before === undefined) return { isUnreachable: false };
    const attempt = { ...queued, semaphore, signal: stops.signalOf(id), priority: () => priority(id) };
    try {
      const { record, isUnreachable } = await makeAttempt(before, {
        environment,
        quota,
        broadcasts,
        attempt,
      });
      await conclude(id, record);
      return { isUnreachable };
    } catch (error) {
      const isFull = isQuotaError(error);
      const event: SaveEvent = isFull ? { type: 'storage-full' } : { type: 'unexpected-error', now: now() };
      const record = await applyEvent(ledger, id, event).catch(() => {
        if (isFull) stops.noteUnrecordedFailure(id);
        // When the ledger itself fails, pages receive the state that it should have stored.
        return reduceSave(before, event);
      });
      await conclude(id, record);
      throw error;
    }
  };
}

/** Returns whether nobody needs a record: nobody requested it, it has no readable index, and no file of it is stored. */
function isDisposable({ saveReason, reason, generation, pending }: SaveRecord): boolean {
  return saveReason !== 'requested' && reason === 'broken-index' && generation === undefined && !pending;
}

/** How an attempt at a download ended. */
interface AttemptEnd {
  /** The record after the attempt; undefined when it was removed from the ledger. */
  readonly record: SaveRecord | undefined;
  /** Whether our own host did not answer at all. */
  readonly isUnreachable: boolean;
}

/**
 * Downloads the presentation of a record, as far as one attempt allows. Writes the outcome to the ledger and returns it. Rejects with errors
 * of the ledger, and with an unexpected error of a fetch; a lost network and a full device are outcomes.
 */
async function makeAttempt(before: SaveRecord, context: AttemptContext): Promise<AttemptEnd> {
  const { environment, attempt } = context;
  const { ledger, now } = environment;
  const { signal } = attempt;
  const fresh = await fetchIndex(environment, attempt);
  // An aborted request says nothing about the host.
  const isUnreachable = fresh === 'no-response' && !signal.aborted;
  const endWith = async (event: SaveEvent): Promise<AttemptEnd> => {
    return { record: await applyEvent(ledger, before.id, event), isUnreachable };
  };
  if (signal.aborted) return endWith({ type: 'interrupted' });
  if (fresh === 'no-response' || fresh === 'later') return endWith({ type: 'network-lost' });
  if (fresh === 'broken') return endWith({ type: 'broken-index', now: now() });

  const manifest = manifestOf(before, fresh.text, environment.appOrigin);
  const record = await findGeneration(before, manifest, fresh.text, environment);
  if (record === undefined || record.state === 'paused' || record.state === 'failed')
    return { record, isUnreachable };
  const contents = await openContents(record, manifest, environment.caches);
  const isSaved = record.state === 'saved' && record.pending === undefined;
  if (isSaved && filesLeft(contents).length === 0) {
    // Stores the same index again with its new ETag, so that routes/media-route.ts need not compare texts.
    await storeIndex(contents, fresh);
    return { record, isUnreachable };
  }
  await applyEvent(ledger, before.id, { type: 'started' });
  const event = await fetchMedia(contents, fresh, context);
  return {
    record: await writeOutcome(contents, signal.aborted ? { type: 'interrupted' } : event, ledger),
    isUnreachable,
  };
}

async function fetchMedia(
  contents: DownloadContents,
  fresh: FreshIndex,
  { environment, quota, broadcasts, attempt }: AttemptContext,
): Promise<SaveEvent> {
  const { signal, id } = attempt;
  const storage = quota.storageFor(contents.record, signal, () => bytesLeft(contents, environment, signal));
  const isRequested = contents.record.saveReason === 'requested';
  if (isRequested && filesLeft(contents).length > 0) {
    const shortOf = await storage.ensureByEstimate();
    if (shortOf > 0) return { type: 'storage-full', shortOf };
  }
  const allowed = isRequested ? undefined : await quota.allowanceOfUnrequested(contents.storedBytes);
  const end = await fetchFiles({
    environment,
    attempt,
    contents,
    storage,
    maxBytes: allowed?.bytes ?? Infinity,
    isIndexAvailable: async () => typeof (await fetchIndex(environment, attempt)) === 'object',
    onProgress: (counts) => broadcasts.broadcastProgress(id, counts),
  });
  if (typeof end !== 'string') {
    // Without an earlier complete generation, the files stored so far can already be read.
    if (contents.record.generation === undefined) await storeIndex(contents, fresh);
    return { type: 'storage-full', ...end };
  }
  switch (end) {
    case 'all':
      return finish(contents, fresh, storage, signal, environment);
    case 'cache-deleted':
      noteCacheDeleted(contents);
      return cacheDeletedEvent(contents.record);
    case 'network':
      return { type: 'network-lost' };
    case 'allowance-spent':
      if (contents.record.generation === undefined) await storeIndex(contents, fresh);
      return allowed?.for === 'free-storage'
        ? { type: 'storage-full', shortOf: estimatedBytesLeft(contents) }
        : { type: 'paused' };
    case 'time-spent':
    case 'aborted':
      return { type: 'interrupted' };
  }
}

/** Returns the event after the browser deleted the cache that was being filled. */
function cacheDeletedEvent({ pending }: SaveRecord): SaveEvent {
  return { type: pending === undefined ? 'cache-lost' : 'interrupted' };
}

/** Returns the estimated number of bytes that are still to be fetched; at least 1. */
function estimatedBytesLeft(contents: DownloadContents): number {
  const { done, total } = countsOf(contents).bytes;
  return Math.max(1, total - done);
}

/** Stores the index, as the last file of the cache. Returns the event that marks the generation as complete. */
async function finish(
  contents: DownloadContents,
  fresh: FreshIndex,
  storage: DownloadStorage,
  signal: AbortSignal,
  { caches, now }: WorkerEnvironment,
): Promise<SaveEvent> {
  if (await isBlocked(contents)) return { type: 'blocked', now: now() };
  let stored = await storeIndex(contents, fresh);
  // Chromium lets media in that are stored at the same time, beyond the quota, and refuses only the index.
  while (stored === 'storage-full') {
    const shortOf = await storage.ensureAfterQuotaError();
    if (shortOf > 0) return { type: 'storage-full', shortOf: Math.max(shortOf, fresh.text.length) };
    if (signal.aborted) return { type: 'interrupted' };
    stored = await storeIndex(contents, fresh);
  }
  if (!(await caches.has(contents.cacheName))) {
    noteCacheDeleted(contents);
    return cacheDeletedEvent(contents.record);
  }
  if (stored === 'failed') return { type: 'unexpected-error', now: now() };
  return filesLeft(contents).length > 0
    ? { type: 'verified-with-missing', now: now() }
    : { type: 'verified-complete' };
}

/**
 * Returns whether the complete generation must stay: the new one lacks a file that the host has, or a refused file that the complete
 * generation holds. A file that it never held may not exist, since some hosts refuse a file that they do not have.
 */
async function isBlocked(contents: DownloadContents): Promise<boolean> {
  const { olderCache, absences } = contents;
  if (olderCache === undefined) return false;
  const left = filesLeft(contents).filter((url) => absences.get(url) !== 'unavailable');
  if (left.some((url) => !absences.has(url))) return true;
  for (const url of left) if (await isComplete(olderCache, url)) return true;
  return false;
}

async function storeIndex(
  { cache, manifest }: DownloadContents,
  { text, etag }: FreshIndex,
): Promise<'stored' | 'storage-full' | 'failed'> {
  const headers = { 'content-type': 'application/json', ...(etag === null ? {} : { etag }) };
  return cache.put(manifest.indexUrl, new Response(text, { headers })).then(
    () => 'stored' as const,
    (error: unknown) => (isQuotaError(error) ? 'storage-full' : 'failed'),
  );
}

/** Writes the counts and the event to the ledger, unless another generation was started meanwhile. */
async function writeOutcome(contents: DownloadContents, event: SaveEvent, ledger: Ledger) {
  const { record, manifest, media, sizes } = contents;
  const counts = countsOf(contents);
  const cover = manifest.pictures.find((url) => sizes.has(url));
  return ledger.update(record.id, (current) => {
    if (current === undefined) return undefined;
    if (!isSameGeneration(current, contents)) return reduceSave(current, { type: 'interrupted' });
    const outsideMedia = [...new Set([...current.outsideMedia, ...addressesOutsideFolder(manifest, media)])];
    const counted = reduceSave({ ...current, outsideMedia }, { type: 'progressed', counts });
    const covered = { ...counted, ...(cover === undefined ? {} : { cover }) };
    const ended = reduceSave(
      covered,
      isLimitLiftedByRequest(event, record, current) ? { type: 'interrupted' } : event,
    );
    // A lost cache alone does not end the state `saving`.
    return reduceSave(ended, { type: 'interrupted' });
  });
}

/** Returns whether a person requested it during this attempt: the limit no longer applies, and the next attempt continues. */
function isLimitLiftedByRequest({ type }: SaveEvent, before: SaveRecord, current: SaveRecord): boolean {
  const isNowRequested = current.saveReason === 'requested' && before.saveReason !== 'requested';
  return isNowRequested && (type === 'paused' || type === 'storage-full');
}

function isSameGeneration({ id, generation, pending }: SaveRecord, { cacheName }: DownloadContents): boolean {
  const current = pending?.generation ?? generation;
  return current !== undefined && mediaCacheName(id, current) === cacheName;
}
