import { describe, expect, test } from 'vitest';
import { onceIdle } from './page-events';
import type { Clock, MonotonicClock } from '../../base/clock';
import { createWritable } from '../../base/readable';

/** Creates a kiosk that waits a minute for input. */
function kiosk({ isBusy = false } = {}) {
  const world = { now: 0, set: 0, calls: 0, ended: 0 };
  const timers = new Map<() => void, number>();
  const pageBusy = createWritable(isBusy);
  let touch = (): void => undefined;
  const clock: Clock & MonotonicClock = {
    now: () => world.now + world.set,
    monotonicNow: () => world.now,
    after: (wait, call) => {
      timers.set(call, world.now + wait);
      return () => void timers.delete(call);
    },
  };
  const stop = onceIdle(
    {
      pageBusy,
      clock,
      onInput: (call) => {
        touch = call;
        return () => (world.ended += 1);
      },
    },
    60_000,
    () => (world.calls += 1),
  );
  const pass = (milliseconds: number) => {
    world.now += milliseconds;
    for (const [call, at] of timers) {
      if (at > world.now) continue;
      timers.delete(call);
      call();
    }
  };
  return { world, timers, pageBusy, pass, stop, touch: () => touch() };
}

describe('a kiosk is idle', () => {
  test('after a minute without input and without playback, and reports it once', () => {
    const { world, pass, timers } = kiosk();
    pass(59_999);
    expect(world.calls).toBe(0);
    pass(1);
    pass(120_000);
    expect([world.calls, world.ended, timers.size]).toEqual([1, 1, 0]);
  });

  test('only after a minute without input', () => {
    const { world, pass, touch } = kiosk();
    pass(50_000);
    touch();
    pass(50_000);
    expect(world.calls).toBe(0);
    pass(10_000);
    expect(world.calls).toBe(1);
  });

  test.each([-86_400_000, 86_400_000])(
    'after that minute also when the clock is set by %s ms meanwhile',
    (by) => {
      const { world, pass, touch } = kiosk();
      pass(50_000);
      touch();
      world.set = by;
      pass(59_999);
      expect(world.calls).toBe(0);
      pass(1);
      expect(world.calls).toBe(1);
    },
  );

  test.each([[true], [false]])('not while the page is busy (from the start: %s)', (isBusy) => {
    const { world, pass, pageBusy, timers } = kiosk({ isBusy });
    pageBusy.set(true);
    pass(600_000);
    expect([world.calls, timers.size]).toEqual([0, 0]);
    pageBusy.set(false);
    pass(59_999);
    expect(world.calls).toBe(0);
    pass(1);
    expect(world.calls).toBe(1);
  });

  test('never, once the wait was cancelled', () => {
    const { world, pass, stop } = kiosk();
    stop();
    pass(60_000);
    expect([world.calls, world.ended]).toEqual([0, 1]);
  });
});
