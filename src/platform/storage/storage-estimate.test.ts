import { describe, expect, test } from 'vitest';
import { askToPersist, persistence, estimateStorage } from './storage-estimate';

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
