import { expect, test } from 'vitest';
import { recordOf } from '../testing/environment-double.fixture';
import { firstInOrder, isDue } from './download-order';

const isOpen = (client: string) => client === 'tab';

test('puts viewed stories first, then requested, then opened ones; among equals the time of the request decides', () => {
  const records = [
    recordOf({ id: '1', saveReason: 'viewing', requestedAt: 1 }),
    recordOf({ id: '2', saveReason: 'opened', requestedAt: 3 }),
    recordOf({ id: '3', saveReason: 'requested', requestedAt: 9 }),
    recordOf({ id: '4', saveReason: 'requested', requestedAt: 8 }),
    recordOf({ id: '5', saveReason: 'viewing', requestedAt: 10, viewers: [{ client: 'tab' }] }),
    recordOf({ id: '6', saveReason: 'opened', requestedAt: 2, viewers: [{ client: 'gone' }] }),
  ];
  const order: string[] = [];
  for (let left = records; left.length > 0; left = left.filter(({ id }) => !order.includes(id)))
    order.push(firstInOrder(left, isOpen)?.id ?? 'none');
  expect(order).toEqual(['5', '4', '3', '6', '2', '1']);
  expect(firstInOrder([], isOpen)).toBeUndefined();
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

test('a retry that is ahead is not waited for once the story was opened', () => {
  expect(isDue(recordOf({ retry: { times: 1, at: 101, isEarly: true } }), 100)).toBe(true);
});
