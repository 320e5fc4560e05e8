// Answers range requests (RFC 9110, section 14) from a stored medium.
import { isPlaylist } from '../../src/contract/presentation/media-types';
import { sliceAt, streamOfChunks, type ChunkedMedium, type StoredMedium } from '../media-cache/stored-medium';

export type RequestedRange =
  /** Answer 200 with the whole body: no range, a malformed one, or several (the RFC allows that for all three). */
  | { readonly kind: 'whole' }
  /** Answer 206; `start` and `end` are the first and the last byte, inclusive. */
  | { readonly kind: 'range'; readonly start: number; readonly end: number }
  /** Answer 416. */
  | { readonly kind: 'outside' };

const whole: RequestedRange = { kind: 'whole' };
const outside: RequestedRange = { kind: 'outside' };

/** Parses a Range header for a body of `size` bytes. Clamps ends and suffixes that are too long. */
export function readRange(header: string | null, size: number): RequestedRange {
  const match = /^\s*bytes\s*=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (first === '' && last === '') return whole;
  if (first === '') return suffix(Number(last), size);
  const start = Number(first);
  const end = last === '' ? Infinity : Number(last);
  if (end < start) return whole;
  return start < size ? { kind: 'range', start, end: Math.min(end, size - 1) } : outside;
}

function suffix(length: number, size: number): RequestedRange {
  if (length === 0) return outside;
  return size === 0 ? whole : { kind: 'range', start: Math.max(0, size - length), end: size - 1 };
}

/**
 * Returns whether a Range applies: without If-Range, or when that names the strong ETag or the date of the stored body.
 */
export function isRangeCurrent(ifRange: string | null, stored: Headers): boolean {
  if (ifRange === null) return true;
  const wanted = ifRange.trim();
  if (wanted.startsWith('"')) return wanted === stored.get('etag');
  return !wanted.startsWith('W/') && wanted === stored.get('last-modified');
}

/**
 * Bytes up to which a response that spans several chunks is one blob. Longer ones are streamed, since not every browser
 * can create a blob from the cache without reading it. A stream keeps this worker busy while a paused player leaves it
 * half read, and a new version of the worker waits for that (ADR-0005).
 */
const blobUpTo = 16 * 1024 * 1024;

/**
 * Returns the response to a request for a stored medium, whole or in chunks. The bytes are slices of stored blobs, never
 * copies. The chunks of a long medium are opened one after the other as they are read. Rejects with LostChunkError when
 * the browser deleted a chunk before the response started.
 */
export async function createRangeResponse(
  request: Request,
  stored: StoredMedium,
  blobLimit = blobUpTo,
): Promise<Response> {
  const header = request.headers.get('range');
  // Browsers that play HLS natively fail on a partial playlist.
  const isWanted = header !== null && !isPlaylist(request.url);
  const appliesRange = isWanted && isRangeCurrent(request.headers.get('if-range'), stored.headers);
  if (!appliesRange && stored instanceof Response) return stored;
  const medium = stored instanceof Response ? await wholeOf(stored) : chunkedBody(stored, blobLimit);
  const range = appliesRange ? readRange(header, medium.size) : whole;
  switch (range.kind) {
    case 'whole':
      return new Response(await medium.open(0, medium.size - 1), { headers: stored.headers });
    case 'outside':
      return new Response(null, {
        status: 416,
        statusText: 'Range Not Satisfiable',
        headers: { 'content-range': `bytes */${medium.size}`, 'accept-ranges': 'bytes' },
      });
    case 'range':
      return partialContent(stored.headers, medium, range.start, range.end);
  }
}

/** A body that can be read by ranges, first and last byte inclusive. */
interface Body {
  readonly size: number;
  open(start: number, end: number): Promise<BodyInit>;
}

async function wholeOf(stored: Response): Promise<Body> {
  const blob = await stored.blob();
  return { size: blob.size, open: async (start, end) => blob.slice(start, end + 1, blob.type) };
}

function chunkedBody(medium: ChunkedMedium, blobLimit: number): Body {
  return {
    size: medium.size,
    open: async (start, end) => {
      const first = await sliceAt(medium, start, end);
      if (end - start >= blobLimit) return streamOfChunks(medium, { start, end });
      const slices = [first];
      for (let at = start + first.size; at <= end; at += medium.chunkBytes)
        slices.push(await sliceAt(medium, at, end));
      return new Blob(slices);
    },
  };
}

async function partialContent(stored: Headers, medium: Body, start: number, end: number): Promise<Response> {
  const headers = new Headers(stored);
  // The cached body is decoded.
  headers.delete('content-encoding');
  headers.set('accept-ranges', 'bytes');
  headers.set('content-range', `bytes ${start}-${end}/${medium.size}`);
  headers.set('content-length', String(end + 1 - start));
  const body = await medium.open(start, end);
  return new Response(body, { status: 206, statusText: 'Partial Content', headers });
}
