// The engine's drawing, one frame a change and one after another only while a page moves: the original draws for ever,
// on an open book at rest as well as on one that is gone. Of a frame it draws what moves: the original writes the style of
// every page of the book each time, also of those that lie still or are hidden.
import { HTMLRender } from 'page-flip-source/Render/HTMLRender';
import type { BookRect, Render, SourcePage } from 'page-flip-source/Render/Render';
import { FoldShadows, widest, type Fold } from './fold-shadows';

/** The class of the pages that are seen. The others stay laid out, so that they are there at once when they are turned to. */
const seen = 'book-page-seen';

export class QuietRender extends HTMLRender {
  readonly #block: HTMLElement;
  #shadows: FoldShadows;
  #rect: BookRect | undefined;
  #frame: number | undefined;
  #isOver = false;
  /** An animation was asked for between two frames; its time begins with the next. */
  #begins = false;
  /** What was drawn last and has not changed since. */
  #lying: Partial<Record<'left' | 'right', SourcePage | null>> = {};
  #seen: ReadonlySet<SourcePage> = new Set();

  constructor(...parts: ConstructorParameters<typeof HTMLRender>) {
    super(...parts);
    [, , this.#block] = parts;
    this.#shadows = new FoldShadows(this.#block);
  }

  /** Other pages have come, and with them other shadows. */
  override reload(): void {
    super.reload();
    this.#shadows = new FoldShadows(this.#block);
  }

  /** The original starts its endless loop here. */
  override start(): void {
    this.update();
    this.#wake();
  }

  /** No frame runs after this. */
  dispose(): void {
    this.#isOver = true;
    this.#rest();
    this.animation = null;
  }

  /** Draws now what would be drawn with the next frame. */
  drawNow(): void {
    this.render(performance.now());
    if (this.animation === null) this.#rest();
  }

  #wake(): void {
    if (this.#isOver || this.#frame !== undefined) return;
    this.#frame = requestAnimationFrame((now) => {
      this.#frame = undefined;
      if (this.#begins && this.animation !== null) this.animation.startedAt = now;
      this.#begins = false;
      this.render(now);
      if (this.animation !== null) this.#wake();
    });
  }

  #rest(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
  }

  override startAnimation(...animation: Parameters<Render['startAnimation']>): void {
    super.startAnimation(...animation);
    this.#begins = true;
    this.#wake();
  }

  override update(): void {
    this.#forget();
    this.#rect = undefined;
    super.update();
    this.#wake();
  }

  /** The pages fill the block, which has been given the size of an open book; the original makes them 8 by 9 to a hair. */
  override getRect(): BookRect {
    if (this.#rect === undefined) {
      const { offsetWidth: width, offsetHeight: height } = this.#block;
      this.#rect = { left: 0, top: 0, width, height, pageWidth: width / 2 };
    }
    return this.#rect;
  }

  override setLeftPage(page: SourcePage | null): void {
    this.#forget();
    super.setLeftPage(page);
    this.#wake();
  }

  override setRightPage(page: SourcePage | null): void {
    this.#forget();
    super.setRightPage(page);
    this.#wake();
  }

  override setBottomPage(page: SourcePage | null): void {
    super.setBottomPage(page);
    this.#wake();
  }

  override setFlippingPage(page: SourcePage | null): void {
    super.setFlippingPage(page);
    this.#wake();
  }

  override clearShadow(): void {
    super.clearShadow();
    this.#wake();
  }

  protected override drawLeftPage(): void {
    if (this.#moves('left', this.leftPage)) super.drawLeftPage();
  }

  protected override drawRightPage(): void {
    if (this.#moves('right', this.rightPage)) super.drawRightPage();
  }

  protected override drawOuterShadow(): void {
    const fold = this.#fold();
    if (fold !== undefined) this.#shadows.drawOnPages(fold);
  }

  protected override drawInnerShadow(): void {
    const [fold, page] = [this.#fold(), this.flippingPage];
    if (fold === undefined || page === null) return;
    const { position, angle } = page.state;
    this.#shadows.drawOnPage(fold, { element: page.element, at: this.convertToGlobal(position), angle });
  }

  /** The original draws its shadows a quarter turn away from their angle. */
  #fold(): Fold | undefined {
    if (this.shadow === null) return undefined;
    const { pos, angle, width, opacity } = this.shadow;
    return {
      at: this.convertToGlobal(pos),
      angle: angle + (3 * Math.PI) / 2,
      reach: width / (widest * this.getRect().pageWidth),
      opacity,
      isForward: this.getDirection() === 0,
    };
  }

  /** Pages that came or went; the original takes the layout from all but these four. */
  protected override clear(): void {
    const shown = [this.leftPage, this.rightPage, this.flippingPage, this.bottomPage];
    const now = new Set(shown.filter((page) => page !== null));
    for (const page of this.#seen) if (!now.has(page)) hide(page.element);
    for (const page of now) if (!this.#seen.has(page)) page.element.classList.add(seen);
    this.#seen = now;
  }

  /** Beneath a cover that turns, the page of its side turns with it. */
  #moves(side: 'left' | 'right', page: SourcePage | null): boolean {
    const turnsAlong = this.flippingPage?.getDrawingDensity() === 'hard';
    if (!turnsAlong && this.#lying[side] === page) return false;
    if (turnsAlong) delete this.#lying[side];
    else this.#lying[side] = page;
    return true;
  }

  /** Another size, or other pages: everything is drawn anew. */
  #forget(): void {
    this.#lying = {};
  }
}

function hide(element: HTMLElement): void {
  element.classList.remove(seen);
  element.style.cssText = '';
}
