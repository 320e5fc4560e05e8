// Fetches one medium into a cache: a short one whole, a long one in chunks, one request for each, so that a terminated
// worker loses at most one. Never combines chunks of two versions. Uses neither the manifest nor the ledger.
import { isVideo } from '../../src/contract/presentation/media-types';
import {
  announcedLength,
  fileVersionOf,
  lengthOf,
  spanOf,
  strongValidator,
  isChunkOf,
  type FileVersion,
  startedVersion,
  chunkingOf,
  dropChunks,
  matchChunk,
  chunksLeft,
  chunkAddress,
  chunkedEntry,
  hasAllChunks,
} from './chunks';
import { FetchFailedError, OverAllowanceError, ChunkDeferredError } from './errors';
import { sendRequest, asWhole, dismiss, firstSpan, jobOf, type Job, type MediumRequest } from './request';
import { putEntry, storeWatched, storeWhole } from './store';
import { isComplete, sizeIn } from './stored-medium';
import { underWatch, type Watch } from './stall-watch';

/**
 * Fetches one medium and stores it. Returns `missing` when the host does not have it, and `no-response` when a foreign host
 * does not answer: a CORS refusal and a lost network look the same. Does not request stored bytes again.
 * Throws StorageFullError, FetchFailedError, OverAllowanceError, or ChunkDeferredError when `mayStartChunk` returned false.
 */
export async function fetchMedium(request: MediumRequest): Promise<'stored' | 'missing' | 'no-response'> {
  const job = jobOf(request);
  return new URL(job.url).origin === job.appOrigin ? fetchOwn(job) : fetchForeign(job);
}

/** Sends a plain request to a foreign origin: a condition or a range would need a CORS preflight. */
async function fetchForeign(job: Job): Promise<'stored' | 'missing' | 'no-response'> {
  return underWatch(job.signal, job.after, async (watch) => {
    const response = await sendRequest(job, watch, {}).catch((error: unknown) => {
      // An error after a stall is not a CORS refusal.
      if (!(error instanceof FetchFailedError && error.cause instanceof TypeError)) throw error;
    });
    return response === undefined ? 'no-response' : takeWhole(job, watch, response);
  });
}

/** After so many tries, a file that keeps changing while its chunks are fetched is fetched whole. */
const maxTries = 4;

async function fetchOwn(job: Job): Promise<'stored' | 'missing'> {
  const olderEntry = await findOlderEntry(job);
  for (let tries = 0; tries < maxTries; tries += 1) {
    const version = await startedVersion(job.into, job.url);
    if (version && olderEntry && strongValidator(olderEntry.headers) === version.validator)
      await copyChunks(job);
    const outcome = version ? await fetchChunks(job, version) : await fetchFirst(job, olderEntry);
    if (outcome === 'stored' || outcome === 'missing') return outcome;
    if (outcome === 'changed') await dropChunks(job.into, job.url);
  }
  await dropChunks(job.into, job.url);
  return underWatch(job.signal, job.after, (watch) => requestWhole(job, watch));
}

/** Returns the entry of the previous generation, if it is complete. */
async function findOlderEntry({ olderCache, url }: Job): Promise<Response | undefined> {
  if (olderCache === undefined || !(await isComplete(olderCache, url))) return undefined;
  return olderCache.match(url, { ignoreVary: true });
}

/** The outcome of the first response. `started`: the first chunk is stored and others are left. */
type Beginning = 'stored' | 'missing' | 'started';

function fetchFirst(job: Job, olderEntry: Response | undefined): Promise<Beginning> {
  return underWatch(job.signal, job.after, async (watch) => {
    // Saves a wasted first request for a long file; a short one still arrives whole.
    const mayBeLong = isVideo(job.url);
    const range = mayBeLong ? firstSpan(job.limits) : undefined;
    const ifNoneMatch = olderEntry?.headers.get('etag') ?? undefined;
    const response = await sendRequest(job, watch, { range, ifNoneMatch });
    if (olderEntry && response.status === 304) return copyMedium(job, olderEntry);
    if (mayBeLong) return takeFirst(job, watch, response);
    if (!isFetchedInChunks(response, job)) return takeWhole(job, watch, response);
    await dismiss(response);
    return takeFirst(job, watch, await sendRequest(job, watch, { range: firstSpan(job.limits) }));
  });
}

/** Returns whether to fetch a file in chunks. Without a strong validator, chunks could be of two versions. */
function isFetchedInChunks({ status, headers }: Response, { limits }: Job): boolean {
  return (
    status === 200 &&
    (announcedLength(headers) ?? 0) > limits.unchunkedUpTo &&
    headers.get('accept-ranges')?.trim().toLowerCase() === 'bytes' &&
    strongValidator(headers) !== undefined
  );
}

