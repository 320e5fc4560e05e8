import { expect, test } from 'vitest';
import { createWritable, derived } from './readable';

test('what is derived stays the same object for as long as it says the same', () => {
  const source = createWritable([1, 2, 3]);
  const large = derived(source, (numbers) => numbers.filter((number) => number > 1));
  const first = large.get();
  source.set([0, 2, 3]);
  expect(large.get()).toBe(first);
  source.set([0, 2, 4]);
  expect(large.get()).toEqual([2, 4]);
});

test('what is derived is derived once a change, and tells of each', () => {
  const source = createWritable(1);
  let times = 0;
  const double = derived(source, (number) => {
    times += 1;
    return 2 * number;
  });
  let told = 0;
  const end = double.subscribe(() => (told += 1));
  source.set(2);
  expect([double.get(), double.get(), times, told]).toEqual([4, 4, 1, 1]);
  end();
});
