// A long medium, such as a film, is stored in chunks under their own addresses; an entry without body at its address is written last.
// The first chunk is stored first and deleted last, so that one lookup shows whether there are any chunks. Response headers say
// which version of the file a chunk belongs to. Fetches nothing.
import * as limits from '../../src/contract/limits';

/** How a file is divided into chunks. */
export interface Chunking {
  /** Bytes of the file. */
  readonly size: number;
  /** Bytes of each chunk except the last. */
  readonly chunkBytes: number;
}

/** One version of a file that is stored in chunks. Chunks of two versions are never combined. */
export interface FileVersion extends Chunking {
  /** A strong ETag or a strong date, valid in If-Range. */
  readonly validator: string;
}

/** The chunks of a medium of 4 GiB, the largest of a story. A file with more chunks is refused. */
const maxChunks = limits.media.largest / limits.media.chunk;

/** Returns the version of a response or a stored entry that is a first chunk; undefined for any other. */
export function fileVersionOf(headers: Headers): FileVersion | undefined {
  const range = readContentRange(headers.get('content-range'));
  const validator = strongValidator(headers);
  // The length of an encoded body is not the length of what arrives.
  if (range?.start !== 0 || validator === undefined || headers.has('content-encoding')) return undefined;
  const version = { size: range.size, chunkBytes: range.end + 1, validator };
  return isChunkable(version) ? version : undefined;
}

/** Returns whether a response holds exactly these bytes of this version. */
export function isChunkOf(version: FileVersion, { start, end }: Span, headers: Headers): boolean {
  const range = readContentRange(headers.get('content-range'));
  return (
    range?.start === start &&
    range.end === end &&
    range.size === version.size &&
    strongValidator(headers) === version.validator &&
    !headers.has('content-encoding')
  );
}

/** Returns whether a chunking has no more chunks than a medium of a story can have. */
function isChunkable(chunking: Chunking): boolean {
  return chunking.size <= limits.media.largest && chunkCount(chunking) <= maxChunks;
}

/** Returns the number of chunks of a file. */
export function chunkCount({ size, chunkBytes }: Chunking): number {
  return Math.ceil(size / chunkBytes);
}

/** Returns the span of a chunk, counted from 0. */
export function spanOf({ size, chunkBytes }: Chunking, chunk: number): Span {
  return { start: chunk * chunkBytes, end: Math.min((chunk + 1) * chunkBytes, size) - 1 };
}

/** Returns the length of a span in bytes. */
export function lengthOf({ start, end }: Span): number {
  return end - start + 1;
}

/** Header of an entry whose body is stored in chunks: bytes, number of chunks, bytes per chunk. */
export const chunkingHeader = 'x-bookworm-chunks';

/** No server can have a name under `.invalid` (RFC 2606), so that no medium has such an address. */
const chunksOrigin = 'https://chunks.bookworm.invalid';

/** Returns the cache address of a chunk, counted from 0. */
export function chunkAddress(url: string, chunk: number): string {
  return `${chunksOrigin}/${chunk}/${encodeURIComponent(url)}`;
}

/** Returns whether an address names a chunk. */
export function isChunkAddress(url: string): boolean {
  return url.startsWith(`${chunksOrigin}/`);
}

/** Returns the chunking of an entry; undefined when the entry holds its body itself. */
export function chunkingOf(headers: Headers): Chunking | undefined {
  const match = /^(\d+);(\d+);(\d+)$/.exec(headers.get(chunkingHeader) ?? '');
  const [size = 0, count = 0, chunkBytes = 0] = (match ?? []).slice(1).map(Number);
  const chunking = { size, chunkBytes };
  return match !== null && isChunkable(chunking) && chunkCount(chunking) === count ? chunking : undefined;
}

/** Returns the cache entry of a chunk, counted from 0; undefined when it is not stored. */
export function matchChunk(cache: Cache, url: string, chunk: number): Promise<Response | undefined> {
  return cache.match(chunkAddress(url, chunk), { ignoreVary: true });
}

/**
 * Returns the bytes of one chunk of a complete medium. Throws LostChunkError when it is absent or has the wrong length.
 */
export async function openChunk(cache: Cache, url: string, chunking: Chunking, chunk: number): Promise<Blob> {
  const stored = await matchChunk(cache, url, chunk);
  const blob = await stored?.blob();
  if (blob?.size !== lengthOf(spanOf(chunking, chunk))) throw new LostChunkError(url, chunk);
  return blob;
}

