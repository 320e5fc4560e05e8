// Asks hosts for the lengths of media with HEAD requests, before they are fetched. Stores nothing.
import * as limits from '../../src/contract/limits';
import { isVideo } from '../../src/contract/presentation/media-types';
import type { Fetch } from '../media-cache/request';
import { workInTime, type Wait } from '../media-cache/stall-watch';

export interface LengthDeps {
  readonly fetch: Fetch;
  readonly signal: AbortSignal;
  readonly wait: Wait;
}

const atOnce = 4;
/** Milliseconds that one answer may take; without it the length is estimated. */
const timeout = 10_000;

/** Returns the lengths in bytes by address, and asks for films first. Leaves out those that no host announces. */
export async function announcedLengths(
  urls: readonly string[],
  deps: LengthDeps,
): Promise<Map<string, number>> {
  const lengths = new Map<string, number>();
  const left = [...urls.filter(isVideo), ...urls.filter((url) => !isVideo(url))];
  const askInTurn = async () => {
    for (let url = left.shift(); url !== undefined && !deps.signal.aborted; url = left.shift()) {
      const length = await announcedLength(url, deps);
      if (length !== undefined) lengths.set(url, length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, askInTurn));
  return lengths;
}

async function announcedLength(
  url: string,
  { fetch, signal, wait }: LengthDeps,
): Promise<number | undefined> {
  const response = await workInTime(signal, timeout, wait, (within) =>
    fetch(url, { method: 'HEAD', redirect: 'error', signal: within }).catch(() => undefined),
  );
  const said = response?.status === 200 ? response.headers.get('content-length') : null;
  const length = said !== null && /^\d+$/.test(said) ? Number(said) : Infinity;
  return length <= limits.media.largest ? length : undefined;
}
