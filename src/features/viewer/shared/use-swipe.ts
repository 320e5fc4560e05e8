// Recognises swipes and taps by finger, pen or mouse, for slides, a book's pages and a party's steps (spec book §4).
import { useRef, type PointerEvent } from 'react';
import type { Readable } from '../../../base/readable';
import { useReadable } from '../../../ui/use-readable';

/**
 * Returns the element's handlers, and `data-zoomed` for its style; `onSwipe` gets 1 for forwards, -1 for back. While the page is zoomed
 * a finger moves it instead. `accepts` may refuse a gesture by how it begins. `onTap` gets a
 * short press that does not move.
 */
export function useSwipe(
  onSwipe: (steps: -1 | 1) => void,
  isZoomed: Readable<boolean>,
  accepts: (event: PointerEvent) => boolean = () => true,
  onTap?: (event: PointerEvent) => void,
) {
  const zoomed = useReadable(isZoomed);
  const start = useRef<{ id: number; x: number; y: number; time: number }>(undefined);
  return {
    'data-zoomed': zoomed || undefined,
    onPointerDown: (event: PointerEvent): void => {
      const { isPrimary, pointerId, clientX, clientY, timeStamp } = event;
      if (isPrimary && accepts(event))
        start.current = { id: pointerId, x: clientX, y: clientY, time: timeStamp };
    },
    onPointerUp: (event: PointerEvent): void => {
      const { pointerId, pointerType, clientX, clientY, timeStamp } = event;
      const from = start.current;
      start.current = undefined;
      if (from?.id !== pointerId) return;
      const stroke = { x: clientX - from.x, y: clientY - from.y, milliseconds: timeStamp - from.time };
      if (isTap(stroke)) return onTap?.(event);
      const direction = zoomed && pointerType !== 'mouse' ? undefined : swipeOf(stroke);
      if (direction !== undefined) onSwipe(direction === 'next' ? 1 : -1);
    },
    onPointerCancel: (): void => {
      start.current = undefined;
    },
  };
}

/** The shortest horizontal distance of a swipe, in CSS pixels. */
export const swipeDistance = 30;
/** The longest duration of a swipe, in milliseconds. */
const longestSwipe = 250;

/** How far a finger may move within a tap, in CSS pixels. */
const tapReach = 10;
/** The longest duration of a tap, in milliseconds; a longer press begins to select text. */
const longestTap = 500;

const isTap = ({ x, y, milliseconds }: Stroke): boolean =>
  Math.hypot(x, y) <= tapReach && milliseconds <= longestTap;

/** `x` and `y` in CSS pixels, to the right and down. */
interface Stroke {
  readonly x: number;
  readonly y: number;
  readonly milliseconds: number;
}

/** Returns `next` for a swipe from right to left, `previous` for the other way, or undefined if it is not a swipe. */
export function swipeOf({ x, y, milliseconds }: Stroke): 'next' | 'previous' | undefined {
  const isSwipe =
    milliseconds <= longestSwipe && Math.abs(x) >= swipeDistance && Math.abs(y) < swipeDistance * 2;
  if (!isSwipe) return undefined;
  return x < 0 ? 'next' : 'previous';
}