/** Returns the version whose chunks are stored; undefined when there is none. */
export async function startedVersion(cache: Cache, url: string): Promise<FileVersion | undefined> {
  const first = await matchChunk(cache, url, 0);
  return first && fileVersionOf(first.headers);
}

/**
 * Yields the numbers of the chunks of a version that are not stored, from 0 on, in order and lazily. Opens one at a time, since some
 * browsers read an opened entry into memory.
 */
export async function* chunksLeft(
  cache: Cache,
  url: string,
  version: FileVersion,
): AsyncGenerator<number, void> {
  for (let chunk = 0; chunk < chunkCount(version); chunk += 1)
    if (!(await hasChunk(cache, url, version, chunk))) yield chunk;
}

/** Returns whether every chunk of a version is stored. */
export async function hasAllChunks(cache: Cache, url: string, version: FileVersion): Promise<boolean> {
  const { done = false } = await chunksLeft(cache, url, version).next();
  return done;
}

async function hasChunk(cache: Cache, url: string, version: FileVersion, chunk: number): Promise<boolean> {
  const stored = await matchChunk(cache, url, chunk);
  const span = spanOf(version, chunk);
  if (stored === undefined || !isChunkOf(version, span, stored.headers)) return false;
  return announcedLength(stored.headers) === lengthOf(span) && (await stored.blob()).size === lengthOf(span);
}

/**
 * Returns the entry for the medium's own address, which marks all chunks as stored. Rejects with LostChunkError when the first chunk
 * is gone.
 */
export async function chunkedEntry(
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
  for (let chunk = version ? chunkCount(version) - 1 : 0; chunk >= 0; chunk -= 1)
    await cache.delete(chunkAddress(url, chunk));
}

/** Thrown when a chunk of a complete medium is absent: the browser deleted it. */
export class LostChunkError extends Error {
  override readonly name = 'LostChunkError';
  constructor(
    readonly url: string,
    readonly chunk: number,
  ) {
    super(`${url}: chunk ${chunk} is lost`);
  }
}

/** First and last byte, inclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Parses `bytes 0-9/100`. Returns undefined for anything else, including an unknown length. */
export function readContentRange(header: string | null): (Span & { readonly size: number }) | undefined {
  const match = /^bytes (\d+)-(\d+)\/(\d+)$/i.exec(header?.trim() ?? '');
  if (match === null) return undefined;
  const [start = 0, end = 0, size = 0] = match.slice(1).map(Number);
  return start <= end && end < size ? { start, end, size } : undefined;
}

/** Milliseconds by which a date must be older than its response to be a strong validator (RFC 9110, 8.8.2.2). */
const dateIsStrongAfter = 60_000;

/**
 * Returns the validator that identifies one version of a file byte by byte (RFC 9110, 8.8.1). Returns undefined when
 * the host sends none: a weak ETag, or a date as recent as the response, may stand for other bytes.
 */
export function strongValidator(headers: Headers): string | undefined {
  const etag = headers.get('etag');
  if (etag !== null) return /^"[^"]*"$/.test(etag) ? etag : undefined;
  const changed = headers.get('last-modified');
  if (changed === null) return undefined;
  // An invalid date parses to NaN, which compares as false.
  const age = Date.parse(headers.get('date') ?? '') - Date.parse(changed);
  return age >= dateIsStrongAfter ? changed : undefined;
}

/** Returns the announced body length in bytes; undefined when there is none, or when the body is encoded. */
export function announcedLength(headers: Headers): number | undefined {
  return headers.has('content-encoding') ? undefined : contentLength(headers);
}

/**
 * Returns the minimum length in bytes of a complete body when the announced length may be the length of its encoded form:
 * incompressible data grows by about a hundredth at most. Firefox accepts an encoded body that breaks off as complete.
 */
export function minLength(headers: Headers): number {
  const encoded = contentLength(headers) ?? 0;
  return Math.max(Math.min(encoded, 1), Math.floor(encoded * 0.99) - 100);
}

function contentLength(headers: Headers): number | undefined {
  const length = headers.get('content-length');
  return length !== null && /^\d+$/.test(length) ? Number(length) : undefined;
}
