import { describe, expect, test } from 'vitest';
import { reloadedAtKey, reloadOnMissingScripts } from './missing-scripts';
import { createWritable } from '../../base/readable';

function page() {
  const target = new EventTarget();
  const stored = new Map<string, string>();
  const world = { now: 0, hasNetwork: true, reloads: 0 };
  const tabStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  const pageBusy = createWritable(false);
  reloadOnMissingScripts({
    pageBusy,
    target,
    tabStorage,
    clock: { now: () => world.now, after: () => () => undefined },
    hasNetwork: () => world.hasNetwork,
    reload: () => (world.reloads += 1),
  });
  const fail = () => target.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  return { world, tabStorage, pageBusy, fail };
}

describe('a script of the app that is gone after a deploy', () => {
  test('reloads once; when that does not help, the error is shown', () => {
    const { world, fail } = page();
    expect(fail()).toBe(false);
    expect(fail()).toBe(true);
    expect(world.reloads).toBe(1);
  });

  test('reloads again after the next deploy', () => {
    const { world, fail } = page();
    fail();
    world.now = 60_000;
    fail();
    expect(world.reloads).toBe(2);
  });

  test('reloads, once, although the clock was set back since the last reload', () => {
    const { world, fail, tabStorage } = page();
    tabStorage.setItem(reloadedAtKey, String(world.now + 3_600_000));
    fail();
    fail();
    expect(world.reloads).toBe(1);
  });

  test('does not reload while a story plays, but once it is paused', () => {
    const { world, pageBusy, fail } = page();
    pageBusy.set(true);
    expect([fail(), fail()]).toEqual([true, true]);
    expect(world.reloads).toBe(0);
    pageBusy.set(false);
    expect(world.reloads).toBe(1);
    pageBusy.set(true);
    pageBusy.set(false);
    expect(world.reloads).toBe(1);
  });

  test('never reloads offline, since a reload would not help', () => {
    const { world, fail } = page();
    world.hasNetwork = false;
    fail();
    expect(world.reloads).toBe(0);
  });

  test('never reloads without storage for the time of the reload', () => {
    const { world, tabStorage, fail } = page();
    tabStorage.setItem = () => {
      throw new DOMException('no', 'SecurityError');
    };
    fail();
    expect(world.reloads).toBe(0);
  });
});
