import { expect, test, vi } from 'vitest';
import type { OutboxRow } from '../../../contract/worker/outbox-rows';
import type { FeedbackRecord } from '../../../contract/presentation/feedback';
import { createWritable } from '../../../base/readable';
import { createLazyOutbox } from './lazy-outbox';

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
  const isPostponed = createWritable(false);
  const none = () => Promise.resolve();
  const loaded = {
    rows,
    ownRatings,
    isPostponed,
    start: vi.fn<() => void>(),
    submit: none,
    retry: none,
    remove: none,
  };
  const load = vi.fn<() => Promise<typeof loaded>>(() => Promise.resolve(loaded));
  return { loaded, load };
}

test('it loads nothing when it is created, and loads only once however often it is used', async () => {
  const { load } = loadable();
  const outbox = createLazyOutbox(load, () => {});
  expect(load).not.toHaveBeenCalled();
  outbox.start();
  await outbox.submit(record);
  expect(load).toHaveBeenCalledTimes(1);
});

test('it starts the outbox that it loads, and mirrors its values', async () => {
  const { loaded, load } = loadable();
  const outbox = createLazyOutbox(load, () => {});
  outbox.start();
  await expect.poll(() => loaded.start.mock.calls.length).toBe(1);
  expect(outbox.ownRatings.get()).toEqual([record]);
  loaded.isPostponed.set(true);
  expect(outbox.isPostponed.get()).toBe(true);
  loaded.ownRatings.set([]);
  expect(outbox.ownRatings.get()).toEqual([]);
});

test('a failed load is reported, and the next submit loads again and starts the outbox', async () => {
  const { loaded, load } = loadable();
  const reported: string[] = [];
  load.mockRejectedValueOnce(new Error('no network'));
  const outbox = createLazyOutbox(load, (_, where) => reported.push(where));
  outbox.start();
  await expect.poll(() => reported).toEqual(['outbox: load']);
  await outbox.submit(record);
  expect(load).toHaveBeenCalledTimes(2);
  expect(loaded.start).toHaveBeenCalledTimes(1);
});

test('an outbox that is used but not started yet is loaded without starting it', async () => {
  const { loaded, load } = loadable();
  const outbox = createLazyOutbox(load, () => {});
  await outbox.submit(record);
  expect(loaded.start).not.toHaveBeenCalled();
  outbox.start();
  await expect.poll(() => loaded.start.mock.calls.length).toBeGreaterThan(0);
});

test('submit rejects when the code cannot be loaded', async () => {
  const { load } = loadable();
  load.mockRejectedValueOnce(new Error('no network'));
  await expect(createLazyOutbox(load, () => {}).submit(record)).rejects.toThrow('no network');
});
