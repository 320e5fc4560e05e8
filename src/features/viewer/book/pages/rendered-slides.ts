// Determines which slides are rendered on their pages. The engine has all pages, but a book of hundreds has text and pictures only
// on those near the current one. Pure.

/** A range of slides, both ends included. */
export interface SlideRange {
  readonly from: number;
  readonly to: number;
}

/** A book of at most this many slides is rendered completely. */
const maxRenderedWhole = 100;
/**
 * At least this many slides are rendered before and after the current one, more than turn while one page still moves. All
 * of them are rendered and fitted anew after a jump, so it takes as long as there are slides in the range.
 */
const near = 8;
/** The number of slides by which the rendered range moves. */
const step = 4;

/** Returns the slide around which the book is rendered when `index` is shown; it changes only every `step` slides. */
export function renderedAround(index: number, slideCount: number): number {
  return slideCount <= maxRenderedWhole ? 0 : Math.round(index / step) * step;
}

/** Returns the rendered range around `around`, which is a result of `renderedAround`. */
export function renderedSlides(around: number, slideCount: number): SlideRange {
  if (slideCount <= maxRenderedWhole) return { from: 0, to: slideCount - 1 };
  return { from: Math.max(0, around - near - step), to: Math.min(slideCount - 1, around + near + step) };
}
