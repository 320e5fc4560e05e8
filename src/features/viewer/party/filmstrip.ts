// Navigation between the steps of a party by key and swipe. Pure.

/** Returns the wanted step, limited to the first and the last. */
export function stepTo(wanted: number, count: number): number {
  return Math.max(0, Math.min(count - 1, wanted));
}

/** Returns the step that a key leads to, or undefined if the key has no meaning. */
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
