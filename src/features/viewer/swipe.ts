// When a stroke of finger, pen or mouse is a swipe: the same for a book's pages and a party's steps (experience 9). Pure.

/** CSS pixels that it goes across, at least. */
export const swipeDistance = 30;
/** Milliseconds that it may take. */
const longest = 250;

/** `x` and `y` in CSS pixels, to the right and down. */
interface Stroke {
  readonly x: number;
  readonly y: number;
  readonly milliseconds: number;
}

/** Where it leads, as pages lie: from right to left is onwards; undefined when it is none. */
export function swipeOf({ x, y, milliseconds }: Stroke): 'next' | 'previous' | undefined {
  const isSwipe = milliseconds <= longest && Math.abs(x) >= swipeDistance && Math.abs(y) < swipeDistance * 2;
  if (!isSwipe) return undefined;
  return x < 0 ? 'next' : 'previous';
}
