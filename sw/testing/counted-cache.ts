// Wraps a cache and counts how many of its entries are looked up or read at the same time.

export interface Counted {
  readonly cache: Cache;
  /** Returns the maximum number of simultaneous lookups and body reads. */
  readonly maxAtOnce: () => number;
}

/** Returns the cache with its counter. */
export function countedCache(cache: Cache): Counted {
  let underWay = 0;
  let max = 0;
  const count = async <T>(work: () => Promise<T>): Promise<T> => {
    underWay += 1;
    max = Math.max(max, underWay);
    try {
      return await work();
    } finally {
      underWay -= 1;
    }
  };
  const match: Cache['match'] = (...query) =>
    count(async () => {
      const response = await cache.match(...query);
      const blob = response?.blob.bind(response);
      return response && blob ? Object.assign(response, { blob: () => count(blob) }) : response;
    });
  return { cache: Object.assign(Object.create(cache), { match }), maxAtOnce: () => max };
}
