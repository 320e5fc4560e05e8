import { describe, expect, test } from 'vitest';
import { NetworkError } from '../../contract/service/errors';
import { inTime } from './time-limit';

/** A clock that runs its timers when the test says so. */
function fakeTimers() {
  const calls = new Set<() => void>();
  return {
    after: (_: number, call: () => void) => {
      calls.add(call);
      return () => void calls.delete(call);
    },
    runAll: () => calls.forEach((call) => call()),
    isRunning: () => calls.size > 0,
  };
}

/** Work that never ends by itself, and rejects with the reason of its signal. */
const hang = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

describe('a time limit', () => {
  test('ends work that hangs with a network error, and no work that is done in time', async () => {
    const clock = fakeTimers();
    const hanging = inTime({ clock, limit: 1000, url: '/slow' }, hang);
    clock.runAll();
    await expect(hanging).rejects.toBeInstanceOf(NetworkError);
    await expect(hanging).rejects.toMatchObject({ url: '/slow' });
    await expect(inTime({ clock, limit: 1000, url: '' }, async () => 7)).resolves.toBe(7);
    expect(clock.isRunning()).toBe(false);
  });

  test('passes on what the work itself throws, and the abort of the caller', async () => {
    const clock = fakeTimers();
    const refused = new Error('refused');
    const failed = inTime({ clock, limit: 1000, url: '' }, () => Promise.reject(refused));
    await expect(failed).rejects.toBe(refused);
    for (const abortsBefore of [true, false]) {
      const caller = new AbortController();
      const reason = new DOMException('left', 'AbortError');
      if (abortsBefore) caller.abort(reason);
      const left = inTime({ clock, limit: 1000, url: '', signal: caller.signal }, hang);
      caller.abort(reason);
      await expect(left).rejects.toBe(reason);
    }
    expect(clock.isRunning()).toBe(false);
  });
});

test('work that an abort does not end, such as a request that was sent before, counts as failed all the same', async () => {
  const clock = fakeTimers();
  const hanging = inTime({ clock, limit: 1000, url: '/slow' }, () => new Promise(() => undefined));
  clock.runAll();
  await expect(hanging).rejects.toBeInstanceOf(NetworkError);
  expect(clock.isRunning()).toBe(false);
});
