// Draws the open book: the flat pages, the turning leaf and its shadows. Each frame draws only what moves.
import type { Direction, Fold } from './fold-geometry';
import { FoldShadows } from './fold-shadows';
import { layers, toBook, type BookRect, type Page, type Side, type Spread, type TurningPages } from './pages';

/** A turning leaf and its current position. */
export interface TurningLeaf extends TurningPages {
  readonly direction: Direction;
  readonly fold: Fold;
}

const sides = ['left', 'right'] as const;

export class Render {
  readonly frames = new FrameLoop(() => this.#draw());
  readonly #block: HTMLElement;
  readonly #maxShadowOpacity: number;
  readonly #shadows: FoldShadows;
  #rect: BookRect | undefined;
  #spread: Spread = { left: undefined, right: undefined };
  #leaf: TurningLeaf | undefined;
  /** The flat page of each side as it was last drawn. */
  #resting: Spread = { left: undefined, right: undefined };
  #visible: ReadonlySet<Page> = new Set();

  /** `block` contains the pages and has the size of the open book; where pages are single, the left one is never seen. */
  constructor(block: HTMLElement, maxShadowOpacity: number) {
    this.#block = block;
    this.#maxShadowOpacity = maxShadowOpacity;
    this.#shadows = new FoldShadows(block);
  }

  /** Measured at the first use after `resize`. */
  get rect(): BookRect {
    if (this.#rect === undefined) {
      const { offsetWidth: width, offsetHeight: height } = this.#block;
      this.#rect = { width, height, pageWidth: width / 2 };
    }
    return this.#rect;
  }

  /** Replaces the pages; `back` and the shadows stay behind them. */
  replacePages(elements: Iterable<HTMLElement>, back: Page | undefined): void {
    this.#block.replaceChildren(...elements, ...(back === undefined ? [] : [back.element]));
    this.#shadows.attach();
  }

  showSpread(spread: Spread): void {
    this.#spread = spread;
    this.#drawAllAnew();
  }

  showLeaf(leaf: TurningLeaf): void {
    this.#leaf = leaf;
    this.frames.request();
  }

  hideLeaf(): void {
    this.#leaf = undefined;
    this.#shadows.hide();
    this.frames.request();
  }

  /** Called when the block has another size. */
  resize(): void {
    this.#rect = undefined;
    this.#drawAllAnew();
  }

  #drawAllAnew(): void {
    this.#resting = { left: undefined, right: undefined };
    this.frames.request();
  }

  #draw(): void {
    const leaf = this.#leaf;
    this.#showOnly([this.#spread.left, this.#spread.right, leaf?.turning, leaf?.beneath]);
    // The other page of a hard leaf turns with it.
    const rising = leaf?.isHard === true ? risingSide(leaf) : undefined;
    for (const side of sides) if (side !== rising) this.#drawResting(side);
    if (leaf === undefined) return;
    if (leaf.isHard) this.#drawHard(leaf, risingSide(leaf));
    else this.#drawSoft(leaf);
  }

  #drawResting(side: Side): void {
    const page = this.#spread[side];
    if (page === this.#resting[side]) return;
    page?.rest(side, this.rect);
    this.#resting = { ...this.#resting, [side]: page };
  }

  #drawSoft({ direction, fold, turning, side, beneath }: TurningLeaf): void {
    const { rect } = this;
    const from = direction === 'next' ? 'right' : 'left';
    if (beneath !== turning)
      beneath.bend({ ...fold.beneath, angle: 0 }, from, direction, layers.beneath, rect);
    turning.bend(fold.turning, side, direction, layers.turning, rect);
    const { angle } = fold.turning;
    this.#shadows.drawSoft(
      {
        // The original rotates its shadows by a quarter turn.
        at: toBook(fold.crease.at, direction, rect),
        angle: fold.crease.angle + (3 * Math.PI) / 2,
        ...this.#shadowOf(fold, direction),
      },
      { element: turning.element, at: toBook(fold.turning.at, direction, rect), angle },
    );
  }

  #drawHard({ direction, fold, turning, side, beneath }: TurningLeaf, rising: Side): void {
    const { rect } = this;
    const towards = 90 * (2 - fold.progress / 50);
    const angle = direction === 'next' ? towards : -towards;
    this.#resting = { ...this.#resting, [rising]: undefined };
    this.#spread[rising]?.swing(180 + angle, rising, layers.turning, rect);
    if (beneath !== turning) beneath.swing(0, rising, layers.beneath, rect);
    // A single page turns by itself.
    if (turning !== this.#spread[rising]) turning.swing(angle, side, layers.turning, rect);
    this.#shadows.drawHard(this.#shadowOf(fold, direction), rect);
  }

  #shadowOf({ progress }: Fold, direction: Direction) {
    return { progress, direction, opacity: ((100 - progress) / 100) * this.#maxShadowOpacity };
  }

  #showOnly(pages: readonly (Page | undefined)[]): void {
    const visible = new Set(pages.filter((page) => page !== undefined));
    for (const page of this.#visible) if (!visible.has(page)) page.hide();
    for (const page of visible) if (!this.#visible.has(page)) page.show();
    this.#visible = visible;
  }
}

/** Returns the side of a leaf before its turn. */
function risingSide({ direction }: TurningLeaf): Side {
  return direction === 'next' ? 'right' : 'left';
}

interface Motion {
  /** The number of steps. */
  readonly steps: number;
  /** Duration of all steps, in milliseconds. */
  readonly duration: number;
  readonly onStep: (step: number) => void;
  readonly onEnd: () => void;
}

/** Schedules drawing: one frame after a change, and continuous frames only while something moves. */
class FrameLoop {
  readonly #draw: () => void;
  #motion: Motion | undefined;
  /** The time of the motion's first frame. */
  #startedAt: number | undefined;
  #frame: number | undefined;
  #isDisposed = false;

  constructor(draw: () => void) {
    this.#draw = draw;
  }

  /** Draws in the next frame. */
  request(): void {
    if (this.#isDisposed || this.#frame !== undefined) return;
    this.#frame = requestAnimationFrame((now) => {
      this.#frame = undefined;
      this.#advance(now);
      this.#draw();
      if (this.#motion !== undefined) this.request();
    });
  }

  /** Draws the scheduled frame at once. */
  drawNow(): void {
    this.#draw();
    if (this.#motion === undefined) this.#cancel();
  }

  /** Starts in the next frame; first finishes a motion that is still running. */
  animate(motion: Motion): void {
    this.finish();
    this.#motion = motion;
    this.#startedAt = undefined;
    this.request();
  }

  /** Performs the last step at once. */
  finish(): void {
    const motion = this.#motion;
    if (motion === undefined) return;
    this.#motion = undefined;
    motion.onStep(motion.steps - 1);
    motion.onEnd();
  }

  /** Stops; no frame runs after this. */
  dispose(): void {
    this.#isDisposed = true;
    this.#motion = undefined;
    this.#cancel();
  }

  #advance(now: number): void {
    const motion = this.#motion;
    if (motion === undefined) return;
    this.#startedAt ??= now;
    const step = Math.round((now - this.#startedAt) / (motion.duration / motion.steps));
    if (step < motion.steps) return motion.onStep(step);
    this.#motion = undefined;
    motion.onEnd();
  }

  #cancel(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
  }
}
