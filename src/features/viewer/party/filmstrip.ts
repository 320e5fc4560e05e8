// Which step of a party is shown, and what keys and swipes mean for it. Pure.

/** A step beside another; the first and last stay where they are. */
export function stepTo(wanted: number, count: number): number {
  return Math.max(0, Math.min(count - 1, wanted));
}

/** The step that a key leads to; undefined when the key is not ours. */
export function stepOfKey(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return stepTo(at + 1, count);
    case 'ArrowLeft':
      return stepTo(at - 1, count);
    case 'Home':
      return 0;
    case 'End':
      return stepTo(count, count);
    default:
      return undefined;
  }
}

/** CSS pixels that a finger must go, and the milliseconds it may take (experience 9, as the book's). */
const least = 30;
const longest = 250;

/** Steps that a stroke asks for: 1 to the left is onwards, -1 back, 0 is no swipe. */
export function swipeOf(stroke: { x: number; y: number; milliseconds: number }): -1 | 0 | 1 {
  const { x, y, milliseconds } = stroke;
  if (milliseconds > longest || Math.abs(x) < least || Math.abs(y) > Math.abs(x)) return 0;
  return x < 0 ? 1 : -1;
}
