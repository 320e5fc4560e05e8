// One run of keeping one presentation: its index, then its media, then the proof that all is here, then the index into
// the cache, then the done mark. A run that dies at any point leaves something that the next one goes on from.
import { mediaCacheName } from '../../src/contract/offline/names';
import type { Batch, Shift } from './batch';
import { fetchVerified } from './fetch-verified';
import { fetchIndex, type FreshIndex } from './fetch-index';
import { after, type KeepingEvent } from './save-state';
import type { Ledger } from './ledger/ledger';
import type { Counts, KeptRecord } from './ledger/record';
import type { Fetch } from '../media-cache/request';
import { matchMedium } from '../media-cache/stored-medium';
import { elsewhereOf, planOf, type Plan } from './manifest';
import { countsOf, leftOn, openShelf, type Shelf } from './download-contents';
import { nextGeneration } from './client-generations';
import type { Room } from '../storage/quota';

export interface RunDeps extends Shift, Pick<Batch, 'gate' | 'urgency' | 'playerFirst' | 'onAllBegun'> {
  readonly origin: string;
  readonly caches: CacheStorage;
  readonly fetch: Fetch;
  readonly ledger: Ledger;
  readonly room: Room;
  /** Milliseconds since 1970. */
  readonly date: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly signal: AbortSignal;
  readonly onProgress: (counts: () => Counts) => void;
}

/** How a run ended. */
export interface RunEnd {
  /** The record as the run left it; undefined when it is not in the ledger any more. */
  readonly record: KeptRecord | undefined;
  /** Our own host does not answer at all. */
  readonly isOffline: boolean;
}

/** Keeps what the record asks for, as far as one run comes; writes into the ledger how that went. */
export async function keepPresentation(asked: KeptRecord, deps: RunDeps): Promise<RunEnd> {
  const { ledger, signal } = deps;
  const fresh = await fetchIndex(asked.id, deps);
  const isOffline = fresh === 'no-answer';
  const happened = async (event: KeepingEvent): Promise<RunEnd> => {
    const record = await ledger.update(asked.id, (current) => current && after(current, event));
    return { record, isOffline };
  };
  if (signal.aborted) return happened({ type: 'rested' });
  if (fresh === 'no-answer' || fresh === 'later') return happened({ type: 'network-lost' });
  if (fresh === 'broken') return happened({ type: 'broken-index' });

  const plan = planOf(asked, fresh.text, deps.origin);
  const record = await findGeneration(asked, plan, fresh.text, deps);
  if (record === undefined || record.state === 'paused' || record.state === 'failed')
    return { record, isOffline };
  const shelf = await openShelf(record, plan, deps.caches);
  if (record.state === 'saved' && leftOn(shelf).length === 0) return { record, isOffline };
  await happened({ type: 'begun' });
  const event = await fill(shelf, fresh, deps);
  return { record: await settle(shelf, signal.aborted ? { type: 'rested' } : event, ledger), isOffline };
}

/** The same index goes on with the generation it has; another one begins a new generation (decision 17). */
async function findGeneration(asked: KeptRecord, plan: Plan, index: string, deps: RunDeps) {
  const { kind, title } = plan;
  const isUnchanged = (await heldIndex(asked, plan, deps)) === index;
  return deps.ledger.update(asked.id, (current) => {
    if (current === undefined) return undefined;
    const elsewhere = [...new Set([...current.elsewhere, ...elsewhereOf(plan, plan.media)])];
    const record = { ...(title === undefined ? {} : { title }), ...current, kind, elsewhere };
    if (isUnchanged) return after(record, { type: 'unchanged-index' });
    if (record.coming?.index === index) return record;
    const generation = nextGeneration(record, deps.date());
    return after(record, { type: 'changed-index', index, generation });
  });
}

async function heldIndex({ id, generation }: KeptRecord, plan: Plan, { caches }: RunDeps) {
  if (generation === undefined) return undefined;
  const cache = await caches.open(mediaCacheName(id, generation));
  return (await matchMedium(cache, plan.indexUrl))?.text();
}

async function fill(shelf: Shelf, fresh: FreshIndex, deps: RunDeps): Promise<KeepingEvent> {
  const isAskedFor = shelf.record.origin === 'asked-for';
  if (isAskedFor && leftOn(shelf).length > 0) {
    const shortOf = await deps.room.shortOf(shelf, 'estimate', deps);
    if (shortOf > 0) return { type: 'no-room', shortOf };
  }
  const allowed = isAskedFor ? undefined : await deps.room.unaskedBytes(shelf.bytesHere);
  const end = await fetchVerified(shelf, deps, allowed?.bytes ?? Infinity);
  if (typeof end !== 'string') {
    // What came so far can be read where nothing was whole before.
    if (shelf.record.generation === undefined) await storeIndex(shelf, fresh);
    return { type: 'no-room', ...end };
  }
  switch (end) {
    case 'all':
      return finish(shelf, fresh, deps);
    case 'cache-lost':
    case 'network':
      return { type: 'network-lost' };
    case 'enough':
      if (shelf.record.generation === undefined) await storeIndex(shelf, fresh);
      return allowed?.for === 'room' ? { type: 'no-room', shortOf: lackOf(shelf) } : { type: 'paused' };
    case 'resting':
    case 'taken-back':
      return { type: 'rested' };
  }
}

/** Bytes that are still to come, as far as is known. */
function lackOf(shelf: Shelf): number {
  const { done, total } = countsOf(shelf).bytes;
  return Math.max(1, total - done);
}

/** The index goes into the cache last; the done mark follows. */
async function finish(shelf: Shelf, fresh: FreshIndex, deps: RunDeps): Promise<KeepingEvent> {
  // What is whole gives way only to what is there as far as the host has it.
  const isHeldUp = shelf.older !== undefined && leftOn(shelf).some((url) => !shelf.refused.has(url));
  if (isHeldUp) return { type: 'held-up', now: deps.date() };
  if (!(await storeIndex(shelf, fresh))) return { type: 'no-room', shortOf: fresh.text.length };
  if (!(await deps.caches.has(shelf.cacheName))) return { type: 'rested' };
  return leftOn(shelf).length > 0
    ? { type: 'verified-with-missing', now: deps.date() }
    : { type: 'verified-whole' };
}

async function storeIndex({ cache, plan }: Shelf, { text, etag }: FreshIndex): Promise<boolean> {
  const headers = { 'content-type': 'application/json', ...(etag === null ? {} : { etag }) };
  return cache.put(plan.indexUrl, new Response(text, { headers })).then(
    () => true,
    () => false,
  );
}

/** Notes how much is here and what happened, unless another generation has begun meanwhile. */
async function settle(shelf: Shelf, event: KeepingEvent, ledger: Ledger) {
  const { record, plan, media, sizes } = shelf;
  const counts = countsOf(shelf);
  const cover = plan.pictures.find((url) => sizes.has(url));
  return ledger.update(record.id, (current) => {
    if (current === undefined) return undefined;
    if (!isOf(current, shelf)) return after(current, { type: 'rested' });
    const elsewhere = [...new Set([...current.elsewhere, ...elsewhereOf(plan, media)])];
    const counted = after({ ...current, elsewhere }, { type: 'progressed', counts });
    return after({ ...counted, ...(cover === undefined ? {} : { cover }) }, event);
  });
}

function isOf({ id, generation, coming }: KeptRecord, { cacheName }: Shelf): boolean {
  const current = coming?.generation ?? generation;
  return current !== undefined && mediaCacheName(id, current) === cacheName;
}
