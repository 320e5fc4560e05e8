// Defines how a film is stored in a cache: chunks under their own addresses, and an entry without body at the film's
// address, which is written last. The first chunk is stored first and deleted last, so that one lookup shows whether
// there are any chunks. Fetches nothing.
import {
  announcedLength,
  fileVersionOf,
  isChunkable,
  isPartOf,
  lengthOf,
  chunkCount,
  spanOf,
  type FileVersion,
} from './chunk-layout';
import { LostChunkError } from './errors';

/** The chunks of a complete film. */
export interface Chunking {
  readonly size: number;
  readonly chunkBytes: number;
}

/** Header of an entry whose body is stored in chunks: bytes, number of chunks, bytes per chunk. */
export const chunkingHeader = 'x-bookworm-parts';

/** No server can have a name under `.invalid` (RFC 2606), so that no medium has such an address. */
const chunksOrigin = 'https://parts.bookworm.invalid';

/** Returns the cache address of a chunk. */
export function chunkAddress(url: string, part: number): string {
  return `${chunksOrigin}/${part}/${encodeURIComponent(url)}`;
}

/** Returns whether an address is that of a chunk. */
export function isChunkAddress(url: string): boolean {
  return url.startsWith(`${chunksOrigin}/`);
}

/** Returns the chunking of an entry; undefined when the entry holds its body itself. */
export function chunkingOf(headers: Headers): Chunking | undefined {
  const match = /^(\d+);(\d+);(\d+)$/.exec(headers.get(chunkingHeader) ?? '');
  const [size = 0, parts = 0, chunkBytes = 0] = (match ?? []).slice(1).map(Number);
  const chunking = { size, chunkBytes };
  return match !== null && isChunkable(chunking) && chunkCount(chunking) === parts ? chunking : undefined;
}

/** Returns the cache entry of a chunk. */
export function matchChunk(cache: Cache, url: string, part: number): Promise<Response | undefined> {
  return cache.match(chunkAddress(url, part), { ignoreVary: true });
}

/**
 * Returns the bytes of one chunk of a complete film. Throws LostChunkError when it is absent or has the wrong length.
 */
export async function openChunk(cache: Cache, url: string, chunking: Chunking, part: number): Promise<Blob> {
  const stored = await matchChunk(cache, url, part);
  const blob = await stored?.blob();
  if (blob?.size !== lengthOf(spanOf(chunking, part))) throw new LostChunkError(url, part);
  return blob;
}

/** Returns the version whose chunks are stored; undefined when there is none. */
export async function startedVersion(cache: Cache, url: string): Promise<FileVersion | undefined> {
  const first = await matchChunk(cache, url, 0);
  return first && fileVersionOf(first.headers);
}

/**
 * Yields the chunks of a version that are not stored, in order and lazily. Opens one at a time, since some browsers
 * read an opened entry into memory.
 */
export async function* missingParts(
  cache: Cache,
  url: string,
  version: FileVersion,
): AsyncGenerator<number, void> {
  for (let part = 0; part < chunkCount(version); part += 1)
    if (!(await hasPart(cache, url, version, part))) yield part;
}

/** Returns whether every chunk of a version is stored. */
export async function hasAllChunks(cache: Cache, url: string, version: FileVersion): Promise<boolean> {
  const { done = false } = await missingParts(cache, url, version).next();
  return done;
}

async function hasPart(cache: Cache, url: string, version: FileVersion, part: number): Promise<boolean> {
  const stored = await matchChunk(cache, url, part);
  const span = spanOf(version, part);
  if (stored === undefined || !isPartOf(version, span, stored.headers)) return false;
  return announcedLength(stored.headers) === lengthOf(span) && (await stored.blob()).size === lengthOf(span);
}

/** Returns the entry for the film's own address, which marks all chunks as stored. Throws LostChunkError. */
export async function filmEntry(
  cache: Cache,
  url: string,
  { size, chunkBytes }: Chunking,
): Promise<Response> {
  const first = await matchChunk(cache, url, 0);
  if (first === undefined) throw new LostChunkError(url, 0);
  const headers = new Headers(first.headers);
  headers.delete('content-range');
  headers.set('content-length', String(size));
  headers.set(chunkingHeader, `${size};${chunkCount({ size, chunkBytes })};${chunkBytes}`);
  return new Response(null, { headers });
}

/** Deletes all chunks of a medium, the first one last. */
export async function dropChunks(cache: Cache, url: string): Promise<void> {
  const first = await matchChunk(cache, url, 0);
  if (first === undefined) return;
  const version = fileVersionOf(first.headers);
  for (let part = version ? chunkCount(version) - 1 : 0; part >= 0; part -= 1)
    await cache.delete(chunkAddress(url, part));
}
