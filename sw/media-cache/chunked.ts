// How a film lies in a cache: parts under addresses of their own, and at the film's own address an entry without body
// that says so, written last. The first part is the first that comes and the last that goes, so that whether there are
// any is one question. Fetches nothing.
import {
  announcedLength,
  editionOf,
  isChunkable,
  isPartOf,
  lengthOf,
  chunkCount,
  spanOf,
  type Edition,
} from './chunk-layout';
import { LostChunkError } from './errors';

/** How a finished film is cut. */
export interface Chunking {
  readonly size: number;
  readonly chunkBytes: number;
}

/** Says of an entry that its body lies in parts: bytes, number of parts, bytes of a part. */
export const chunkingHeader = 'x-bookworm-parts';

/** No server is ever reached under `.invalid` (RFC 2606), so that no medium can have such an address. */
const partsOrigin = 'https://parts.bookworm.invalid';

export function chunkAddress(url: string, part: number): string {
  return `${partsOrigin}/${part}/${encodeURIComponent(url)}`;
}

export function isChunkAddress(url: string): boolean {
  return url.startsWith(`${partsOrigin}/`);
}

/** How the body of an entry is cut; undefined when the entry has its body itself. */
export function chunkingOf(headers: Headers): Chunking | undefined {
  const match = /^(\d+);(\d+);(\d+)$/.exec(headers.get(chunkingHeader) ?? '');
  const [size = 0, parts = 0, chunkBytes = 0] = (match ?? []).slice(1).map(Number);
  const chunking = { size, chunkBytes };
  return match !== null && isChunkable(chunking) && chunkCount(chunking) === parts ? chunking : undefined;
}

export function matchChunk(cache: Cache, url: string, part: number): Promise<Response | undefined> {
  return cache.match(chunkAddress(url, part), { ignoreVary: true });
}

/** The bytes of one part of a finished film. Throws LostChunkError when it is not what it should be. */
export async function openChunk(cache: Cache, url: string, chunking: Chunking, part: number): Promise<Blob> {
  const stored = await matchChunk(cache, url, part);
  const blob = await stored?.blob();
  if (blob?.size !== lengthOf(spanOf(chunking, part))) throw new LostChunkError(url, part);
  return blob;
}

/** The edition of which parts are here already; undefined when none is. */
export async function startedEdition(cache: Cache, url: string): Promise<Edition | undefined> {
  const first = await matchChunk(cache, url, 0);
  return first && editionOf(first.headers);
}

/**
 * Gives the parts of an edition that are not here, in order, and looks no further than it is asked to. Opens one at a
 * time: some browsers read into memory what is opened.
 */
export async function* missingParts(
  cache: Cache,
  url: string,
  edition: Edition,
): AsyncGenerator<number, void> {
  for (let part = 0; part < chunkCount(edition); part += 1)
    if (!(await hasPart(cache, url, edition, part))) yield part;
}

/** Returns whether every part of an edition is here. */
export async function hasAllChunks(cache: Cache, url: string, edition: Edition): Promise<boolean> {
  const { done = false } = await missingParts(cache, url, edition).next();
  return done;
}

async function hasPart(cache: Cache, url: string, edition: Edition, part: number): Promise<boolean> {
  const stored = await matchChunk(cache, url, part);
  const span = spanOf(edition, part);
  if (stored === undefined || !isPartOf(edition, span, stored.headers)) return false;
  return announcedLength(stored.headers) === lengthOf(span) && (await stored.blob()).size === lengthOf(span);
}

/** What says that all parts are here: the entry for the film's own address. Throws LostChunkError. */
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

/** Takes all parts of a medium away, the first one last. */
export async function dropChunks(cache: Cache, url: string): Promise<void> {
  const first = await matchChunk(cache, url, 0);
  if (first === undefined) return;
  const edition = editionOf(first.headers);
  for (let part = edition ? chunkCount(edition) - 1 : 0; part >= 0; part -= 1)
    await cache.delete(chunkAddress(url, part));
}
