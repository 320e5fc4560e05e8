// Counts the bytes that a download still has to store. Asks hosts for the lengths of media with HEAD requests. Stores nothing.
import * as limits from '../../src/contract/limits';
import { isVideo } from '../../src/contract/presentation/media-types';
import { announcedLength } from '../media-cache/medium-chunks';
import type { WorkerEnvironment } from '../environment';
import { withAbortingTimeout } from '../timers';
import { sizesIn } from '../media-cache/stored-medium';
import { createLengthEstimate, filesLeft, type DownloadContents } from './download-contents';

const atOnce = 4;
/**
 * Milliseconds that all responses together may take: most of the time budget is left for the files themselves, since a worker
 * that is terminated forgets the lengths.
 */
const lengthsTimeout = 10_000;

/**
 * Returns the bytes still to be stored, including unchanged files that are copied from the previous generation. Unknown lengths
 * are estimated (`createLengthEstimate`).
 */
export async function bytesLeft(
  contents: DownloadContents,
  environment: WorkerEnvironment,
  signal: AbortSignal,
): Promise<number> {
  const left = filesLeft(contents).filter((url) => !contents.missing.has(url));
  const copies = contents.olderCache ? await sizesIn(contents.olderCache) : new Map<string, number>();
  const unknown = left.filter((url) => !contents.announced.has(url) && !copies.has(url));
  if (unknown.length > 0) await noteLengths(contents, unknown, environment, signal);
  const lengthOf = createLengthEstimate(new Map([...contents.announced, ...copies, ...contents.sizes]));
  return left.reduce(
    (bytes, url) => bytes + Math.max(0, lengthOf(url) - (contents.bytesInChunks.get(url) ?? 0)),
    0,
  );
}

/** Requests lengths, of films first, until the time is up. Notes the announced ones. */
async function noteLengths(
  contents: DownloadContents,
  urls: readonly string[],
  environment: WorkerEnvironment,
  attemptSignal: AbortSignal,
) {
  const left = [...urls.filter(isVideo), ...urls.filter((url) => !isVideo(url))];
  await withAbortingTimeout(attemptSignal, lengthsTimeout, environment.wait, async (signal) => {
    const requestInTurn = async () => {
      for (let url = left.shift(); url !== undefined && !signal.aborted; url = left.shift()) {
        const length = await requestLength(url, environment, signal);
        if (length !== undefined) contents.announced.set(url, length);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, requestInTurn));
  });
}

async function requestLength(
  url: string,
  { fetch }: WorkerEnvironment,
  signal: AbortSignal,
): Promise<number | undefined> {
  const response = await fetch(url, { method: 'HEAD', redirect: 'error', signal }).catch(() => undefined);
  const length = response?.status === 200 ? announcedLength(response.headers) : undefined;
  return length !== undefined && length <= limits.media.largest ? length : undefined;
}
