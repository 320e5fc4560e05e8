// Caches values by key, since clients request the same files of a host again and again.

/** Creates a cache of at most `maximum` values; beyond that it drops the least recently used one. */
export function createLruCache<T>(maximum: number) {
  const made = new Map<string, Promise<T>>();
  return {
    /** Returns the cached value, or makes it. A failure is not cached. */
    get(key: string, make: () => Promise<T>): Promise<T> {
      const known = made.get(key);
      const value = known ?? make();
      // A map holds its keys in the order in which they were set.
      made.delete(key);
      made.set(key, value);
      const [oldest] = made.keys();
      if (oldest !== undefined && made.size > maximum) made.delete(oldest);
      if (known === undefined) value.catch(() => made.get(key) === value && made.delete(key));
      return value;
    },
  };
}
