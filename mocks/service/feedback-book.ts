// Stores ratings in memory. Knows no bearer and no address.
import type { FeedbackRecord } from '../../src/contract/service/feedback';

/** `new`: stored now. `known`: the same rating is already stored. `taken`: another rating has this id. */
export type Stored = 'new' | 'known' | 'taken';

/** Creates a store of ratings that stores each id once (spec people §2). */
export function createFeedbackBook(seeds: readonly FeedbackRecord[]) {
  const records = new Map(seeds.map((record) => [record.id, record]));
  return {
    list: (): FeedbackRecord[] => [...records.values()],
    store(record: FeedbackRecord): Stored {
      const known = records.get(record.id);
      if (known === undefined) {
        records.set(record.id, record);
        return 'new';
      }
      return isSame(known, record) ? 'known' : 'taken';
    },
  };
}

function isSame(a: FeedbackRecord, b: FeedbackRecord): boolean {
  return (
    a.presentationId === b.presentationId &&
    a.storyRating === b.storyRating &&
    a.imageRating === b.imageRating &&
    a.voiceRating === b.voiceRating &&
    a.comment === b.comment
  );
}
