// A seeded random number generator (mulberry32), and choices by it: the same seed gives the same pictures, ratings, bytes, walks.

export type Random = () => number;

/** Returns a function that gives numbers from 0 to below 1, in the same sequence for the same seed. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns one of the list by chance. Throws RangeError for an empty list. */
export function oneOf<Item>(list: readonly Item[], random: Random): Item {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new RangeError('Nothing to choose from.');
  return item;
}

/** Returns the list in an order by chance. */
export function shuffled<Item>(list: readonly Item[], random: Random): Item[] {
  return list
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

/** Returns a seed for a text (FNV-1a over its characters). */
export function seedOf(text: string): number {
  let hash = 2166136261;
  for (const letter of text) {
    hash ^= letter.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 16777619);
  }
  return hash >>> 0;
}

/** Returns the seed with which a picture is drawn. Another range would draw all pictures of the library anew. */
export const pictureSeedOf = (text: string): number => seedOf(text) % 100_000;
