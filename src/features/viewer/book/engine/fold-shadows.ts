// The two shadows of a bending page: on the page itself, and on those it rises from. The original cuts each out of a band
// with a clip path, and draws its gradient anew with each frame; a browser without a graphics card spends half of a turn on
// that. Here the bands are drawn once and only moved: one lies in the page that bends, which cuts it off at its own rim, the
// other in a box around the open book (look in fold-shadows.css).
import './fold-shadows.css';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a shadow looks like at one moment; lengths in pixels of the block, angles in radians. */
export interface Fold {
  /** Where the crease meets the page's edge. */
  readonly at: Point;
  readonly angle: number;
  /** How far the shadow reaches, as a part of its widest. */
  readonly reach: number;
  readonly opacity: number;
  readonly isForward: boolean;
}

/** The page that bends, and how it lies in the block. */
export interface BentPage {
  readonly element: HTMLElement;
  readonly at: Point;
  readonly angle: number;
}

/** The shadow's width on the pages when it is widest, as a part of a page's. The other one has three quarters of that. */
export const widest = 0.75;

/** How far from its upper end the point lies that a band is turned about: it must reach past the page either way. */
const overhang = 100;

/** Takes over the original's shadows in `block`. */
export class FoldShadows {
  readonly #onPages: HTMLElement | null;
  readonly #onPage: HTMLElement | null;

  constructor(block: HTMLElement) {
    this.#onPages = block.querySelector('.stf__outerShadow');
    this.#onPage = block.querySelector('.stf__innerShadow');
    // A book that is opened twice at one place (as React's strict mode does) has them already.
    if (this.#onPages?.parentElement !== block) return;
    const openBook = block.ownerDocument.createElement('div');
    openBook.className = 'book-fold-bounds';
    block.append(openBook);
    openBook.append(this.#onPages);
  }

  drawOnPages(fold: Fold): void {
    if (this.#onPages !== null) lay(this.#onPages, fold, fold.at, fold.angle);
  }

  drawOnPage(fold: Fold, page: BentPage): void {
    if (this.#onPage === null) return;
    if (this.#onPage.parentElement !== page.element) page.element.append(this.#onPage);
    lay(this.#onPage, fold, ...lieIn(page, fold));
  }
}

/** Where something of the block lies in a page that is moved to `at` and turned there, and how. */
export function lieIn(
  page: Pick<BentPage, 'at' | 'angle'>,
  { at, angle }: Pick<Fold, 'at' | 'angle'>,
): readonly [at: Point, angle: number] {
  const [dx, dy] = [at.x - page.at.x, at.y - page.at.y];
  const [cos, sin] = [Math.cos(page.angle), Math.sin(page.angle)];
  return [{ x: dx * cos + dy * sin, y: dy * cos - dx * sin }, angle - page.angle];
}

/** Band and crease meet at `at`; a page that is turned back has the band on its other side. */
function lay({ style }: HTMLElement, fold: Fold, at: Point, angle: number): void {
  const { reach, opacity, isForward } = fold;
  style.display = 'block';
  style.opacity = String(opacity);
  style.transform =
    `translate3d(${at.x}px, ${at.y - overhang}px, 0) rotate(${angle}rad) ` +
    `scaleX(${isForward ? reach : -reach})`;
}
