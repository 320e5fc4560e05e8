import { expect, test, vi } from 'vitest';
import { createLruCache } from './lru-cache';

test('a value is made once for a key', async () => {
  const cache = createLruCache<string>(2);
  const make = vi.fn<() => Promise<string>>(async () => 'a');
  expect(await Promise.all([cache.get('a', make), cache.get('a', make)])).toEqual(['a', 'a']);
  expect(make).toHaveBeenCalledOnce();
});

test('a value that could not be made is made again', async () => {
  const cache = createLruCache<string>(2);
  const fail = () => cache.get('a', () => Promise.reject(new Error('too many open files')));
  await expect(fail()).rejects.toThrow('too many open files');
  expect(await cache.get('a', async () => 'a')).toBe('a');
});

test('beyond the maximum, the least recently used value is dropped', async () => {
  const cache = createLruCache<string>(2);
  const made: string[] = [];
  const get = (key: string) => cache.get(key, async () => String(made.push(key)));
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
