import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createWritable } from '../../base/readable';
import { useKioskBackgroundWork } from './use-kiosk-background-work';

const app = vi.hoisted(() => ({ current: {}, kiosk: {} }));
vi.mock('../providers', () => ({ useApp: () => app.current }));
vi.mock('./use-kiosk', () => ({ useKiosk: () => app.kiosk }));
vi.mock('../shell/use-background-work', () => ({ useBackgroundWork: () => undefined }));

afterEach(cleanup);

function open() {
  const calls: string[] = [];
  const reachability = createWritable(true);
  app.current = {
    reachability,
    appUpdate: { state: createWritable(undefined) },
    downloads: {
      refreshSaved: () => Promise.resolve(),
      saved: createWritable(new Map()),
    },
  };
  app.kiosk = {
    idle: { state: createWritable({ phase: 'active' }) },
    previews: { ...createWritable([]), load: () => calls.push('previews') },
    preloadScreens: () => calls.push('screens'),
  };
  const { rerender, unmount } = renderHook(({ isPainted }) => useKioskBackgroundWork(isPainted), {
    initialProps: { isPainted: false },
  });
  return { calls, reachability, paint: () => rerender({ isPainted: true }), unmount };
}

test('a kiosk loads previews and screens once its first screen is painted, whichever that is', () => {
  const { calls, paint } = open();
  expect(calls).toEqual([]);
  paint();
  expect(new Set(calls)).toEqual(new Set(['previews', 'screens']));
});

test('previews are loaded again each time the service can be reached again, until the page is left', () => {
  const { calls, paint, reachability, unmount } = open();
  paint();
  calls.length = 0;
  reachability.set(false);
  expect(calls).toEqual([]);
  reachability.set(true);
  expect(calls).toEqual(['previews']);
  unmount();
  reachability.set(false);
  reachability.set(true);
  expect(calls).toEqual(['previews']);
});
