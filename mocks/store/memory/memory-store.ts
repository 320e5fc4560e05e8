// Keeps what the service stores in memory, until the process ends: for tests and for `npm run dev`.
import type { Volume } from '../../library/volume';
import { seededFeedback, seededSuggestions } from '../seeds';
import { hour, type Creation, type CreationLog, type Store } from '../store';
import { createMemoryFeedbackBook } from './feedback-book';
import { createMemoryShelf, type MemoryShelf } from './shelf';
import { createMemorySuggestionBox } from './suggestion-box';

export interface MemoryStore extends Store {
  readonly shelf: MemoryShelf;
}

/** Creates a store with these volumes and the seeded ratings and suggestions. */
export function createMemoryStore(volumes: readonly Volume[]): MemoryStore {
  return {
    shelf: createMemoryShelf(volumes),
    feedback: createMemoryFeedbackBook(seededFeedback(volumes.map(({ entry }) => entry))),
    suggestions: createMemorySuggestionBox(seededSuggestions),
    creations: createMemoryCreationLog(),
  };
}

function createMemoryCreationLog(): CreationLog {
  const taken: Creation[] = [];
  const countSince = (time: number) => taken.filter((creation) => creation.time > time).length;
  return {
    take: async (creation, { perHour, perDay, perUser, total }) => {
      const { user, time } = creation;
      const isReached =
        isFull(countSince(time - hour), perHour) ||
        isFull(countSince(time - 24 * hour), perDay) ||
        isFull(taken.filter((other) => other.user === user).length, perUser) ||
        isFull(taken.length, total);
      if (!isReached) taken.push(creation);
      return !isReached;
    },
  };
}

function isFull(taken: number, limit: number | undefined): boolean {
  return limit !== undefined && taken >= limit;
}
