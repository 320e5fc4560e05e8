// Caches what was made for a key: a host is asked for the same files again and again.

/** Creates a cache of at most `maximum` values; of more, it drops the one that was asked for least recently. */
export function createLruCache<T>(maximum: number) {
  const made = new Map<string, Promise<T>>();
  return {
    /** Returns the cached value, or makes it. One that could not be made is not cached. */
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
