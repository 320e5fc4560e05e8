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
