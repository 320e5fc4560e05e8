import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { FeedbackRecord } from '../../contract/presentation/feedback';
import { systemClock } from '../browser/system-clock';
import { createDatabaseConnection, openDatabase } from './database';
import { buildDatabase, clearDevice, readDump } from './database-dump.fixture';
import versionOne from './fixtures/version-1.json';
import { createOutboxStore } from './outbox-store';

beforeEach(clearDevice);

const newStore = () =>
  createOutboxStore(createDatabaseConnection({ open: openDatabase, clock: systemClock, openTimeout: 5000 }));

/** Returns a rating whose id sorts in reverse order of `at`. */
const rating = (at: number): FeedbackRecord => ({
  id: `${9 - at}f1c2c7e-4a0e-4a53-9d0e-5b0f3c6d7e8f`,
  presentationId: String(at),
  storyRating: 5,
  imageRating: 4,
  voiceRating: 3,
  comment: '',
});

describe('the outbox on the device', () => {
  test('returns ratings in the order in which they were queued', async () => {
    const store = newStore();
    for (const at of [1, 2, 3]) await store.queue(rating(at), true);
    expect((await newStore().rows()).map(({ record }) => record.presentationId)).toEqual(['1', '2', '3']);
  });

  test('stores each rating once, as it was first queued', async () => {
    const store = newStore();
    await store.queue(rating(1), true);
    await store.queue({ ...rating(1), comment: 'again' }, false);
    expect(await store.rows()).toEqual([
      {
        id: rating(1).id,
        record: rating(1),
        position: 1,
        isAnonymous: true,
        deliveryStatus: { name: 'waiting' },
      },
    ]);
  });

  test('changes one row, deletes one, and does not restore a deleted one', async () => {
    const store = newStore();
    for (const at of [1, 2]) await store.queue(rating(at), true);
    await store.change(rating(1).id, (row) => ({ ...row, deliveryStatus: { name: 'refused', status: 400 } }));
    await store.change(rating(2).id, () => undefined);
    await store.change(rating(2).id, (row) => row);
    expect((await store.rows()).map(({ id, deliveryStatus }) => [id, deliveryStatus])).toEqual([
      [rating(1).id, { name: 'refused', status: 400 }],
    ]);
  });

  test('ignores rows that it cannot read', async () => {
    await buildDatabase(readDump(versionOne));
    const store = newStore();
    expect(await store.rows()).toEqual([]);
    await store.change('6f1c2c7e-4a0e-4a53-9d0e-5b0f3c6d7e8f', () => undefined);
    await store.queue(rating(1), true);
    expect(await store.rows()).toHaveLength(1);
  });
});
