import { describe, expect, test } from 'vitest';
import { askToPersist, askToPersistOnce, persistence, estimateStorage } from './storage-quota';

describe('the storage estimate', () => {
  test('has the usage and the quota of the browser', async () => {
    expect(await estimateStorage({ estimate: async () => ({ usage: 10, quota: 100 }) })).toEqual({
      used: 10,
      quota: 100,
    });
  });

  test.each([
    ['has no estimate', {}],
    ['returns no numbers', { estimate: async () => ({}) }],
    ['refuses', { estimate: () => Promise.reject(new TypeError('no')) }],
  ])('is unknown where the browser %s', async (_, storage) => {
    expect(await estimateStorage(storage)).toBeUndefined();
  });
});

describe('the request for persistent storage', () => {
  const device = (isPersisted: boolean, answer: boolean) => {
    const world = { asked: false, times: 0 };
    const memory = {
      read: async () => world.asked,
      write: async () => void (world.asked = true),
    };
    const storage = {
      persisted: async () => isPersisted,
      persist: async () => {
        world.times += 1;
        return answer;
      },
    };
    return { world, ask: () => askToPersistOnce(memory, storage) };
  };

  test('is made once', async () => {
    const { world, ask } = device(false, false);
    expect([await ask(), await ask(), world.times]).toEqual([false, false, 1]);
  });

  test('is not made when the storage is persistent already', async () => {
    const { world, ask } = device(true, true);
    expect([await ask(), world.times, world.asked]).toEqual([true, 0, false]);
  });

  test('resolves to false where the browser does not support it', async () => {
    expect(await askToPersistOnce({ read: async () => false, write: async () => {} }, {})).toBe(false);
  });
});

describe('the persistence of the storage', () => {
  const browser = (isGranted: boolean) => ({
    persisted: async () => isGranted,
    persist: async () => isGranted,
  });
  const refuses = {
    persisted: () => Promise.reject(new TypeError('no')),
    persist: () => Promise.reject(new TypeError('no')),
  };

  test.each([
    ['the browser granted it', browser(true), 'granted', 'granted'],
    ['the browser refused it', browser(false), 'refused', 'refused'],
    ['the browser does not support it', {}, 'unknown', 'unknown'],
    ['the request fails', refuses, 'unknown', 'refused'],
  ] as const)('when %s', async (_, storage, current, answer) => {
    expect([await persistence(storage), await askToPersist(storage)]).toEqual([current, answer]);
  });
});
