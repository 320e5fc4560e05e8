import { describe, expect, test } from 'vitest';
import { keepScreenAwake, type WakeLockDeps } from './wake-lock';

/** A screen whose page can be hidden and shown by hand. */
function setUp(refuses = false) {
  let visible = true;
  const held = new Set<object>();
  const watchers = new Set<() => void>();
  const deps: WakeLockDeps = {
    request() {
      if (refuses) return Promise.reject(new DOMException('battery', 'NotAllowedError'));
      const lock = {
        release() {
          held.delete(lock);
          return Promise.resolve();
        },
      };
      held.add(lock);
      return Promise.resolve(lock);
    },
    isVisible: () => visible,
    onVisibilityChange(call) {
      watchers.add(call);
      return () => watchers.delete(call);
    },
  };
  const turn = (to: boolean) => {
    visible = to;
    if (!to) held.clear();
    for (const call of watchers) call();
  };
  return { deps, held, watchers, turn };
}

const settled = () => new Promise<void>((done) => setTimeout(done));

describe('the screen', () => {
  test('stays awake until it may sleep', async () => {
    const { deps, held, watchers } = setUp();
    const letSleep = keepScreenAwake(deps);
    await settled();
    expect(held.size).toBe(1);
    letSleep();
    expect(held.size).toBe(0);
    expect(watchers.size).toBe(0);
  });

  test('is kept awake again when the page comes back', async () => {
    const { deps, held, turn } = setUp();
    keepScreenAwake(deps);
    await settled();
    turn(false);
    expect(held.size).toBe(0);
    turn(true);
    await settled();
    expect(held.size).toBe(1);
  });

  test('may sleep even if that was said before the lock came', async () => {
    const { deps, held } = setUp();
    keepScreenAwake(deps)();
    await settled();
    expect(held.size).toBe(0);
  });

  test('is left alone where the browser refuses or knows no lock', async () => {
    const { deps, held } = setUp(true);
    keepScreenAwake(deps)();
    keepScreenAwake({ ...deps, request: undefined })();
    await settled();
    expect(held.size).toBe(0);
  });
});
