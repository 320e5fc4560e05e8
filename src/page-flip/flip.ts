// The state of a page turn: which leaf moves, its target, and how the turn ends. Draws nothing.
import { reachablePoint, foldAt, type Corner, type Direction, type Leaf, type Point } from './fold-geometry';
import type { Render } from './render';
import type { TurningPages } from './pages';

/** `fold_corner`: a corner is lifted under the pointer; `user_fold`: a page follows it; `flipping`: it moves by itself. */
export type FlipState = 'read' | 'fold_corner' | 'user_fold' | 'flipping';

export interface FlipOptions {
  readonly render: Render;
  /** Duration of a whole turn, in milliseconds. */
  readonly flippingTime: number;
  /** Whether one page is open at a time: the right one, which a pointer takes back at its left two fifths. */
  readonly isSingle: boolean;
  readonly leafTowards: (direction: Direction) => TurningPages | undefined;
  /** Called when a leaf has arrived on its other side. */
  readonly onTurned: (direction: Direction) => void;
  readonly onState: (state: FlipState) => void;
}

interface Turn {
  readonly leaf: Leaf;
  readonly pages: TurningPages;
  /** The current point of the corner. */
  at: Point;
}

/** How far a corner under the pointer is lifted, in pixels. */
const liftedCorner = 50;
/** The distance that takes the time of a whole turn, in pixels; a shorter one takes its share. */
const wholeWay = 1000;

export class Flip {
  readonly #options: FlipOptions;
  #state: FlipState = 'read';
  #turn: Turn | undefined;

  constructor(options: FlipOptions) {
    this.#options = options;
  }

  get state(): FlipState {
    return this.#state;
  }

