// Recognises swipes by finger, pen or mouse, for a book's pages and a party's steps (spec book §4). Pure.

/** The shortest horizontal distance of a swipe, in CSS pixels. */
export const swipeDistance = 30;
/** The longest duration of a swipe, in milliseconds. */
const longestSwipe = 250;

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
