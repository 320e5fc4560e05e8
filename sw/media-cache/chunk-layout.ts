// Which bytes an answer belongs to: the version of a file, its length, and how it is cut. Pure, and knows no cache.
import { limits } from '../../src/contract/limits';

/** One version of a file that is kept in parts. Parts of two editions are never put together. */
export interface Edition {
  /** Bytes of the whole file. */
  readonly size: number;
  /** Bytes of each part but the last. */
  readonly chunkBytes: number;
  /** A strong ETag or a strong date, as If-Range takes it. */
  readonly validator: string;
}

/** First and last byte, both counted. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Reads `bytes 0-9/100`; undefined for anything else, an unknown length too. */
export function readContentRange(header: string | null): (Span & { readonly size: number }) | undefined {
  const match = /^bytes (\d+)-(\d+)\/(\d+)$/i.exec(header?.trim() ?? '');
  if (match === null) return undefined;
  const [start = 0, end = 0, size = 0] = match.slice(1).map(Number);
  return start <= end && end < size ? { start, end, size } : undefined;
}

/** Milliseconds that a date must be older than its answer to be a strong validator (RFC 9110, 8.8.2.2). */
const dateIsStrongAfter = 60_000;

/**
 * The validator that tells one version of a file from any other, byte by byte (RFC 9110, 8.8.1); undefined where the
 * host gives none: a weak ETag may stand for other bytes, and so may a date as young as the answer.
 */
export function strongValidator(headers: Headers): string | undefined {
  const etag = headers.get('etag');
  if (etag !== null) return /^"[^"]*"$/.test(etag) ? etag : undefined;
  const changed = headers.get('last-modified');
  if (changed === null) return undefined;
  // An invalid date makes no number, and compares as false.
  const age = Date.parse(headers.get('date') ?? '') - Date.parse(changed);
  return age >= dateIsStrongAfter ? changed : undefined;
}

/** No medium of a story has more: of a film of 4 GiB it is every part. What a host says beyond is not believed. */
const mostChunks = limits.media.largest / limits.media.part;

/** The edition whose first part an answer, or a stored part, is; undefined for what is no first part of anything. */
export function editionOf(headers: Headers): Edition | undefined {
  const range = readContentRange(headers.get('content-range'));
  const validator = strongValidator(headers);
  // The length of an encoded body is not the length of what arrives.
  if (range?.start !== 0 || validator === undefined || headers.has('content-encoding')) return undefined;
  const edition = { size: range.size, chunkBytes: range.end + 1, validator };
  return isChunkable(edition) ? edition : undefined;
}

/** Whether an answer holds exactly these bytes of this edition. */
export function isPartOf(edition: Edition, { start, end }: Span, headers: Headers): boolean {
  const range = readContentRange(headers.get('content-range'));
  return (
    range?.start === start &&
    range.end === end &&
    range.size === edition.size &&
    strongValidator(headers) === edition.validator &&
    !headers.has('content-encoding')
  );
}

/** Returns whether a cut makes no more parts than a story's film can have. */
export function isChunkable(chunking: Pick<Edition, 'size' | 'chunkBytes'>): boolean {
  return chunking.size <= limits.media.largest && chunkCount(chunking) <= mostChunks;
}

export function chunkCount({ size, chunkBytes }: Pick<Edition, 'size' | 'chunkBytes'>): number {
  return Math.ceil(size / chunkBytes);
}

/** The bytes of a part, counted from 0. */
export function spanOf({ size, chunkBytes }: Pick<Edition, 'size' | 'chunkBytes'>, part: number): Span {
  return { start: part * chunkBytes, end: Math.min((part + 1) * chunkBytes, size) - 1 };
}

export function lengthOf({ start, end }: Span): number {
  return end - start + 1;
}

/** The length an answer announces of the body that arrives; undefined when it says none, or that of an encoded one. */
export function announcedLength(headers: Headers): number | undefined {
  return headers.has('content-encoding') ? undefined : contentLength(headers);
}

/**
 * Returns the fewest bytes that a whole body can have when the announced length may be that of its encoded form: what
 * hardly compresses grows by about a hundredth at most. Firefox takes an encoded body that breaks off for a whole one.
 */
export function leastLength(headers: Headers): number {
  const encoded = contentLength(headers) ?? 0;
  return Math.max(Math.min(encoded, 1), Math.floor(encoded * 0.99) - 100);
}

function contentLength(headers: Headers): number | undefined {
  const said = headers.get('content-length');
  return said !== null && /^\d+$/.test(said) ? Number(said) : undefined;
}
