// Compares strong entity tags with If-None-Match and If-Range (RFC 9110, sections 8.8 and 13). Pure.

const encodedSuffix = /-(?:br|gzip)"$/;

/** Returns the tag of the same content after compression: other bytes, so another strong tag. */
export function encodedTag(tag: string, encoding: 'br' | 'gzip'): string {
  return tag.replace(/"$/, `-${encoding}"`);
}

/** Returns the tag of an If-None-Match header that matches, compressed or not; undefined when none does. */
export function findMatchingTag(ifNoneMatch: string | null, tag: string): string | undefined {
  if (ifNoneMatch === null) return undefined;
  if (ifNoneMatch.trim() === '*') return tag;
  return ifNoneMatch
    .split(',')
    .map((held) => held.trim().replace(/^W\//, ''))
    .find((held) => held === tag || held.replace(encodedSuffix, '"') === tag);
}

/** Returns whether a range may be sent: without If-Range, or with exactly this strong tag. A date never matches. */
export function isRangeApplicable(ifRange: string | null, tag: string): boolean {
  return ifRange === null || ifRange.trim() === tag;
}
