// The pages of the book: each writes its position and visible area to its element, and only changes of them. Spreads are the pages that
// lie open together: the cover alone, then pairs; or one page at a time.
import { type Direction, rotate, type Point } from './fold-geometry';

export type Side = 'left' | 'right';

/** The open book; lengths in pixels. */
export interface BookRect {
  readonly width: number;
  readonly height: number;
  readonly pageWidth: number;
}

/** The stacking order of the pages. */
export const layers = {
  resting: 1,
  beneath: 3,
  hardShadowOnPages: 4,
  turning: 5,
  hardShadowOnPage: 5,
} as const;

/** The position of a page that bends or is uncovered, in coordinates of the leaf; angle in radians. */
export interface BentPage {
  readonly area: readonly Point[];
  readonly at: Point;
  readonly angle: number;
}

/** Converts a point of the leaf, counted from the spine, to one of the open book. */
export function toBook({ x, y }: Point, direction: Direction, { width }: BookRect): Point {
  return { x: direction === 'next' ? width / 2 + x : width / 2 - x, y };
}

/** Returns a new element of the document that `owner` belongs to, not inserted anywhere. */
export function createDiv({ ownerDocument }: HTMLElement, className: string): HTMLElement {
  const element = ownerDocument.createElement('div');
  element.className = className;
  return element;
}

export class Page {
  readonly element: HTMLElement;
  readonly #isSafari: boolean;
  #side: Side | undefined;
  #isResting: boolean | undefined;

  constructor(element: HTMLElement) {
    this.element = element;
    // Safari may leave out a clip path on a separate layer: https://bugs.webkit.org/show_bug.cgi?id=126207
    this.#isSafari = /Version\/[\d.]+.*Safari\//.test(navigator.userAgent);
    element.classList.add('stf__item');
  }

  show(): void {
    this.element.classList.add('--visible');
  }

  /** Hides the page. It keeps its layout, so that it can be shown at once. */
  hide(): void {
    this.element.classList.remove('--visible');
    this.element.style.cssText = '';
  }

  /** Shows the page flat on its side. */
  rest(side: Side, { pageWidth, height }: BookRect): void {
    this.#lieOn(side);
    this.#setResting(true);
    const left = side === 'right' ? pageWidth : 0;
    this.element.style.cssText =
      `position: absolute; z-index: ${layers.resting}; left: ${left}px; top: 0; ` +
      `width: ${pageWidth}px; height: ${height}px`;
  }

  /** Bends the page: the part beyond the crease is cut off. */
  bend({ area, at, angle }: BentPage, side: Side, direction: Direction, layer: number, rect: BookRect): void {
    const origin = toBook(at, direction, rect);
    const corners = area.map((point) => {
      const x = direction === 'next' ? point.x - at.x : at.x - point.x;
      const inPage = rotate({ x, y: point.y - at.y }, angle, { x: 0, y: 0 });
      return `${inPage.x}px ${inPage.y}px`;
    });
    const transform =
      this.#isSafari && angle === 0
        ? `translate(${origin.x}px, ${origin.y}px)`
        : `translate3d(${origin.x}px, ${origin.y}px, 0) rotate(${angle}rad)`;
    const clip = `clip-path: polygon(${corners.join(', ')})`;
    this.#move(side, layer, rect, `transform-origin: 0 0; ${clip}; transform: ${transform}`);
  }

  /** Rotates a hard page about the spine; angle in degrees. */
  swing(angle: number, side: Side, layer: number, rect: BookRect): void {
    const [origin, x] = side === 'left' ? [`${rect.pageWidth}px`, 0] : ['0', rect.width / 2];
    const lies = `transform-origin: ${origin} 0; transform: translate3d(${x}px, 0, 0) rotateY(${angle}deg)`;
    this.#move(side, layer, rect, `backface-visibility: hidden; clip-path: none; ${lies}`);
  }

  #move(side: Side, layer: number, { pageWidth, height }: BookRect, lies: string): void {
    this.#lieOn(side);
    this.#setResting(false);
    this.element.style.cssText =
      `z-index: ${layer}; left: 0; top: 0; width: ${pageWidth}px; height: ${height}px; ` + lies;
  }

  #lieOn(side: Side): void {
    if (this.#side === side) return;
    this.#side = side;
    this.element.classList.toggle('--left', side === 'left');
    this.element.classList.toggle('--right', side === 'right');
  }

  #setResting(isResting: boolean): void {
    if (this.#isResting === isResting) return;
    this.#isResting = isResting;
    this.element.classList.toggle('--simple', isResting);
  }
}

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
