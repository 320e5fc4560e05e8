// How a medium is asked for. Knows what to say to a host, and what its status means; stores nothing.
import { limits } from '../../src/contract/limits';
import { isTemporary } from '../routes/response-status';
import { saysOf } from './content-check';
import { readContentRange, type Span } from './chunk-layout';
import { UnreachableError } from './errors';
import { afterTimeout, type After, type Watch } from './stall-watch';

/** Fetches an address, as the worker's own `fetch`. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Bytes and milliseconds, see the contract. */
export type MediaLimits = { readonly [name in keyof typeof limits.media]: number };

export interface MediumRequest {
  readonly url: string;
  readonly into: Cache;
  /** The generation before, whose bytes serve again where the host says that nothing changed. */
  readonly older: Cache | undefined;
  readonly fetch: Fetch;
  /** Our own origin. */
  readonly origin: string;
  readonly signal: AbortSignal;
  /** Told of bytes that are newly stored: after each part, and after a file that came whole. */
  readonly onBytes?: (bytes: number) => void;
  /** Whether there is time to begin another part of a film; without, there always is. */
  readonly mayStartChunk?: () => boolean;
  readonly after?: After;
  readonly limits?: MediaLimits;
}

/** A request with nothing left open. */
export type Job = Required<MediumRequest>;

export function jobOf(request: MediumRequest): Job {
  const defaults = {
    onBytes: () => {},
    mayStartChunk: () => true,
    after: afterTimeout,
    limits: limits.media,
  };
  return { ...defaults, ...request };
}

export interface Question {
  readonly range?: Span | undefined;
  /** The validator of the parts that are here already. */
  readonly ifRange?: string;
  /** The tag of the generation before. */
  readonly ifNoneMatch?: string | undefined;
}

/**
 * Asks the host. Throws UnreachableError when it does not answer in time, says that it may have it later, or something on
 * the way answers with a page in its place.
 * Firefox answers a plain request with 206 when its HTTP cache holds a player's range request: that answer is turned into
 * the whole file where it is all of it, and asked for again past the HTTP cache where it is not.
 */
export async function ask(job: Job, watch: Watch, question: Question): Promise<Response> {
  const response = await askOnce(job, watch, initOf(question));
  if (question.range !== undefined || response.status !== 206) return response;
  const whole = asWhole(response);
  if (whole) return whole;
  await dismiss(response);
  return askOnce(job, watch, { cache: 'reload' });
}

async function askOnce({ url, fetch, limits }: Job, watch: Watch, asked: RequestInit): Promise<Response> {
  // What is kept under an address is what that address has: nobody leads the worker elsewhere.
  const init = { ...asked, redirect: 'error', priority: 'low', signal: watch.signal } as const;
  const response = await watch.within(limits.stall, fetch(url, init)).catch((cause: unknown) => {
    throw new UnreachableError(url, 'no answer', { cause });
  });
  const isOther = response.ok && saysOf(url, response.headers) === 'other';
  if (!isTemporary(response.status) && !isOther) return response;
  await dismiss(response);
  throw new UnreachableError(url, isOther ? 'a page in its place' : `status ${response.status}`);
}

/** Returns a partial answer that spans the whole file as a 200; undefined for any other answer. */
export function asWhole({ body, headers }: Response): Response | undefined {
  const range = readContentRange(headers.get('content-range'));
  if (range?.start !== 0 || range.end + 1 !== range.size || headers.has('content-encoding')) return undefined;
  const whole = new Headers(headers);
  whole.delete('content-range');
  whole.set('content-length', String(range.size));
  return new Response(body, { headers: whole });
}

/** The browser's own cache is asked to make sure; with a condition or a range of our own it stands aside. */
function initOf({ range, ifRange, ifNoneMatch }: Question): RequestInit {
  const headers = {
    ...(range ? { range: `bytes=${range.start}-${range.end}` } : {}),
    ...(ifRange === undefined ? {} : { 'if-range': ifRange }),
    ...(ifNoneMatch === undefined ? {} : { 'if-none-match': ifNoneMatch }),
  };
  if (Object.keys(headers).length === 0) return { cache: 'no-cache' };
  return { headers, cache: 'no-store' };
}

/** Lets go of a body that nobody wants; one that is broken already is let go. */
export async function dismiss(response: Response): Promise<void> {
  await response.body?.cancel().catch(() => undefined);
}

/** How long a body that is not watched may take: a stall, and its time on the slowest link. */
export function timeFor(bytes: number, { stall, slowestLink }: MediaLimits): number {
  return stall + (bytes / slowestLink) * 1000;
}

export function firstSpan({ part }: MediaLimits): Span {
  return { start: 0, end: part - 1 };
}
