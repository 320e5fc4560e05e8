// Apart from media-path.ts, which every page loads first.

/** Returns an address without its fragment. A player that resumes a medium adds one, which no list of media has. */
export function withoutFragment(url: string): string {
  return url.replace(/#.*$/, '');
}