/** Stores the response to a request for the first chunk. */
async function takeFirst(job: Job, watch: Watch, response: Response): Promise<Beginning> {
  const { headers, status } = response;
  // An empty file has no first chunk, and is answered with 416.
  if (status !== 206 && status !== 416) return takeWhole(job, watch, response);
  const whole = asWhole(response);
  if (whole) return takeWhole(job, watch, whole);
  const version = fileVersionOf(headers);
  if (version?.chunkBytes !== job.limits.chunk) {
    await dismiss(response);
    return requestWhole(job, watch);
  }
  await storeWatched(job, watch, chunkAddress(job.url, 0), response, version.chunkBytes);
  return 'started';
}

async function requestWhole(job: Job, watch: Watch): Promise<'stored' | 'missing'> {
  return takeWhole(job, watch, await sendRequest(job, watch, {}));
}

async function takeWhole(job: Job, watch: Watch, response: Response): Promise<'stored' | 'missing'> {
  const length = announcedLength(response.headers) ?? 0;
  const isMedium = response.status === 200 && length <= job.limits.largest;
  if (isMedium && length <= job.allowance) {
    await storeWhole(job, watch, response);
    return 'stored';
  }
  await dismiss(response);
  if (isMedium) throw new OverAllowanceError(job.url);
  return 'missing';
}

/** Copies an unchanged medium from the previous generation. */
async function copyMedium(job: Job, olderEntry: Response): Promise<Beginning> {
  if (chunkingOf(olderEntry.headers)) {
    await copyChunks(job);
    return 'started';
  }
  await putEntry(job, job.url, olderEntry);
  job.onBytes(await sizeIn(job.into, job.url));
  return 'stored';
}

/**
 * Copies the chunks that are not stored yet, in order. Stops at a chunk that the previous generation has lost; the rest
 * is fetched.
 */
async function copyChunks(job: Job): Promise<void> {
  const { olderCache } = job;
  const first = olderCache && (await matchChunk(olderCache, job.url, 0));
  const version = first && fileVersionOf(first.headers);
  if (olderCache === undefined || version === undefined) return;
  for await (const chunk of chunksLeft(job.into, job.url, version)) {
    const entry = await matchChunk(olderCache, job.url, chunk);
    if (entry === undefined) return;
    await putEntry(job, chunkAddress(job.url, chunk), entry);
    job.onBytes(lengthOf(spanOf(version, chunk)));
  }
}

/** `changed`: the host has another version now, and the stored chunks are useless. */
type ChunksOutcome = 'stored' | 'missing' | 'changed';

/** Fetches the missing chunks of a version. Throws StorageFullError, FetchFailedError or ChunkDeferredError. */
async function fetchChunks(job: Job, version: FileVersion): Promise<ChunksOutcome> {
  const { into, url } = job;
  const outcome = await fetchInOrder(job, version);
  if (outcome === 'whole') await dropChunks(into, url);
  if (outcome !== 'chunk') return outcome === 'whole' ? 'stored' : outcome;
  if (!(await hasAllChunks(into, url, version))) throw new FetchFailedError(url, 'a chunk was taken away');
  await putEntry(job, url, await chunkedEntry(into, url, version));
  return 'stored';
}

/** What one response contained: the chunk, or the whole file from a host that no longer supports ranges. */
type ChunkOutcome = 'chunk' | 'whole' | 'missing' | 'changed';

/** Fetches one chunk after the other, so that a terminated worker loses at most one. Looks each up when it is next. */
async function fetchInOrder(job: Job, version: FileVersion): Promise<ChunkOutcome> {
  for await (const chunk of chunksLeft(job.into, job.url, version)) {
    if (!job.mayStartChunk()) throw new ChunkDeferredError(job.url);
    const outcome = await fetchChunk(job, version, chunk);
    if (outcome !== 'chunk') return outcome;
  }
  return 'chunk';
}

async function fetchChunk(job: Job, version: FileVersion, chunk: number): Promise<ChunkOutcome> {
  return underWatch(job.signal, job.after, async (watch) => {
    const range = spanOf(version, chunk);
    const response = await sendRequest(job, watch, { range, ifRange: version.validator });
    if (response.status === 206 && isChunkOf(version, range, response.headers)) {
      await storeWatched(job, watch, chunkAddress(job.url, chunk), response, lengthOf(range));
      return 'chunk';
    }
    if (response.status === 200 && strongValidator(response.headers) === version.validator) {
      await storeWhole(job, watch, response);
      return 'whole';
    }
    await dismiss(response);
    return response.status === 200 || response.status === 206 || response.status === 416
      ? 'changed'
      : 'missing';
  });
}
