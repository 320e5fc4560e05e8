// Stores the suggested topics in memory. Knows no bearer and no address.
import type { Suggestion } from '../../src/contract/service/bodies';

/** Creates a store of suggestions: equal texts are one suggestion, and a removed one stays removed. */
export function createSuggestionBox(seeds: readonly string[]) {
  const suggestions = new Map<string, Suggestion>();
  let last = 0;
  const add = (suggestion: string): Suggestion => {
    const known = [...suggestions.values()].find((other) => other.suggestion === suggestion);
    if (known) return known;
    last += 1;
    const added = { id: String(last), suggestion };
    suggestions.set(added.id, added);
    return added;
  };
  for (const seed of seeds) add(seed);
  return {
    add,
    list: (): Suggestion[] => [...suggestions.values()],
    /** Returns false when there never was one with this id. */
    remove(id: string): boolean {
      return suggestions.delete(id) || (/^\d+$/.test(id) && Number(id) >= 1 && Number(id) <= last);
    },
  };
}
