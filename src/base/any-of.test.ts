import { expect, test } from 'vitest';
import { anyOf } from './any-of';
import { createWritable } from './readable';

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
