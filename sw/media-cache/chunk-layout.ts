// Reads from response headers which version of a file an answer belongs to, its length and its chunks. Pure.
import * as limits from '../../src/contract/limits';

/** One version of a file that is stored in chunks. Chunks of two versions are never combined. */
export interface FileVersion {
  /** Bytes of the whole file. */
  readonly size: number;
  /** Bytes of each chunk except the last. */
  readonly chunkBytes: number;
  /** A strong ETag or a strong date, valid in If-Range. */
  readonly validator: string;
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

/** Milliseconds by which a date must be older than its answer to be a strong validator (RFC 9110, 8.8.2.2). */
const dateIsStrongAfter = 60_000;

/**
 * Returns the validator that identifies one version of a file byte by byte (RFC 9110, 8.8.1). Returns undefined when
 * the host sends none: a weak ETag, or a date as recent as the answer, may stand for other bytes.
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

/** The chunks of a 4 GiB film, the largest medium of a story. A file with more chunks is refused. */
const maxChunks = limits.media.largest / limits.media.chunk;

/** Returns the version of an answer or a stored entry that is a first chunk; undefined for any other. */
export function fileVersionOf(headers: Headers): FileVersion | undefined {
  const range = readContentRange(headers.get('content-range'));
  const validator = strongValidator(headers);
  // The length of an encoded body is not the length of what arrives.
  if (range?.start !== 0 || validator === undefined || headers.has('content-encoding')) return undefined;
  const version = { size: range.size, chunkBytes: range.end + 1, validator };
  return isChunkable(version) ? version : undefined;
}

/** Returns whether an answer holds exactly these bytes of this version. */
export function isPartOf(version: FileVersion, { start, end }: Span, headers: Headers): boolean {
  const range = readContentRange(headers.get('content-range'));
  return (
    range?.start === start &&
    range.end === end &&
    range.size === version.size &&
    strongValidator(headers) === version.validator &&
    !headers.has('content-encoding')
  );
}

/** Returns whether a chunking has no more chunks than a story's film can have. */
export function isChunkable(chunking: Pick<FileVersion, 'size' | 'chunkBytes'>): boolean {
  return chunking.size <= limits.media.largest && chunkCount(chunking) <= maxChunks;
}

/** Returns the number of chunks of a file. */
export function chunkCount({ size, chunkBytes }: Pick<FileVersion, 'size' | 'chunkBytes'>): number {
  return Math.ceil(size / chunkBytes);
}

/** Returns the span of a chunk, counted from 0. */
export function spanOf({ size, chunkBytes }: Pick<FileVersion, 'size' | 'chunkBytes'>, part: number): Span {
  return { start: part * chunkBytes, end: Math.min((part + 1) * chunkBytes, size) - 1 };
}

/** Returns the length of a span in bytes. */
export function lengthOf({ start, end }: Span): number {
  return end - start + 1;
}

/** Returns the announced body length in bytes; undefined when there is none, or when it is that of an encoded body. */
export function announcedLength(headers: Headers): number | undefined {
  return headers.has('content-encoding') ? undefined : contentLength(headers);
}

/**
 * Returns the minimum length in bytes of a complete body when the announced length may be that of its encoded form:
 * incompressible data grows by about a hundredth at most. Firefox accepts an encoded body that breaks off as complete.
 */
export function leastLength(headers: Headers): number {
  const encoded = contentLength(headers) ?? 0;
  return Math.max(Math.min(encoded, 1), Math.floor(encoded * 0.99) - 100);
}

function contentLength(headers: Headers): number | undefined {
  const length = headers.get('content-length');
  return length !== null && /^\d+$/.test(length) ? Number(length) : undefined;
}
