import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeLocks } from './locks.fixture';
import { announcePresence, watchPresence } from './tabs';

const flushPromises = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that is there until it is closed. */
function openPage(name = 'show') {
  const page = new AbortController();
  const onAnnounced = vi.fn<() => void>();
  announcePresence(name, page.signal, onAnnounced);
  return { onAnnounced, close: () => page.abort() };
}

function watch(name = 'show') {
  const watcher = new AbortController();
  const seen: boolean[] = [];
  const again = watchPresence(name, watcher.signal, (isThere) => seen.push(isThere));
  return { seen, again, stop: () => watcher.abort() };
}

describe('with locks', () => {
  beforeEach(() => void vi.stubGlobal('navigator', { locks: createFakeLocks() }));

  test('a page is noticed when it is looked for, and its end by itself', async () => {
    const { seen, again } = watch();
    await flushPromises();
    const page = openPage();
    expect(page.onAnnounced).not.toHaveBeenCalled();
    await flushPromises();
    expect(page.onAnnounced).toHaveBeenCalledTimes(1);
    expect(seen).toEqual([false]);
    again();
    await flushPromises();
    expect(seen).toEqual([false, true]);
    page.close();
    await flushPromises();
    expect(seen).toEqual([false, true, false]);
    openPage();
    again();
    await flushPromises();
    expect(seen).toEqual([false, true, false, true]);
  });

  test('looking often waits for the end of the other page once', async () => {
    const page = openPage();
    const { seen, again } = watch();
    await flushPromises();
    again();
    again();
    await flushPromises();
    expect(seen).toEqual([true, true, true]);
    page.close();
    await flushPromises();
    expect(seen).toEqual([true, true, true, false]);
  });

  test('a page that starts again is announced once its predecessor is gone', async () => {
    const before = openPage();
    const after = openPage();
    await flushPromises();
    expect(after.onAnnounced).not.toHaveBeenCalled();
    before.close();
    await flushPromises();
    expect(after.onAnnounced).toHaveBeenCalledTimes(1);
  });

  test('the names are apart', async () => {
    openPage('remote');
    const { seen } = watch('show');
    await flushPromises();
    expect(seen).toEqual([false]);
  });

  test('nothing is called after the watching has ended', async () => {
    const page = openPage();
    const { seen, again, stop } = watch();
    await flushPromises();
    stop();
    again();
    page.close();
    await flushPromises();
    expect(seen).toEqual([true]);
  });

  test('a page that was closed before its turn is never announced', async () => {
    const first = openPage();
    const second = openPage();
    await flushPromises();
    second.close();
    first.close();
    await flushPromises();
    expect(second.onAnnounced).not.toHaveBeenCalled();
  });
});

const refused = () => new DOMException('Refused.', 'SecurityError');

test.each([
  ['has no locks', {}],
  ['refuses them', { locks: { request: () => Promise.reject(refused()) } }],
  [
    'refuses them by a throw',
    {
      locks: {
        request: () => {
          throw refused();
        },
      },
    },
  ],
])(
  'where the browser %s a page is announced at once, and the other one is taken to be there',
  async (_, browser) => {
    vi.stubGlobal('navigator', browser);
    const page = openPage();
    const { seen } = watch();
    await flushPromises();
    expect(page.onAnnounced).toHaveBeenCalledTimes(1);
    expect(seen).toEqual([true]);
  },
);
