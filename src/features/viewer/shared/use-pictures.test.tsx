import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { playerDeps } from '../../../player/narration/narrate.fixture';
import { allPictures } from './pictures.fixture';
import { usePictures } from './Picture';

const url = 'https://host/1.webp';

/** The requests that are made in the background. */
const requests: EventTarget[] = [];

class FakeImage extends EventTarget {
  src = '';
  constructor() {
    super();
    requests.push(this);
  }
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  requests.length = 0;
});

function showPictures() {
  vi.stubGlobal('Image', FakeImage);
  const reports: unknown[] = [];
  let goOnline = (): void => undefined;
  const deps = {
    report: (error: unknown) => void reports.push(error),
    preload: playerDeps().preload,
    onNetworkBack: (call: () => void) => {
      goOnline = call;
      return () => undefined;
    },
  };
  const { result } = renderHook(() => usePictures(deps, allPictures.mayMove));
  return {
    reports,
    goOnline: () => act(() => goOnline()),
    fail: () => act(() => result.current.onFailed(url)),
    showAgain: () => act(() => void result.current.tryAgain(url)),
    load: () => act(() => void requests.at(-1)?.dispatchEvent(new Event('load'))),
    hasFailed: () => result.current.hasFailed(url),
  };
}

test('a picture that failed, also before its slide was shown, is requested again and shown once the network is back', () => {
  const { fail, goOnline, load, hasFailed } = showPictures();
  fail();
  expect(hasFailed()).toBe(true);
  goOnline();
  expect(requests).toMatchObject([{ src: url }]);
  expect(hasFailed()).toBe(true);
  load();
  expect(hasFailed()).toBe(false);
  goOnline();
  expect(requests).toHaveLength(1);
});

test('a picture that failed is requested again and shown when its slide is shown again', () => {
  const { fail, showAgain, load, hasFailed } = showPictures();
  showAgain();
  expect(requests).toEqual([]);
  fail();
  showAgain();
  load();
  expect([requests.length, hasFailed()]).toEqual([1, false]);
});

test('a picture that fails again is requested again, and reported only once', () => {
  const { fail, goOnline, load, hasFailed, reports } = showPictures();
  for (let time = 0; time < 2; time += 1) {
    fail();
    goOnline();
    load();
  }
  expect([requests.length, hasFailed(), reports.length]).toEqual([2, false, 1]);
});
