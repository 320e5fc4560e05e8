// Choices by chance from lists.
import type { Random } from '../../../random';

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
