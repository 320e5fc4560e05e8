import { describe, expect, test } from 'vitest';
import { flushPromises } from '../../base/flush-promises.fixture';
import { keepScreenAwake, type WakeLockDeps } from './screen';

/** Creates a screen whose page the test can hide and show. */
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
  const setVisible = (isVisible: boolean) => {
    visible = isVisible;
    if (!isVisible) held.clear();
    for (const call of watchers) call();
  };
  return { deps, held, watchers, setVisible };
}

describe('the screen', () => {
  test('stays awake until the lock is released', async () => {
    const { deps, held, watchers } = setUp();
    const release = keepScreenAwake(deps);
    await flushPromises();
    expect(held.size).toBe(1);
    release();
    expect(held.size).toBe(0);
    expect(watchers.size).toBe(0);
  });

  test('is locked again when the page is shown again', async () => {
    const { deps, held, setVisible } = setUp();
    keepScreenAwake(deps);
    await flushPromises();
    setVisible(false);
    expect(held.size).toBe(0);
    setVisible(true);
    await flushPromises();
    expect(held.size).toBe(1);
  });

  test('may sleep when the lock was released before it was granted', async () => {
    const { deps, held } = setUp();
    keepScreenAwake(deps)();
    await flushPromises();
    expect(held.size).toBe(0);
  });

  test('may sleep where the browser refuses the lock or has none', async () => {
    const { deps, held } = setUp(true);
    keepScreenAwake(deps)();
    keepScreenAwake({ ...deps, request: undefined })();
    await flushPromises();
    expect(held.size).toBe(0);
  });
});
