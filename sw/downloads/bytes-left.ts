// Counts the bytes that a download still has to store. Asks hosts for the lengths of media with HEAD requests. Stores nothing.
import * as limits from '../../src/contract/limits';
import { isVideo } from '../../src/contract/presentation/media-types';
import { announcedLength } from '../media-cache/chunks';
import type { Fetch } from '../media-cache/request';
import { withAbortingTimeout, type Wait } from '../timers';
import { sizesIn } from '../media-cache/stored-medium';
import { filesLeft, type DownloadContents } from './download-contents';

export interface LengthDeps {
  readonly fetch: Fetch;
  readonly signal: AbortSignal;
  readonly wait: Wait;
}

const atOnce = 4;
/**
 * Milliseconds that all responses together may take: most of the time budget is left for the files themselves, since a worker
 * that is terminated forgets the lengths.
 */
const lengthsTimeout = 10_000;

/**
 * Returns the bytes still to be stored, including unchanged files that are copied from the previous generation. An unknown length is
 * estimated as the average of the known ones, of films and of other files each.
 */
export async function bytesLeft(contents: DownloadContents, deps: LengthDeps): Promise<number> {
  const left = filesLeft(contents).filter((url) => !contents.missing.has(url));
  const copies = contents.olderCache ? await sizesIn(contents.olderCache) : new Map<string, number>();
  const unknown = left.filter((url) => !contents.announced.has(url) && !copies.has(url));
  if (unknown.length > 0) await noteLengths(contents, unknown, deps);
  const known = new Map([...contents.announced, ...copies, ...contents.sizes]);
  const average = { film: averageOf(known, isVideo), other: averageOf(known, (url) => !isVideo(url)) };
  return left.reduce((bytes, url) => {
    const length = known.get(url) ?? (isVideo(url) ? average.film : average.other);
    return bytes + Math.max(0, length - (contents.bytesInChunks.get(url) ?? 0));
  }, 0);
}

function averageOf(lengths: ReadonlyMap<string, number>, isOfKind: (url: string) => boolean): number {
  const some = [...lengths].filter(([url]) => isOfKind(url));
  return some.length === 0 ? 0 : Math.round(some.reduce((sum, [, length]) => sum + length, 0) / some.length);
}

/** Asks for lengths, of films first, until the time is up. Notes those that a host announces. */
async function noteLengths(contents: DownloadContents, urls: readonly string[], deps: LengthDeps) {
  const left = [...urls.filter(isVideo), ...urls.filter((url) => !isVideo(url))];
  await withAbortingTimeout(deps.signal, lengthsTimeout, deps.wait, async (signal) => {
    const requestInTurn = async () => {
      for (let url = left.shift(); url !== undefined && !signal.aborted; url = left.shift()) {
        const length = await requestLength(url, deps.fetch, signal);
        if (length !== undefined) contents.announced.set(url, length);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, requestInTurn));
  });
}

async function requestLength(url: string, fetch: Fetch, signal: AbortSignal): Promise<number | undefined> {
  const response = await fetch(url, { method: 'HEAD', redirect: 'error', signal }).catch(() => undefined);
  const length = response?.status === 200 ? announcedLength(response.headers) : undefined;
  return length !== undefined && length <= limits.media.largest ? length : undefined;
}
