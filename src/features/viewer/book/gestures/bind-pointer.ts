// Binds finger, pen and mouse to the book: dragged pages go to the engine, turns to the player.
import type { PageFlip } from 'page-flip';
import type { BookSize } from '../layout/book-size';
import { cornerAt, type Corner, type Point } from './corners';
import { understand, type Gesture, type Meaning, type PointerReport } from './gesture';

type Way = 'next' | 'previous';

export interface PointerDeps {
  readonly book: Pick<PageFlip, 'dragTo' | 'release' | 'hoverAt' | 'settle' | 'getState'>;
  readonly size: () => BookSize;
  /** Returns whether pages may be dragged. */
  readonly draws: () => boolean;
  /** Called when a dragged page was released and turns by itself. */
  readonly onArrival: (way: Way) => void;
  /** Called when a page should be turned. */
  readonly onTurn: (way: Way) => void;
  readonly onTap: (target: EventTarget | null, corner: Corner | undefined) => void;
}

/** Listens on `place`, which contains the engine's `.book-block`. Returns a function that stops it. */
export function bindPointer(place: HTMLElement, deps: PointerDeps): () => void {
  const hand = new Hand(place, deps);
  const types = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'pointerleave'] as const;
  for (const type of types) place.addEventListener(type, hand.feel);
  return () => {
    for (const type of types) place.removeEventListener(type, hand.feel);
  };
}

class Hand {
  readonly #place: HTMLElement;
  readonly #deps: PointerDeps;
  #gesture: Gesture;
  /** `spent`: the dragged page was ended by something else, or there was none. */
  #drawn: 'nothing' | 'page' | 'spent' = 'nothing';

  constructor(place: HTMLElement, deps: PointerDeps) {
    this.#place = place;
    this.#deps = deps;
  }

  readonly feel = (event: PointerEvent): void => {
    if (event.type === 'pointerleave') return this.#leave(event);
    if (event.type === 'pointerdown' && event.button !== 0) return;
    // It was pressed here and released outside of the listener's reach.
    const { pointerId: pointer } = event;
    if (event.type === 'pointermove' && event.buttons === 0) this.#hear({ type: 'cancel', pointer }, event);
    this.#hear(this.#reportOf(event), event);
  };

  #hear(report: PointerReport, event: PointerEvent): void {
    const { gesture, meaning } = understand(this.#gesture, report);
    this.#gesture = gesture;
    if (meaning !== undefined) this.#do(meaning, event);
  }

  #reportOf({ type, pointerId: pointer, clientX, clientY, timeStamp: time }: PointerEvent): PointerReport {
    if (type === 'pointercancel') return { type: 'cancel', pointer };
    // The engine measures from the book's own corner, and a closed book may be scaled up.
    const block = this.#place.querySelector('.book-block') ?? this.#place;
    const { left, top, width } = block.getBoundingClientRect();
    const scale = width / (this.#deps.size().pageWidth * 2) || 1;
    const at = { x: (clientX - left) / scale, y: (clientY - top) / scale };
    const kind = type === 'pointerdown' ? 'down' : type === 'pointerup' ? 'up' : 'move';
    return { type: kind, pointer, at, time };
  }

  #do(meaning: Meaning, event: PointerEvent): void {
    const { book, size, draws, onTap, onTurn } = this.#deps;
    switch (meaning.type) {
      case 'hover':
        if (event.pointerType !== 'touch' && draws()) book.hoverAt(meaning.at);
        return;
      case 'tap':
        return onTap(event.target, cornerAt(meaning.at, size()));
      case 'draw':
        return this.#draw(meaning.from, meaning.at, event.pointerId);
      case 'swipe':
        if (!this.#release(meaning.towards)) onTurn(meaning.towards);
        return;
      case 'let-go':
        this.#release(undefined);
        return;
      case 'give-up':
        if (this.#drawn === 'page' && book.getState() === 'user_fold') book.settle();
        this.#drawn = 'nothing';
    }
  }

  #draw(from: Point, at: Point, pointer: number): void {
    const { book, draws } = this.#deps;
    if (this.#drawn === 'nothing') {
      this.#place.setPointerCapture(pointer);
      this.#drawn = draws() && book.dragTo(from) ? 'page' : 'spent';
    }
    if (this.#drawn === 'page' && book.getState() !== 'user_fold') this.#drawn = 'spent';
    if (this.#drawn === 'page') book.dragTo(at);
  }

  /** Returns whether the dragged page turns. */
  #release(surely: Way | undefined): boolean {
    const way = this.#drawn === 'page' ? this.#deps.book.release(surely) : undefined;
    this.#drawn = 'nothing';
    if (way !== undefined) this.#deps.onArrival(way);
    return way !== undefined;
  }

  #leave({ pointerType }: PointerEvent): void {
    const { book } = this.#deps;
    if (pointerType !== 'touch' && book.getState() === 'fold_corner') book.hoverAt({ x: -1, y: -1 });
  }
}
