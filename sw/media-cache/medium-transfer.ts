// Requests a medium and stores the response: with its announced length, or not at all. A host that does not have or give the medium
// is no error: the story stays readable without it.
import type * as limits from '../../src/contract/limits';
import { isTemporaryStatus } from '../../src/contract/service/errors';
import type { WorkerEnvironment } from '../environment';
import { beginsLikePage, checkType, matchesSignature, signatureBytes } from '../response-checks';
import type { Watch } from '../timers';
import {
  chunkAddress,
  chunkingHeader,
  announcedLength,
  minLength,
  readContentRange,
  type Span,
} from './medium-chunks';

/** Bytes and milliseconds, see the contract. */
export type MediaLimits = { readonly [name in keyof typeof limits.media]: number };

export interface MediumRequest {
  readonly environment: WorkerEnvironment;
  readonly url: string;
  readonly into: Cache;
  /** The cache of the previous generation, from which an unchanged medium is copied. */
  readonly olderCache: Cache | undefined;
  readonly signal: AbortSignal;
  /** Called with the number of newly stored bytes, after each chunk and after each whole file. */
  readonly onBytes: (bytes: number) => void;
  /** Called when the stored chunks of the medium have been deleted, since the host has another version. */
  readonly onChunksDropped: () => void;
  /** Returns whether another chunk of a medium may start. */
  readonly mayStartChunk: () => boolean;
  readonly limits: MediaLimits;
  /** The most bytes that it may store in one response. */
  readonly allowance: number;
}

export interface RequestConditions {
  readonly range?: Span | undefined;
  /** The validator of the chunks that are stored already. */
  readonly ifRange?: string;
  /** The ETag of the previous generation. */
  readonly ifNoneMatch?: string | undefined;
}

/**
 * Returns the response of the host, lasting errors included. Rejects with FetchFailedError when the host does not answer in time or
 * answers with a temporary error. It also does when an intermediary answers with a page. Firefox answers a plain request with 206 when
 * its HTTP cache holds a player's range request. A 206 that spans the whole file is converted to a 200; any other is requested again
 * past the HTTP cache.
 */
export async function sendRequest(
  request: MediumRequest,
  watch: Watch,
  conditions: RequestConditions,
): Promise<Response> {
  const response = await sendOnce(request, watch, initOf(conditions));
  if (conditions.range !== undefined || response.status !== 206) return response;
  const whole = asWhole(response);
  if (whole) return whole;
  await cancelBody(response);
  return sendOnce(request, watch, { cache: 'reload' });
}

/**
 * Statuses that may speak of the file itself, also with a page: it is unchanged, does not exist, or has no such range. A page with any
 * other may be of an intermediary, such as a filter's refusal.
 */
const ofTheFile: readonly number[] = [304, 404, 410, 416];

/** Returns whether a response to a request for a file is a page that an intermediary sent in its place (spec offline §8). */
export function isPageInPlace(url: string, { status, headers }: Response): boolean {
  return !ofTheFile.includes(status) && checkType(url, headers) === 'page';
}

async function sendOnce(
  { url, environment, limits }: MediumRequest,
  watch: Watch,
  conditions: RequestInit,
): Promise<Response> {
  // Only the file at this very address may be stored under it, so redirects are errors.
  const init = { ...conditions, redirect: 'error', priority: 'low', signal: watch.signal } as const;
  const response = await watch
    .abortOnStall(limits.stall, environment.fetch(url, init))
    .catch((cause: unknown) => {
      throw new FetchFailedError(url, 'no response', { cause });
    });
  const isPage = isPageInPlace(url, response);
  if (!isTemporaryStatus(response.status) && !isPage) return response;
  await cancelBody(response);
  throw new FetchFailedError(url, isPage ? 'a page in its place' : `status ${response.status}`);
}

/** Returns a partial response that spans the whole file as a 200; undefined for any other response. */
export function asWhole({ body, headers }: Response): Response | undefined {
  const range = readContentRange(headers.get('content-range'));
  if (range?.start !== 0 || range.end + 1 !== range.size || headers.has('content-encoding')) return undefined;
  const whole = new Headers(headers);
  whole.delete('content-range');
  whole.set('content-length', String(range.size));
  return new Response(body, { headers: whole });
}

