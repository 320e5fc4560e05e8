import { describe, expect, test } from 'vitest';
import { estimateStorage } from './persistence';

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
