// Fetches one medium into a cache: a short one whole, a long one in chunks, one request for each, so that a terminated
// worker loses at most one. Never combines chunks of two versions. Uses neither the manifest nor the ledger.
import { isVideo } from '../../src/contract/presentation/media-types';
import { isGone } from '../response-checks';
import {
  fileVersionOf,
  lengthOf,
  spanOf,
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
  announcedLength,
  strongValidator,
} from './medium-chunks';
import { FetchFailedError, OverAllowanceError, ChunkDeferredError } from './medium-transfer';
import { sendRequest, asWhole, cancelBody, firstSpan, type MediumRequest } from './medium-transfer';
import { putEntry, storeWatched, storeWhole } from './medium-transfer';
import { isComplete, sizeIn } from './stored-medium';
import { underWatch, type Watch } from '../timers';

/** Why a host sent no medium. `refused`: it, or an intermediary, answered otherwise, and may have the medium all the same. */
type Absence = 'unavailable' | 'refused';

/**
 * Fetches one medium and stores it. Returns `unavailable` when the host does not have it or it is longer than `limits.largest`. Returns
 * `refused` for any other answer without it, and `no-response` when a foreign host does not answer: a CORS refusal and a lost network
 * look the same. Does not request stored bytes again. Throws StorageFullError, FetchFailedError, OverAllowanceError, or
 * ChunkDeferredError when `mayStartChunk` returned false.
 */
export async function fetchMedium(request: MediumRequest): Promise<'stored' | Absence | 'no-response'> {
  return new URL(request.url).origin === request.environment.appOrigin
    ? fetchOwn(request)
    : fetchForeign(request);
}

/** Sends a plain request to a foreign origin: a condition or a range would need a CORS preflight. */
async function fetchForeign(request: MediumRequest): Promise<'stored' | Absence | 'no-response'> {
  return underWatch(request.signal, request.environment.after, async (watch) => {
    const response = await sendRequest(request, watch, {}).catch((error: unknown) => {
      // An error after a stall is not a CORS refusal.
      if (!(error instanceof FetchFailedError && error.cause instanceof TypeError)) throw error;
    });
    return response === undefined ? 'no-response' : takeWhole(request, watch, response);
  });
}

/** After this number of tries, a file that keeps changing while its chunks are fetched is fetched whole. */
const maxTries = 4;

async function fetchOwn(request: MediumRequest): Promise<'stored' | Absence> {
  const olderEntry = await findOlderEntry(request);
  for (let tries = 0; tries < maxTries; tries += 1) {
    const version = await startedVersion(request.into, request.url);
    if (version && olderEntry && strongValidator(olderEntry.headers) === version.validator)
      await copyChunks(request);
    const outcome = version ? await fetchChunks(request, version) : await fetchFirst(request, olderEntry);
    if (outcome !== 'started' && outcome !== 'changed') return outcome;
    if (outcome === 'changed') await dropOldChunks(request);
  }
  await dropOldChunks(request);
  return underWatch(request.signal, request.environment.after, (watch) => requestWhole(request, watch));
}

async function dropOldChunks({ into, url, onChunksDropped }: MediumRequest): Promise<void> {
  await dropChunks(into, url);
  onChunksDropped();
}

/** Returns the entry of the previous generation, if it is complete. */
async function findOlderEntry({ olderCache, url }: MediumRequest): Promise<Response | undefined> {
  if (olderCache === undefined || !(await isComplete(olderCache, url))) return undefined;
  return olderCache.match(url, { ignoreVary: true });
}

/** The outcome of the first response. `started`: the first chunk is stored and others are left. */
type FirstOutcome = 'stored' | Absence | 'started';

function fetchFirst(request: MediumRequest, olderEntry: Response | undefined): Promise<FirstOutcome> {
  return underWatch(request.signal, request.environment.after, async (watch) => {
    // Saves a wasted first request for a long file; a short one still arrives whole.
    const mayBeLong = isVideo(request.url);
    const range = mayBeLong ? firstSpan(request.limits) : undefined;
    const ifNoneMatch = olderEntry?.headers.get('etag') ?? undefined;
    const response = await sendRequest(request, watch, { range, ifNoneMatch });
    if (olderEntry && response.status === 304) return copyMedium(request, olderEntry);
    if (mayBeLong) return takeFirst(request, watch, response);
    if (!isFetchedInChunks(response, request)) return takeWhole(request, watch, response);
    await cancelBody(response);
    return takeFirst(request, watch, await sendRequest(request, watch, { range: firstSpan(request.limits) }));
  });
}

/** Returns whether to fetch a file in chunks. Without a strong validator, chunks could be of two versions. */
function isFetchedInChunks({ status, headers }: Response, { limits }: MediumRequest): boolean {
  return (
    status === 200 &&
    (announcedLength(headers) ?? 0) > limits.unchunkedUpTo &&
    headers.get('accept-ranges')?.trim().toLowerCase() === 'bytes' &&
    strongValidator(headers) !== undefined
  );
}

