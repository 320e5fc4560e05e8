import { expect, test } from 'vitest';
import { recordOf } from '../testing/records';
import { createPrioritySemaphore, inOrder, isDue } from './priority';

const isOpen = (client: string) => client === 'tab';

test('orders by what is being viewed, then asked for, then opened; among equals by the time of the request', () => {
  const records = [
    recordOf({ id: '1', origin: 'viewing', wishedAt: 1 }),
    recordOf({ id: '2', origin: 'opened', wishedAt: 3 }),
    recordOf({ id: '3', origin: 'asked-for', wishedAt: 9 }),
    recordOf({ id: '4', origin: 'asked-for', wishedAt: 8 }),
    recordOf({ id: '5', origin: 'viewing', wishedAt: 10, viewers: [{ client: 'tab' }] }),
    recordOf({ id: '6', origin: 'opened', wishedAt: 2, viewers: [{ client: 'gone' }] }),
  ];
  expect(inOrder(records, isOpen).map(({ id }) => id)).toEqual(['5', '4', '3', '6', '2', '1']);
});

test.each([
  ['queued', undefined, true],
  ['saving', undefined, true],
  ['incomplete', 100, true],
  ['incomplete', 101, false],
  ['queued', 101, false],
  ['queued', 100 + 24 * 60 * 60_000, false],
  // No retry waits longer than a day, so the clock was set back since.
  ['queued', 101 + 24 * 60 * 60_000, true],
  ['paused', undefined, false],
  ['saved', undefined, false],
  ['failed', undefined, false],
] as const)('%s with a retry at %s: is due at 100 is %s', (state, at, expected) => {
  const retry = at === undefined ? {} : { retry: { times: 1, at } };
  expect(isDue(recordOf({ state, ...retry }), 100)).toBe(expected);
});

test('limits concurrent tasks; the most urgent at that time goes next', async () => {
  const semaphore = createPrioritySemaphore(2);
  const urgency = { story: 1, film: 2, late: 3 };
  const entered: string[] = [];
  const acquire = async (name: keyof typeof urgency) => {
    const release = await semaphore.acquire(() => urgency[name]);
    entered.push(name);
    return release;
  };
  const [first, second] = await Promise.all([acquire('film'), acquire('film')]);
  const waiting = [acquire('film'), acquire('story'), acquire('late')];
  expect([semaphore.hasMoreUrgent(1), semaphore.hasMoreUrgent(2)]).toEqual([false, true]);
  urgency.late = 0;
  first();
  await waiting[2];
  second();
  await waiting[1];
  expect(entered).toEqual(['film', 'film', 'late', 'story']);
});

test('starts equally urgent tasks in order of arrival; an unused permit stays free', async () => {
  const semaphore = createPrioritySemaphore(1);
  const release = await semaphore.acquire(() => 1);
  const entered: number[] = [];
  const all = [0, 1, 2].map(async (at) => {
    const release = await semaphore.acquire(() => 1);
    entered.push(at);
    release();
  });
  release();
  await Promise.all(all);
  expect(entered).toEqual([0, 1, 2]);
  await expect(semaphore.acquire(() => 1)).resolves.toBeTypeOf('function');
});
