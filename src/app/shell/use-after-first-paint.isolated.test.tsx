import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createWritable } from '../../base/readable';
import { diagnostics } from '../../platform/browser/report';
import { useBackgroundWork } from './use-after-first-paint';

const app = { current: {} };
vi.mock('../providers', () => ({ useApp: () => app.current }));

afterEach(cleanup);

function open(start: () => Promise<void> = () => Promise.resolve()) {
  const calls: string[] = [];
  const reachability = createWritable(true);
  app.current = {
    reachability,
    startWorker: () => {
      calls.push('worker');
      return start();
    },
    downloads: { resumeAll: () => calls.push('downloads') },
    outbox: { start: () => calls.push('ratings') },
  };
  const { rerender, unmount } = renderHook(({ isPainted }) => useBackgroundWork(isPainted), {
    initialProps: { isPainted: false },
  });
  return { calls, reachability, paint: () => rerender({ isPainted: true }), unmount };
}

test('the background work begins once the first screen is painted', () => {
  const { calls, paint } = open();
  expect(calls).toEqual([]);
  paint();
  expect(calls).toEqual(['worker', 'ratings']);
});

test('downloads resume each time the service can be reached again, until the page is left', () => {
  const { calls, paint, reachability, unmount } = open();
  paint();
  act(() => reachability.set(false));
  expect(calls).toEqual(['worker', 'ratings']);
  act(() => reachability.set(true));
  expect(calls).toEqual(['worker', 'ratings', 'downloads']);
  unmount();
  reachability.set(false);
  reachability.set(true);
  expect(calls).toHaveLength(3);
});

test('code of the worker that cannot be loaded is reported, and ratings are sent all the same', async () => {
  const { calls, paint } = open(() => Promise.reject(new Error('no such script')));
  paint();
  await expect.poll(() => diagnostics()).toContain('service worker: load');
  expect(calls).toEqual(['worker', 'ratings']);
});
