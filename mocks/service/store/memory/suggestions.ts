// Stores the suggested topics in memory.
import type { Suggestion } from '../../../../src/contract/service/bodies';
import type { SuggestionStore } from '../store';

/** Creates a store of suggestions that begins with these. */
export function createMemorySuggestions(seeds: readonly string[]): SuggestionStore {
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
    add: async (suggestion) => add(suggestion),
    list: async () => [...suggestions.values()],
    remove: async (id) => suggestions.delete(id) || (/^[1-9]\d*$/.test(id) && Number(id) <= last),
  };
}
