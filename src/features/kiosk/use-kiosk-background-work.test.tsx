import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createWritable } from '../../base/readable';
import type { UpdateState } from '../../platform/service-worker/app-update';
import type { SavedById } from '../../platform/service-worker/download-requests';
import { fakeKiosk, inKiosk } from './kiosk.fixture';
import { useKioskBackgroundWork } from './use-kiosk-background-work';

afterEach(cleanup);

function open() {
  const calls: string[] = [];
  const reachability = createWritable(true);
  const deps = {
    reachability,
    appUpdate: { state: createWritable<UpdateState>('none'), apply: () => undefined },
    downloads: {
      refreshSaved: () => Promise.resolve(),
      saved: createWritable<SavedById>(new Map()),
      save: () => undefined,
    },
  } as const;
  const kiosk = fakeKiosk({
    previews: { ...createWritable([]), load: () => calls.push('previews') },
    preloadScreens: () => calls.push('screens'),
  });
  const { rerender, unmount } = renderHook(({ isPainted }) => useKioskBackgroundWork(isPainted, deps), {
    initialProps: { isPainted: false },
    wrapper: inKiosk(kiosk),
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
