// Stores the ratings that are not sent yet (spec people §2). Sends nothing.
import { readOutboxRow, readOutboxRows, type OutboxRow } from '../../contract/worker/outbox-rows';
import type { FeedbackRecord } from '../../contract/presentation/feedback';
import type { WithDatabase } from './database';
import type { DeviceDatabase } from './device-database';

/** Each call rejects with DeviceStoreError when the database cannot be used. */
export interface OutboxStore {
  /** Adds a rating at the end. Does nothing when it is stored already. */
  queue(record: FeedbackRecord, isAnonymous: boolean): Promise<void>;
  /** Returns all ratings, also failed ones, in the order in which they were given. */
  rows(): Promise<readonly OutboxRow[]>;
  /** Changes one row in one transaction; `undefined` deletes it. Does nothing when the row was deleted. */
  change(id: string, change: (row: OutboxRow) => OutboxRow | undefined): Promise<void>;
}

/** Creates the store. Opens the database with the first call. */
export function createOutboxStore(withDatabase: WithDatabase<DeviceDatabase>): OutboxStore {
  return {
    queue: (record, isAnonymous) => withDatabase((database) => queue(database, record, isAnonymous)),
    rows: async () => readOutboxRows(await withDatabase((database) => database.outbox.toArray())),
    change: (id, change) => withDatabase((database) => changeRow(database, id, change)),
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
      position: (last?.position ?? 0) + 1,
      isAnonymous,
      deliveryStatus: { name: 'waiting' },
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
