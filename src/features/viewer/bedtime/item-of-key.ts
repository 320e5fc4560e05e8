// Which entry of a menu a key leads to: round and round, as menus do. Pure.

/** The entry that a key leads to from `at`; undefined when the key moves nothing. */
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
