import { expect, test, vi } from 'vitest';
import type { OutboxRow } from '../../../contract/offline/outbox';
import type { FeedbackRecord } from '../../../contract/service/feedback';
import { createWritable } from '../../../contract/readable';
import { createLateOutbox } from './late-outbox';

const record: FeedbackRecord = {
  id: '0b5f3f5e-6c43-4b3c-9a55-0d3a1c1f2e10',
  presentationId: '7',
  storyRating: 5,
  imageRating: 4,
  voiceRating: 3,
  comment: '',
};

function loadable() {
  const rows = createWritable<readonly OutboxRow[]>([]);
  const ownRatings = createWritable<readonly FeedbackRecord[]>([record]);
  const none = () => Promise.resolve();
  const loaded = { rows, ownRatings, start: vi.fn<() => void>(), submit: none, retry: none, remove: none };
  const load = vi.fn<() => Promise<typeof loaded>>(() => Promise.resolve(loaded));
  return { loaded, load };
}

test('it loads nothing by itself, and once however often it is used', async () => {
  const { load } = loadable();
  const outbox = createLateOutbox(load, () => {});
  expect(load).not.toHaveBeenCalled();
  outbox.start();
  await outbox.submit(record);
  expect(load).toHaveBeenCalledTimes(1);
});

test('it starts what it loads, and tells what that one tells', async () => {
  const { loaded, load } = loadable();
  const outbox = createLateOutbox(load, () => {});
  outbox.start();
  await expect.poll(() => loaded.start.mock.calls.length).toBe(1);
  expect(outbox.ownRatings.get()).toEqual([record]);
  loaded.ownRatings.set([]);
  expect(outbox.ownRatings.get()).toEqual([]);
});

test('code that cannot be had is reported, and tried anew when a rating is given', async () => {
  const { load } = loadable();
  const told: string[] = [];
  load.mockRejectedValueOnce(new Error('no network'));
  const outbox = createLateOutbox(load, (_, where) => told.push(where));
  outbox.start();
  await expect.poll(() => told).toEqual(['outbox: load']);
  await outbox.submit(record);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a rating whose code cannot be had says so to whoever gives it', async () => {
  const { load } = loadable();
  load.mockRejectedValueOnce(new Error('no network'));
  await expect(createLateOutbox(load, () => {}).submit(record)).rejects.toThrow('no network');
});
