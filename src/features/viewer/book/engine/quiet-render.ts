// The engine's drawing, one frame a change and one after another only while a page moves: the original draws for ever,
// on an open book at rest as well as on one that is gone. Of a frame it draws what moves: the original writes the style of
// every page of the book each time, also of those that lie still or are hidden.
import { HTMLRender } from 'page-flip-source/Render/HTMLRender';
import type { Render, SourcePage } from 'page-flip-source/Render/Render';

/** The class of a page that is laid out though it is not seen, so that it is there at once when it is turned to. */
export const laidOut = 'book-laid-out';

export class QuietRender extends HTMLRender {
  #frame: number | undefined;
  #isOver = false;
  /** An animation was asked for between two frames; its time begins with the next. */
  #begins = false;
  /** What was drawn last and has not changed since. */
  #lying: Partial<Record<'left' | 'right', SourcePage | null>> = {};
  #shown: readonly (SourcePage | null)[] = [];
  #turning: Partial<
    Record<'bottom' | 'flipping', { readonly page: SourcePage | null; readonly way: 0 | 1 }>
  > = {};

  /** The original starts its endless loop here. */
  override start(): void {
    this.update();
    this.#wake();
  }

  /** No frame runs after this. */
  dispose(): void {
    this.#isOver = true;
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
    this.animation = null;
  }

  /** Draws now what would be drawn with the next frame. */
  drawNow(): void {
    this.render(performance.now());
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

  override startAnimation(...animation: Parameters<Render['startAnimation']>): void {
    super.startAnimation(...animation);
    this.#begins = true;
    this.#wake();
  }

  override update(): void {
    this.#forget();
    super.update();
    this.#wake();
  }

  override setLeftPage(page: SourcePage | null): void {
    this.#forget();
    page?.element.classList.remove(laidOut);
    super.setLeftPage(page);
    this.#wake();
  }

  override setRightPage(page: SourcePage | null): void {
    this.#forget();
    page?.element.classList.remove(laidOut);
    super.setRightPage(page);
    this.#wake();
  }

  /** Told again with each frame of a turn. */
  override setBottomPage(page: SourcePage | null): void {
    if (this.#isNews('bottom', page)) super.setBottomPage(page);
    this.#wake();
  }

  override setFlippingPage(page: SourcePage | null): void {
    if (this.#isNews('flipping', page)) super.setFlippingPage(page);
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

  protected override clear(): void {
    const shown = [this.leftPage, this.rightPage, this.flippingPage, this.bottomPage];
    if (shown.every((page, place) => page === this.#shown[place])) return;
    this.#shown = shown;
    super.clear();
  }

  /** Beneath a cover that turns, the page of its side turns with it. */
  #moves(side: 'left' | 'right', page: SourcePage | null): boolean {
    const turnsAlong = this.flippingPage?.getDrawingDensity() === 'hard';
    if (!turnsAlong && this.#lying[side] === page) return false;
    if (turnsAlong) delete this.#lying[side];
    else this.#lying[side] = page;
    return true;
  }

  #isNews(place: 'bottom' | 'flipping', page: SourcePage | null): boolean {
    const way = this.getDirection();
    const told = this.#turning[place];
    if (told?.page === page && told.way === way) return false;
    this.#turning[place] = { page, way };
    page?.element.classList.remove(laidOut);
    return true;
  }

  /** Another size, or other pages: everything is drawn anew. */
  #forget(): void {
    this.#lying = {};
    this.#shown = [];
    this.#turning = {};
  }
}
