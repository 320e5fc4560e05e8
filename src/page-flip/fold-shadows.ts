// The shadows of a turning leaf. A bent page has two shadows: bands that CSS draws once and the engine only moves (see page-flip.css).
// One is inside the bent page, whose clip path cuts it off; the other is in a box around the open book. The original cuts each out with
// a clip path and redraws its gradient in each frame. In a browser without a graphics card that takes half the time of a turn.
import type { Direction, Point } from './fold-geometry';
import { createDiv, layers, type BookRect, type Side } from './pages';

/** The look of a shadow at one moment; lengths in pixels of the open book, angles in radians. */
export interface FoldShadow {
  /** The point where the crease meets the page's edge. */
  readonly at: Point;
  readonly angle: number;
  /** From 0 to 100. */
  readonly progress: number;
  readonly opacity: number;
  readonly direction: Direction;
}

/** The page that bends, and its position in the open book. */
export interface BentElement {
  readonly element: HTMLElement;
  readonly at: Point;
  readonly angle: number;
}

/** Distance of a band's pivot from its upper end: the band must extend beyond the page on either side. */
const overhang = 100;

export class FoldShadows {
  readonly #bounds: HTMLElement;
  readonly #onPages: HTMLElement;
  readonly #onPage: HTMLElement;
  readonly #hardOnPages: HTMLElement;
  readonly #hardOnPage: HTMLElement;
  readonly #block: HTMLElement;
  #isShown = false;

  constructor(block: HTMLElement) {
    this.#block = block;
    this.#bounds = createDiv(block, 'stf__foldBounds');
    this.#onPages = createDiv(block, 'stf__outerShadow');
    this.#onPage = createDiv(block, 'stf__innerShadow');
    this.#hardOnPages = createDiv(block, 'stf__hardShadow');
    this.#hardOnPage = createDiv(block, 'stf__hardInnerShadow');
    this.#bounds.append(this.#onPages);
    this.attach();
  }

  /** Inserts the shadows into the block, behind its pages. */
  attach(): void {
    this.#block.append(this.#bounds, this.#onPage, this.#hardOnPages, this.#hardOnPage);
  }

  hide(): void {
    if (!this.#isShown) return;
    this.#isShown = false;
    for (const shadow of [this.#onPages, this.#onPage, this.#hardOnPages, this.#hardOnPage])
      shadow.style.cssText = '';
  }

  /** Draws the shadows of a bending page. */
  drawSoft(shadow: FoldShadow, page: BentElement): void {
    this.#isShown = true;
    lay(this.#onPages, shadow, shadow);
    if (this.#onPage.parentElement !== page.element) page.element.append(this.#onPage);
    lay(this.#onPage, shadow, inPage(page, shadow));
  }

  /** Draws the shadows of a hard leaf, which turns like a board. */
  drawHard({ progress, opacity, direction }: Omit<FoldShadow, 'at' | 'angle'>, rect: BookRect): void {
    this.#isShown = true;
    const isPastMiddle = progress > 50;
    const upright = (isPastMiddle ? 100 - progress : progress) * 2;
    const width = Math.min(rect.pageWidth, ((100 - upright) * 2.5 * rect.pageWidth) / 100 + 20);
    const isOnRight = (direction === 'next') === isPastMiddle;
    const lean = ({ style }: HTMLElement, layer: number, to: Side, dark: number): void => {
      style.cssText =
        `display: block; z-index: ${layer}; left: ${rect.width / 2}px; width: ${width}px; height: ${rect.height}px; ` +
        `background: linear-gradient(to ${to}, rgba(0, 0, 0, ${dark}) 5%, rgba(0, 0, 0, 0) 100%); ` +
        `transform-origin: 0 0; transform: translate3d(0, 0, 0)`;
      // Both begin at the spine, on opposite sides.
      if (isOnRight === (to === 'left')) style.transform += ' rotateY(180deg)';
    };
    lean(this.#hardOnPages, layers.hardShadowOnPages, 'left', opacity);
    lean(this.#hardOnPage, layers.hardShadowOnPage, 'right', (opacity * upright) / 100);
  }
}

type Placed = Pick<FoldShadow, 'at' | 'angle'>;

/** Converts a position in the open book to one in a page that is moved to `at` and rotated there. */
export function inPage(page: Placed, { at, angle }: Placed): Placed {
  const [dx, dy] = [at.x - page.at.x, at.y - page.at.y];
  const [cos, sin] = [Math.cos(page.angle), Math.sin(page.angle)];
  return { at: { x: dx * cos + dy * sin, y: dy * cos - dx * sin }, angle: angle - page.angle };
}

/** Band and crease meet at `at`. A page that turns back has the band on its other side. */
function lay(
  { style }: HTMLElement,
  { progress, opacity, direction }: FoldShadow,
  { at, angle }: Placed,
): void {
  const reach = progress / 100;
  style.display = 'block';
  style.opacity = String(opacity);
  style.transform =
    `translate3d(${at.x}px, ${at.y - overhang}px, 0) rotate(${angle}rad) ` +
    `scaleX(${direction === 'next' ? reach : -reach})`;
}
