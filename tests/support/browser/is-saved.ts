/**
 * How long a story may take to be saved, in milliseconds: a file that a stalled machine could not fetch is tried again after a minute
 * (spec offline §5).
 */
export const longestDownload = 150_000;

/**
 * Runs in a page. Returns whether the story's index is in one of its caches. It is the last file that a download stores, also where the
 * storage ends before all others are there.
 */
export async function isSaved(id: string): Promise<boolean> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(`bookworm-media-v1-${id}-`)) continue;
    const requests = await (await caches.open(name)).keys();
    if (requests.some(({ url }) => url.endsWith('/index.json'))) return true;
  }
  return false;
}