/** Stores the response to a request for the first chunk. */
async function takeFirst(request: MediumRequest, watch: Watch, response: Response): Promise<FirstOutcome> {
  const { headers, status } = response;
  // An empty file has no first chunk, and is answered with 416.
  if (status !== 206 && status !== 416) return takeWhole(request, watch, response);
  const whole = asWhole(response);
  if (whole) return takeWhole(request, watch, whole);
  const version = fileVersionOf(headers);
  if (version?.chunkBytes !== request.limits.chunk) {
    await cancelBody(response);
    return requestWhole(request, watch);
  }
  await storeWatched(request, watch, chunkAddress(request.url, 0), response, version.chunkBytes);
  return 'started';
}

async function requestWhole(request: MediumRequest, watch: Watch): Promise<'stored' | Absence> {
  return takeWhole(request, watch, await sendRequest(request, watch, {}));
}

async function takeWhole(
  request: MediumRequest,
  watch: Watch,
  response: Response,
): Promise<'stored' | Absence> {
  const length = announcedLength(response.headers) ?? 0;
  const isMedium = response.status === 200 && length <= request.limits.largest;
  if (isMedium && length <= request.allowance) {
    await storeWhole(request, watch, response);
    return 'stored';
  }
  await cancelBody(response);
  if (isMedium) throw new OverAllowanceError(request.url);
  return response.status === 200 ? 'unavailable' : absenceOf(response);
}

/** Returns why a response has no medium. A page may come from an intermediary, whatever its status is. */
function absenceOf(response: Response): Absence {
  return isGone(response) ? 'unavailable' : 'refused';
}

/** Copies an unchanged medium from the previous generation. */
async function copyMedium(request: MediumRequest, olderEntry: Response): Promise<FirstOutcome> {
  if (chunkingOf(olderEntry.headers)) {
    await copyChunks(request);
    return 'started';
  }
  await putEntry(request, request.url, olderEntry);
  request.onBytes(await sizeIn(request.into, request.url));
  return 'stored';
}

/**
 * Copies the chunks that are not stored yet, in order. Stops at a chunk that the previous generation has lost; the rest
 * is fetched.
 */
async function copyChunks(request: MediumRequest): Promise<void> {
  const { olderCache } = request;
  const first = olderCache && (await matchChunk(olderCache, request.url, 0));
  const version = first && fileVersionOf(first.headers);
  if (olderCache === undefined || version === undefined) return;
  for await (const chunk of chunksLeft(request.into, request.url, version)) {
    const entry = await matchChunk(olderCache, request.url, chunk);
    if (entry === undefined) return;
    await putEntry(request, chunkAddress(request.url, chunk), entry);
    request.onBytes(lengthOf(spanOf(version, chunk)));
  }
}

/** `changed`: the host has another version now, and the stored chunks are useless. */
type ChunksOutcome = 'stored' | Absence | 'changed';

/** Fetches the missing chunks of a version. Throws StorageFullError, FetchFailedError or ChunkDeferredError. */
async function fetchChunks(request: MediumRequest, version: FileVersion): Promise<ChunksOutcome> {
  const { into, url } = request;
  const outcome = await fetchInOrder(request, version);
  if (outcome === 'whole') await dropChunks(into, url);
  if (outcome !== 'chunk') return outcome === 'whole' ? 'stored' : outcome;
  if (!(await hasAllChunks(into, url, version))) throw new FetchFailedError(url, 'a chunk was taken away');
  await putEntry(request, url, await chunkedEntry(into, url, version));
  return 'stored';
}

/** What one response contained: the chunk, or the whole file from a host that no longer supports ranges. */
type ChunkOutcome = 'chunk' | 'whole' | Absence | 'changed';

/** Fetches one chunk after the other, so that a terminated worker loses at most one. Looks each up when it is next. */
async function fetchInOrder(request: MediumRequest, version: FileVersion): Promise<ChunkOutcome> {
  for await (const chunk of chunksLeft(request.into, request.url, version)) {
    if (!request.mayStartChunk()) throw new ChunkDeferredError(request.url);
    const outcome = await fetchChunk(request, version, chunk);
    if (outcome !== 'chunk') return outcome;
  }
  return 'chunk';
}

async function fetchChunk(
  request: MediumRequest,
  version: FileVersion,
  chunk: number,
): Promise<ChunkOutcome> {
  return underWatch(request.signal, request.environment.after, async (watch) => {
    const range = spanOf(version, chunk);
    const response = await sendRequest(request, watch, { range, ifRange: version.validator });
    if (response.status === 206 && isChunkOf(version, range, response.headers)) {
      await storeWatched(request, watch, chunkAddress(request.url, chunk), response, lengthOf(range));
      return 'chunk';
    }
    if (response.status === 200 && strongValidator(response.headers) === version.validator) {
      await storeWhole(request, watch, response);
      return 'whole';
    }
    await cancelBody(response);
    return response.status === 200 || response.status === 206 || response.status === 416
      ? 'changed'
      : absenceOf(response);
  });
}
