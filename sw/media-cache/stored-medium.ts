// Reads media from a cache, stored whole or in chunks. Fetches nothing.
import { matchesSignature, checkType, signatureBytes } from '../response-checks';
import {
  announcedLength,
  type Span,
  fileVersionOf,
  lengthOf,
  chunkAddress,
  chunkCount,
  spanOf,
  startedVersion,
  chunkingHeader,
  chunkingOf,
  hasAllChunks,
  isChunkAddress,
  matchChunk,
  openChunk,
  type Chunking,
} from './medium-chunks';

/** A complete medium that is stored in chunks. */
export interface ChunkedMedium extends Chunking {
  readonly headers: Headers;
  /** Returns the bytes of a chunk, counted from 0. Rejects with LostChunkError when the browser deleted it. */
  readonly openChunk: (chunk: number) => Promise<Blob>;
}

/** A complete medium in the cache: with its body, or in chunks. */
export type StoredMedium = Response | ChunkedMedium;

/** Returns the complete medium at an address; undefined when there is none. */
export async function findMedium(cache: Cache, url: string): Promise<StoredMedium | undefined> {
  const entry = await cache.match(url, { ignoreVary: true });
  if (entry === undefined || checkType(url, entry.headers) === 'page') return undefined;
  const chunking = chunkingOf(entry.headers);
  if (chunking === undefined) return entry;
  const headers = new Headers(entry.headers);
  headers.delete(chunkingHeader);
  return { ...chunking, headers, openChunk: (chunk) => openChunk(cache, url, chunking, chunk) };
}

/** Returns the bytes of a complete medium, including its chunks; 0 when it is absent or unfinished. */
export async function sizeIn(cache: Cache, url: string): Promise<number> {
  const entry = await cache.match(url, { ignoreVary: true });
  return entry === undefined ? 0 : sizeOf(entry);
}

/**
 * Returns the bytes of every complete medium by address. Ignores entries of another type than their address names, and entries of
 * which the browser deleted a chunk. Opens no chunk for that, since a story may have thousands.
 */
export async function sizesIn(cache: Cache): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  const addresses = new Set((await cache.keys()).map(({ url }) => url));
  for (const url of addresses) {
    if (isChunkAddress(url)) continue;
    const entry = await cache.match(url, { ignoreVary: true });
    if (!entry || hasLostChunk(addresses, url, entry)) continue;
    if (!(await isWrongContent(cache, url, entry))) sizes.set(url, await sizeOf(entry));
  }
  return sizes;
}

/** Returns whether a cache with these addresses lacks a chunk of a medium. */
function hasLostChunk(addresses: ReadonlySet<string>, url: string, { headers }: Response): boolean {
  const chunking = chunkingOf(headers);
  if (chunking === undefined) return false;
  for (let chunk = 0; chunk < chunkCount(chunking); chunk += 1)
    if (!addresses.has(chunkAddress(url, chunk))) return true;
  return false;
}

/** Returns whether an entry is not what its address names. Opens the body only when the type is not conclusive. */
async function isWrongContent(cache: Cache, url: string, entry: Response): Promise<boolean> {
  const check = checkType(url, entry.headers);
  if (check !== 'inconclusive') return check === 'page';
  const start = chunkingOf(entry.headers) === undefined ? entry.clone() : await matchChunk(cache, url, 0);
  const first = await (await start?.blob())?.slice(0, signatureBytes).arrayBuffer();
  return first !== undefined && !matchesSignature(url, new Uint8Array(first));
}

async function sizeOf(entry: Response): Promise<number> {
  return chunkingOf(entry.headers)?.size ?? announcedLength(entry.headers) ?? (await entry.blob()).size;
}

/** Returns the stored bytes of a medium that is unfinished or lost chunks; 0 for a complete one. */
export async function bytesOfChunks(cache: Cache, url: string): Promise<number> {
  const entry = await cache.match(url, { ignoreVary: true });
  const chunking = entry === undefined ? await startedVersion(cache, url) : chunkingOf(entry.headers);
  if (chunking === undefined) return 0;
  let bytes = 0;
  for (let chunk = 0; chunk < chunkCount(chunking); chunk += 1)
    if (await matchChunk(cache, url, chunk)) bytes += lengthOf(spanOf(chunking, chunk));
  return entry !== undefined && bytes === chunking.size ? 0 : bytes;
}

/** Returns whether a medium is complete: it and each of its chunks have the announced length. */
export async function isComplete(cache: Cache, url: string): Promise<boolean> {
  const entry = await cache.match(url, { ignoreVary: true });
  if (entry?.status !== 200 || (await isWrongContent(cache, url, entry))) return false;
  const chunking = chunkingOf(entry.headers);
  if (chunking === undefined) {
    const announced = announcedLength(entry.headers);
    return announced === undefined || (await entry.blob()).size === announced;
  }
  const first = await matchChunk(cache, url, 0);
  const version = first && fileVersionOf(first.headers);
  if (version?.size !== chunking.size || version.chunkBytes !== chunking.chunkBytes) return false;
  return hasAllChunks(cache, url, version);
}

/**
 * Returns the complete medium as one response, undefined when there is none. The response of a chunked medium opens one chunk
 * after the other as it is read.
 */
export async function matchMedium(cache: Cache, url: string): Promise<Response | undefined> {
  const stored = await findMedium(cache, url);
  if (stored === undefined || stored instanceof Response) return stored;
  return new Response(streamOfChunks(stored, { start: 0, end: stored.size - 1 }), {
    headers: stored.headers,
  });
}

/**
 * Returns a stream of the bytes of a span. Opens one chunk at a time, only when it is read, and none after a cancel. Fails with
 * LostChunkError when a chunk is gone.
 */
export function streamOfChunks(medium: ChunkedMedium, span: Span): ReadableStream<Uint8Array> {
  let at = span.start;
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  return new ReadableStream<Uint8Array>(
    {
      async pull(stream) {
        while (at <= span.end) {
          reader ??= (await sliceAt(medium, at, span.end)).stream().getReader();
          const { done, value } = await reader.read();
          if (!done) {
            at += value.byteLength;
            if (value.byteLength > 0) return stream.enqueue(value);
          } else reader = undefined;
        }
        stream.close();
      },
      cancel: (reason) => reader?.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

/** Returns the bytes from `at` to the end of its chunk, or to `end`. Rejects with LostChunkError. */
export async function sliceAt(medium: ChunkedMedium, at: number, end: number): Promise<Blob> {
  const chunk = Math.floor(at / medium.chunkBytes);
  const before = chunk * medium.chunkBytes;
  return (await medium.openChunk(chunk)).slice(at - before, end + 1 - before);
}