  /** Turns a leaf without a pointer, if there is one and the book has a size. */
  flip(direction: Direction, corner: Corner): void {
    const { frames } = this.#options.render;
    if (this.#turn !== undefined) frames.finish();
    const turn = this.#start(direction, corner);
    if (turn === undefined) return;
    this.#setState('flipping');
    const { pageWidth, height } = this.#options.render.rect;
    const margin = height / 10;
    const from = { x: pageWidth - margin, y: corner === 'bottom' ? height - margin : margin };
    turn.at = reachablePoint(turn.leaf, from) ?? turn.at;
    this.#move(from, { x: -pageWidth, y: this.#edgeOf(turn.leaf) }, { turns: true });
  }

  /** Lifts the corner of the open book at a point. Away from the corners a lifted one is put down, wherever it is; it never turns. */
  hoverAt(at: Point): void {
    if (this.#state !== 'read' && this.#state !== 'fold_corner') return;
    if (!this.#isOnCorner(at)) {
      this.#setState('read');
      this.#options.render.frames.finish();
      if (this.#turn !== undefined) this.#complete(this.#turn, false);
    } else if (this.#turn === undefined) this.#liftCorner(at);
    else this.#foldTo(this.#inLeaf(at, this.#turn.leaf));
  }

  /** Folds the page at a point of the open book, or continues the fold; returns false where no page can be folded. */
  dragTo(at: Point): boolean {
    if (this.#state === 'flipping') return false;
    if (this.#state !== 'user_fold') this.finishAnimation();
    const turn = this.#turn ?? this.#startAt(at);
    if (turn === undefined) return false;
    this.#setState('user_fold');
    this.#foldTo(this.#inLeaf(at, turn.leaf));
    return true;
  }

  /** Releases a dragged page. Beyond the middle, or with a swipe, it turns, and the direction is returned. */
  release(swipe: Direction | undefined): Direction | undefined {
    const turn = this.#turn;
    if (turn === undefined || this.#state !== 'user_fold') return undefined;
    const { direction } = turn.leaf;
    const turns = turn.at.x <= 0 || swipe === direction;
    this.#setState('flipping');
    this.#complete(turn, turns);
    return turns ? direction : undefined;
  }

  /** Ends every motion at once: a turn at its target, a fold at its start. */
  finishAnimation(): void {
    this.#options.render.frames.finish();
    if (this.#turn !== undefined) this.#end();
  }

  #liftCorner(at: Point): void {
    const turn = this.#startAt(at);
    if (turn === undefined) return;
    this.#setState('fold_corner');
    const { pageWidth, height } = this.#options.render.rect;
    turn.at = reachablePoint(turn.leaf, { x: pageWidth - 1, y: 1 }) ?? turn.at;
    const inwards = (y: number): number => (turn.leaf.corner === 'bottom' ? height - y : y);
    this.#move(
      { x: pageWidth - 1, y: inwards(1) },
      { x: pageWidth - liftedCorner, y: inwards(liftedCorner) },
      { turns: false, stays: true },
    );
  }

  #startAt({ x, y }: Point): Turn | undefined {
    const { width, pageWidth, height } = this.#options.render.rect;
    const isBack = this.#options.isSingle ? x - pageWidth <= width / 5 : x < width / 2;
    return this.#start(isBack ? 'previous' : 'next', y >= height / 2 ? 'bottom' : 'top');
  }

  #start(direction: Direction, corner: Corner): Turn | undefined {
    this.#turn = undefined;
    const { pageWidth, height } = this.#options.render.rect;
    const pages = this.#options.leafTowards(direction);
    if (pages === undefined || pageWidth < 1 || height < 1) return undefined;
    const leaf = { direction, corner, width: Math.trunc(pageWidth), height: Math.trunc(height) };
    this.#turn = { leaf, pages, at: { x: pageWidth, y: corner === 'bottom' ? height : 0 } };
    return this.#turn;
  }

  /** Ignores a point that the corner cannot reach. */
  #foldTo(point: Point): void {
    const turn = this.#turn;
    const at = turn && reachablePoint(turn.leaf, point);
    if (turn === undefined || at === undefined) return;
    turn.at = at;
    const fold = foldAt(turn.leaf, at);
    if (fold === undefined) return;
    this.#options.render.showLeaf({ ...turn.pages, direction: turn.leaf.direction, fold });
  }

  /** Moves the corner from its current point to one of the two sides. */
  #complete({ leaf, at }: Turn, turns: boolean): void {
    const { pageWidth } = this.#options.render.rect;
    this.#move(at, { x: turns ? -pageWidth : pageWidth, y: this.#edgeOf(leaf) }, { turns });
  }

  /** Takes one step per pixel of the distance. A corner that `stays` remains lifted at the end. */
  #move(from: Point, to: Point, { turns, stays = false }: { turns: boolean; stays?: boolean }): void {
    const length = Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y));
    const steps = Math.floor(length) + 1;
    const along = (start: number, end: number, step: number): number =>
      length === 0 ? start : start + Math.sign(end - start) * step * (Math.abs(end - start) / length);
    this.#options.render.frames.animate({
      steps,
      duration: Math.min(1, steps / wholeWay) * this.#options.flippingTime,
      onStep: (step) => this.#foldTo({ x: along(from.x, to.x, step), y: along(from.y, to.y, step) }),
      onEnd: () => {
        if (this.#turn === undefined) return;
        if (turns) this.#options.onTurned(this.#turn.leaf.direction);
        if (!stays) this.#end();
      },
    });
  }

  #end(): void {
    this.#turn = undefined;
    this.#options.render.hideLeaf();
    this.#setState('read');
  }

  #setState(state: FlipState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#options.onState(state);
  }

  /** The y of the edge to which the corner belongs. */
  #edgeOf({ corner }: Leaf): number {
    return corner === 'bottom' ? this.#options.render.rect.height : 0;
  }

  /** Converts a point of the open book to coordinates of the leaf. */
  #inLeaf({ x, y }: Point, { direction }: Leaf): Point {
    const { width } = this.#options.render.rect;
    return { x: direction === 'next' ? x - width / 2 : width / 2 - x, y };
  }

  /** A corner extends over a fifth of the page's diagonal. */
  #isOnCorner({ x, y }: Point): boolean {
    const { width, height, pageWidth } = this.#options.render.rect;
    const reach = Math.sqrt(pageWidth ** 2 + height ** 2) / 5;
    return (
      x > 0 &&
      y > 0 &&
      x < width &&
      y < height &&
      (x < reach || x > width - reach) &&
      (y < reach || y > height - reach)
    );
  }
}
