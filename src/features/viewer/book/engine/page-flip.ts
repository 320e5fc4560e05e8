// page-flip as it is needed here: built from its source (its bundle injects a style element, which our policy forbids),
// drawing only what moves, listening to nothing, and leaving nothing behind. Stands in for 'page-flip' (see vite.config.ts),
// so that react-pageflip makes this one. Knows no slides.
import { Flip } from 'page-flip-source/Flip/Flip';
import { PageFlip as SourcePageFlip } from 'page-flip-source/PageFlip';
import { HTMLUI } from 'page-flip-source/UI/HTMLUI';
import { QuietPages } from './quiet-pages';
import { QuietRender } from './quiet-render';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The original never lets go of the window's resize; whoever gives the book its size says so instead. */
class DeafUI extends HTMLUI {
  constructor(...parts: ConstructorParameters<typeof HTMLUI>) {
    super(...parts);
    this.removeHandlers();
  }

  protected override setHandlers(): void {
    // Pointers are ours.
  }
}

export class PageFlip extends SourcePageFlip {
  #render: QuietRender | undefined;
  #isOver = false;

  /** A page that React attached twice (as its strict mode does) is still one page. */
  override loadFromHTML(items: readonly HTMLElement[]): void {
    const pages = [...new Set(items)];
    const ui = new DeafUI(this.block, this, this.setting, pages);
    const render = new QuietRender(this, this.setting, ui.getDistElement());
    this.ui = ui;
    this.render = render;
    this.#render = render;
    this.flipController = new Flip(render, this);
    this.pages = new QuietPages(this, render, ui.getDistElement(), pages);
    this.pages.load();
    render.start();
    this.pages.show(this.setting.startPage);
    render.drawNow();
    // Whoever made the book listens from the next moment on.
    queueMicrotask(() => {
      if (!this.#isOver) this.trigger('init', this, { page: this.setting.startPage });
    });
  }

  /** Another size: the pages have it at once, so that what is printed on them can be measured. */
  override update(): void {
    // What moves would go on in the size it began with.
    this.settle();
    super.update();
    this.#render?.drawNow();
  }

  /** Far pages are drawn and laid out at once: until the next frame there is often nothing else to do, and it has less then. */
  override turnToPage(position: number): void {
    super.turnToPage(position);
    this.#render?.drawNow();
    this.block.getBoundingClientRect();
  }

  override updateFromHtml(items: readonly HTMLElement[]): void {
    super.updateFromHtml([...new Set(items)]);
  }

  /** Stops drawing and forgets who listened. The nodes stay where they are: they are React's, and it takes them away. */
  dispose(): void {
    this.#isOver = true;
    this.#render?.dispose();
    for (const event of ['flip', 'changeState', 'changeOrientation', 'init'] as const) this.off(event);
  }

  /** The original removes React's own node. */
  override destroy(): void {
    this.dispose();
  }

  /** Ends at once whatever moves: a turn at its end, a fold where it began. */
  settle(): void {
    this.#render?.finishAnimation();
    const flip = this.flipController;
    if (!flip || flip.getCalculation() === null) return;
    this.#render?.setBottomPage(null);
    this.#render?.setFlippingPage(null);
    this.#render?.clearShadow();
    flip.setState('read');
    flip.reset();
  }

  /** The corner under a resting mouse lifts; away from the corners it lies down again. */
  hoverAt(at: Point): void {
    if (this.getState() === 'read' || this.getState() === 'fold_corner') this.flipController?.showCorner(at);
  }

  /** The page follows to a point; false where there is none to follow, or another one turns. */
  drawTo(at: Point): boolean {
    const flip = this.flipController;
    if (!flip || this.getState() === 'flipping') return false;
    if (this.getState() !== 'user_fold') this.settle();
    flip.fold(at);
    if (flip.getCalculation() !== null) return true;
    flip.setState('read');
    return false;
  }

  /** Lets a drawn page go: past the middle, or `surely`, it turns, else it falls back. Says which way it turns. */
  letGo(surely: 'next' | 'previous' | undefined): 'next' | 'previous' | undefined {
    const flip = this.flipController;
    const drawn = flip?.getCalculation() ?? null;
    if (!flip || drawn === null || this.getState() !== 'user_fold') return undefined;
    const way = drawn.getDirection() === 0 ? 'next' : 'previous';
    const from = drawn.getPosition();
    flip.setState('flipping');
    if (from.x > 0 && surely !== way) {
      flip.stopMove();
      return undefined;
    }
    const { pageWidth, height } = this.#rect();
    flip.animateFlippingTo(from, { x: -pageWidth, y: drawn.getCorner() === 'bottom' ? height : 0 }, true);
    return way;
  }

  #rect(): { readonly pageWidth: number; readonly height: number } {
    return this.#render?.getRect() ?? { pageWidth: 0, height: 0 };
  }
}
