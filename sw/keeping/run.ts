// One run of keeping one presentation: its index, then its media, then the index into the cache, then the done mark.
// A run that dies at any point leaves something that the next one goes on from.
import { mediaCacheName } from '../../src/contract/offline/names';
import type { Trouble } from '../../src/contract/offline/worker-messages';
import { indexAddress } from '../../src/contract/presentation/media-path';
import { fetchBatch, type BatchEnd, type Gate } from './batch';
import type { KeptRecord, Ledger } from './ledger';
import type { Fetch } from './medium/request';
import { sizesIn } from './medium/stored-medium';
import { leftToFetch, planOf, type Plan } from './policy';

export interface RunEdges {
  readonly origin: string;
  readonly caches: CacheStorage;
  readonly fetch: Fetch;
  readonly ledger: Ledger;
  readonly gate: Gate;
  readonly now: () => number;
  readonly signal: AbortSignal;
  readonly onProgress: (record: KeptRecord) => void;
  /** Makes room; false when there is nothing left that may go. */
  readonly makeRoom: () => Promise<boolean>;
}

/** How a run ended: all is here, the time is up, it was taken back, or a trouble that pages are told. */
export type RunEnd = 'complete' | 'resting' | 'taken-back' | Exclude<Trouble, 'missing-media'>;

/** Milliseconds a run may begin new media for; browsers end workers that stay busy for minutes. */
const runTime = 25_000;

interface FreshIndex {
  readonly text: string;
  readonly etag: string | null;
}

/** Keeps what the record asks for, as far as one run comes. */
export async function keepPresentation(asked: KeptRecord, edges: RunEdges): Promise<RunEnd> {
  const until = edges.now() + runTime;
  const fresh = await fetchIndex(asked, edges);
  // Offline, and after a deploy that broke an index, what is whole stays as it is.
  if (typeof fresh === 'string') return asked.generation === undefined ? fresh : 'complete';
  const plan = readPlan(asked, fresh.text, edges.origin);
  if (plan === undefined) return asked.generation === undefined ? 'broken-index' : 'complete';

  const record = await beginGeneration(asked, plan, fresh.text, edges);
  if (record === undefined) return 'taken-back';
  const shelf = await openShelf(record, edges);
  const end = await fetchAll(shelf, record, plan, until, edges);
  if (end === 'taken-back') return end;
  if (end === 'all') return finish(shelf, record, plan, fresh, edges);
  if (end === 'storage-full' && record.generation === undefined) await storeIndex(shelf, plan, fresh);
  await edges.ledger.update(record.id, (current) => current && { ...current, ...countOf(shelf, plan) });
  return end;
}

async function fetchIndex(
  { id }: KeptRecord,
  { fetch, origin, signal }: RunEdges,
): Promise<FreshIndex | 'network' | 'broken-index' | 'taken-back'> {
  try {
    const response = await fetch(indexAddress(origin, id), { cache: 'no-cache', signal });
    if (response.status >= 500) return 'network';
    if (response.status !== 200) return 'broken-index';
    return { text: await response.text(), etag: response.headers.get('etag') };
  } catch {
    return signal.aborted ? 'taken-back' : 'network';
  }
}

function readPlan(record: KeptRecord, index: string, origin: string): Plan | undefined {
  try {
    return planOf(record, index, origin);
  } catch {
    // The viewer reads the same index, and reports what is wrong with it.
    return undefined;
  }
}

/** The same index goes on with the generation it has; another one begins a new generation (decision 17). */
async function beginGeneration(asked: KeptRecord, plan: Plan, index: string, edges: RunEdges) {
  const isUnchanged = (await heldIndex(asked, plan, edges)) === index;
  return edges.ledger.update(asked.id, (record) => {
    if (record === undefined) return undefined;
    const elsewhere = [...new Set([...record.elsewhere, ...plan.elsewhere])];
    const { coming, trouble: _old, ...kept } = record;
    const begun = { ...kept, elsewhere, total: plan.media.length };
    if (isUnchanged) return begun;
    if (coming?.index === index) return { ...begun, coming };
    const generation = Math.max(record.generation ?? 0, coming?.generation ?? 0) + 1;
    return { ...begun, coming: { generation, index }, missing: [] };
  });
}

async function heldIndex({ id, generation }: KeptRecord, plan: Plan, { caches }: RunEdges) {
  if (generation === undefined) return undefined;
  const cache = await caches.open(mediaCacheName(id, generation));
  return (await cache.match(plan.indexUrl))?.text();
}

/** Where this run puts things, and what is there already. */
interface Shelf {
  readonly cache: Cache;
  readonly older: Cache | undefined;
  /** Bytes by address. */
  readonly sizes: Map<string, number>;
  readonly missing: Set<string>;
}

async function openShelf({ id, generation, coming, missing }: KeptRecord, { caches }: RunEdges) {
  const cache = await caches.open(mediaCacheName(id, coming?.generation ?? generation ?? 1));
  const older = coming && generation !== undefined ? mediaCacheName(id, generation) : undefined;
  return {
    cache,
    older: older === undefined ? undefined : await caches.open(older),
    sizes: await sizesIn(cache),
    missing: new Set(missing),
  };
}

async function fetchAll(
  shelf: Shelf,
  record: KeptRecord,
  plan: Plan,
  until: number,
  edges: RunEdges,
): Promise<BatchEnd> {
  const fetchLeft = () => {
    const urls = leftToFetch(plan, new Set(shelf.sizes.keys()), [...shelf.missing]);
    return fetchBatch({
      ...edges,
      urls,
      into: shelf.cache,
      older: shelf.older,
      hasTime: () => edges.now() < until,
      onMissing: (url) => shelf.missing.add(url),
      onStored: (url, bytes) => {
        shelf.sizes.set(url, bytes);
        shelf.missing.delete(url);
        edges.onProgress({ ...record, ...countOf(shelf, plan) });
      },
    });
  };
  const end = await fetchLeft();
  return end === 'storage-full' && (await edges.makeRoom()) ? fetchLeft() : end;
}

function countOf({ sizes, missing }: Shelf, plan: Plan): Pick<KeptRecord, 'done' | 'bytes' | 'missing'> {
  const here = plan.media.filter((url) => sizes.has(url));
  const bytes = here.reduce((sum, url) => sum + (sizes.get(url) ?? 0), 0);
  return { done: here.length, bytes, missing: [...missing] };
}

async function storeIndex({ cache }: Shelf, plan: Plan, { text, etag }: FreshIndex): Promise<boolean> {
  const headers = { 'content-type': 'application/json', ...(etag === null ? {} : { etag }) };
  return cache.put(plan.indexUrl, new Response(text, { headers })).then(
    () => true,
    () => false,
  );
}

/** Index, done mark, and only then the generation before may go. */
async function finish(
  shelf: Shelf,
  record: KeptRecord,
  plan: Plan,
  fresh: FreshIndex,
  { ledger }: RunEdges,
): Promise<RunEnd> {
  if (!(await storeIndex(shelf, plan, fresh))) return 'storage-full';
  const finished = await ledger.update(record.id, (current) => {
    if (current === undefined) return undefined;
    const { coming, ...kept } = current;
    const whole = { ...kept, ...countOf(shelf, plan), elsewhere: plan.elsewhere };
    const marked = coming ? { ...whole, generation: coming.generation } : whole;
    return shelf.missing.size > 0 ? { ...marked, trouble: 'missing-media' } : marked;
  });
  return finished === undefined ? 'taken-back' : 'complete';
}
