// How a film lies in a cache: parts under addresses of their own, and at the film's own address an entry without body
// that says so, written last. The first part is the first that comes and the last that goes, so that whether there are
// any is one question. Fetches nothing.
import {
  announcedLength,
  editionOf,
  isCuttable,
  isPartOf,
  lengthOf,
  partCount,
  spanOf,
  type Edition,
} from './chunk-layout';
import { LostPartError } from './errors';

/** How a finished film is cut. */
export interface Cut {
  readonly size: number;
  readonly partBytes: number;
}

/** Says of an entry that its body lies in parts: bytes, number of parts, bytes of a part. */
export const cutHeader = 'x-bookworm-parts';

/** No server is ever reached under `.invalid` (RFC 2606), so that no medium can have such an address. */
const partsOrigin = 'https://parts.bookworm.invalid';

export function partAddress(url: string, part: number): string {
  return `${partsOrigin}/${part}/${encodeURIComponent(url)}`;
}

export function isPartAddress(url: string): boolean {
  return url.startsWith(`${partsOrigin}/`);
}

/** How the body of an entry is cut; undefined when the entry has its body itself. */
export function cutOf(headers: Headers): Cut | undefined {
  const match = /^(\d+);(\d+);(\d+)$/.exec(headers.get(cutHeader) ?? '');
  const [size = 0, parts = 0, partBytes = 0] = (match ?? []).slice(1).map(Number);
  const cut = { size, partBytes };
  return match !== null && isCuttable(cut) && partCount(cut) === parts ? cut : undefined;
}

export function matchPart(cache: Cache, url: string, part: number): Promise<Response | undefined> {
  return cache.match(partAddress(url, part), { ignoreVary: true });
}

/** The bytes of one part of a finished film. Throws LostPartError when it is not what it should be. */
export async function openPart(cache: Cache, url: string, cut: Cut, part: number): Promise<Blob> {
  const stored = await matchPart(cache, url, part);
  const blob = await stored?.blob();
  if (blob?.size !== lengthOf(spanOf(cut, part))) throw new LostPartError(url, part);
  return blob;
}

/** The edition of which parts are here already; undefined when none is. */
export async function begunEdition(cache: Cache, url: string): Promise<Edition | undefined> {
  const first = await matchPart(cache, url, 0);
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
  for (let part = 0; part < partCount(edition); part += 1)
    if (!(await hasPart(cache, url, edition, part))) yield part;
}

/** Returns whether every part of an edition is here. */
export async function hasAllParts(cache: Cache, url: string, edition: Edition): Promise<boolean> {
  const { done = false } = await missingParts(cache, url, edition).next();
  return done;
}

async function hasPart(cache: Cache, url: string, edition: Edition, part: number): Promise<boolean> {
  const stored = await matchPart(cache, url, part);
  const span = spanOf(edition, part);
  if (stored === undefined || !isPartOf(edition, span, stored.headers)) return false;
  return announcedLength(stored.headers) === lengthOf(span) && (await stored.blob()).size === lengthOf(span);
}

/** What says that all parts are here: the entry for the film's own address. Throws LostPartError. */
export async function filmEntry(cache: Cache, url: string, { size, partBytes }: Cut): Promise<Response> {
  const first = await matchPart(cache, url, 0);
  if (first === undefined) throw new LostPartError(url, 0);
  const headers = new Headers(first.headers);
  headers.delete('content-range');
  headers.set('content-length', String(size));
  headers.set(cutHeader, `${size};${partCount({ size, partBytes })};${partBytes}`);
  return new Response(null, { headers });
}

/** Takes all parts of a medium away, the first one last. */
export async function dropParts(cache: Cache, url: string): Promise<void> {
  const first = await matchPart(cache, url, 0);
  if (first === undefined) return;
  const edition = editionOf(first.headers);
  for (let part = edition ? partCount(edition) - 1 : 0; part >= 0; part -= 1)
    await cache.delete(partAddress(url, part));
}
