// What a cache holds of media, whether they lie there whole or in parts. Fetches nothing.
import { looksLikeIt, saysOf, tellingBytes } from './content-check';
import { announcedLength, editionOf, lengthOf, chunkCount, spanOf } from './chunk-layout';
import {
  startedEdition,
  chunkingHeader,
  chunkingOf,
  dropChunks,
  hasAllChunks,
  isChunkAddress,
  matchChunk,
  openChunk,
  type Chunking,
} from './chunked';
import { streamOfChunks } from './chunk-stream';

/** A finished film that lies in parts. */
export interface ChunkedMedium extends Chunking {
  readonly headers: Headers;
  /** The bytes of a part, counted from 0. Rejects with LostChunkError when the browser took it away. */
  readonly openChunk: (part: number) => Promise<Blob>;
}

/** A finished medium as it lies in the cache: with its body, or in parts. */
export type StoredMedium = Response | ChunkedMedium;

/** The finished medium at an address. */
export async function findMedium(cache: Cache, url: string): Promise<StoredMedium | undefined> {
  const entry = await cache.match(url, { ignoreVary: true });
  // A page may lie here since a time when nobody looked.
  if (entry === undefined || saysOf(url, entry.headers) === 'other') return undefined;
  const chunking = chunkingOf(entry.headers);
  if (chunking === undefined) return entry;
  const headers = new Headers(entry.headers);
  headers.delete(chunkingHeader);
  return { ...chunking, headers, openChunk: (part) => openChunk(cache, url, chunking, part) };
}

/** Bytes of a finished medium, its parts included; 0 when it is not there or not finished. */
export async function sizeIn(cache: Cache, url: string): Promise<number> {
  const entry = await cache.match(url, { ignoreVary: true });
  return entry === undefined ? 0 : sizeOf(entry);
}

/** Bytes of every finished medium, by its address; what is no medium is as good as not here. */
export async function sizesIn(cache: Cache): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const { url } of await cache.keys()) {
    if (isChunkAddress(url)) continue;
    const entry = await cache.match(url, { ignoreVary: true });
    if (entry && !(await isOther(cache, url, entry))) sizes.set(url, await sizeOf(entry));
  }
  return sizes;
}

/** Whether an entry is not what its address names. Opens no body of which the type tells enough. */
async function isOther(cache: Cache, url: string, entry: Response): Promise<boolean> {
  const said = saysOf(url, entry.headers);
  if (said !== 'unsaid') return said === 'other';
  const begins = chunkingOf(entry.headers) === undefined ? entry.clone() : await matchChunk(cache, url, 0);
  const first = await (await begins?.blob())?.slice(0, tellingBytes).arrayBuffer();
  return first !== undefined && !looksLikeIt(url, new Uint8Array(first));
}

async function sizeOf(entry: Response): Promise<number> {
  return chunkingOf(entry.headers)?.size ?? announcedLength(entry.headers) ?? (await entry.blob()).size;
}

/** Bytes of an unfinished medium that are here already; 0 for a finished one. */
export async function bytesOfChunks(cache: Cache, url: string): Promise<number> {
  const edition = await startedEdition(cache, url);
  if (edition === undefined || (await cache.match(url, { ignoreVary: true })) !== undefined) return 0;
  let bytes = 0;
  for (let part = 0; part < chunkCount(edition); part += 1)
    if (await matchChunk(cache, url, part)) bytes += lengthOf(spanOf(edition, part));
  return bytes;
}

/** Whether a medium is finished and as long as its host announced, every part of it too. */
export async function isWhole(cache: Cache, url: string): Promise<boolean> {
  const entry = await cache.match(url, { ignoreVary: true });
  if (entry?.status !== 200 || (await isOther(cache, url, entry))) return false;
  const chunking = chunkingOf(entry.headers);
  if (chunking === undefined) {
    const announced = announcedLength(entry.headers);
    return announced === undefined || (await entry.blob()).size === announced;
  }
  const first = await matchChunk(cache, url, 0);
  const edition = first && editionOf(first.headers);
  if (edition?.size !== chunking.size || edition.chunkBytes !== chunking.chunkBytes) return false;
  return hasAllChunks(cache, url, edition);
}

/** The finished medium as one answer; that of a film opens one part after the other as it is read. */
export async function matchMedium(cache: Cache, url: string): Promise<Response | undefined> {
  const held = await findMedium(cache, url);
  if (held === undefined || held instanceof Response) return held;
  return new Response(streamOfChunks(held, { start: 0, end: held.size - 1 }), { headers: held.headers });
}

/** Takes a medium and all its parts away. A worker that ends in between leaves an unfinished one, never half a film. */
export async function dropMedium(cache: Cache, url: string): Promise<void> {
  await cache.delete(url, { ignoreVary: true });
  await dropChunks(cache, url);
}