/** Has the HTTP cache revalidate a plain request, and bypasses it for a request with a condition or a range. */
function initOf({ range, ifRange, ifNoneMatch }: RequestConditions): RequestInit {
  const headers = {
    ...(range ? { range: `bytes=${range.start}-${range.end}` } : {}),
    ...(ifRange === undefined ? {} : { 'if-range': ifRange }),
    ...(ifNoneMatch === undefined ? {} : { 'if-none-match': ifNoneMatch }),
  };
  if (Object.keys(headers).length === 0) return { cache: 'no-cache' };
  return { headers, cache: 'no-store' };
}

/** Cancels a body that is not needed. Never rejects: the error of a broken body is ignored. */
export async function cancelBody(response: Response): Promise<void> {
  await response.body?.cancel().catch(() => undefined);
}

/** Returns how many milliseconds an unwatched body may take: one stall, plus its time on the slowest link. */
function timeFor(bytes: number, { stall, slowestLink }: MediaLimits): number {
  return stall + (bytes / slowestLink) * 1000;
}

/** Returns the span of the first chunk. */
export function firstSpan({ chunk }: MediaLimits): Span {
  return { start: 0, end: chunk - 1 };
}

/**
 * Stores a whole file and reports its length to `onBytes`. Throws FetchFailedError for a body that breaks off, stalls, is shorter or
 * longer than announced or not of its type, OverAllowanceError like `storeWatched`, and StorageFullError.
 */
export async function storeWhole(request: MediumRequest, watch: Watch, response: Response): Promise<void> {
  const { url, into, limits } = request;
  const length = bodyLengthOf(request, response);
  const isShort = length !== undefined && length <= limits.unwatchedUpTo;
  // A host must not send our chunking header, and a body of uncertain type must be checked as it arrives.
  const isSure = !response.headers.has(chunkingHeader) && checkType(url, response.headers) === 'medium';
  if (!isShort || !isSure) return storeWatched(request, watch, url, response, length);
  // A body that passes through our stream takes up to twice as long, so a short one is stored directly.
  await put(request, url, watch.abortOnStall(timeFor(length, limits), into.put(url, response)));
  const body = await (await into.match(url, { ignoreVary: true }))?.blob();
  const first = new Uint8Array((await body?.slice(0, signatureBytes).arrayBuffer()) ?? []);
  const isPage = beginsLikePage(url, first);
  if (body?.size === length && !isPage) return request.onBytes(length);
  // Not every browser rejects a body with another length than announced.
  await into.delete(url, { ignoreVary: true });
  throw new FetchFailedError(url, isPage ? 'not what it should be' : 'not as long as announced');
}

/** Returns the body length; undefined for a foreign host, which hides whether its body is encoded. */
function bodyLengthOf({ url, environment }: MediumRequest, { headers, type }: Response): number | undefined {
  const isForeign = type === 'cors' || new URL(url).origin !== environment.appOrigin;
  return isForeign ? undefined : announcedLength(headers);
}

/**
 * Stores a body under an address, as a 200, and watches it for stalls. Streams the bytes without buffering them. Throws
 * OverAllowanceError for a body of unknown length that is longer than the story may store. Throws FetchFailedError for any other body
 * that breaks off, stalls, or has the wrong length or type, and StorageFullError when the device is full.
 */
