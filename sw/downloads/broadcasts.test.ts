import { expect, test } from 'vitest';
import { environmentDouble, ledgerDouble, recordOf } from '../testing/environment-double.fixture';
import { createBroadcasts } from './broadcasts';

/** Creates broadcasts with a recording page and a manual clock. */
function broadcasts() {
  let now = 0;
  let release: (() => void) | undefined;
  const reported: number[] = [];
  const messages = createBroadcasts(
    environmentDouble({
      ledger: ledgerDouble(recordOf({ id: '7' })),
      broadcast: async (message) => {
        if (message.type === 'progress') reported.push(message.presentation.files.done);
      },
      monotonicNow: () => now,
      wait: () => new Promise((done) => (release = done)),
    }),
  );
  return {
    reported,
    ended: () => messages.forgetProgress('7'),
    comes: (done: number) =>
      messages.broadcastProgress('7', () => ({
        files: { done, total: 9 },
        bytes: { done, total: 9 },
        missing: [],
      })),
    pass: async (milliseconds: number) => {
      now += milliseconds;
      release?.();
      await Promise.resolve();
    },
  };
}

test('progress soon after the last message is broadcast later, and only the latest of it', async () => {
  const { reported, comes, pass } = broadcasts();
  for (const done of [1, 2, 3]) comes(done);
  expect(reported).toEqual([1]);
  await pass(250);
  expect(reported).toEqual([1, 3]);
  comes(4);
  await pass(250);
  expect(reported).toEqual([1, 3, 4]);
});

test('no progress is broadcast after an attempt has ended', async () => {
  const { reported, comes, pass, ended } = broadcasts();
  for (const done of [1, 2]) comes(done);
  ended();
  await pass(250);
  expect(reported).toEqual([1]);
});
