// Turns the book to the player's slide. It turns a single page, and jumps when there are more.
import { indexAt, pagePositionOf } from '../layout/page-positions';

/** The part of the engine that turning needs. */
export interface TurningBook {
  getCurrentPageIndex(): number;
  getState(): string;
  /** Ends running animations at once. */
  finishAnimation(): void;
  flipNext(corner: 'top' | 'bottom'): void;
  flipPrev(corner: 'top' | 'bottom'): void;
  turnToPage(position: number): void;
}

export type TurnKind = 'stay' | 'next' | 'previous' | 'jump';

/** Returns how the book gets from one slide to another. It jumps when they are more than one spread apart. */
export function turnKindOf(from: number, to: number): TurnKind {
  if (from === to) return 'stay';
  if (Math.abs(to - from) > 1) return 'jump';
  return to > from ? 'next' : 'previous';
}

export interface TurnerDeps {
  readonly slideCount: number;
  /** Returns whether pages fade instead of turning. */
  readonly fades: () => boolean;
  /** Fades from the visible pages to those after `jump`. */
  readonly crossFade: (jump: () => void) => void;
  /** Called with the target slide at the start and before the book moves. */
  readonly onTargetChange: (index: number) => void;
}

/** Turns the engine's book, page by page or with a cross-fade, to the slide that was last asked for. */
export class PageTurner {
  readonly #book: TurningBook;
  readonly #deps: TurnerDeps;
  #target: number;

  constructor(book: TurningBook, deps: TurnerDeps) {
    this.#book = book;
    this.#deps = deps;
    this.#target = this.#shown();
    deps.onTargetChange(this.#target);
  }

  /** Turns to a slide; does nothing if it is the target already. Throws InvalidPageError if there is no such slide. */
  show(index: number): void {
    if (index === this.#target) return;
    const position = pagePositionOf(index, this.#deps.slideCount);
    this.#book.finishAnimation();
    const turnKind = turnKindOf(this.#shown(), index);
    this.#setTarget(index);
    if (turnKind === 'jump') this.#book.turnToPage(position);
    else if (turnKind !== 'stay') this.#turn(turnKind, position);
  }

  /** Sets the target of a turn that the user has started by touch. */
  turnsTo(index: number): void {
    this.#setTarget(index);
  }

  #turn(turnKind: 'next' | 'previous', position: number): void {
    if (this.#deps.fades()) return this.#deps.crossFade(() => this.#book.turnToPage(position));
    if (turnKind === 'next') this.#book.flipNext('bottom');
    else this.#book.flipPrev('bottom');
    // A page that cannot turn, because it is hidden and has no size, is shown without a turn.
    if (this.#book.getState() !== 'flipping') this.#book.turnToPage(position);
  }

  #setTarget(index: number): void {
    this.#target = index;
    this.#deps.onTargetChange(index);
  }

  #shown(): number {
    return indexAt(this.#book.getCurrentPageIndex(), this.#deps.slideCount);
  }
}
