// A guard for buttons that mean something else once they are pressed.
import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** How soon a touch follows another of the same double tap, in milliseconds. */
const doubleTapTime = 500;

interface FirstClick {
  /** Notes each pressed pointer, on the button or around all those that take its place. */
  readonly notePointer: (event: PointerEvent) => void;
  /** Returns false for the further clicks of a double tap. To be asked once for each click. */
  readonly isFirst: (event: MouseEvent) => boolean;
}

/**
 * Returns handlers that tell whether a click is the first of a double tap: the second would do what the button means since the first. A
 * press by the keyboard or a screen reader always is. A browser may count each touch as a first click, as Chrome for Android does, so
 * touches are timed.
 */
export function useFirstClick(): FirstClick {
  const lastTouch = useRef({ at: -Infinity, isRepeated: false });
  return {
    notePointer: ({ pointerType, timeStamp }) => {
      if (pointerType !== 'touch') return;
      lastTouch.current = { at: timeStamp, isRepeated: timeStamp - lastTouch.current.at < doubleTapTime };
    },
    isFirst: ({ detail }) => {
      const { at, isRepeated } = lastTouch.current;
      lastTouch.current = { at, isRepeated: false };
      return detail === 0 || (detail === 1 && !isRepeated);
    },
  };
}
