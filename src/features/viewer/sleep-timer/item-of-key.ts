// Keyboard navigation of a menu, with wrap-around. Pure.

/** Returns the index that a key leads to from `at`, or undefined if the key does not move the focus. */
export function itemOfKey(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