export async function storeWatched(
  request: MediumRequest,
  watch: Watch,
  address: string,
  response: Response,
  length: number | undefined,
): Promise<void> {
  const headers = new Headers(response.headers);
  headers.delete(chunkingHeader);
  if (length === undefined) headers.delete('content-length');
  else headers.set('content-length', String(length));
  let bytes = 0;
  const max = length ?? Math.min(request.limits.largest, request.allowance);
  const span = { min: length ?? minLength(response.headers), max };
  const isBeginning = address === request.url || address === chunkAddress(request.url, 0);
  const isInconclusive = checkType(request.url, response.headers) === 'inconclusive';
  const isMedium = (first: Uint8Array) =>
    isInconclusive ? matchesSignature(request.url, first) : !beginsLikePage(request.url, first);
  const mayBegin = (first: Uint8Array) => !isBeginning || isMedium(first);
  const allowed = { ...span, mayBegin };
  const body = watchedBody(response, watch, request.limits.stall, allowed, (more) => (bytes += more));
  await put(request, address, request.into.put(address, new Response(body, { headers }))).catch(
    (error: unknown) => {
      // A host may not say how long its file is.
      throw length === undefined && bytes > request.allowance ? new OverAllowanceError(request.url) : error;
    },
  );
  request.onBytes(bytes);
}

/** What a body may be: its minimum and maximum length in bytes, and its first bytes. */
interface Allowed {
  readonly min: number;
  readonly max: number;
  readonly mayBegin: (first: Uint8Array) => boolean;
}

function watchedBody(
  response: Response,
  watch: Watch,
  stall: number,
  { min, max, mayBegin }: Allowed,
  count: (bytes: number) => number,
): ReadableStream<Uint8Array> {
  const reader = (response.body ?? new Blob().stream()).getReader();
  const first: number[] = [];
  return new ReadableStream<Uint8Array>(
    {
      async pull(stream) {
        const { done, value } = await watch.abortOnStall(stall, reader.read());
        const total = count(value?.byteLength ?? 0);
        const isIdentified = first.length >= signatureBytes;
        if (!isIdentified && value) first.push(...value.subarray(0, signatureBytes - first.length));
        const hasWrongSignature =
          !isIdentified && (done || first.length >= signatureBytes) && !mayBegin(Uint8Array.from(first));
        if (hasWrongSignature || total > max || (done && total < min)) {
          stream.error(
            new TypeError(
              hasWrongSignature ? 'not what it should be' : `${total} bytes, not ${min} to ${max}`,
            ),
          );
          await reader.cancel().catch(() => undefined);
        } else if (done) stream.close();
        else stream.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

/**
 * Stores a local entry: one of the previous generation, or the entry of a chunked medium. Throws StorageFullError, and
 * FetchFailedError when the cache refuses it for another reason.
 */
export async function putEntry(request: MediumRequest, address: string, entry: Response): Promise<void> {
  await put(request, address, request.into.put(address, entry));
}

/** Awaits a `cache.put`. A body that breaks off rejects and leaves no entry. */
async function put({ url }: MediumRequest, address: string, storing: Promise<void>): Promise<void> {
  try {
    await storing;
  } catch (cause) {
    if (isQuotaError(cause)) throw new StorageFullError(address, { cause });
    throw new FetchFailedError(url, 'cut off', { cause });
  }
}

/** Thrown when the device has no more storage. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError';
  constructor(
    readonly url: string,
    options: { cause: unknown },
  ) {
    super(`No storage left for ${url}`, options);
  }
}

/** Returns whether an error, of the Cache API or of IndexedDB, says that no storage is left. */
export function isQuotaError(cause: unknown): boolean {
  return cause instanceof Error && cause.name === 'QuotaExceededError';
}

/** Thrown when a file is longer than the allowance of its story. The host has it, and nothing of it is stored. */
export class OverAllowanceError extends Error {
  override readonly name = 'OverAllowanceError';
  constructor(readonly url: string) {
    super(`${url}: more than its story may store`);
  }
}

/** Thrown when a medium did not arrive whole, for now: its host was not reached, broke off, stalled, or sent something else. */
export class FetchFailedError extends Error {
  override readonly name = 'FetchFailedError';
  constructor(
    readonly url: string,
    reason: string,
    options?: { cause: unknown },
  ) {
    super(`${url}: ${reason}`, options);
  }
}

/** Thrown when another chunk may not start now. Stored chunks stay, and the next attempt resumes from them. */
export class ChunkDeferredError extends Error {
  override readonly name = 'ChunkDeferredError';
  constructor(readonly url: string) {
    super(`${url}: its next chunk is deferred`);
  }
}
