// Sends the requests for a medium and interprets their status. Stores nothing. A host that does not have or give the medium is no error:
// the story stays readable without it.
import type * as limits from '../../src/contract/limits';
import { isTemporaryStatus } from '../../src/contract/service/temporary-status';
import { checkType } from './content-check';
import { readContentRange, type Span } from './headers';
import { FetchFailedError } from './medium-errors';
import type { WorkerEnvironment } from '../environment';
import type { Watch } from '../timers';

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
 * Returns the response of the host, other errors of the host included. Rejects with FetchFailedError when the host does not answer
 * in time or answers with a temporary error, or when an intermediary answers with a page instead. Firefox answers a plain
 * request with 206 when its HTTP cache holds a player's range request. That response is converted to a 200 when it spans the whole
 * file, and requested again past the HTTP cache when it does not.
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
export function timeFor(bytes: number, { stall, slowestLink }: MediaLimits): number {
  return stall + (bytes / slowestLink) * 1000;
}

/** Returns the span of the first chunk. */
export function firstSpan({ chunk }: MediaLimits): Span {
  return { start: 0, end: chunk - 1 };
}
