// Keeps what the service stores in memory, until the process ends: for tests and for `npm run dev`.
import type { Volume } from '../../library/volume';
import { seededFeedback, seededSuggestions } from '../seeds';
import { areCountedForever, hour, type Creation, type CreationLog, type Store } from '../store';
import { createMemoryFeedback } from './feedback';
import { createMemoryPresentations, type MemoryPresentations } from './presentations';
import { createMemorySuggestions } from './suggestions';

export interface MemoryStore extends Store {
  readonly presentations: MemoryPresentations;
}

/** Creates a store with these volumes and the seeded ratings and suggestions. */
export function createMemoryStore(volumes: readonly Volume[]): MemoryStore {
  return {
    presentations: createMemoryPresentations(volumes),
    feedback: createMemoryFeedback(seededFeedback(volumes.map(({ entry }) => entry))),
    suggestions: createMemorySuggestions(seededSuggestions),
    creations: createMemoryCreationLog(),
  };
}

function createMemoryCreationLog(): CreationLog {
  let taken: Creation[] = [];
  return {
    take: async (limits, creation) => {
      const since = (age: number) => taken.filter(({ time }) => time > creation.time - age);
      if (!areCountedForever(limits)) taken = since(24 * hour);
      const isReached =
        isFull(since(hour).length, limits.perHour) ||
        isFull(since(24 * hour).length, limits.perDay) ||
        isFull(taken.filter(({ user }) => user === creation.user).length, limits.perUser) ||
        isFull(taken.length, limits.total);
      if (!isReached) taken.push(creation);
      return !isReached;
    },
  };
}

const isFull = (count: number, limit = Number.POSITIVE_INFINITY): boolean => count >= limit;
