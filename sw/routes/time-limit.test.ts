import { describe, expect, test } from 'vitest';
import { createTimeLimit, networkTimeout } from './time-limit';

describe('waiting for the network', () => {
  const never = new Promise<Response>(() => undefined);

  test('ends after three seconds', async () => {
    const waited: number[] = [];
    const limit = createTimeLimit(async (milliseconds) => void waited.push(milliseconds));
    expect(await limit(never)).toBeUndefined();
    expect([networkTimeout, waited]).toEqual([3000, [3000]]);
  });

  test('returns an answer that arrives earlier', async () => {
    const limit = createTimeLimit(() => new Promise(() => undefined));
    expect(await (await limit(Promise.resolve(new Response('in time'))))?.text()).toBe('in time');
  });

  test('passes a rejection on', async () => {
    const limit = createTimeLimit(() => new Promise(() => undefined));
    await expect(limit(Promise.reject(new TypeError('no')))).rejects.toThrow(TypeError);
  });
});
