// One generation as it fills: what is planned, what is here, what could not be had. Fetches nothing.
import { limits } from '../../src/contract/limits';
import { mediaCacheName } from '../../src/contract/offline/names';
import { isPlaylist } from '../../src/contract/presentation/media-kind';
import type { Counts, SaveRecord } from './ledger/record';
import { mediaOfPlaylist } from '../media-cache/playlist';
import { bytesOfChunks, isWhole, matchMedium, sizeIn, sizesIn } from '../media-cache/stored-medium';
import { allowedOf, type Manifest } from './manifest';

export interface DownloadContents {
  readonly record: SaveRecord;
  readonly manifest: Manifest;
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
  readonly started: Set<string>;
  /** What brought bytes in this run. */
  readonly came: Set<string>;
  /** How often this run has asked for what did not come, since the last byte of it that stayed. */
  readonly failedAttempts: Map<string, number>;
  /** What a host said in this run that it does not have. */
  readonly refused: Set<string>;
}

/** Opens the cache of the generation that comes, or else of the one that is whole. */
export async function openContents(
  record: SaveRecord,
  manifest: Manifest,
  caches: CacheStorage,
): Promise<DownloadContents> {
  const { id, generation, coming } = record;
  const cacheName = mediaCacheName(id, coming?.generation ?? generation ?? 0);
  const cache = await caches.open(cacheName);
  const older = coming && generation !== undefined ? mediaCacheName(id, generation) : undefined;
  const contents: DownloadContents = {
    record,
    manifest,
    cacheName,
    cache,
    older: older === undefined ? undefined : await caches.open(older),
    media: new Set(manifest.media),
    sizes: await sizesIn(cache),
    parts: new Map(),
    bytesHere: 0,
    announced: new Map(),
    missing: new Set((coming?.counts ?? record.counts).missing),
    started: new Set(),
    came: new Set(),
    failedAttempts: new Map(),
    refused: new Set(),
  };
  for (const url of contents.media) if (contents.sizes.has(url)) await followPlaylist(contents, url);
  for (const url of leftOn(contents)) contents.parts.set(url, await bytesOfChunks(cache, url));
  contents.bytesHere = bytesOf(contents);
  return contents;
}

/** What is left to fetch, in the plan's order; what could not be had last time comes last. */
export function leftOn({ media, sizes, missing }: DownloadContents): string[] {
  const left = [...media].filter((url) => !sizes.has(url));
  return [...left.filter((url) => !missing.has(url)), ...left.filter((url) => missing.has(url))];
}

/** Notes that bytes came and stayed. */
export function noteBytes(contents: DownloadContents, url: string, bytes: number): void {
  const { parts, came, failedAttempts } = contents;
  parts.set(url, (parts.get(url) ?? 0) + bytes);
  contents.bytesHere += bytes;
  came.add(url);
  failedAttempts.delete(url);
}

/** Notes that the host does not have it. */
export function noteRefused({ missing, refused, failedAttempts }: DownloadContents, url: string): void {
  missing.add(url);
  refused.add(url);
  failedAttempts.delete(url);
}

/** Notes what was stored; a playlist's segments join the plan. */
export async function noteStored(contents: DownloadContents, url: string): Promise<void> {
  const size = await sizeIn(contents.cache, url);
  contents.bytesHere += size - (contents.sizes.get(url) ?? contents.parts.get(url) ?? 0);
  contents.sizes.set(url, size);
  contents.parts.delete(url);
  contents.failedAttempts.delete(url);
  contents.missing.delete(url);
  await followPlaylist(contents, url);
}

/** What a playlist names joins what belongs to the story; a playlist that names too much counts as one that is not there. */
async function followPlaylist(contents: DownloadContents, url: string): Promise<void> {
  if (!isPlaylist(url)) return;
  if ((contents.sizes.get(url) ?? 0) > limits.playlist.bytes) return refusePlaylist(contents, url);
  const text = await (await matchMedium(contents.cache, url))?.text();
  const named = text === undefined ? [] : mediaOfPlaylist(text, url);
  for (const medium of allowedOf(named, contents.manifest, contents.record)) {
    if (contents.media.has(medium)) continue;
    if (contents.media.size >= limits.playlist.mostMedia) return refusePlaylist(contents, url);
    contents.media.add(medium);
    contents.bytesHere += contents.sizes.get(medium) ?? contents.parts.get(medium) ?? 0;
    if (contents.sizes.has(medium)) await followPlaylist(contents, medium);
  }
}

function refusePlaylist(contents: DownloadContents, url: string): void {
  contents.bytesHere -= contents.sizes.get(url) ?? 0;
  contents.sizes.delete(url);
  noteRefused(contents, url);
}

/**
 * Forgets what is not here as it should be, though a cache seems to hold it; gives those addresses. Looks at one medium
 * at a time, as a story may be larger than the memory there is.
 */
export async function takeOffBroken(contents: DownloadContents, caches: CacheStorage): Promise<string[]> {
  // By its name: the browser may have taken the cache away, and the one in hand would not tell.
  const cache = await caches.open(contents.cacheName);
  const held = [...contents.media].filter((url) => contents.sizes.has(url));
  const broken: string[] = [];
  for (const url of held) if (!(await isWhole(cache, url))) broken.push(url);
  for (const url of broken) {
    contents.bytesHere -= contents.sizes.get(url) ?? 0;
    contents.sizes.delete(url);
    contents.started.delete(url);
  }
  return broken;
}

/** Where a length is not known yet, it is taken to be as long as the others are on average, or as what came of them so far. */
export function countsOf({
  media,
  sizes,
  parts,
  announced,
  missing,
  bytesHere: done,
}: DownloadContents): Counts {
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

function bytesOf({ media, sizes, parts }: DownloadContents): number {
  return sum([...media].map((url) => sizes.get(url) ?? parts.get(url) ?? 0));
}

function sum(numbers: Iterable<number>): number {
  let all = 0;
  for (const number of numbers) all += number;
  return all;
}
