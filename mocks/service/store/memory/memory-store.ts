// Keeps what the service stores in memory, until the process ends: for tests.
import type { FeedbackRecord } from '../../../../src/contract/presentation/feedback';
import type { LibraryPresentation } from '../../library/library-presentation';
import { createIdentityStore } from '../../identity/identity-store';
import { seededFeedback, seededSuggestions } from '../seeds';
import {
  areCountedForever,
  countedSince,
  hour,
  latestBegin,
  isSameRating,
  mostRatings,
  startOfMonth,
  type Creation,
  type CreationLog,
  type FeedbackStore,
  type Store,
} from '../store';
import { createMemoryPresentations, type MemoryPresentations } from './presentations';
import { createMemorySuggestions } from './suggestions';

export interface MemoryStore extends Store {
  readonly presentations: MemoryPresentations;
}

/** Creates a store with the library's presentations and the seeded ratings and suggestions. It lists so many ratings. */
export function createMemoryStore(library: readonly LibraryPresentation[], most = mostRatings): MemoryStore {
  return {
    presentations: createMemoryPresentations(library),
    feedback: createMemoryFeedback(seededFeedback(library.map(({ entry }) => entry)), most),
    suggestions: createMemorySuggestions(seededSuggestions),
    creations: createMemoryCreationLog(),
    identity: createIdentityStore(),
  };
}

function createMemoryFeedback(seeds: readonly FeedbackRecord[], most: number): FeedbackStore {
  const records = new Map(seeds.map((record) => [record.id, record]));
  const removed = new Set<string>();
  return {
    list: async () => [...records.values()].slice(-most),
    remove: async (id) => {
      if (records.delete(id)) removed.add(id);
      return removed.has(id);
    },
    store: async (record) => {
      if (removed.has(record.id)) return 'known';
      const known = records.get(record.id);
      if (known !== undefined) return isSameRating(known, record) ? 'known' : 'taken';
      records.set(record.id, record);
      return 'new';
    },
  };
}

function createMemoryCreationLog(): CreationLog {
  let counted: (Creation & { readonly id: string })[] = [];
  let lastId = 0;
  return {
    begin: async (limits, creation) => {
      counted = counted.map((each) =>
        each.time > latestBegin(creation.time) ? { ...each, time: countedSince(creation.time) - 1 } : each,
      );
      const since = (age: number) => counted.filter(({ time }) => time > creation.time - age);
      if (!areCountedForever(limits))
        counted = counted.filter(({ time }) => time >= countedSince(creation.time));
      const own = counted.filter(({ user }) => user === creation.user);
      const ofMonth = own.filter(({ time }) => time >= startOfMonth(creation.time));
      const isReached =
        isFull(since(hour).length, limits.perHour) ||
        isFull(since(24 * hour).length, limits.perDay) ||
        isFull(own.length, limits.perUser) ||
        isFull(ofMonth.length, limits.perMonth) ||
        isFull(counted.length, limits.total);
      if (isReached) return undefined;
      lastId += 1;
      const id = String(lastId);
      counted.push({ ...creation, id });
      return id;
    },
    count: async ({ from = 0, until = Number.POSITIVE_INFINITY, user }) =>
      counted.filter((each) => each.time >= from && each.time <= until && each.user === (user ?? each.user))
        .length,
    finish: async () => {},
    cancel: async (id) => {
      counted = counted.filter((creation) => creation.id !== id);
    },
  };
}

const isFull = (count: number, limit = Number.POSITIVE_INFINITY): boolean => count >= limit;
