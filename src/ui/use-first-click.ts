// A guard for buttons that mean something else once they are pressed.
import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** How soon after a click that counts another one belongs to the same double tap or double click, in milliseconds. */
const doubleTapTime = 500;

interface FirstClick {
  /** Notes each pressed pointer, on the button or around all those that take its place. */
  readonly notePointer: (event: PointerEvent) => void;
  /** Returns false for the further clicks of a double tap or double click. To be asked once for each click. */
  readonly isFirst: (event: MouseEvent) => boolean;
}

/**
 * Returns handlers that tell whether a click is the first of a double tap: the second would do what the button means since the first. A
 * press by the keyboard or a screen reader always is. A browser may count each tap as a first click, as Chrome for Android does, so taps
 * by finger or pen are timed. The time runs from the last click that counted: ignored clicks and touches that scroll do not prolong it.
 */
export function useFirstClick(): FirstClick {
  const counted = useRef(-Infinity);
  const touch = useRef<number>(undefined);
  return {
    notePointer: ({ pointerType, timeStamp }) => {
      touch.current = pointerType === 'mouse' ? undefined : timeStamp;
    },
    isFirst: ({ detail, timeStamp }) => {
      const at = touch.current ?? timeStamp;
      // The count of the mouse is right for first clicks, and for second ones also where the system's double clicks are slower.
      const isTimed = touch.current !== undefined || detail > 2;
      touch.current = undefined;
      if (detail === 0) return true;
      if (detail === 2 || (isTimed && at - counted.current < doubleTapTime)) return false;
      counted.current = at;
      return true;
    },
  };
}
