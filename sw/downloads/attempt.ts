// Makes one attempt at the download of a presentation: fetches the index, then its media, verifies them, stores the index
// and marks the generation as complete in the ledger. An attempt that is cut short at any point leaves a state that the next
// one resumes from.
import { mediaCacheName } from '../../src/contract/worker/names';
import type { AttemptContext } from './attempt-context';
import { fetchVerified } from './fetch-verified';
import { fetchIndex, type FreshIndex } from './fetch-index';
import { reduceSave, type SaveEvent } from '../ledger/save-state';
import { applyEvent, type Ledger } from '../ledger/ledger';
import type { Counts, SaveRecord } from '../ledger/record';
import type { Wait } from '../timers';
import { isComplete, matchMedium } from '../media-cache/stored-medium';
import { isQuotaError } from '../media-cache/errors';
import { addressesOutsideFolder, manifestOf, type Manifest } from './manifest';
import { bytesLeft } from './bytes-left';
import {
  countsOf,
  filesLeft,
  noteCacheDeleted,
  openContents,
  type DownloadContents,
} from './download-contents';
import { nextGeneration } from '../ledger/client-generations';
import type { DownloadStorage, Quota } from '../storage/quota';

export interface AttemptDeps {
  readonly caches: CacheStorage;
  readonly ledger: Ledger;
  readonly quota: Quota;
  /** Returns milliseconds since 1970. */
  readonly now: () => number;
  readonly wait: Wait;
  /** How this attempt at the download fetches, and when it may. */
  readonly context: AttemptContext;
  readonly onProgress: (counts: () => Counts) => void;
}

/** How an attempt at a download ended. */
interface AttemptEnd {
  /** The record after the attempt; undefined when it was removed from the ledger. */
  readonly record: SaveRecord | undefined;
  /** Whether our own host did not answer at all. */
  readonly isUnreachable: boolean;
}

/**
 * Downloads what a record asks for, as far as one attempt allows. Writes the outcome to the ledger and returns it. Rejects with errors
 * of the ledger, and with an unexpected error of a fetch; a lost network and a full device are outcomes.
 */
export async function makeAttempt(before: SaveRecord, deps: AttemptDeps): Promise<AttemptEnd> {
  const { ledger, context } = deps;
  const { appOrigin, signal } = context;
  const fresh = await fetchCurrentIndex(before.id, deps);
  // An aborted request says nothing about the host.
  const isUnreachable = fresh === 'no-response' && !signal.aborted;
  const endWith = async (event: SaveEvent): Promise<AttemptEnd> => {
    return { record: await applyEvent(ledger, before.id, event), isUnreachable };
  };
  if (signal.aborted) return endWith({ type: 'interrupted' });
  if (fresh === 'no-response' || fresh === 'later') return endWith({ type: 'network-lost' });
  if (fresh === 'broken') return endWith({ type: 'broken-index', now: deps.now() });

  const manifest = manifestOf(before, fresh.text, appOrigin);
  const record = await findGeneration(before, manifest, fresh.text, deps);
  if (record === undefined || record.state === 'paused' || record.state === 'failed')
    return { record, isUnreachable };
  const contents = await openContents(record, manifest, deps.caches);
  const isSaved = record.state === 'saved' && record.pending === undefined;
  if (isSaved && filesLeft(contents).length === 0) {
    // Stores the same index again with its new ETag, so that routes/media.ts need not compare texts.
    await storeIndex(contents, fresh);
    return { record, isUnreachable };
  }
  await applyEvent(ledger, before.id, { type: 'started' });
  const event = await fetchMedia(contents, fresh, deps);
  return {
    record: await writeOutcome(contents, signal.aborted ? { type: 'interrupted' } : event, ledger),
    isUnreachable,
  };
}

function fetchCurrentIndex(id: string, { wait, context }: AttemptDeps) {
  const { appOrigin, fetch, signal, semaphore, priority } = context;
  return fetchIndex(id, { appOrigin, fetch, wait, signal, semaphore, priority });
}

