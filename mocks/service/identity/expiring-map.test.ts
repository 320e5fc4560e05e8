import { expect, test } from 'vitest';
import { ExpiringMap } from './expiring-map';

test('a value is forgotten once its lifetime is over', () => {
  let now = 0;
  const map = new ExpiringMap<string>({ lifetime: 10, now: () => now });
  map.set('a', 'first');
  now = 5;
  map.set('a', 'second');
  map.set('b', 'other');
  now = 14;
  map.delete('b');
  expect(['a', 'b'].map((key) => map.get(key))).toEqual(['second', undefined]);
  now = 15;
  expect(map.get('a')).toBeUndefined();
});

test('of more values than fit, those are forgotten that were set first', () => {
  const map = new ExpiringMap<number>({ lifetime: 10, maxSize: 2, now: () => 0 });
  for (const key of ['a', 'b', 'a', 'c']) map.set(key, 1);
  expect(['a', 'b', 'c'].map((key) => map.get(key))).toEqual([1, undefined, 1]);
});

test('what has expired takes no memory once something new is set', () => {
  let now = 0;
  const map = new ExpiringMap<number>({ lifetime: 10, now: () => now });
  for (let key = 0; key < 100; key += 1) map.set(String(key), key);
  now = 10;
  map.set('new', 1);
  expect(map.size).toBe(1);
});
