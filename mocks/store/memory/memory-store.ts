// Keeps what the service stores in memory, until the process ends: for tests and for `npm run dev`.
import type { Volume } from '../../library/volume';
import { seededFeedback, seededSuggestions } from '../seeds';
import { hour, type CreationLog, type Store } from '../store';
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
  let taken: number[] = [];
  return {
    take: async ({ perHour, perDay }, time) => {
      taken = taken.filter((moment) => moment > time - 24 * hour);
      const inTheLastHour = taken.filter((moment) => moment > time - hour).length;
      if (taken.length >= perDay || inTheLastHour >= perHour) return false;
      taken.push(time);
      return true;
    },
  };
}
