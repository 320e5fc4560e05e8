// Recognises swipes from the pointer events of an element.
import { useRef, type PointerEvent } from 'react';
import type { Readable } from '../../../base/readable';
import { swipeOf } from './swipe';
import { useReadable } from '../../../ui/use-readable';

/**
 * Returns the element's handlers, and `data-zoomed` for its style; `onSwipe` gets 1 for forwards, -1 for back. While the page is zoomed
 * a finger moves it instead. `accepts` may refuse a gesture by how it begins.
 */
export function useSwipe(
  onSwipe: (steps: -1 | 1) => void,
  isZoomed: Readable<boolean>,
  accepts: (event: PointerEvent) => boolean = () => true,
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
    onPointerUp: ({ pointerId, pointerType, clientX, clientY, timeStamp }: PointerEvent): void => {
      const from = start.current;
      start.current = undefined;
      if (from?.id !== pointerId || (zoomed && pointerType !== 'mouse')) return;
      const direction = swipeOf({
        x: clientX - from.x,
        y: clientY - from.y,
        milliseconds: timeStamp - from.time,
      });
      if (direction !== undefined) onSwipe(direction === 'next' ? 1 : -1);
    },
    onPointerCancel: (): void => {
      start.current = undefined;
    },
  };
}
