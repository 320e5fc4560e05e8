// Recognises swipes from the pointer events of an element.
import { useRef, type PointerEvent } from 'react';
import { swipeOf } from '../swipe';

/** Returns the element's handlers; `onSwipe` gets 1 for forwards, -1 for back. */
export function useSwipe(onSwipe: (steps: -1 | 1) => void) {
  const start = useRef<{ id: number; x: number; y: number; time: number }>(undefined);
  return {
    onPointerDown: ({ isPrimary, pointerId, clientX, clientY, timeStamp }: PointerEvent): void => {
      if (isPrimary) start.current = { id: pointerId, x: clientX, y: clientY, time: timeStamp };
    },
    onPointerUp: ({ pointerId, clientX, clientY, timeStamp }: PointerEvent): void => {
      const from = start.current;
      start.current = undefined;
      if (from?.id !== pointerId) return;
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
