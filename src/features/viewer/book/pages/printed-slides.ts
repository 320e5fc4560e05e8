// Which slides are printed on their pages. The engine has all pages; a book of hundreds has words and pictures on the near ones
// only. Pure.

/** From one slide to another, both among them. */
export interface SlideRange {
  readonly from: number;
  readonly to: number;
}

/** As many slides as a book may have and be printed whole. */
const mostWhole = 100;
/** So many are printed before and after the one that is shown, at least… */
const near = 50;
/** …and pages are printed so many at a time, at most so far from where the reader is. */
const step = 25;

/** Returns the slide around which a book is printed when `index` is shown: another one only every so often. */
export function printedAround(index: number, slideCount: number): number {
  return slideCount <= mostWhole ? 0 : Math.round(index / step) * step;
}

/** Returns what is printed around a slide that `printedAround` gave. */
export function printedSlides(around: number, slideCount: number): SlideRange {
  if (slideCount <= mostWhole) return { from: 0, to: slideCount - 1 };
  return { from: Math.max(0, around - near - step), to: Math.min(slideCount - 1, around + near + step) };
}
