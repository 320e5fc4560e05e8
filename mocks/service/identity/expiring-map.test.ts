import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ExpiringMap } from './expiring-map';
import { createIdentityStore, type IdentityStore } from './identity-store';
import { ProviderFailure } from './provider-refusal';
import { Journal } from './records';

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

describe('a stored map', () => {
  const minute = 60_000;
  const time = { now: 0 };
  const disk = { isFull: false };
  /** Returns a store, and a function that lets its second pass. */
  function openStore() {
    const calls: (() => void)[] = [];
    const writes: number[] = [];
    const write = async (changes: readonly unknown[]) => {
      if (disk.isFull) throw new Error('full');
      writes.push(changes.length);
    };
    time.now = 0;
    disk.isFull = false;
    const store = createIdentityStore([], write, (call) => calls.push(call));
    return { store, writes, passSecond: () => calls.splice(0).forEach((call) => call()) };
  }
  function open(store: IdentityStore, options: { mayWait?: boolean; isPermission?: boolean } = {}) {
    const journal = new Journal(store);
    const { mayWait = false, isPermission = false } = options;
    const stored = { journal, name: 'map', schema: v.number(), mayWait };
    const limits = { lifetime: 10 * minute, maxSize: 2, now: () => time.now, isPermission };
    return { journal, map: new ExpiringMap({ ...limits, stored }) };
  }

  test('begins with the stored values that have not expired, and holds no key', async () => {
    const { store } = openStore();
    const { journal, map } = open(store);
    await journal.step(() => map.set('ida@example.org', 1));
    time.now = 5 * minute;
    await journal.step(() => ['b', 'c'].forEach((key) => map.set(key, 2)));
    await journal.step(() => map.replace('b', 3));
    await journal.step(() => map.delete('c'));
    expect(JSON.stringify(store.all())).not.toContain('ida');
    const next = open(store).map;
    expect(['ida@example.org', 'b', 'c'].map((key) => next.get(key))).toEqual([undefined, 3, undefined]);
    time.now = 15 * minute;
    expect(open(store).map.size).toBe(0);
  });

  test('holds the values of a refused step, and none of a step that could not be stored', async () => {
    const { store } = openStore();
    const { journal, map } = open(store);
    const refused = journal.step(() => {
      map.set('a', 1);
      throw new ProviderFailure('NotAuthorizedException', 'refused');
    });
    await expect(refused).rejects.toThrow('refused');
    disk.isFull = true;
    await expect(journal.step(() => map.set('a', 2))).rejects.toThrow('full');
    expect([map.get('a'), open(store).map.get('a')]).toEqual([1, 1]);
    expect(() => map.set('a', 3)).toThrow('outside of a step');
  });

  test('that may wait counts at once, and is stored within a second or with a step, once for each key', async () => {
    const { store, writes, passSecond } = openStore();
    const { journal, map } = open(store, { mayWait: true });
    for (let count = 1; count <= 100; count += 1) map.set('a', count);
    await journal.step(() => map.set('b', 1));
    expect([map.get('a'), writes, open(store).map.get('a')]).toEqual([100, [], undefined]);
    passSecond();
    expect(writes).toEqual([2]);
    await expect.poll(() => open(store).map.get('a')).toBe(100);
    map.set('a', 101);
    const used = new ExpiringMap({
      lifetime: 1,
      now: () => 0,
      stored: { journal, name: 'used', schema: v.number() },
    });
    await journal.step(() => used.set('a', 1));
    expect([writes, open(store).map.get('a')]).toEqual([[2, 2], 101]);
  });

  test('removes from its store what it forgets', async () => {
    const { store, passSecond } = openStore();
    const { journal, map } = open(store);
    for (const key of ['a', 'b', 'c']) await journal.step(() => map.set(key, 1));
    passSecond();
    await expect.poll(() => store.all()).toHaveLength(2);
    time.now = 10 * minute;
    open(store);
    passSecond();
    await expect.poll(() => store.all()).toHaveLength(0);
  });

  test.each([
    ['a permission', true, 30 * minute, undefined],
    ['a permission', true, 30_000, 1],
    ['any other value', false, 30 * minute, 1],
  ])('keeps or ends %s (%j) when the clock is put back by %d ms', async (_, isPermission, back, expected) => {
    const { store } = openStore();
    time.now = 60 * minute;
    const { journal, map } = open(store, { isPermission });
    await journal.step(() => map.set('a', 1));
    time.now -= back;
    const next = open(store, { isPermission }).map;
    expect([map.get('a'), next.get('a')]).toEqual([expected, expected]);
    // However far the clock had run ahead, one lifetime is enough.
    time.now += 10 * minute;
    expect(map.get('a')).toBeUndefined();
  });
});
