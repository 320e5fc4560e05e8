import { expect, test } from 'vitest';
import { createWritable, derived, anyOf } from './readable';

test('a derived value stays the same object while its JSON is the same', () => {
  const source = createWritable([1, 2, 3]);
  const large = derived(source, (numbers) => numbers.filter((number) => number > 1));
  const first = large.get();
  source.set([0, 2, 3]);
  expect(large.get()).toBe(first);
  source.set([0, 2, 4]);
  expect(large.get()).toEqual([2, 4]);
});

test('a derived value is computed once per change, and notifies of each', () => {
  const source = createWritable(1);
  let times = 0;
  const double = derived(source, (number) => {
    times += 1;
    return 2 * number;
  });
  let calls = 0;
  const end = double.subscribe(() => (calls += 1));
  source.set(2);
  expect([double.get(), double.get(), times, calls]).toEqual([4, 4, 1, 1]);
  end();
});

test('is true while one condition is, and reports only changes of that', () => {
  const [one, other] = [createWritable(false), createWritable(false)];
  const any = anyOf(one, other);
  const reported: boolean[] = [];
  const unsubscribe = any.subscribe(() => reported.push(any.get()));
  one.set(true);
  other.set(true);
  one.set(false);
  other.set(false);
  other.set(false);
  expect(reported).toEqual([true, false]);
  unsubscribe();
  one.set(true);
  expect(reported).toHaveLength(2);
  expect(any.get()).toBe(true);
});
