// How a medium is asked for. Knows what to say to a host, and what its status means; stores nothing.
import { limits } from '../../../src/contract/limits';
import type { Span } from './parts/edition';
import { UnreachableError } from './errors';
import { afterTimeout, type After, type Watch } from './watch';

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
  readonly mayBeginPart?: () => boolean;
  readonly after?: After;
  readonly limits?: MediaLimits;
}

/** A request with nothing left open. */
export type Job = Required<MediumRequest>;

export function jobOf(request: MediumRequest): Job {
  const defaults = { onBytes: () => {}, mayBeginPart: () => true, after: afterTimeout, limits: limits.media };
  return { ...defaults, ...request };
}

export interface Question {
  readonly range?: Span | undefined;
  /** The validator of the parts that are here already. */
  readonly ifRange?: string;
  /** The tag of the generation before. */
  readonly ifNoneMatch?: string | undefined;
}

/** Asks the host. Throws UnreachableError when it does not answer in time, or says that it may have it later. */
export async function ask({ url, fetch, limits }: Job, watch: Watch, question: Question): Promise<Response> {
  const init = { ...initOf(question), priority: 'low', signal: watch.signal } as const;
  const response = await watch.within(limits.stall, fetch(url, init)).catch((cause: unknown) => {
    throw new UnreachableError(url, 'no answer', { cause });
  });
  if (!comesLater(response.status)) return response;
  await dismiss(response);
  throw new UnreachableError(url, `status ${response.status}`);
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

function comesLater(status: number): boolean {
  return status >= 500 || status === 408 || status === 425 || status === 429;
}

/** How long a body that is not watched may take: a stall, and its time on the slowest link. */
export function timeFor(bytes: number, { stall, slowestLink }: MediaLimits): number {
  return stall + (bytes / slowestLink) * 1000;
}

export function firstSpan({ part }: MediaLimits): Span {
  return { start: 0, end: part - 1 };
}
