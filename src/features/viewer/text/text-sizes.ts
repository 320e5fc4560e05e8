// How small a story's text may become before it scrolls instead (spec book §3, screens §4).

/** Below this width of the screen, in pixels, a text is read on a phone. */
const narrow = 768;

/** Returns the smallest size of a text in pixels: 12, on narrow screens 18. */
export const smallestText = (): number => (document.documentElement.clientWidth < narrow ? 18 : 12);

/** Returns how much larger than usual the person wants texts to be, by the font size of the browser; at least 1. */
export function textScale(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.max(1, size / 16 || 1);
}
