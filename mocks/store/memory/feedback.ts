// Stores ratings in memory.
import type { FeedbackRecord } from '../../../src/contract/presentation/feedback';
import { isSameRating, type FeedbackStore } from '../store';

/** Creates a store of ratings that begins with these. */
export function createMemoryFeedback(seeds: readonly FeedbackRecord[]): FeedbackStore {
  const records = new Map(seeds.map((record) => [record.id, record]));
  return {
    list: async () => [...records.values()],
    store: async (record) => {
      const known = records.get(record.id);
      if (known !== undefined) return isSameRating(known, record) ? 'known' : 'taken';
      records.set(record.id, record);
      return 'new';
    },
  };
}
