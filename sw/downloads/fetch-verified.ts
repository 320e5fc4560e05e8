// Fetches what a generation lacks until nothing more can be had in this run, and makes sure that it is here.
// Writes neither index nor ledger.
import { limits } from '../../src/contract/limits';
import { countsOf, leftOn, noteBytes, noteRefused, noteStored, takeOffBroken } from './download-contents';
import type { DownloadContents } from './download-contents';
import { fetchBatch, type Batch, type BatchEnd } from './batch';
import { classifyFailure } from './classify-failure';
import { fetchIndex } from './fetch-index';
import type { RunDeps } from './download';

/** `cache-lost`: the browser took it away in the middle; the next run begins anew. */
type FillEnd = Exclude<BatchEnd, 'storage-full'> | 'network' | 'cache-lost' | { readonly shortOf: number };

/**
 * Fetches until `most` bytes of it are here, makes sure that all is here as announced, and fetches once more what is not;
 * what then is not counts as missing.
 */
export async function fetchVerified(
  contents: DownloadContents,
  deps: RunDeps,
  most: number,
): Promise<FillEnd> {
  const end = await fetchLeft(contents, deps, most);
  if (end !== 'all') return end;
  if (!(await deps.caches.has(contents.cacheName))) return 'cache-lost';
  if ((await takeOffBroken(contents, deps.caches)).length === 0) return end;
  const again = await fetchLeft(contents, deps, most);
  if (again === 'all')
    for (const url of await takeOffBroken(contents, deps.caches)) contents.missing.add(url);
  return again;
}

/** Goes on after a quota error as long as something may give way, and after files in vain as long as they may be chance. */
async function fetchLeft(contents: DownloadContents, deps: RunDeps, most: number): Promise<FillEnd> {
  for (;;) {
    const end = await fetchBatch(batchOf(contents, deps, most));
    if (end === 'taken-back' || end === 'enough') return end;
    if (end === 'storage-full') {
      const shortOf = await deps.quotaManager.shortOf(contents, 'quota-error', deps);
      if (shortOf > 0) return { shortOf };
      for (const url of leftOn(contents)) contents.started.delete(url);
      continue;
    }
    const verdict = contents.failedAttempts.size === 0 ? 'go-on' : await classifyFailures(contents, deps);
    if (verdict === 'network') return verdict;
    if (verdict === 'go-on') return isAtItsEnd(contents) ? 'all' : end;
  }
}

/** Says of what was asked for in vain whose trouble that is; what is the file's own counts as missing. */
async function classifyFailures(
  contents: DownloadContents,
  deps: RunDeps,
): Promise<'network' | 'again' | 'go-on'> {
  const answer = await fetchIndex(contents.record.id, deps);
  const isServiceThere = typeof answer === 'object';
  const hasTime = deps.hasTime();
  let verdict: 'again' | 'go-on' = 'go-on';
  for (const [url, times] of contents.failedAttempts) {
    const failure = classifyFailure({ times, isServiceThere, hasTime });
    if (failure === 'network') return failure;
    if (failure === 'again') {
      contents.started.delete(url);
      verdict = failure;
    } else {
      contents.failedAttempts.delete(url);
      contents.missing.add(url);
    }
  }
  return verdict;
}

/** Files that stall may take all the time there is: where nothing came and only they are left, another run brings no more. */
function isAtItsEnd(contents: DownloadContents): boolean {
  return contents.came.size === 0 && leftOn(contents).every((url) => contents.missing.has(url));
}

function batchOf(contents: DownloadContents, deps: RunDeps, most: number): Batch {
  const largest = Math.min(limits.media.largest, Math.max(limits.media.wholeUpTo, most - contents.bytesHere));
  const progress = () => deps.onProgress(() => countsOf(contents));
  const order = createOrder(contents);
  return {
    ...deps,
    into: contents.cache,
    older: contents.older,
    limits: { ...limits.media, largest },
    mayTakeMore: () => contents.bytesHere < most,
    hasNext: () => order.first() !== undefined,
    next: () => {
      const url = deps.playerRequests.wanted(order.isLeft) ?? order.first();
      if (url !== undefined) contents.started.add(url);
      return url;
    },
    onBytes: (url, bytes) => {
      noteBytes(contents, url, bytes);
      progress();
    },
    onStored: async (url) => {
      const before = contents.media.size;
      await noteStored(contents, url);
      if (contents.media.size > before) order.lookAnew();
      progress();
    },
    onMissing: (url) => noteRefused(contents, url),
    onUnreachable: (url) => contents.failedAttempts.set(url, (contents.failedAttempts.get(url) ?? 0) + 1),
    onPutBack: (url) => {
      contents.started.delete(url);
      order.lookAnew();
    },
  };
}

/** What a batch has yet to begin. The story is looked through only when something joins what is left. */
function createOrder(contents: DownloadContents) {
  let left = leftOn(contents);
  let at = 0;
  const isLeft = (url: string) =>
    contents.media.has(url) && !contents.sizes.has(url) && !contents.started.has(url);
  return {
    isLeft,
    /** The next in the plan's order; undefined when all is begun. */
    first(): string | undefined {
      for (; at < left.length; at += 1) {
        const url = left[at];
        if (url !== undefined && isLeft(url)) return url;
      }
      return undefined;
    },
    /** Call it when something is left that was begun before, or has just come to belong to the story. */
    lookAnew(): void {
      left = leftOn(contents);
      at = 0;
    },
  };
}
