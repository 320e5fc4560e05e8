import { describe, expect, test, vi } from 'vitest';
import { askToPersist, askToPersistOnce, persistence, persistStorage } from './persistence';

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

  test('is made again when the first one has failed, and once for stories that are saved together', async () => {
    const ask = vi.fn<() => Promise<boolean>>(async () => true);
    ask.mockRejectedValueOnce(new Error('The database is locked'));
    await Promise.all([persistStorage(ask), persistStorage(ask)]);
    expect(ask).toHaveBeenCalledOnce();
    await persistStorage(ask);
    expect(ask).toHaveBeenCalledTimes(2);
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
