// Range requests (RFC 9110, section 14) as pure functions: what a header asks of a body of so many bytes.
// Does not know where the body comes from.

export type RangeAnswer =
  /** Answer 200 with all of it: nothing was asked, it was malformed, or several parts were (all allowed by the RFC). */
  | { readonly kind: 'whole' }
  /** Answer 206; `start` and `end` are the first and the last byte, both counted. */
  | { readonly kind: 'part'; readonly start: number; readonly end: number }
  /** Answer 416. */
  | { readonly kind: 'outside' };

const whole: RangeAnswer = { kind: 'whole' };
const outside: RangeAnswer = { kind: 'outside' };

/** What a Range header asks of a body of `size` bytes; ends and suffixes that are too long are clamped. */
export function readRange(header: string | null, size: number): RangeAnswer {
  const match = /^\s*bytes\s*=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (first === '' && last === '') return whole;
  if (first === '') return suffix(Number(last), size);
  const start = Number(first);
  const end = last === '' ? Infinity : Number(last);
  if (end < start) return whole;
  return start < size ? { kind: 'part', start, end: Math.min(end, size - 1) } : outside;
}

function suffix(length: number, size: number): RangeAnswer {
  if (length === 0) return outside;
  return size === 0 ? whole : { kind: 'part', start: Math.max(0, size - length), end: size - 1 };
}

/** Whether a Range counts: without If-Range, or when it names the strong ETag or the date of the body we hold. */
export function mayAnswerRange(ifRange: string | null, held: Headers): boolean {
  if (ifRange === null) return true;
  const wanted = ifRange.trim();
  if (wanted.startsWith('"')) return wanted === held.get('etag');
  return !wanted.startsWith('W/') && wanted === held.get('last-modified');
}

/** A playlist is text that a player reads whole; browsers that play HLS themselves fail on a part of it. */
function isPlaylist(url: string): boolean {
  return new URL(url).pathname.endsWith('.m3u8');
}

/**
 * The answer to a request for a body that is held whole. The part is a slice of the held blob, never a copy of it.
 */
export async function answerRange(request: Request, held: Response): Promise<Response> {
  const header = request.headers.get('range');
  if (header === null || isPlaylist(request.url)) return held;
  if (!mayAnswerRange(request.headers.get('if-range'), held.headers)) return held;
  const body = await held.blob();
  const range = readRange(header, body.size);
  switch (range.kind) {
    case 'whole':
      return new Response(body, { headers: held.headers });
    case 'outside':
      return new Response(null, {
        status: 416,
        statusText: 'Range Not Satisfiable',
        headers: { 'content-range': `bytes */${body.size}`, 'accept-ranges': 'bytes' },
      });
    case 'part':
      return part(held, body, range.start, range.end);
  }
}

function part(held: Response, body: Blob, start: number, end: number): Response {
  const headers = new Headers(held.headers);
  // The cache holds the body decoded.
  headers.delete('content-encoding');
  headers.set('accept-ranges', 'bytes');
  headers.set('content-range', `bytes ${start}-${end}/${body.size}`);
  headers.set('content-length', String(end + 1 - start));
  const slice = body.slice(start, end + 1, body.type);
  return new Response(slice, { status: 206, statusText: 'Partial Content', headers });
}
