// One generation as it fills: what is planned, what is here, what could not be had. Fetches nothing.
import { limits } from '../../src/contract/limits';
import { mediaCacheName } from '../../src/contract/offline/names';
import { isPlaylist } from '../../src/contract/presentation/media-kind';
import type { Counts, KeptRecord } from './ledger/record';
import { mediaOfPlaylist } from '../media-cache/playlist';
import { bytesOfParts, isWhole, matchMedium, sizeIn, sizesIn } from '../media-cache/stored-medium';
import { allowedOf, type Plan } from './manifest';

export interface Shelf {
  readonly record: KeptRecord;
  readonly plan: Plan;
  readonly cacheName: string;
  readonly cache: Cache;
  /** The generation before, whose bytes serve again where nothing changed. */
  readonly older: Cache | undefined;
  /** All that belongs to it; grows with what playlists name. */
  readonly media: Set<string>;
  /** Bytes of what is here, by address. */
  readonly sizes: Map<string, number>;
  /** Bytes of parts of what is not here yet. */
  readonly parts: Map<string, number>;
  /** Bytes of all that, of what belongs to it. */
  bytesHere: number;
  /** What hosts announced, by address. */
  readonly announced: Map<string, number>;
  readonly missing: Set<string>;
  /** What this run has begun to fetch. */
  readonly begun: Set<string>;
  /** What brought bytes in this run. */
  readonly came: Set<string>;
  /** How often this run has asked for what did not come, since the last byte of it that stayed. */
  readonly vain: Map<string, number>;
  /** What a host said in this run that it does not have. */
  readonly refused: Set<string>;
}

/** Opens the cache of the generation that comes, or else of the one that is whole. */
export async function openShelf(record: KeptRecord, plan: Plan, caches: CacheStorage): Promise<Shelf> {
  const { id, generation, coming } = record;
  const cacheName = mediaCacheName(id, coming?.generation ?? generation ?? 0);
  const cache = await caches.open(cacheName);
  const older = coming && generation !== undefined ? mediaCacheName(id, generation) : undefined;
  const shelf: Shelf = {
    record,
    plan,
    cacheName,
    cache,
    older: older === undefined ? undefined : await caches.open(older),
    media: new Set(plan.media),
    sizes: await sizesIn(cache),
    parts: new Map(),
    bytesHere: 0,
    announced: new Map(),
    missing: new Set((coming?.counts ?? record.counts).missing),
    begun: new Set(),
    came: new Set(),
    vain: new Map(),
    refused: new Set(),
  };
  for (const url of shelf.media) if (shelf.sizes.has(url)) await followPlaylist(shelf, url);
  for (const url of leftOn(shelf)) shelf.parts.set(url, await bytesOfParts(cache, url));
  shelf.bytesHere = bytesOf(shelf);
  return shelf;
}

/** What is left to fetch, in the plan's order; what could not be had last time comes last. */
export function leftOn({ media, sizes, missing }: Shelf): string[] {
  const left = [...media].filter((url) => !sizes.has(url));
  return [...left.filter((url) => !missing.has(url)), ...left.filter((url) => missing.has(url))];
}

/** Notes that bytes came and stayed. */
export function noteBytes(shelf: Shelf, url: string, bytes: number): void {
  const { parts, came, vain } = shelf;
  parts.set(url, (parts.get(url) ?? 0) + bytes);
  shelf.bytesHere += bytes;
  came.add(url);
  vain.delete(url);
}

/** Notes that the host does not have it. */
export function noteRefused({ missing, refused, vain }: Shelf, url: string): void {
  missing.add(url);
  refused.add(url);
  vain.delete(url);
}

/** Notes what was stored; a playlist's segments join the plan. */
export async function noteStored(shelf: Shelf, url: string): Promise<void> {
  const size = await sizeIn(shelf.cache, url);
  shelf.bytesHere += size - (shelf.sizes.get(url) ?? shelf.parts.get(url) ?? 0);
  shelf.sizes.set(url, size);
  shelf.parts.delete(url);
  shelf.vain.delete(url);
  shelf.missing.delete(url);
  await followPlaylist(shelf, url);
}

/** What a playlist names joins what belongs to the story; a playlist that names too much counts as one that is not there. */
async function followPlaylist(shelf: Shelf, url: string): Promise<void> {
  if (!isPlaylist(url)) return;
  if ((shelf.sizes.get(url) ?? 0) > limits.playlist.bytes) return refusePlaylist(shelf, url);
  const text = await (await matchMedium(shelf.cache, url))?.text();
  const named = text === undefined ? [] : mediaOfPlaylist(text, url);
  for (const medium of allowedOf(named, shelf.plan, shelf.record)) {
    if (shelf.media.has(medium)) continue;
    if (shelf.media.size >= limits.playlist.mostMedia) return refusePlaylist(shelf, url);
    shelf.media.add(medium);
    shelf.bytesHere += shelf.sizes.get(medium) ?? shelf.parts.get(medium) ?? 0;
    if (shelf.sizes.has(medium)) await followPlaylist(shelf, medium);
  }
}

function refusePlaylist(shelf: Shelf, url: string): void {
  shelf.bytesHere -= shelf.sizes.get(url) ?? 0;
  shelf.sizes.delete(url);
  noteRefused(shelf, url);
}

/**
 * Forgets what is not here as it should be, though a cache seems to hold it; gives those addresses. Looks at one medium
 * at a time, as a story may be larger than the memory there is.
 */
export async function takeOffBroken(shelf: Shelf, caches: CacheStorage): Promise<string[]> {
  // By its name: the browser may have taken the cache away, and the one in hand would not tell.
  const cache = await caches.open(shelf.cacheName);
  const held = [...shelf.media].filter((url) => shelf.sizes.has(url));
  const broken: string[] = [];
  for (const url of held) if (!(await isWhole(cache, url))) broken.push(url);
  for (const url of broken) {
    shelf.bytesHere -= shelf.sizes.get(url) ?? 0;
    shelf.sizes.delete(url);
    shelf.begun.delete(url);
  }
  return broken;
}

/** Where a length is not known yet, it is taken to be as long as the others are on average, or as what came of them so far. */
export function countsOf({ media, sizes, parts, announced, missing, bytesHere: done }: Shelf): Counts {
  const here = [...media].filter((url) => sizes.has(url));
  const known = [...sizes.entries(), ...announced.entries()].filter(([url]) => media.has(url));
  const lengths = new Map(known);
  const like = lengths.size === 0 ? parts : lengths;
  const average = like.size === 0 ? 0 : Math.round(sum(like.values()) / like.size);
  const total = sum([...media].map((url) => (missing.has(url) ? 0 : (lengths.get(url) ?? average))));
  return {
    files: { done: here.length, total: media.size },
    bytes: { done, total: Math.max(done, total) },
    missing: [...missing],
  };
}

function bytesOf({ media, sizes, parts }: Shelf): number {
  return sum([...media].map((url) => sizes.get(url) ?? parts.get(url) ?? 0));
}

function sum(numbers: Iterable<number>): number {
  let all = 0;
  for (const number of numbers) all += number;
  return all;
}
