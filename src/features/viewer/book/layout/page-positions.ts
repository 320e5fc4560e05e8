// Maps slides to page positions in the book and back (spec book §1). Pure.

/** The book has no such page (spec book §1). */
export class InvalidPageNumberError extends Error {
  override readonly name = 'InvalidPageNumberError';
  constructor() {
    super('Invalid page number');
  }
}

/** The book has no such spread (spec book §1). */
export class InvalidPageError extends Error {
  override readonly name = 'InvalidPageError';
  constructor() {
    super('Invalid page');
  }
}

/** Returns the number of pages: the cover and two pages for each slide after the initial one. */
export function pageCountOf(slideCount: number): number {
  return slideCount === 0 ? 0 : 2 * slideCount - 1;
}

/**
 * Returns the position that shows slide `index`: its spread has the positions 2i − 1 and 2i. Throws InvalidPageError when there
 * is no such slide.
 */
export function pagePositionOf(index: number, slideCount: number): number {
  if (!Number.isInteger(index) || index < 0 || index >= slideCount) throw new InvalidPageError();
  return 2 * index;
}

/** Returns the slide at a position. Throws InvalidPageNumberError when there is no such position. */
export function indexAt(position: number, slideCount: number): number {
  if (!Number.isInteger(position) || position < 0 || position >= pageCountOf(slideCount))
    throw new InvalidPageNumberError();
  return Math.ceil(position / 2);
}

/** Returns the number printed on a page, or undefined for the cover. */
export function pageNumber(position: number): number | undefined {
  return position > 0 ? position + 1 : undefined;
}
