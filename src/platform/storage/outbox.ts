// Stores the ratings that are not sent yet on this device (spec people §2). Does not send them.
import type { Dexie } from 'dexie';
import { outbox } from '../../contract/offline/names';
import { readOutboxRow, readOutboxRows, type OutboxRow } from '../../contract/offline/outbox';
import type { FeedbackRecord } from '../../contract/service/feedback';
import type { InStore } from './connection';
import type { DeviceDatabase } from './device-database';

/** The queue of ratings. Each call rejects with DeviceStoreError where nothing can be stored. */
export interface OutboxStore {
  /** Adds a rating at the end of the queue. A rating that is queued already does not change. */
  queue(record: FeedbackRecord, isAnonymous: boolean): Promise<void>;
  /** Returns all ratings that wait or failed, in the order of their turns. */
  rows(): Promise<readonly OutboxRow[]>;
  /** Changes one row in one transaction; undefined deletes it. Does nothing when the row was deleted before. */
  change(id: string, change: (row: OutboxRow) => OutboxRow | undefined): Promise<void>;
}

/** Creates the store; `inStore` runs its work in the database. */
export function createOutboxStore(inStore: InStore<Dexie>): OutboxStore {
  return {
    queue: (record, isAnonymous) => inStore((database) => queue(database, record, isAnonymous)),
    rows: async () => readOutboxRows(await inStore((database) => database.outbox.toArray())),
    change: (id, change) => inStore((database) => changeRow(database, id, change)),
  };
}

function queue(database: DeviceDatabase, record: FeedbackRecord, isAnonymous: boolean): PromiseLike<void> {
  const table = database.outbox;
  return database.transaction('rw', table, async () => {
    if ((await table.get(record.id)) !== undefined) return;
    const last = readOutboxRows(await table.toArray()).at(-1);
    const row: OutboxRow = {
      id: record.id,
      record,
      turn: (last?.turn ?? 0) + 1,
      isAnonymous,
      standing: { name: 'waiting' },
    };
    await table.add(row);
  });
}

function changeRow(
  database: DeviceDatabase,
  id: string,
  change: (row: OutboxRow) => OutboxRow | undefined,
): PromiseLike<void> {
  const table = database.outbox;
  return database.transaction('rw', table, async () => {
    const row = readOutboxRow(await table.get(id));
    if (row === undefined) return;
    const changed = change(row);
    if (changed === undefined) await table.delete(id);
    else await table.put(changed);
  });
}
