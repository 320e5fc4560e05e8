// Resumes a film whose first chunk is stored: fetches the missing chunks, one per request, then stores the film's
// entry. Never combines chunks of two versions.
import { isPartOf, lengthOf, spanOf, strongValidator, type FileVersion } from './chunk-layout';
import { RestingError, UnreachableError } from './errors';
import { dropChunks, filmEntry, hasAllChunks, missingParts, chunkAddress } from './chunked';
import { ask, dismiss, type Job } from './request';
import { putEntry, storeWatched, storeWhole } from './store';
import { underWatch } from './stall-watch';

/** `changed`: the host has another version now, and the stored chunks are useless. */
export type PartsOutcome = 'stored' | 'missing' | 'changed';

/** Fetches the missing chunks of a version. Throws StorageFullError, UnreachableError or RestingError. */
export async function fetchParts(job: Job, version: FileVersion): Promise<PartsOutcome> {
  const { into, url } = job;
  const outcome = await fetchInOrder(job, version);
  if (outcome === 'whole') await dropChunks(into, url);
  if (outcome !== 'part') return outcome === 'whole' ? 'stored' : outcome;
  if (!(await hasAllChunks(into, url, version))) throw new UnreachableError(url, 'a part was taken away');
  await putEntry(job, url, await filmEntry(into, url, version));
  return 'stored';
}

/** What one answer contained: the chunk, or the whole file from a host that no longer supports ranges. */
type PartOutcome = 'part' | 'whole' | 'missing' | 'changed';

/** Fetches one chunk after the other, so that a kill loses at most one. Looks each chunk up only in its turn. */
async function fetchInOrder(job: Job, version: FileVersion): Promise<PartOutcome> {
  for await (const part of missingParts(job.into, job.url, version)) {
    if (!job.mayStartChunk()) throw new RestingError(job.url);
    const outcome = await fetchPart(job, version, part);
    if (outcome !== 'part') return outcome;
  }
  return 'part';
}

async function fetchPart(job: Job, version: FileVersion, part: number): Promise<PartOutcome> {
  return underWatch(job.signal, job.after, async (watch) => {
    const range = spanOf(version, part);
    const response = await ask(job, watch, { range, ifRange: version.validator });
    if (response.status === 206 && isPartOf(version, range, response.headers)) {
      await storeWatched(job, watch, chunkAddress(job.url, part), response, lengthOf(range));
      return 'part';
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
