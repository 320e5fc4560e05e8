// The state of one generation during a download: planned, stored and missing files. Fetches nothing.
import * as limits from '../../src/contract/limits';
import { mediaCacheName } from '../../src/contract/worker/worker-names';
import { isPlaylist, isVideo } from '../../src/contract/presentation/media-types';
import type { Counts, SaveRecord } from '../ledger/record';
import { mediaOfPlaylist, allowedOf, type Manifest } from './download-index';
import { bytesOfChunks, isComplete, matchMedium, sizeIn, sizesIn } from '../media-cache/stored-medium';

export interface DownloadContents {
  readonly record: SaveRecord;
  readonly manifest: Manifest;
  readonly cacheName: string;
  readonly cache: Cache;
  /** The cache of the previous generation, from which unchanged files are copied. */
  readonly olderCache: Cache | undefined;
  /** Addresses of all its media; grows with the addresses that playlists name. */
  readonly media: Set<string>;
  /** Bytes of each stored file, by address. */
  readonly sizes: Map<string, number>;
  /** Bytes of the stored chunks of each unfinished file, by address. */
  readonly bytesInChunks: Map<string, number>;
  /** Sum of `sizes` and `bytesInChunks` over `media`. */
  storedBytes: number;
  /** Bytes that hosts announced, by address. */
  readonly announced: Map<string, number>;
  readonly missing: Set<string>;
  /** Addresses that this attempt at the download has started to fetch. */
  readonly started: Set<string>;
  /** Addresses of which this attempt stored bytes. */
  readonly received: Set<string>;
  /** How often each address has failed in this attempt at the download, since the last byte of it that was stored. */
  readonly failures: Map<string, FailureCount>;
  /** Why this attempt received no file: its host does not have it, or its host or an intermediary refused it. */
  readonly absences: Map<string, 'unavailable' | 'refused'>;
  /** Addresses of files that this attempt left out, since they are longer than the story's allowance. */
  readonly overAllowance: Set<string>;
}

interface FailureCount {
  readonly times: number;
  /** Whether the last one may have been a refusal: a foreign host did not answer. */
  readonly mayBeRefusal: boolean;
}

/**
 * Returns the contents of the pending generation, or else of the complete one: its stored and its missing files, with the sizes
 * in bytes. Creates the cache when there is none. Rejects when the cache cannot be read.
 */
export async function openContents(
  record: SaveRecord,
  manifest: Manifest,
  caches: CacheStorage,
): Promise<DownloadContents> {
  const { id, generation, pending } = record;
  const cacheName = mediaCacheName(id, pending?.generation ?? generation ?? 0);
  const cache = await caches.open(cacheName);
  const olderName = pending && generation !== undefined ? mediaCacheName(id, generation) : undefined;
  const contents: DownloadContents = {
    record,
    manifest,
    cacheName,
    cache,
    olderCache: olderName === undefined ? undefined : await caches.open(olderName),
    media: new Set(manifest.media),
    sizes: await sizesIn(cache),
    bytesInChunks: new Map(),
    storedBytes: 0,
    announced: new Map(),
    missing: new Set((pending?.counts ?? record.counts).missing),
    started: new Set(),
    received: new Set(),
    failures: new Map(),
    absences: new Map(),
    overAllowance: new Set(),
  };
  for (const url of contents.media) if (contents.sizes.has(url)) await followPlaylist(contents, url);
  for (const url of filesLeft(contents)) contents.bytesInChunks.set(url, await bytesOfChunks(cache, url));
  contents.storedBytes = bytesOf(contents);
  return contents;
}

/** Returns the addresses left to fetch, in the manifest's order; the ones that were missing last time come last. */
export function filesLeft({ media, sizes, missing }: DownloadContents): string[] {
  const left = [...media].filter((url) => !sizes.has(url));
  return [...left.filter((url) => !missing.has(url)), ...left.filter((url) => missing.has(url))];
}

/** Records the number of stored bytes of a file, which ends its failures. */
export function noteBytes(contents: DownloadContents, url: string, bytes: number): void {
  const { bytesInChunks, received, failures } = contents;
  bytesInChunks.set(url, (bytesInChunks.get(url) ?? 0) + bytes);
  contents.storedBytes += bytes;
  received.add(url);
  failures.delete(url);
}

/** Records that the stored chunks of a file were deleted, since its host has another version. */
export function noteChunksDropped(contents: DownloadContents, url: string): void {
  contents.storedBytes -= contents.bytesInChunks.get(url) ?? 0;
  contents.bytesInChunks.delete(url);
}

/**
 * What became of a file. `unavailable`: the host does not have it. `refused`: the answer does not say whether the host has it.
 * `no-response`: a foreign host did not answer, because it refuses the file or because of the network. `failed`: the fetch failed,
 * because of the file itself or of the network. `over-allowance`: the host has it, but it is longer than the story's allowance.
 * `deferred`: its next chunk must wait; the file must be started again.
 */
export type FileOutcome =
  | 'stored'
  | 'unavailable'
  | 'refused'
  | 'no-response'
  | 'failed'
  | 'over-allowance'
  | 'deferred';

