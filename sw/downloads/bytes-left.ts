// Counts the bytes that a download still has to store. Asks hosts for the lengths of media with HEAD requests. Stores nothing.
import * as limits from '../../src/contract/limits';
import { isVideo } from '../../src/contract/presentation/media-types';
import type { Fetch } from '../media-cache/request';
import { workInTime, type Wait } from '../timers';
import { sizesIn } from '../media-cache/stored-medium';
import { leftOn, type DownloadContents } from './download-contents';

export interface LengthDeps {
  readonly fetch: Fetch;
  readonly signal: AbortSignal;
  readonly wait: Wait;
}

const atOnce = 4;
/** Milliseconds that one answer may take; without it the length is estimated. */
const timeout = 10_000;

/** Returns the bytes still to be stored, including unchanged files that are copied from the previous generation. */
export async function bytesLeft(contents: DownloadContents, deps: LengthDeps): Promise<number> {
  const left = leftOn(contents).filter((url) => !contents.missing.has(url));
  const copies = contents.older ? await sizesIn(contents.older) : new Map<string, number>();
  const unknown = left.filter((url) => !contents.announced.has(url) && !copies.has(url));
  for (const [url, length] of await announcedLengths(unknown, deps)) contents.announced.set(url, length);
  return left.reduce((bytes, url) => {
    const length = contents.announced.get(url) ?? copies.get(url) ?? 0;
    return bytes + Math.max(0, length - (contents.parts.get(url) ?? 0));
  }, 0);
}

/** Returns the lengths in bytes by address, and asks for films first. Leaves out those that no host announces. */
async function announcedLengths(urls: readonly string[], deps: LengthDeps): Promise<Map<string, number>> {
  const lengths = new Map<string, number>();
  const left = [...urls.filter(isVideo), ...urls.filter((url) => !isVideo(url))];
  const askInTurn = async () => {
    for (let url = left.shift(); url !== undefined && !deps.signal.aborted; url = left.shift()) {
      const length = await askLength(url, deps);
      if (length !== undefined) lengths.set(url, length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, askInTurn));
  return lengths;
}

async function askLength(url: string, { fetch, signal, wait }: LengthDeps): Promise<number | undefined> {
  const response = await workInTime(signal, timeout, wait, (within) =>
    fetch(url, { method: 'HEAD', redirect: 'error', signal: within }).catch(() => undefined),
  );
  const said = response?.status === 200 ? response.headers.get('content-length') : null;
  const length = said !== null && /^\d+$/.test(said) ? Number(said) : Infinity;
  return length <= limits.media.largest ? length : undefined;
}
