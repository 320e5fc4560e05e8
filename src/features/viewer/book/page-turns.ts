// Turns the pages of the book to the player's slide, and delays what must wait until they lie still.
import { enginePageOf, indexAt, positionOf } from './book-layout';
import * as limits from '../../../contract/limits';
import type { MonotonicClock, Schedule } from '../../../base/clock';

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
  /** Whether the book shows one page at a time. */
  readonly isUpright: boolean;
  /** Returns whether pages fade instead of turning. */
  readonly fades: () => boolean;
  /** Fades from the visible pages to those after `jump`. */
  readonly crossFade: (jump: () => void) => void;
  /** Called with the target slide at the start and before the book moves. */
  readonly onTargetChange: (index: number) => void;
}

/** Turns the engine's book, a single page or by a jump, or with a cross-fade, to the slide that was last asked for. */
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
    const page = enginePageOf(index, this.#deps.slideCount, this.#deps.isUpright);
    this.#book.finishAnimation();
    const turnKind = turnKindOf(this.#shown(), index);
    this.#setTarget(index);
    if (turnKind === 'jump') this.#book.turnToPage(page);
    else if (turnKind !== 'stay') this.#turn(turnKind, page);
  }

  /** Sets the target of a turn that the user has started by touch. */
  turnsTo(index: number): void {
    this.#setTarget(index);
  }

  #turn(turnKind: 'next' | 'previous', page: number): void {
    if (this.#deps.fades()) return this.#deps.crossFade(() => this.#book.turnToPage(page));
    if (turnKind === 'next') this.#book.flipNext('bottom');
    else this.#book.flipPrev('bottom');
    // A page that cannot turn, because it is hidden and has no size, is shown without a turn.
    if (this.#book.getState() !== 'flipping') this.#book.turnToPage(page);
  }

  #setTarget(index: number): void {
    this.#target = index;
    this.#deps.onTargetChange(index);
  }

  #shown(): number {
    const { slideCount, isUpright } = this.#deps;
    return indexAt(positionOf(this.#book.getCurrentPageIndex(), isUpright), slideCount);
  }
}

interface AfterTurnDeps {
  readonly isTurning: () => boolean;
  /** Returns whether the document is hidden. No page lands then. */
  readonly isHidden: () => boolean;
  readonly afterPaint: Schedule;
  readonly clock: MonotonicClock;
}

const { restAfterTurn, maxDelay } = limits.book;

/**
 * Delays updates of the controls around the pages: none is made during a page turn or between two quick turns, since a slow tablet cannot
 * draw both in one frame. Returns `schedule`, which makes a call after the paint. While pages turn, it waits until none has turned for `restAfterTurn`. After
 * `maxDelay` it waits only until `restAfterTurn` after the next landing, even if another page turns then.
 */
export function createAfterTurn({ isTurning, isHidden, afterPaint, clock }: AfterTurnDeps) {
  const waiting = new Set<{ readonly landed: () => void; readonly end: () => void }>();
  const schedule: Schedule = (call) => {
    const since = clock.monotonicNow();
    let cancel = afterPaint(() => {
      if (isHidden() || !isTurning()) end();
    });
    const cancelWait = (): void => {
      cancel();
      waiting.delete(wait);
    };
    const end = (): void => {
      cancelWait();
      call();
    };
    const landed = (): void => {
      cancel();
      cancel = clock.after(restAfterTurn, () => {
        if (!isTurning() || clock.monotonicNow() - since >= maxDelay) end();
      });
    };
    const wait = { landed, end };
    waiting.add(wait);
    return cancelWait;
  };
  return {
    schedule,
    /** Must be called when a page has landed. */
    landed: (): void => {
      for (const wait of waiting) wait.landed();
    },
    /** Must be called when the document becomes hidden; makes all waiting calls. */
    hidden: (): void => {
      for (const wait of waiting) wait.end();
    },
  };
}
