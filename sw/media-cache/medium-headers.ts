// What the headers of a response say about the bytes of its body: which of a file they are, of which version, and how many.

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
