// Strong entity tags and the two headers that compare them (RFC 9110, sections 8.8 and 13). Pure.

const encodedSuffix = /-(?:br|gzip)"$/;

/** The tag of the same content after compression: other bytes, so another strong tag. */
export function encodedTag(tag: string, encoding: 'br' | 'gzip'): string {
  return tag.replace(/"$/, `-${encoding}"`);
}

/** The tag of an If-None-Match header that still holds, compressed or not; undefined when none does. */
export function tagStillHeld(ifNoneMatch: string | null, tag: string): string | undefined {
  if (ifNoneMatch === null) return undefined;
  if (ifNoneMatch.trim() === '*') return tag;
  return ifNoneMatch
    .split(',')
    .map((held) => held.trim().replace(/^W\//, ''))
    .find((held) => held === tag || held.replace(encodedSuffix, '"') === tag);
}

/** Whether a range may be taken: without If-Range, or with exactly this strong tag. Dates are never trusted. */
export function rangeMayBeTaken(ifRange: string | null, tag: string): boolean {
  return ifRange === null || ifRange.trim() === tag;
}
