// How short a title or suggestion may be.

/** A letter of the scripts in which two characters can be a word. */
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * Returns whether a title or suggestion is long enough: trimmed, 3 characters, or 2 where one is Han, Hiragana, Katakana or
 * Hangul (spec contract §3).
 */
export function isLongEnough(text: string): boolean {
  const trimmed = text.trim();
  return dense.test(trimmed) ? Array.from(trimmed).length >= 2 : trimmed.length >= 3;
}
