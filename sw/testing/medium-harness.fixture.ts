// One medium on a host and a cache to save it in, with small limits for tests: chunks of 2000 bytes.
import { dropChunks } from '../media-cache/medium-chunks';
import { fetchMedium } from '../media-cache/fetch-medium';
import type { Fetch } from '../environment';
import type { MediaLimits, MediumRequest } from '../media-cache/medium-transfer';
import { matchMedium } from '../media-cache/stored-medium';
import type { After } from '../timers';
import { environmentDouble } from './environment-double.fixture';
import { inMemoryCaches, type FreeStorage } from './in-memory-caches.fixture';
import { rangeHost, type HostedFile } from './range-host.fixture';

const small: MediaLimits = {
  unchunkedUpTo: 4000,
  chunk: 2000,
  stall: 30_000,
  unwatchedUpTo: 500,
  slowestLink: 100,
  largest: 1_000_000,
};

export const filmUrl = 'https://bookworm.example/presentations/7/video/film one.mp4';

/** Returns bytes whose values depend on their position and their version. */
export function bytesOf(size: number, version = 0): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: size }, (_, at) => (at * 31 + (at >> 8) * 17 + version) & 255);
}

/** Ten chunks and a short one: 0-1999, 2000-3999, … 20000-20499. */
export const film: HostedFile = { bytes: bytesOf(20_500) };
export const filmRanges = Array.from(
  { length: 11 },
  (_, chunk) => `${chunk * 2000}-${Math.min(chunk * 2000 + 1999, 20_499)}`,
);
export const weakTag = { etag: 'W/"first"' };

export type MediumHarness = Awaited<ReturnType<typeof mediumHarness>>;

/** Returns the stored bytes; none while the medium is unfinished. */
export async function bytesIn({ cache, url }: Pick<MediumHarness, 'cache' | 'url'>): Promise<Uint8Array> {
  return new Uint8Array((await (await matchMedium(cache, url))?.arrayBuffer()) ?? []);
}

/** Downloads until the worker is terminated, just before its n-th request is answered. */
export async function downloadUntil({ download, host }: MediumHarness, at: number): Promise<void> {
  const controller = new AbortController();
  host.before = (earlier) => {
    if (earlier === at) controller.abort();
  };
  await download({ signal: controller.signal }).catch(() => undefined);
  host.before = () => {};
}

/** Deletes the medium and all its chunks. */
export async function dropMedium({ cache, url }: Pick<MediumHarness, 'cache' | 'url'>): Promise<void> {
  await cache.delete(url, { ignoreVary: true });
  await dropChunks(cache, url);
}

/** Creates a host with one file, and caches of this generation and the previous one. */
export async function mediumHarness(file: HostedFile, url = new URL(filmUrl).href) {
  const storage: FreeStorage = { bytes: Infinity };
  const caches = inMemoryCaches(storage);
  const cache = await caches.open('now');
  const host = rangeHost(file);
  const reportedBytes: number[] = [];
  const pendingTimers: (() => void)[] = [];
  const waits: number[] = [];
  const after: After = (milliseconds, work) => {
    waits.push(milliseconds);
    pendingTimers.push(work);
    return () => void pendingTimers.splice(pendingTimers.indexOf(work), 1);
  };
  // The clock stands still while there is work, and all timeouts fire at once when there is none.
  host.onStall = () => pendingTimers.forEach((work) => work());
  return {
    url,
    storage,
    cache,
    before: await caches.open('before'),
    host,
    /** All timeouts that were set, in order, in milliseconds. */
    waits,
    /** The bytes of each call of `onBytes`. */
    reportedBytes,
    download: ({ fetch = host.fetch, ...more }: Partial<MediumRequest> & { fetch?: Fetch } = {}) =>
      fetchMedium({
        environment: environmentDouble({ fetch, after }),
        url,
        into: cache,
        olderCache: undefined,
        signal: new AbortController().signal,
        onBytes: (bytes) => reportedBytes.push(bytes),
        onChunksDropped: () => {},
        mayStartChunk: () => true,
        limits: small,
        allowance: Infinity,
        ...more,
      }),
    /** Returns the addresses of all entries, including chunks. */
    entries: async () => (await cache.keys()).map((request) => request.url),
  };
}

/** Returns the small limits with some of them changed. */
export function smallLimits(change: Partial<MediaLimits>): MediaLimits {
  return { ...small, ...change };
}