/** Chooses the generation to fill: the existing one for an unchanged index, a new one for another (spec offline §3). */
async function findGeneration(before: SaveRecord, manifest: Manifest, index: string, deps: AttemptDeps) {
  const { kind } = manifest;
  const stored = await storedIndex(before, manifest.indexUrl, deps.caches);
  const isUnchanged = stored === index;
  const earlier = [stored, before.pending?.index].map((text) =>
    namesIn(before, text, deps.context.appOrigin),
  );
  return deps.ledger.update(before.id, (current) => {
    if (current === undefined) return undefined;
    const outsideMedia = [
      ...new Set([...current.outsideMedia, ...addressesOutsideFolder(manifest, manifest.media)]),
    ];
    const record = { ...current, ...newNames(current, earlier, manifest), kind, outsideMedia };
    if (isUnchanged) return reduceSave(record, { type: 'unchanged-index' });
    if (record.pending?.index === index) return record;
    const generation = nextGeneration(record, deps.now());
    return reduceSave(record, { type: 'changed-index', index, generation });
  });
}

type Names = Pick<Manifest, 'title' | 'language'>;

/** Returns title and language of an earlier index; none when there was none, or this version cannot read it. */
function namesIn(record: SaveRecord, index: string | undefined, appOrigin: string): Names {
  try {
    return index === undefined ? {} : manifestOf(record, index, appOrigin);
  } catch {
    return {};
  }
}

/** Returns what an index changes of a record's title and language: those that no gallery's list gave. */
function newNames(current: SaveRecord, earlier: readonly Names[], { title, language }: Manifest): Names {
  const isOfIndex = (name: keyof Names) =>
    current[name] === undefined || earlier.some((names) => names[name] === current[name]);
  return {
    ...(title !== undefined && isOfIndex('title') ? { title } : {}),
    ...(language !== undefined && isOfIndex('language') ? { language } : {}),
  };
}

async function storedIndex({ id, generation }: SaveRecord, indexUrl: string, caches: CacheStorage) {
  if (generation === undefined) return undefined;
  const cache = await caches.open(mediaCacheName(id, generation));
  return (await matchMedium(cache, indexUrl))?.text();
}

async function fetchMedia(
  contents: DownloadContents,
  fresh: FreshIndex,
  deps: AttemptDeps,
): Promise<SaveEvent> {
  const { caches, quota, wait, context, onProgress } = deps;
  const { fetch, signal } = context;
  const storage = quota.storageFor(contents.record, {
    bytesLeft: () => bytesLeft(contents, { fetch, signal, wait }),
    signal,
    wait,
  });
  const isRequested = contents.record.saveReason === 'requested';
  if (isRequested && filesLeft(contents).length > 0) {
    const shortOf = await storage.ensureByEstimate();
    if (shortOf > 0) return { type: 'storage-full', shortOf };
  }
  const allowed = isRequested ? undefined : await quota.allowanceOfUnrequested(contents.storedBytes);
  const fetchDeps = {
    caches,
    context,
    onProgress,
    storage,
    isIndexAvailable: async () => typeof (await fetchCurrentIndex(contents.record.id, deps)) === 'object',
  };
  const end = await fetchVerified(contents, fetchDeps, allowed?.bytes ?? Infinity);
  if (typeof end !== 'string') {
    // Without an earlier complete generation, the files stored so far can already be read.
    if (contents.record.generation === undefined) await storeIndex(contents, fresh);
    return { type: 'storage-full', ...end };
  }
  switch (end) {
    case 'all':
      return finish(contents, fresh, storage, deps);
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
  { caches, now, context: { signal } }: AttemptDeps,
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
 * Returns whether the complete generation must stay: the new one lacks a file that the host has, or one that is refused and that the
 * complete generation holds. A file that it never held may not exist, since some hosts refuse what they do not have.
 */
async function isBlocked(contents: DownloadContents): Promise<boolean> {
  const { olderCache, unavailable, refused } = contents;
  if (olderCache === undefined) return false;
  const left = filesLeft(contents).filter((url) => !unavailable.has(url));
  if (left.some((url) => !refused.has(url))) return true;
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

/** Returns whether a person asked for it during this attempt: what limited the attempt no longer applies, and the next one goes on. */
function isLimitLiftedByRequest({ type }: SaveEvent, before: SaveRecord, current: SaveRecord): boolean {
  const isNowRequested = current.saveReason === 'requested' && before.saveReason !== 'requested';
  return isNowRequested && (type === 'paused' || type === 'storage-full');
}

function isSameGeneration({ id, generation, pending }: SaveRecord, { cacheName }: DownloadContents): boolean {
  const current = pending?.generation ?? generation;
  return current !== undefined && mediaCacheName(id, current) === cacheName;
}
