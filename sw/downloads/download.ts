// One run of keeping one presentation: its index, then its media, then the proof that all is here, then the index into
// the cache, then the done mark. A run that dies at any point leaves something that the next one goes on from.
import { mediaCacheName } from '../../src/contract/offline/names';
import type { Batch, Shift } from './batch';
import { fetchVerified } from './fetch-verified';
import { fetchIndex, type FreshIndex } from './fetch-index';
import { reduceSave, type SaveEvent } from './save-state';
import type { Ledger } from './ledger/ledger';
import type { Counts, SaveRecord } from './ledger/record';
import type { Fetch } from '../media-cache/request';
import { matchMedium } from '../media-cache/stored-medium';
import { elsewhereOf, manifestOf, type Manifest } from './manifest';
import { countsOf, leftOn, openContents, type DownloadContents } from './download-contents';
import { nextGeneration } from './client-generations';
import type { Quota } from '../storage/quota';

export interface RunDeps
  extends Shift, Pick<Batch, 'semaphore' | 'urgency' | 'playerRequests' | 'onAllStarted'> {
  readonly origin: string;
  readonly caches: CacheStorage;
  readonly fetch: Fetch;
  readonly ledger: Ledger;
  readonly quotaManager: Quota;
  /** Milliseconds since 1970. */
  readonly date: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly signal: AbortSignal;
  readonly onProgress: (counts: () => Counts) => void;
}

/** How a run ended. */
export interface RunEnd {
  /** The record as the run left it; undefined when it is not in the ledger any more. */
  readonly record: SaveRecord | undefined;
  /** Our own host does not answer at all. */
  readonly isOffline: boolean;
}

/** Keeps what the record asks for, as far as one run comes; writes into the ledger how that went. */
export async function downloadPresentation(asked: SaveRecord, deps: RunDeps): Promise<RunEnd> {
  const { ledger, signal } = deps;
  const fresh = await fetchIndex(asked.id, deps);
  const isOffline = fresh === 'no-answer';
  const happened = async (event: SaveEvent): Promise<RunEnd> => {
    const record = await ledger.update(asked.id, (current) => current && reduceSave(current, event));
    return { record, isOffline };
  };
  if (signal.aborted) return happened({ type: 'rested' });
  if (fresh === 'no-answer' || fresh === 'later') return happened({ type: 'network-lost' });
  if (fresh === 'broken') return happened({ type: 'broken-index' });

  const manifest = manifestOf(asked, fresh.text, deps.origin);
  const record = await findGeneration(asked, manifest, fresh.text, deps);
  if (record === undefined || record.state === 'paused' || record.state === 'failed')
    return { record, isOffline };
  const contents = await openContents(record, manifest, deps.caches);
  if (record.state === 'saved' && leftOn(contents).length === 0) return { record, isOffline };
  await happened({ type: 'started' });
  const event = await fill(contents, fresh, deps);
  return { record: await settle(contents, signal.aborted ? { type: 'rested' } : event, ledger), isOffline };
}

/** The same index goes on with the generation it has; another one begins a new generation (decision 17). */
async function findGeneration(asked: SaveRecord, manifest: Manifest, index: string, deps: RunDeps) {
  const { kind, title } = manifest;
  const isUnchanged = (await heldIndex(asked, manifest, deps)) === index;
  return deps.ledger.update(asked.id, (current) => {
    if (current === undefined) return undefined;
    const elsewhere = [...new Set([...current.elsewhere, ...elsewhereOf(manifest, manifest.media)])];
    const record = { ...(title === undefined ? {} : { title }), ...current, kind, elsewhere };
    if (isUnchanged) return reduceSave(record, { type: 'unchanged-index' });
    if (record.coming?.index === index) return record;
    const generation = nextGeneration(record, deps.date());
    return reduceSave(record, { type: 'changed-index', index, generation });
  });
}

async function heldIndex({ id, generation }: SaveRecord, manifest: Manifest, { caches }: RunDeps) {
  if (generation === undefined) return undefined;
  const cache = await caches.open(mediaCacheName(id, generation));
  return (await matchMedium(cache, manifest.indexUrl))?.text();
}

async function fill(contents: DownloadContents, fresh: FreshIndex, deps: RunDeps): Promise<SaveEvent> {
  const isAskedFor = contents.record.origin === 'asked-for';
  if (isAskedFor && leftOn(contents).length > 0) {
    const shortOf = await deps.quotaManager.shortOf(contents, 'estimate', deps);
    if (shortOf > 0) return { type: 'no-room', shortOf };
  }
  const allowed = isAskedFor ? undefined : await deps.quotaManager.unaskedBytes(contents.bytesHere);
  const end = await fetchVerified(contents, deps, allowed?.bytes ?? Infinity);
  if (typeof end !== 'string') {
    // What came so far can be read where nothing was whole before.
    if (contents.record.generation === undefined) await storeIndex(contents, fresh);
    return { type: 'no-room', ...end };
  }
  switch (end) {
    case 'all':
      return finish(contents, fresh, deps);
    case 'cache-lost':
    case 'network':
      return { type: 'network-lost' };
    case 'enough':
      if (contents.record.generation === undefined) await storeIndex(contents, fresh);
      return allowed?.for === 'room' ? { type: 'no-room', shortOf: lackOf(contents) } : { type: 'paused' };
    case 'resting':
    case 'taken-back':
      return { type: 'rested' };
  }
}

/** Bytes that are still to come, as far as is known. */
function lackOf(contents: DownloadContents): number {
  const { done, total } = countsOf(contents).bytes;
  return Math.max(1, total - done);
}

/** The index goes into the cache last; the done mark follows. */
async function finish(contents: DownloadContents, fresh: FreshIndex, deps: RunDeps): Promise<SaveEvent> {
  // What is whole gives way only to what is there as far as the host has it.
  const isBlocked =
    contents.older !== undefined && leftOn(contents).some((url) => !contents.refused.has(url));
  if (isBlocked) return { type: 'blocked', now: deps.date() };
  if (!(await storeIndex(contents, fresh))) return { type: 'no-room', shortOf: fresh.text.length };
  if (!(await deps.caches.has(contents.cacheName))) return { type: 'rested' };
  return leftOn(contents).length > 0
    ? { type: 'verified-with-missing', now: deps.date() }
    : { type: 'verified-whole' };
}

async function storeIndex(
  { cache, manifest }: DownloadContents,
  { text, etag }: FreshIndex,
): Promise<boolean> {
  const headers = { 'content-type': 'application/json', ...(etag === null ? {} : { etag }) };
  return cache.put(manifest.indexUrl, new Response(text, { headers })).then(
    () => true,
    () => false,
  );
}

/** Notes how much is here and what happened, unless another generation has begun meanwhile. */
async function settle(contents: DownloadContents, event: SaveEvent, ledger: Ledger) {
  const { record, manifest, media, sizes } = contents;
  const counts = countsOf(contents);
  const cover = manifest.pictures.find((url) => sizes.has(url));
  return ledger.update(record.id, (current) => {
    if (current === undefined) return undefined;
    if (!isOf(current, contents)) return reduceSave(current, { type: 'rested' });
    const elsewhere = [...new Set([...current.elsewhere, ...elsewhereOf(manifest, media)])];
    const counted = reduceSave({ ...current, elsewhere }, { type: 'progressed', counts });
    return reduceSave({ ...counted, ...(cover === undefined ? {} : { cover }) }, event);
  });
}

function isOf({ id, generation, coming }: SaveRecord, { cacheName }: DownloadContents): boolean {
  const current = coming?.generation ?? generation;
  return current !== undefined && mediaCacheName(id, current) === cacheName;
}
