// Interprets finger, pen and mouse on the book as a tap, a dragged page or a swipe, and finds its corners (spec book §4). Pure.
import { swipeOf } from '../shared/use-swipe';
import type { BookSize } from './book-layout';

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
  | { readonly type: 'tap'; readonly point: Point }
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

export interface GestureResult {
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
  return { gesture: undefined, action: dragging ? { type: 'release' } : { type: 'tap', point } };
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Side = 'left' | 'right';

/**
 * Returns the side of the open book whose upper or lower corner is at a point, or undefined. A corner reaches one fifth of a page's
 * diagonal (spec book §4). The point is in pixels from the book's upper left.
 */
export function cornerAt({ x, y }: Point, { pageWidth, pageHeight }: BookSize): Side | undefined {
  const reach = Math.hypot(pageWidth, pageHeight) / 5;
  const width = pageWidth * 2;
  if (x <= 0 || y <= 0 || x >= width || y >= pageHeight) return undefined;
  if (y >= reach && y <= pageHeight - reach) return undefined;
  return x < reach ? 'left' : x > width - reach ? 'right' : undefined;
}
