// The size of a heading: long ones are smaller, so that they need few lines. Pure.

/** Headings of at most this many characters have the full size; `least` is the smallest share of it. */
const signsAtFullSize = 18;
const least = 0.45;

/** Returns the share of the full size, at most 1. */
export function headingScale(words: string): number {
  return Math.max(least, Math.min(1, Math.sqrt(signsAtFullSize / Math.max(1, words.length))));
}
