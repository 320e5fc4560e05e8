// How small a story's text may become before it scrolls instead (spec book §3, screens §4).

/** Below this width of the screen, in pixels, a text is read on a phone. */
const narrow = 768;

/** Returns the smallest size of a text in pixels: 12, on narrow screens 18. */
export const smallestText = (): number => (document.documentElement.clientWidth < narrow ? 18 : 12);

/** Pixels: the font size of a browser in which nobody has changed it. */
const usualSize = 16;

/**
 * Returns how much larger than usual the person wants texts to be, by the font size of the browser; at least 1. A browser that enlarges
 * all texts, as Firefox does by `Zoom text only`, enlarges the sizes in pixels itself.
 */
export function textScale(): number {
  const size = sizeOf(document.documentElement);
  if (!(size > usualSize)) return 1;
  const probe = document.createElement('span');
  probe.style.cssText = `position: absolute; font-size: ${usualSize}px`;
  document.body.append(probe);
  const shown = sizeOf(probe);
  probe.remove();
  return Math.max(1, size / (shown || usualSize));
}

const sizeOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).fontSize);
