// The engine's drawing, one frame a change and one after another only while a page moves: the original draws for ever,
// on an open book at rest as well as on one that is gone.
import { HTMLRender } from 'page-flip-source/Render/HTMLRender';
import type { Render } from 'page-flip-source/Render/Render';

export class QuietRender extends HTMLRender {
  #frame: number | undefined;
  #isOver = false;
  /** An animation was asked for between two frames; its time begins with the next. */
  #begins = false;

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
    super.update();
    this.#wake();
  }

  override setLeftPage(page: Parameters<Render['setLeftPage']>[0]): void {
    super.setLeftPage(page);
    this.#wake();
  }

  override setRightPage(page: Parameters<Render['setRightPage']>[0]): void {
    super.setRightPage(page);
    this.#wake();
  }

  override setBottomPage(page: Parameters<Render['setBottomPage']>[0]): void {
    super.setBottomPage(page);
    this.#wake();
  }

  override setFlippingPage(page: Parameters<Render['setFlippingPage']>[0]): void {
    super.setFlippingPage(page);
    this.#wake();
  }

  override clearShadow(): void {
    super.clearShadow();
    this.#wake();
  }
}
