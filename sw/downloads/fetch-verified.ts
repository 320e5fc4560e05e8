// Fetches what a generation lacks until nothing more can be had in this run, and makes sure that it is here.
// Writes neither index nor ledger.
import { limits } from '../../src/contract/limits';
import { countsOf, leftOn, noteBytes, noteRefused, noteStored, takeOffBroken } from './download-contents';
import type { Shelf } from './download-contents';
import { fetchBatch, type Batch, type BatchEnd } from './batch';
import { blame } from './classify-failure';
import { fetchIndex } from './fetch-index';
import type { RunDeps } from './download';

/** `cache-lost`: the browser took it away in the middle; the next run begins anew. */
type FillEnd = Exclude<BatchEnd, 'storage-full'> | 'network' | 'cache-lost' | { readonly shortOf: number };

/**
 * Fetches until `most` bytes of it are here, makes sure that all is here as announced, and fetches once more what is not;
 * what then is not counts as missing.
 */
export async function fetchVerified(shelf: Shelf, deps: RunDeps, most: number): Promise<FillEnd> {
  const end = await fetchLeft(shelf, deps, most);
  if (end !== 'all') return end;
  if (!(await deps.caches.has(shelf.cacheName))) return 'cache-lost';
  if ((await takeOffBroken(shelf, deps.caches)).length === 0) return end;
  const again = await fetchLeft(shelf, deps, most);
  if (again === 'all') for (const url of await takeOffBroken(shelf, deps.caches)) shelf.missing.add(url);
  return again;
}

/** Goes on after a quota error as long as something may give way, and after files in vain as long as they may be chance. */
async function fetchLeft(shelf: Shelf, deps: RunDeps, most: number): Promise<FillEnd> {
  for (;;) {
    const end = await fetchBatch(batchOf(shelf, deps, most));
    if (end === 'taken-back' || end === 'enough') return end;
    if (end === 'storage-full') {
      const shortOf = await deps.room.shortOf(shelf, 'quota-error', deps);
      if (shortOf > 0) return { shortOf };
      for (const url of leftOn(shelf)) shelf.begun.delete(url);
      continue;
    }
    const verdict = shelf.vain.size === 0 ? 'go-on' : await judge(shelf, deps);
    if (verdict === 'network') return verdict;
    if (verdict === 'go-on') return isAtItsEnd(shelf) ? 'all' : end;
  }
}

/** Says of what was asked for in vain whose trouble that is; what is the file's own counts as missing. */
async function judge(shelf: Shelf, deps: RunDeps): Promise<'network' | 'again' | 'go-on'> {
  const answer = await fetchIndex(shelf.record.id, deps);
  const isServiceThere = typeof answer === 'object';
  const hasTime = deps.hasTime();
  let verdict: 'again' | 'go-on' = 'go-on';
  for (const [url, times] of shelf.vain) {
    const blamed = blame({ times, isServiceThere, hasTime });
    if (blamed === 'network') return blamed;
    if (blamed === 'again') {
      shelf.begun.delete(url);
      verdict = blamed;
    } else {
      shelf.vain.delete(url);
      shelf.missing.add(url);
    }
  }
  return verdict;
}

/** Files that stall may take all the time there is: where nothing came and only they are left, another run brings no more. */
function isAtItsEnd(shelf: Shelf): boolean {
  return shelf.came.size === 0 && leftOn(shelf).every((url) => shelf.missing.has(url));
}

function batchOf(shelf: Shelf, deps: RunDeps, most: number): Batch {
  const largest = Math.min(limits.media.largest, Math.max(limits.media.wholeUpTo, most - shelf.bytesHere));
  const progress = () => deps.onProgress(() => countsOf(shelf));
  const order = createOrder(shelf);
  return {
    ...deps,
    into: shelf.cache,
    older: shelf.older,
    limits: { ...limits.media, largest },
    mayTakeMore: () => shelf.bytesHere < most,
    hasNext: () => order.first() !== undefined,
    next: () => {
      const url = deps.playerFirst.wanted(order.isLeft) ?? order.first();
      if (url !== undefined) shelf.begun.add(url);
      return url;
    },
    onBytes: (url, bytes) => {
      noteBytes(shelf, url, bytes);
      progress();
    },
    onStored: async (url) => {
      const before = shelf.media.size;
      await noteStored(shelf, url);
      if (shelf.media.size > before) order.lookAnew();
      progress();
    },
    onMissing: (url) => noteRefused(shelf, url),
    onUnreachable: (url) => shelf.vain.set(url, (shelf.vain.get(url) ?? 0) + 1),
    onPutBack: (url) => {
      shelf.begun.delete(url);
      order.lookAnew();
    },
  };
}

/** What a batch has yet to begin. The story is looked through only when something joins what is left. */
function createOrder(shelf: Shelf) {
  let left = leftOn(shelf);
  let at = 0;
  const isLeft = (url: string) => shelf.media.has(url) && !shelf.sizes.has(url) && !shelf.begun.has(url);
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
      left = leftOn(shelf);
      at = 0;
    },
  };
}
