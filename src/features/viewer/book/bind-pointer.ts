// Binds the pointer events of finger, pen and mouse to the book: passes drags to the engine, and reports turns and taps.
import type { Direction, PageFlip } from 'page-flip';
import type { Readable } from '../../../base/readable';
import { swipeOf } from '../shared/use-swipe';
import type { BookSize } from './book-layout';

// Interprets finger, pen and mouse on the book as a tap, a dragged page or a swipe (spec book §4).

interface Pressed {
  readonly pointer: number;
  readonly from: Point;
  /** The time of the press, in milliseconds. */
  readonly since: number;
  readonly dragging: boolean;
}

/** The pointer that is pressed; undefined while there is none. */
export type Gesture = Pressed | undefined;

export type PointerInput =
  | {
      readonly type: 'down' | 'move' | 'up';
      readonly pointer: number;
      readonly point: Point;
      readonly time: number;
      /** Whether the browser moves the zoomed page with this pointer, which then can only tap. */
      readonly movesPage?: boolean;
      /** Whether the pointer is a finger or a pen on a text that scrolls. */
      readonly canScroll?: boolean;
    }
  | { readonly type: 'cancel'; readonly pointer: number };

export type GestureAction =
  | { readonly type: 'tap' }
  | { readonly type: 'hover'; readonly point: Point }
  /** The page at `from` follows the pointer to `point`. */
  | { readonly type: 'drag'; readonly from: Point; readonly point: Point }
  | { readonly type: 'swipe'; readonly towards: 'next' | 'previous' }
  /** A dragged page is released. */
  | { readonly type: 'release' }
  /** A dragged page returns to its place. */
  | { readonly type: 'cancel' };

/** A press becomes a drag when it moves farther than this, in pixels (spec book §4). */
const dragFrom = 5;

interface GestureResult {
  readonly gesture: Gesture;
  readonly action?: GestureAction;
}

/** Returns the next gesture and the action to perform, if any. A second pointer cancels the gesture, since it is a pinch. */
export function reduceGesture(gesture: Gesture, input: PointerInput): GestureResult {
  if (input.type === 'cancel')
    return gesture?.pointer === input.pointer ? cancelGesture(gesture) : { gesture };
  const { pointer, point, time, movesPage = false, canScroll = false } = input;
  if (input.type === 'down') {
    if (gesture !== undefined) return cancelGesture(gesture);
    return { gesture: { pointer, from: point, since: time, dragging: false } };
  }
  if (gesture === undefined)
    return input.type === 'move' ? { gesture, action: { type: 'hover', point } } : { gesture };
  if (gesture.pointer !== pointer) return { gesture };
  const dragging = gesture.dragging || isFar(gesture.from, point);
  const scrolls = canScroll && !gesture.dragging && isUpOrDown(gesture.from, point);
  if (dragging && (movesPage || scrolls)) return cancelGesture(gesture);
  return input.type === 'move' ? move(gesture, point, dragging) : release(gesture, point, time);
}

const isFar = (from: Point, { x, y }: Point): boolean => Math.hypot(x - from.x, y - from.y) > dragFrom;

const isUpOrDown = (from: Point, { x, y }: Point): boolean => Math.abs(y - from.y) > Math.abs(x - from.x);

function cancelGesture({ dragging }: Pressed): GestureResult {
  return dragging ? { gesture: undefined, action: { type: 'cancel' } } : { gesture: undefined };
}

function move(gesture: Pressed, point: Point, dragging: boolean): GestureResult {
  if (!dragging) return { gesture };
  return { gesture: { ...gesture, dragging }, action: { type: 'drag', from: gesture.from, point } };
}

function release({ from, since, dragging }: Pressed, point: Point, time: number): GestureResult {
  const towards = swipeOf({ x: point.x - from.x, y: point.y - from.y, milliseconds: time - since });
  if (towards !== undefined) return { gesture: undefined, action: { type: 'swipe', towards } };
  return { gesture: undefined, action: { type: dragging ? 'release' : 'tap' } };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface PointerDeps {
  readonly book: Pick<PageFlip, 'dragTo' | 'release' | 'hoverAt' | 'finishAnimation' | 'getState'>;
  readonly size: () => BookSize;
  /** Whether the book is shown mirrored, as it is from right to left (spec book §8). */
  readonly isMirrored: boolean;
  /** True while the page is zoomed: a finger or a pen then moves it. */
  readonly isZoomed: Readable<boolean>;
  /** Returns whether pages may be dragged. */
  readonly canDrag: () => boolean;
  /** Called when a dragged page was released and the engine completes its turn. */
  readonly onArrival: (direction: Direction) => void;
  /** Called when a page should be turned. */
  readonly onTurn: (direction: Direction) => void;
  /** Called with the place of a tap, in pixels from the left edge of the screen. */
  readonly onTap: (tap: { readonly target: EventTarget | null; readonly x: number }) => void;
}

/**
 * Listens on `place`, which contains the engine's `.book-block`, and sets `data-zoomed` on it for its style. Returns a function that
 * removes the listeners.
 */
export function bindPointer(place: HTMLElement, deps: PointerDeps): () => void {
  const handler = new PointerHandler(place, deps);
  const types = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'pointerleave'] as const;
  for (const type of types) place.addEventListener(type, handler.onPointerEvent);
  const reflectZoom = (): void => void place.toggleAttribute('data-zoomed', deps.isZoomed.get());
  reflectZoom();
  const stopFollowingZoom = deps.isZoomed.subscribe(reflectZoom);
  return () => {
    stopFollowingZoom();
    for (const type of types) place.removeEventListener(type, handler.onPointerEvent);
  };
}

