import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inNetworkTimeout, resultInTime, systemWait } from './timers';

const never = new Promise<never>(() => undefined);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a response in time', () => {
  test('is returned, and leaves no timer behind', async () => {
    expect(await resultInTime(Promise.resolve('here'), 1000, systemWait)).toBe('here');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('may be a rejection, which leaves no timer either', async () => {
    await expect(resultInTime(Promise.reject(new Error('no')), 1000, systemWait)).rejects.toThrow('no');
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('a response that takes longer counts as none', async () => {
  const response = resultInTime(never, 1000, systemWait);
  await vi.advanceTimersByTimeAsync(999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await response).toBeUndefined();
});

test('waiting never ends once its signal is aborted, be it before or during the wait', async () => {
  const abort = new AbortController();
  const before = systemWait(1000, abort.signal);
  abort.abort();
  const after = systemWait(1000, abort.signal);
  expect(vi.getTimerCount()).toBe(0);
  const first = Promise.race([before, after, systemWait(2000).then(() => 'neither')]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await first).toBe('neither');
});

describe('waiting for the network', () => {
  test('ends after three seconds', async () => {
    const waited: number[] = [];
    const wait = async (milliseconds: number) => void waited.push(milliseconds);
    expect(await inNetworkTimeout(never, wait)).toBeUndefined();
    expect(waited).toEqual([3000]);
  });

  test('returns a response that arrives earlier', async () => {
    const response = await inNetworkTimeout(Promise.resolve(new Response('in time')), () => never);
    expect(await response?.text()).toBe('in time');
  });

  test('passes a rejection on', async () => {
    const refused = Promise.reject(new TypeError('no'));
    await expect(inNetworkTimeout(refused, () => never)).rejects.toThrow(TypeError);
  });
});
