// Stores for which presentations this device was asked for a rating and gave one (spec people §3). Does not store ratings.
import type { Dexie } from 'dexie';
import type { InStore } from './connection';
import type { DeviceDatabase, FeedbackMarkRow } from './device-database';

/** `asked`: the dialog was opened once. `given`: a rating was given in it. */
export type FeedbackMark = 'asked' | 'given';

/** The marks by presentation. Each call rejects with DeviceStoreError where nothing can be stored. */
export interface GivenFeedback {
  /** Returns the mark, or undefined when there is none. */
  read(presentationId: string): Promise<FeedbackMark | undefined>;
  /** Stores a mark. A `given` mark never becomes `asked` again. */
  mark(presentationId: string, mark: FeedbackMark): Promise<void>;
}

interface Row {
  readonly presentationId: string;
  readonly mark?: unknown;
}

/** Creates the store; `inStore` runs its work in the database. */
export function createGivenFeedback(inStore: InStore<Dexie>): GivenFeedback {
  return {
    read: async (presentationId) => {
      const row = await inStore((database) => database.givenFeedback.get(presentationId));
      return row && markOf(row);
    },
    mark: (presentationId, mark) => inStore((database) => markIn(database, presentationId, mark)),
  };
}

/** Returns the mark of a row. A row of another version means that something was given. */
const markOf = ({ mark }: Row): FeedbackMark => (mark === 'asked' ? 'asked' : 'given');

function markIn(database: DeviceDatabase, presentationId: string, mark: FeedbackMark): PromiseLike<void> {
  const table = database.givenFeedback;
  return database.transaction('rw', table, async () => {
    const before = await table.get(presentationId);
    if (before === undefined || markOf(before) === 'asked') await table.put({ presentationId, mark });
  });
}
