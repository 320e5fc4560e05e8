import { expect, test } from 'vitest';
import { createIdentityStore } from './identity/identity-store';
import { Journal } from './identity/records';
import { createRateLimit } from './rate-limit';

const minute = 60_000;
const limits = { each: { burst: 2, perHour: 60 }, all: { burst: 5, perHour: 600 } };

/** Returns a limit whose clock the test sets, with what the store holds. */
function open(store = createIdentityStore(), clock = { time: 1_000_000 }) {
  const limit = createRateLimit('calls', limits, () => clock.time, new Journal(store));
  return { clock, take: (...who: (string | undefined)[]) => who.map((one) => limit.take(one)) };
}

test('each has a burst at once, and one more as time passes', () => {
  const { clock, take } = open();
  expect(take('a', 'a', 'a', 'b')).toEqual([0, 0, minute, 0]);
  clock.time += minute - 1;
  expect(take('a')).toEqual([1]);
  clock.time += 1;
  expect(take('a', 'a')).toEqual([0, minute]);
  // No more than at once, however long nobody asks.
  clock.time += 1000 * minute;
  expect(take('a', 'a', 'a')).toEqual([0, 0, minute]);
});

test('all together have a burst at once; a refused call counts nowhere', () => {
  const { clock, take } = open();
  expect(take('a', 'a', 'b', undefined, undefined, undefined, 'c')).toEqual([0, 0, 0, 0, 0, 6000, 6000]);
  clock.time += 6000;
  expect(take('a', 'c', 'c')).toEqual([minute - 6000, 0, 6000]);
});

test('a clock that ran ahead keeps nobody waiting longer than a right clock', () => {
  const { clock, take } = open();
  clock.time += 1e9;
  expect(take('a', undefined)).toEqual([0, 0]);
  clock.time -= 1e9;
  expect(take('a')).toEqual([minute]);
  clock.time += minute;
  expect(take('a')).toEqual([0]);
});

test('a restart gives nobody another burst', async () => {
  const store = createIdentityStore();
  expect(open(store).take('a', 'a', 'b')).toEqual([0, 0, 0]);
  await store.save([]);
  expect(open(store).take('a', 'b', 'c', 'd', 'e')).toEqual([minute, 0, 0, 6000, 6000]);
});
