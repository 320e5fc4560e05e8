// For which presentations this device was asked for a rating, and gave one (spec people §3). Knows no rating.
import type { Dexie } from 'dexie';
import type { InStore } from './connection';

/** `asked`: the dialog was open once; `given`: a rating was given in it. */
export type FeedbackMark = 'asked' | 'given';

/** Each call rejects with DeviceStoreError where nothing is remembered. */
export interface GivenFeedback {
  read(presentationId: string): Promise<FeedbackMark | undefined>;
  /** What was given stays given. */
  mark(presentationId: string, mark: FeedbackMark): Promise<void>;
}

interface Row {
  readonly presentationId: string;
  readonly mark?: unknown;
}

export function createGivenFeedback(inStore: InStore<Dexie>): GivenFeedback {
  return {
    read: async (presentationId) => {
      const row = await inStore((database) =>
        database.table<Row, string>('givenFeedback').get(presentationId),
      );
      return row && markOf(row);
    },
    mark: (presentationId, mark) => inStore((database) => markIn(database, presentationId, mark)),
  };
}

/** A row of another version says at least that something was given. */
const markOf = ({ mark }: Row): FeedbackMark => (mark === 'asked' ? 'asked' : 'given');

function markIn(database: Dexie, presentationId: string, mark: FeedbackMark): PromiseLike<void> {
  const table = database.table<Row, string>('givenFeedback');
  return database.transaction('rw', table, async () => {
    const before = await table.get(presentationId);
    if (before === undefined || markOf(before) === 'asked') await table.put({ presentationId, mark });
  });
}
