// How small a story's text may become before it scrolls instead (spec book §3, screens §4).

/** Below this width of the screen, in pixels, a text is read on a phone. */
const narrow = 768;

/** Returns the smallest size of a text in pixels: 12, on narrow screens 18. */
export const smallestText = (): number => (document.documentElement.clientWidth < narrow ? 18 : 12);

/** Pixels: the font size of a browser in which nobody has changed it. */
const usualSize = 16;

interface LetterScale {
  /** How much larger than usual the person wants texts to be, by the font size or the text zoom of the browser; at least 1. */
  readonly wanted: number;
  /** How much the browser itself enlarges sizes in pixels, as Firefox does by `Zoom text only`; at least 1. */
  readonly zoom: number;
}

/** Returns how large a person wants letters to be, and what the browser does for it (spec screens §1). */
export function letterScale(): LetterScale {
  const size = sizeOf(document.documentElement);
  if (!(size > usualSize)) return { wanted: 1, zoom: 1 };
  const probe = document.createElement('span');
  probe.style.cssText = `position: absolute; font-size: ${usualSize}px`;
  document.body.append(probe);
  const shown = sizeOf(probe);
  probe.remove();
  return { wanted: size / usualSize, zoom: Math.max(1, shown / usualSize || 1) };
}

const sizeOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).fontSize);
