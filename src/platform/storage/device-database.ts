// The tables of this device's database (spec offline §1). Loaded with Dexie, when the database is first needed.
//
// A later version adds a `this.version(2).stores(…).upgrade(…)` below the first, which stays as it is, and a
// `fixtures/version-2.json` beside `version-1.json`. `database.isolated.test.ts` builds the database of each version and
// finds every row with the current code.
import { Dexie, type EntityTable } from 'dexie';
import { deviceDatabase } from '../../contract/worker/worker-names';
import type { PresentationEntry } from '../../contract/presentation/list-entry';
import type { OutboxRow } from '../../contract/worker/outbox-rows';
import type { StoredReadingPosition } from './stored-reading-position';

/** A value under a name, such as a setting. */
export interface NamedValue {
  readonly key: string;
  readonly value: unknown;
}

/** Whether this device asked for a rating of a presentation (`asked`), and whether one was given. */
export interface FeedbackMarkRow {
  readonly presentationId: string;
  readonly mark: 'asked' | 'given';
}

/** A presentation that was made on this device, with the key of its run. */
export interface MadeRow {
  readonly id: string;
  readonly runKey: string;
  /** Its list entry and whether it is published, as the service last said; absent while the service's list has it. */
  readonly entry?: PresentationEntry | undefined;
  readonly published?: boolean | undefined;
  /** Once a person has deleted it: the time from which any page may send that, in milliseconds. */
  readonly deleteAfter?: number | undefined;
}

/**
 * The types describe the rows that this version writes. Rows may come from other versions of the app, so readers parse them.
 */
export class DeviceDatabase extends Dexie {
  declare readonly favourites: EntityTable<{ readonly id: string }, 'id'>;
  declare readonly outbox: EntityTable<OutboxRow, 'id'>;
  declare readonly introState: EntityTable<NamedValue, 'key'>;
  declare readonly readingPositions: EntityTable<StoredReadingPosition, 'presentationId'>;
  declare readonly givenFeedback: EntityTable<FeedbackMarkRow, 'presentationId'>;
  declare readonly drafts: EntityTable<NamedValue, 'key'>;
  declare readonly settings: EntityTable<NamedValue, 'key'>;
  declare readonly made: EntityTable<MadeRow, 'id'>;

  constructor() {
    super(deviceDatabase.name);
    this.version(1).stores({
      favourites: 'id',
      outbox: 'id',
      introState: 'key',
      readingPositions: 'presentationId',
      givenFeedback: 'presentationId',
      drafts: 'key',
      settings: 'key',
      made: 'id',
    });
  }
}
