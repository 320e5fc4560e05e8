// Fetches one medium into a cache: whole, without Range, status 200 only. Knows neither plan nor ledger.

/** Fetches an address, as the worker's own `fetch`. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** The device gives no more room. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError';
  constructor(
    readonly url: string,
    options: { cause: unknown },
  ) {
    super(`No room for ${url}`, options);
  }
}

/** The host could not be reached, broke off, or says that it may have it later. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
  constructor(
    readonly url: string,
    reason: string,
    options?: { cause: unknown },
  ) {
    super(`${url}: ${reason}`, options);
  }
}

export interface MediumRequest {
  readonly url: string;
  readonly into: Cache;
  /** The generation before, whose bytes serve again where the host says that nothing changed. */
  readonly older: Cache | undefined;
  readonly fetch: Fetch;
  /** Our own origin. */
  readonly origin: string;
  readonly signal: AbortSignal;
}

/**
 * Fetches one medium and stores it; `missing` when the host does not have it, or is foreign and does not answer
 * (it may forbid to be asked, which looks the same). Throws StorageFullError or UnreachableError.
 */
export async function fetchMedium(request: MediumRequest): Promise<'stored' | 'missing'> {
  const { url, into, older, signal } = request;
  const isOwn = new URL(url).origin === request.origin;
  // A condition on a foreign origin would need that host's leave first.
  const held = isOwn ? await older?.match(url, { ignoreVary: true }) : undefined;
  const etag = held?.headers.get('etag') ?? undefined;
  const response = await request.fetch(url, initOf(etag, signal)).catch((cause: unknown) => {
    if (isOwn) throw new UnreachableError(url, 'no answer', { cause });
  });
  if (response === undefined) return 'missing';
  if (held && response.status === 304) return store(into, url, held);
  if (response.status === 200) return store(into, url, response);
  await response.body?.cancel();
  if (comesLater(response.status)) throw new UnreachableError(url, `status ${response.status}`);
  return 'missing';
}

/** The browser's own cache is asked to make sure; with a condition of our own it stands aside. */
function initOf(etag: string | undefined, signal: AbortSignal): RequestInit {
  return etag === undefined
    ? { cache: 'no-cache', priority: 'low', signal }
    : { headers: { 'if-none-match': etag }, priority: 'low', signal };
}

function comesLater(status: number): boolean {
  return status >= 500 || status === 408 || status === 425 || status === 429;
}

/** A body that is cut off rejects, and leaves no entry. */
async function store(cache: Cache, url: string, response: Response): Promise<'stored'> {
  try {
    await cache.put(url, response);
    return 'stored';
  } catch (cause) {
    if (cause instanceof Error && cause.name === 'QuotaExceededError')
      throw new StorageFullError(url, { cause });
    throw new UnreachableError(url, 'cut off', { cause });
  }
}

/** Bytes that a cache holds, by each address. */
export async function sizesIn(cache: Cache): Promise<Map<string, number>> {
  const requests = await cache.keys();
  const sizes = await Promise.all(requests.map(({ url }) => sizeIn(cache, url)));
  return new Map(requests.map(({ url }, at) => [url, sizes[at] ?? 0]));
}

/** Bytes of one stored body; 0 when it is not there. */
export async function sizeIn(cache: Cache, url: string): Promise<number> {
  const response = await cache.match(url, { ignoreVary: true });
  if (response === undefined) return 0;
  const said = response.headers.get('content-length');
  // The length of an encoded body says nothing about what is stored.
  if (said !== null && !response.headers.has('content-encoding')) return Number(said);
  return (await response.blob()).size;
}
