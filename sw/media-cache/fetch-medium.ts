// Fetches one medium into a cache: a short one whole, a long one in parts. Knows neither plan nor ledger.
import { isVideo } from '../../src/contract/presentation/media-kind';
import { announcedLength, editionOf, lengthOf, spanOf, strongValidator } from './chunk-layout';
import { UnreachableError } from './errors';
import { fetchParts } from './fetch-chunks';
import { startedEdition, chunkingOf, dropChunks, matchChunk, missingParts, chunkAddress } from './chunked';
import { ask, asWhole, dismiss, firstSpan, jobOf, type Job, type MediumRequest } from './request';
import { putEntry, storeWatched, storeWhole } from './store';
import { isWhole, sizeIn } from './stored-medium';
import { underWatch, type Watch } from './stall-watch';

/**
 * Fetches one medium and stores it; `missing` when the host does not have it, or is foreign and does not answer
 * (it may forbid to be asked, which looks the same). Bytes that are here already are not asked for again.
 * Throws StorageFullError, UnreachableError, or RestingError where `mayStartChunk` said no.
 */
export async function fetchMedium(request: MediumRequest): Promise<'stored' | 'missing'> {
  const job = jobOf(request);
  return new URL(job.url).origin === job.origin ? fetchOwn(job) : fetchForeign(job);
}

/** A condition or a range on a foreign origin would need that host's leave first, so it is asked plainly. */
async function fetchForeign(job: Job): Promise<'stored' | 'missing'> {
  return underWatch(job.signal, job.after, async (watch) => {
    const response = await ask(job, watch, {}).catch((error: unknown) => {
      // What a stall ended is no such refusal.
      if (!(error instanceof UnreachableError && error.cause instanceof TypeError)) throw error;
    });
    return response === undefined ? 'missing' : takeWhole(job, watch, response);
  });
}

/** A file that changes again and again while its parts are fetched is taken whole at last. */
const mostGoes = 4;

async function fetchOwn(job: Job): Promise<'stored' | 'missing'> {
  const older = await heldBefore(job);
  for (let go = 0; go < mostGoes; go += 1) {
    const edition = await startedEdition(job.into, job.url);
    if (edition && older && strongValidator(older.headers) === edition.validator) await copyParts(job);
    const outcome = edition ? await fetchParts(job, edition) : await begin(job, older);
    if (outcome === 'stored' || outcome === 'missing') return outcome;
    if (outcome === 'changed') await dropChunks(job.into, job.url);
  }
  await dropChunks(job.into, job.url);
  return underWatch(job.signal, job.after, (watch) => askWhole(job, watch));
}

/** What the generation before has, if that is whole. */
async function heldBefore({ older, url }: Job): Promise<Response | undefined> {
  if (older === undefined || !(await isWhole(older, url))) return undefined;
  return older.match(url, { ignoreVary: true });
}

/** How far the first answer brought it: `started` when the first part is here and others are left. */
type Beginning = 'stored' | 'missing' | 'started';

function begin(job: Job, older: Response | undefined): Promise<Beginning> {
  return underWatch(job.signal, job.after, async (watch) => {
    // Saves a long file a first request in vain; a short one comes whole all the same.
    const mayBeLong = isVideo(job.url);
    const range = mayBeLong ? firstSpan(job.limits) : undefined;
    const ifNoneMatch = older?.headers.get('etag') ?? undefined;
    const response = await ask(job, watch, { range, ifNoneMatch });
    if (older && response.status === 304) return copyMedium(job, older);
    if (mayBeLong) return takeFirst(job, watch, response);
    if (!goesInParts(response, job)) return takeWhole(job, watch, response);
    await dismiss(response);
    return takeFirst(job, watch, await ask(job, watch, { range: firstSpan(job.limits) }));
  });
}

/** Without a strong validator parts could be of two versions: then one answer brings it all, or nothing. */
function goesInParts({ status, headers }: Response, { limits }: Job): boolean {
  return (
    status === 200 &&
    (announcedLength(headers) ?? 0) > limits.wholeUpTo &&
    headers.get('accept-ranges')?.trim().toLowerCase() === 'bytes' &&
    strongValidator(headers) !== undefined
  );
}

/** Takes the answer to a request for the first part. */
async function takeFirst(job: Job, watch: Watch, response: Response): Promise<Beginning> {
  const { headers, status } = response;
  // An empty file has no first part.
  if (status !== 206 && status !== 416) return takeWhole(job, watch, response);
  const whole = asWhole(response);
  if (whole) return takeWhole(job, watch, whole);
  const edition = editionOf(headers);
  if (edition?.chunkBytes !== job.limits.part) {
    await dismiss(response);
    return askWhole(job, watch);
  }
  await storeWatched(job, watch, chunkAddress(job.url, 0), response, edition.chunkBytes);
  return 'started';
}

async function askWhole(job: Job, watch: Watch): Promise<'stored' | 'missing'> {
  return takeWhole(job, watch, await ask(job, watch, {}));
}

async function takeWhole(job: Job, watch: Watch, response: Response): Promise<'stored' | 'missing'> {
  if (response.status === 200 && (announcedLength(response.headers) ?? 0) <= job.limits.largest) {
    await storeWhole(job, watch, response);
    return 'stored';
  }
  await dismiss(response);
  return 'missing';
}

/** The host says that nothing changed: what the generation before has serves again. */
async function copyMedium(job: Job, older: Response): Promise<Beginning> {
  if (chunkingOf(older.headers)) {
    await copyParts(job);
    return 'started';
  }
  await putEntry(job, job.url, older);
  job.onBytes(await sizeIn(job.into, job.url));
  return 'stored';
}

/** Copies the parts that are not here yet, in order; what the generation before lost meanwhile is left to be fetched. */
async function copyParts(job: Job): Promise<void> {
  const { older } = job;
  const first = older && (await matchChunk(older, job.url, 0));
  const edition = first && editionOf(first.headers);
  if (older === undefined || edition === undefined) return;
  for await (const part of missingParts(job.into, job.url, edition)) {
    const entry = await matchChunk(older, job.url, part);
    if (entry === undefined) return;
    await putEntry(job, chunkAddress(job.url, part), entry);
    job.onBytes(lengthOf(spanOf(edition, part)));
  }
}
