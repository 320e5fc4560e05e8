import { expect, test } from 'vitest';
import { createWritable, derived } from './readable';

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