/** Records the outcome of a started file. A stored playlist adds its segments to `media`. Rejects when the cache cannot be read. */
export async function noteOutcome(
  contents: DownloadContents,
  url: string,
  outcome: FileOutcome,
): Promise<void> {
  const { missing, failures } = contents;
  switch (outcome) {
    case 'stored':
      missing.delete(url);
      failures.delete(url);
      return noteStored(contents, url);
    case 'unavailable':
    case 'refused':
      missing.add(url);
      failures.delete(url);
      contents.absences.set(url, outcome);
      return;
    case 'over-allowance':
      missing.delete(url);
      failures.delete(url);
      contents.overAllowance.add(url);
      return;
    case 'failed':
    case 'no-response':
      failures.set(url, {
        times: (failures.get(url)?.times ?? 0) + 1,
        mayBeRefusal: outcome === 'no-response',
      });
      return;
    case 'deferred':
      contents.started.delete(url);
  }
}

/** Records that the browser deleted the cache: nothing of it counts as stored. */
export function noteCacheDeleted(contents: DownloadContents): void {
  contents.sizes.clear();
  contents.bytesInChunks.clear();
  contents.storedBytes = 0;
}

async function noteStored(contents: DownloadContents, url: string): Promise<void> {
  const size = await sizeIn(contents.cache, url);
  contents.storedBytes += size - (contents.sizes.get(url) ?? contents.bytesInChunks.get(url) ?? 0);
  contents.sizes.set(url, size);
  contents.bytesInChunks.delete(url);
  await followPlaylist(contents, url);
}

/**
 * Adds the files that a playlist names to `media`. A playlist that is too long or names too many files counts as
 * unavailable.
 */
async function followPlaylist(contents: DownloadContents, url: string): Promise<void> {
  if (!isPlaylist(url)) return;
  if ((contents.sizes.get(url) ?? 0) > limits.playlist.bytes) return dropPlaylist(contents, url);
  const text = await (await matchMedium(contents.cache, url))?.text();
  const named = text === undefined ? [] : mediaOfPlaylist(text, url);
  for (const medium of allowedOf(named, contents.manifest, contents.record)) {
    if (contents.media.has(medium)) continue;
    if (contents.media.size >= limits.playlist.maxFiles) return dropPlaylist(contents, url);
    contents.media.add(medium);
    contents.storedBytes += contents.sizes.get(medium) ?? contents.bytesInChunks.get(medium) ?? 0;
    if (contents.sizes.has(medium)) await followPlaylist(contents, medium);
  }
}

async function dropPlaylist(contents: DownloadContents, url: string): Promise<void> {
  contents.storedBytes -= contents.sizes.get(url) ?? 0;
  contents.sizes.delete(url);
  await noteOutcome(contents, url, 'unavailable');
}

/**
 * Removes from the contents the files that are not stored completely, and returns their addresses. Checks one medium at
 * a time, since a story may be larger than the available memory.
 */
export async function dropBroken(contents: DownloadContents, caches: CacheStorage): Promise<string[]> {
  // Open it by name: if the browser deleted the cache, the open handle would not show that.
  const cache = await caches.open(contents.cacheName);
  const stored = [...contents.media].filter((url) => contents.sizes.has(url));
  const broken: string[] = [];
  for (const url of stored) if (!(await isComplete(cache, url))) broken.push(url);
  for (const url of broken) {
    contents.storedBytes -= contents.sizes.get(url) ?? 0;
    contents.sizes.delete(url);
    contents.started.delete(url);
  }
  return broken;
}

/**
 * Returns how many files and bytes are stored, how many there are, and which files are missing. Unknown lengths are
 * estimated (`createLengthEstimate`); while none is known, from the bytes stored so far.
 */
export function countsOf({
  media,
  sizes,
  bytesInChunks,
  announced,
  missing,
  storedBytes: done,
}: DownloadContents): Counts {
  const stored = [...media].filter((url) => sizes.has(url));
  const known = [...announced.entries(), ...sizes.entries()].filter(([url]) => media.has(url));
  const lengthOf = createLengthEstimate(known.length === 0 ? bytesInChunks : new Map(known));
  // A file that was missing last time may be stored meanwhile, or no longer be part of the story.
  const isMissing = (url: string) => missing.has(url) && !sizes.has(url);
  const total = sum([...media].map((url) => (isMissing(url) ? 0 : lengthOf(url))));
  return {
    files: { done: stored.length, total: media.size },
    bytes: { done, total: Math.max(done, total) },
    missing: [...media].filter(isMissing),
  };
}

function bytesOf({ media, sizes, bytesInChunks }: DownloadContents): number {
  return sum([...media].map((url) => sizes.get(url) ?? bytesInChunks.get(url) ?? 0));
}

function sum(numbers: Iterable<number>): number {
  let all = 0;
  for (const number of numbers) all += number;
  return all;
}

/**
 * Returns a function that returns the length of a file in bytes: the known one, or else the average of the known ones of its kind,
 * films or other files. While no film is known, one counts as another file; while none of these is known, they count as nothing:
 * beside a film they are small, and as long as one they would seem not to fit on the device.
 */
export function createLengthEstimate(known: ReadonlyMap<string, number>): (url: string) => number {
  const averageOfKind = (isFilm: boolean) =>
    averageOf([...known].filter(([url]) => isVideo(url) === isFilm).map(([, length]) => length));
  const other = averageOfKind(false) ?? 0;
  const averages = { film: averageOfKind(true) ?? other, other };
  return (url) => known.get(url) ?? (isVideo(url) ? averages.film : averages.other);
}

function averageOf(lengths: readonly number[]): number | undefined {
  if (lengths.length === 0) return undefined;
  return Math.round(lengths.reduce((sum, length) => sum + length, 0) / lengths.length);
}
