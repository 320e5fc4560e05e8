// Which pages lie beside each other: the cover alone, then two and two. Does not know how they are drawn.
import type { Direction } from './fold-geometry';
import { Page, type Side } from './page';

/** What lies open; the cover has nothing on its left, the back of a book with an even number of pages nothing on its right. */
export type Spread = Readonly<Record<Side, Page | undefined>>;

/** What is seen of a leaf that turns. */
export interface TurningPages {
  /** The page on the back of the leaf. */
  readonly turning: Page;
  /** The page that comes to light; that of the cover is the one that turns. */
  readonly beneath: Page;
  /** A hard leaf turns as a board does, without bending. */
  readonly isHard: boolean;
}

export class Spreads {
  readonly #pages: readonly Page[];
  readonly #hard: ReadonlySet<Page>;
  #current = 0;

  /** A page is hard that says so by `data-density`; cover and back always are. */
  constructor(elements: Iterable<HTMLElement>) {
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

  /** Position of the first page that lies open. */
  get position(): number {
    return Math.max(0, this.#current * 2 - 1);
  }

  get open(): Spread {
    return this.#spread(this.#current);
  }

  /** Opens the spread with the page at a position; returns false where there is none. */
  openAt(position: number): boolean {
    if (this.#pages[position] === undefined) return false;
    this.#current = Math.ceil(position / 2);
    return true;
  }

  /** Opens the next or the previous spread, which must be there. */
  turn(direction: Direction): void {
    this.#current += direction === 'next' ? 1 : -1;
  }

  /** Returns the pages of the leaf that turns next in a direction; undefined at either end of the book. */
  leafTowards(direction: Direction): TurningPages | undefined {
    const isNext = direction === 'next';
    const { left, right } = this.#spread(this.#current + (isNext ? 1 : -1));
    const turning = isNext ? left : right;
    if (turning === undefined) return undefined;
    const back = isNext ? this.open.right : this.open.left;
    return {
      turning,
      beneath: (isNext ? right : left) ?? turning,
      isHard: this.#hard.has(turning) || (back !== undefined && this.#hard.has(back)),
    };
  }

  #spread(index: number): Spread {
    return { left: this.#pages[index * 2 - 1], right: this.#pages[index * 2] };
  }
}
