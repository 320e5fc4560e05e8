/**
 * Returns whether a cache holds the app itself: its pages, scripts and styles (spec offline §3). Workbox names it; that of an older
 * worker may have another beginning or version, and the same middle.
 */
export function isShellCache(name: string): boolean {
  return name.includes('-precache-');
}
