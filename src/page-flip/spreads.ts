// Which pages are open: the cover alone, then pairs; or one page at a time. Draws nothing.
import type { Direction } from './fold-geometry';
import { Page, type Side } from './page';

/** The open pages. The cover has none on its left; the back of a book with an even number of pages has none on its right. */
export type Spread = Readonly<Record<Side, Page | undefined>>;

/** The visible pages of a turning leaf. */
export interface TurningPages {
  /** The page on the back of the leaf. */
  readonly turning: Page;
  /** The side for which that page is laid out. */
  readonly side: Side;
  /** The page that is uncovered; for the cover it is the turning page itself. */
  readonly beneath: Page;
  /** Whether the leaf turns like a board, without bending. */
  readonly isHard: boolean;
}

export class Spreads {
  readonly #pages: readonly Page[];
  readonly #hard: ReadonlySet<Page>;
  #current = 0;

  /** The empty back of a leaf, where one page is open at a time. */
  readonly #singleBack: Page | undefined;

  /** A page is hard if `data-density` says so; cover and back always are. With `singleBack` one page is open at a time. */
  constructor(elements: Iterable<HTMLElement>, singleBack?: Page) {
    this.#singleBack = singleBack;
    this.#pages = Array.from(elements, (element) => new Page(element));
    const { length } = this.#pages;
    const isOfBoard = (position: number) => position === 0 || (length % 2 === 0 && position === length - 1);
    this.#hard = new Set(
      this.#pages.filter(
        ({ element }, position) => isOfBoard(position) || element.dataset['density'] === 'hard',
      ),
    );
  }

  get elements(): readonly HTMLElement[] {
    return this.#pages.map(({ element }) => element);
  }

  /** The position of the first open page. */
  get position(): number {
    return this.#singleBack === undefined ? Math.max(0, this.#current * 2 - 1) : this.#current;
  }

  get open(): Spread {
    return this.#spread(this.#current);
  }

  /** Opens the spread of a position; returns false where there is none. */
  openAt(position: number): boolean {
    if (this.#pages[position] === undefined) return false;
    this.#current = this.#singleBack === undefined ? Math.ceil(position / 2) : position;
    return true;
  }

  /** Opens the next or the previous spread, which must exist. */
  turn(direction: Direction): void {
    this.#current += direction === 'next' ? 1 : -1;
  }

  /** Returns the pages of the leaf that turns in a direction; undefined at either end of the book. */
  leafTowards(direction: Direction): TurningPages | undefined {
    const isNext = direction === 'next';
    if (this.#singleBack !== undefined) return this.#singleTowards(isNext, this.#singleBack);
    const { left, right } = this.#spread(this.#current + (isNext ? 1 : -1));
    const turning = isNext ? left : right;
    if (turning === undefined) return undefined;
    const back = isNext ? this.open.right : this.open.left;
    return {
      turning,
      side: isNext ? 'left' : 'right',
      beneath: (isNext ? right : left) ?? turning,
      isHard: this.#hard.has(turning) || (back !== undefined && this.#hard.has(back)),
    };
  }

  /** A page turns on by its back, and returns with its front. Only its own density counts. */
  #singleTowards(isNext: boolean, back: Page): TurningPages | undefined {
    const page = this.#pages[this.#current - (isNext ? 0 : 1)];
    const beneath = isNext ? this.#pages[this.#current + 1] : page;
    if (page === undefined || beneath === undefined) return undefined;
    const isHard = this.#hard.has(page);
    return { turning: isNext && !isHard ? back : page, side: 'right', beneath, isHard };
  }

  #spread(index: number): Spread {
    if (this.#singleBack !== undefined) return { left: undefined, right: this.#pages[index] };
    return { left: this.#pages[index * 2 - 1], right: this.#pages[index * 2] };
  }
}
