import { expect, test } from 'vitest';
import { recordOf } from '../testing/records';
import { createBroadcasts } from './progress';

/** Pages that listen, and a time that passes by hand. */
function broadcasts() {
  let now = 0;
  let release: (() => void) | undefined;
  const heard: number[] = [];
  const records = new Map([['7', recordOf({ id: '7' })]]);
  const told = createBroadcasts({
    ledger: { peek: () => records, all: () => Promise.resolve(records) },
    broadcast: async (message) => {
      if (message.type === 'progress') heard.push(message.presentation.files.done);
    },
    now: () => now,
    wait: () => new Promise((done) => (release = done)),
  });
  return {
    heard,
    ended: () => told.ended('7'),
    comes: (done: number) =>
      told.passing('7', () => ({ files: { done, total: 9 }, bytes: { done, total: 9 }, missing: [] })),
    pass: async (milliseconds: number) => {
      now += milliseconds;
      release?.();
      await Promise.resolve();
    },
  };
}

test('what comes soon after the last word is told a little later, and the latest of it only', async () => {
  const { heard, comes, pass } = broadcasts();
  for (const done of [1, 2, 3]) comes(done);
  expect(heard).toEqual([1]);
  await pass(250);
  expect(heard).toEqual([1, 3]);
  comes(4);
  await pass(250);
  expect(heard).toEqual([1, 3, 4]);
});

test('of a run that has ended nothing more is told', async () => {
  const { heard, comes, pass, ended } = broadcasts();
  for (const done of [1, 2]) comes(done);
  ended();
  await pass(250);
  expect(heard).toEqual([1]);
});
