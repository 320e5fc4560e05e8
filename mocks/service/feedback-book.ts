// The ratings the service has stored. Knows no bearer and no address.
import type { FeedbackRecord } from '../../src/contract/service/feedback';

/** `new` was stored, `known` was here already, `taken` is another rating under an id that is not free. */
export type Stored = 'new' | 'known' | 'taken';

/** A book of ratings, each stored once by its id (decision 15). */
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
