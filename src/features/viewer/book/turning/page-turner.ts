// Lets the book show what the player is at: a page turns, twice as quickly if need be, and far ones are jumped to.
// Knows the engine by a few words and the player by an index.
import { indexAt, positionOf } from '../layout/page-positions';

/** What turning needs of the engine. */
export interface TurningBook {
  getCurrentPageIndex(): number;
  getState(): string;
  /** Ends at once whatever moves. */
  settle(): void;
  flipNext(corner: 'top' | 'bottom'): void;
  flipPrev(corner: 'top' | 'bottom'): void;
  turnToPage(position: number): void;
}

export type Plan = 'stay' | 'next' | 'previous' | 'jump';

/** How the book gets from one slide to another: over more than one spread it jumps. */
export function planOf(from: number, to: number): Plan {
  if (from === to) return 'stay';
  if (Math.abs(to - from) > 1) return 'jump';
  return to > from ? 'next' : 'previous';
}

export interface TurnerDeps {
  readonly slideCount: number;
  /** Whether pages fade instead of turning. */
  readonly fades: () => boolean;
  /** Fades from what is seen to what is seen after `jump`. */
  readonly crossFade: (jump: () => void) => void;
  /** Told where the book is going, before it moves. */
  readonly onHeading: (index: number) => void;
}

export class PageTurner {
  readonly #book: TurningBook;
  readonly #deps: TurnerDeps;
  #heading: number;

  constructor(book: TurningBook, deps: TurnerDeps) {
    this.#book = book;
    this.#deps = deps;
    this.#heading = this.#shown();
    deps.onHeading(this.#heading);
  }

  /** Shows a slide; one that is being turned to already is left to arrive. */
  show(index: number): void {
    if (index === this.#heading) return;
    const position = positionOf(index, this.#deps.slideCount);
    this.#book.settle();
    const plan = planOf(this.#shown(), index);
    this.#head(index);
    if (plan === 'jump') this.#book.turnToPage(position);
    else if (plan !== 'stay') this.#turn(plan, position);
  }

  /** The reader's own hand turns the page already; it arrives by itself. */
  arrivesAt(index: number): void {
    this.#head(index);
  }

  #turn(plan: 'next' | 'previous', position: number): void {
    if (this.#deps.fades()) return this.#deps.crossFade(() => this.#book.turnToPage(position));
    if (plan === 'next') this.#book.flipNext('bottom');
    else this.#book.flipPrev('bottom');
    // A page that cannot be turned (it has no size while it is hidden) is shown all the same.
    if (this.#book.getState() !== 'flipping') this.#book.turnToPage(position);
  }

  #head(index: number): void {
    this.#heading = index;
    this.#deps.onHeading(index);
  }

  #shown(): number {
    return indexAt(this.#book.getCurrentPageIndex(), this.#deps.slideCount);
  }
}
