// Where a slide lies in the book (decision 20). Pure; knows no engine.

/** A page that the book does not have (experience 2.10). */
export class InvalidPageNumberError extends Error {
  override readonly name = 'InvalidPageNumberError';
  constructor() {
    super('Invalid page number');
  }
}

/** A spread that the book does not have (experience 2.10). */
export class InvalidPageError extends Error {
  override readonly name = 'InvalidPageError';
  constructor() {
    super('Invalid page');
  }
}

/** Cover, then two pages for each slide after the initial one. */
export function pageCountOf(slideCount: number): number {
  return slideCount === 0 ? 0 : 2 * slideCount - 1;
}

/** The position that shows slide `index`: its spread holds 2i − 1 and 2i. Throws InvalidPageError outside of the book. */
export function positionOf(index: number, slideCount: number): number {
  if (!Number.isInteger(index) || index < 0 || index >= slideCount) throw new InvalidPageError();
  return 2 * index;
}

/** The slide that lies at a position. Throws InvalidPageNumberError outside of the book. */
export function indexAt(position: number, slideCount: number): number {
  if (!Number.isInteger(position) || position < 0 || position >= pageCountOf(slideCount))
    throw new InvalidPageNumberError();
  return Math.ceil(position / 2);
}

/** The number printed on a page; the cover bears none. */
export function printedNumber(position: number): number | undefined {
  return position > 0 ? position + 1 : undefined;
}
