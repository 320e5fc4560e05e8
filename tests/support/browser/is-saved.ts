// Looks up the saved presentations of the device.
import { readMediaCacheName } from '../../../src/contract/worker/worker-names';
import type { PageEvaluator } from './page-evaluator';

/**
 * How long a story may take to be saved, in milliseconds: a file that a stalled machine could not fetch is tried again after a minute
 * (spec offline §5).
 */
export const longestDownload = 150_000;

/** Returns the names of the media caches, or of those of one presentation. */
export async function mediaCaches(page: PageEvaluator, ofId?: string): Promise<string[]> {
  const names = await page.evaluate(() => caches.keys());
  return names.filter((name) => {
    const id = readMediaCacheName(name)?.id;
    return id !== undefined && id === (ofId ?? id);
  });
}

/** Returns whether `savedIds` has the presentation. */
export async function isSaved(page: PageEvaluator, id: string): Promise<boolean> {
  const names = await page.evaluate(thoseWithIndex, await mediaCaches(page, id));
  return names.length > 0;
}

/**
 * Returns the ids of the presentations whose index is in one of their caches, sorted. It is the last file that a download stores, also
 * where the storage ends before all others are there.
 */
export async function savedIds(page: PageEvaluator): Promise<string[]> {
  const names = await page.evaluate(thoseWithIndex, await mediaCaches(page));
  return names.flatMap((name) => readMediaCacheName(name)?.id ?? []).sort();
}

/** Runs in the page. Returns those of the caches that hold an index. */
async function thoseWithIndex(names: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const name of names) {
    // Opening a cache that was deleted meanwhile would create it.
    if (!(await caches.has(name))) continue;
    const requests = await (await caches.open(name)).keys();
    if (requests.some(({ url }) => url.endsWith('/index.json'))) found.push(name);
  }
  return found;
}
