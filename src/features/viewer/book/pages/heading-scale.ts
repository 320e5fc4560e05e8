// How large a heading is set: a long one smaller, so that it keeps to its few lines. Pure.

/** Of the full size; so many signs stand at full size. */
const signsAtFullSize = 18;
const least = 0.45;

export function headingScale(words: string): number {
  return Math.max(least, Math.min(1, Math.sqrt(signsAtFullSize / Math.max(1, words.length))));
}
