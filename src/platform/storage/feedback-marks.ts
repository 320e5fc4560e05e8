// Stores for which presentations a rating was asked for and given on this device (spec people §3), but not the ratings.
import type { WithDatabase } from './database';
import type { DeviceDatabase, FeedbackMarkRow } from './device-database';

/** `asked`: the dialog was open once; `given`: a rating was given in it. */
export type FeedbackMark = FeedbackMarkRow['mark'];

/** Each call rejects with DeviceStoreError when the database cannot be used. */
export interface FeedbackMarks {
  /** Returns the mark, or undefined when no rating was asked for yet. */
  read(presentationId: string): Promise<FeedbackMark | undefined>;
  /** Stores the mark. A rating that was given stays `given`. */
  mark(presentationId: string, mark: FeedbackMark): Promise<void>;
}

/** Creates the marks. Opens the database with the first call. */
export function createFeedbackMarks(withDatabase: WithDatabase<DeviceDatabase>): FeedbackMarks {
  return {
    read: async (presentationId) => {
      const row = await withDatabase((database) => database.givenFeedback.get(presentationId));
      return row && markOf(row);
    },
    mark: (presentationId, mark) => withDatabase((database) => markIn(database, presentationId, mark)),
  };
}

/** Returns `given` for a row that this version cannot read: it proves at least that. */
const markOf = ({ mark }: FeedbackMarkRow): FeedbackMark => (mark === 'asked' ? 'asked' : 'given');

function markIn(database: DeviceDatabase, presentationId: string, mark: FeedbackMark): PromiseLike<void> {
  const table = database.givenFeedback;
  return database.transaction('rw', table, async () => {
    const before = await table.get(presentationId);
    if (before === undefined || markOf(before) === 'asked') await table.put({ presentationId, mark });
  });
}