class PointerHandler {
  readonly #place: HTMLElement;
  readonly #deps: PointerDeps;
  #gesture: Gesture;
  /** `spent`: the drag was ended by something else, or no page could be dragged. */
  #dragged: 'nothing' | 'page' | 'spent' = 'nothing';

  constructor(place: HTMLElement, deps: PointerDeps) {
    this.#place = place;
    this.#deps = deps;
  }

  readonly onPointerEvent = (event: PointerEvent): void => {
    if (event.type === 'pointerleave') return this.#leave(event);
    if (event.type === 'pointerdown' && event.button !== 0) return;
    // The pointer was pressed here and released where this element gets no events.
    const { pointerId: pointer } = event;
    if (event.type === 'pointermove' && event.buttons === 0)
      this.#handleInput({ type: 'cancel', pointer }, event);
    this.#handleInput(this.#inputOf(event), event);
  };

  #handleInput(input: PointerInput, event: PointerEvent): void {
    const { gesture, action } = reduceGesture(this.#gesture, input);
    this.#gesture = gesture;
    if (action !== undefined) this.#perform(action, event);
  }

  #inputOf(event: PointerEvent): PointerInput {
    const { type, pointerId: pointer, pointerType, clientX, clientY, timeStamp: time } = event;
    if (type === 'pointercancel') return { type: 'cancel', pointer };
    // The engine measures from the book's own corner, and a closed book may be scaled up.
    const block = this.#place.querySelector('.book-block') ?? this.#place;
    const { left, right, top, width } = block.getBoundingClientRect();
    const scale = width / (this.#deps.size().pageWidth * 2) || 1;
    const x = this.#deps.isMirrored ? right - clientX : clientX - left;
    const point = { x: x / scale, y: (clientY - top) / scale };
    const kind = type === 'pointerdown' ? 'down' : type === 'pointerup' ? 'up' : 'move';
    const isTouch = pointerType !== 'mouse';
    const movesPage = isTouch && this.#deps.isZoomed.get();
    const canScroll =
      isTouch && event.target instanceof Element && event.target.closest('[data-more]') !== null;
    return { type: kind, pointer, point, time, movesPage, canScroll };
  }

  #perform(action: GestureAction, event: PointerEvent): void {
    const { book, canDrag, onTap, onTurn } = this.#deps;
    switch (action.type) {
      case 'hover':
        // A pen that is pressed hovers no more, also after it ended its gesture on a zoomed page.
        if (event.pointerType !== 'touch' && event.buttons === 0 && canDrag()) book.hoverAt(action.point);
        return;
      case 'tap':
        return onTap({ target: event.target, x: event.clientX });
      case 'drag':
        return this.#drag(action.from, action.point, event.pointerId);
      case 'swipe':
        if (!this.#release(action.towards)) onTurn(action.towards);
        return;
      case 'release':
        this.#release(undefined);
        return;
      case 'cancel':
        if (this.#dragged === 'page' && book.getState() === 'user_fold') book.finishAnimation();
        this.#dragged = 'nothing';
    }
  }

  #drag(from: Point, point: Point, pointer: number): void {
    const { book, canDrag } = this.#deps;
    if (this.#dragged === 'nothing') {
      this.#place.setPointerCapture(pointer);
      this.#dragged = canDrag() && book.dragTo(from) ? 'page' : 'spent';
    }
    if (this.#dragged === 'page' && book.getState() !== 'user_fold') this.#dragged = 'spent';
    if (this.#dragged === 'page') book.dragTo(point);
  }

  /** Releases the dragged page; returns whether it turns. */
  #release(swipe: Direction | undefined): boolean {
    const direction = this.#dragged === 'page' ? this.#deps.book.release(swipe) : undefined;
    this.#dragged = 'nothing';
    if (direction !== undefined) this.#deps.onArrival(direction);
    return direction !== undefined;
  }

  #leave({ pointerType }: PointerEvent): void {
    const { book } = this.#deps;
    if (pointerType !== 'touch' && book.getState() === 'fold_corner') book.hoverAt({ x: -1, y: -1 });
  }
}
