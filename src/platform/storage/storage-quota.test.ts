import { describe, expect, test } from 'vitest';
import { askToPersist, askToPersistOnce, persistence, roomOnDevice } from './storage-quota';

describe('room on the device', () => {
  test('is what the browser estimates', async () => {
    expect(await roomOnDevice({ estimate: async () => ({ usage: 10, quota: 100 }) })).toEqual({
      used: 10,
      quota: 100,
    });
  });

  test.each([
    ['has no estimate', {}],
    ['says nothing', { estimate: async () => ({}) }],
    ['refuses', { estimate: () => Promise.reject(new TypeError('no')) }],
  ])('is unknown where the browser %s', async (_, storage) => {
    expect(await roomOnDevice(storage)).toBeUndefined();
  });
});

describe('asking that what is kept stays', () => {
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

  test('happens once', async () => {
    const { world, ask } = device(false, false);
    expect([await ask(), await ask(), world.times]).toEqual([false, false, 1]);
  });

  test('is not needed where it stays already', async () => {
    const { world, ask } = device(true, true);
    expect([await ask(), world.times, world.asked]).toEqual([true, 0, false]);
  });

  test('is not possible everywhere', async () => {
    expect(await askToPersistOnce({ read: async () => false, write: async () => {} }, {})).toBe(false);
  });
});

describe('whether what is kept stays', () => {
  const says = (promise: boolean) => ({ persisted: async () => promise, persist: async () => promise });
  const refuses = {
    persisted: () => Promise.reject(new TypeError('no')),
    persist: () => Promise.reject(new TypeError('no')),
  };

  test.each([
    ['it promised', says(true), 'granted', 'granted'],
    ['it did not', says(false), 'refused', 'refused'],
    ['it cannot be asked', {}, 'unknown', 'unknown'],
    ['asking fails', refuses, 'unknown', 'refused'],
  ] as const)('when %s', async (_, storage, stands, answer) => {
    expect([await persistence(storage), await askToPersist(storage)]).toEqual([stands, answer]);
  });
});
