// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noFilters, type FiltersInAddress } from '../../features/gallery/filters';
import { systemClock } from '../../platform/browser/system-clock';
import { typingDelay, useFiltersInAddress } from './use-filters-in-address';

const router = vi.hoisted(() => ({ search: {}, navigate: vi.fn<(to: unknown) => Promise<void>>() }));
vi.mock('@tanstack/react-router', () => ({
  useSearch: () => router.search,
  useNavigate: () => router.navigate,
}));

beforeEach(() => {
  vi.useFakeTimers();
  location.hash = '';
  router.search = {};
  router.navigate.mockReset().mockResolvedValue();
});
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function openShelf() {
  const { result, rerender, unmount } = renderHook(() => useFiltersInAddress(systemClock));
  return {
    title: () => result.current[0].title,
    type: (title: string) => act(() => result.current[1]({ ...noFilters, title })),
    choose: (chosen: Partial<FiltersInAddress>) =>
      act(() => result.current[1]({ ...result.current[0], ...chosen })),
    openAddress: (search: object) => {
      router.search = search;
      rerender();
    },
    unmount,
  };
}

test('a key that is held down writes the address once, when it is released', async () => {
  const { title, type } = openShelf();
  for (let letters = 1; letters <= 120; letters += 1) {
    type('a'.repeat(letters));
    expect(title()).toHaveLength(letters);
    await pass(30);
  }
  expect(router.navigate).not.toHaveBeenCalled();
  await pass(typingDelay);
  expect(router.navigate.mock.calls).toEqual([
    [expect.objectContaining({ search: { title: 'a'.repeat(120) }, replace: true })],
  ]);
});

test('a choice is in the address at once, with the title typed before it', async () => {
  const { type, choose } = openShelf();
  type('fox');
  choose({ offlineOnly: true });
  expect(router.navigate.mock.calls).toEqual([
    [expect.objectContaining({ search: { title: 'fox', offline: true } })],
  ]);
});

test('a shelf that is left does not lead back to itself', async () => {
  const { type, unmount } = openShelf();
  type('fox');
  unmount();
  await pass(typingDelay);
  expect(router.navigate).not.toHaveBeenCalled();
});

test.each(['#/offline', '#/story/read/7'])(
  'the page %s, which is opened while somebody types, stays',
  async (hash) => {
    const { type } = openShelf();
    type('fox');
    location.hash = hash;
    await pass(typingDelay);
    type('foxes');
    window.dispatchEvent(new Event('focusout'));
    expect(router.navigate).not.toHaveBeenCalled();
  },
);

test.each(['pointerdown', 'focusout', 'pagehide'])(
  'the typed title is in the address after a %s',
  async (type) => {
    const shelf = openShelf();
    shelf.type('fox');
    window.dispatchEvent(new Event(type));
    shelf.unmount();
    await pass(typingDelay);
    expect(router.navigate.mock.calls).toEqual([[expect.objectContaining({ search: { title: 'fox' } })]]);
  },
);

test('filters that are cleared leave the address at once', async () => {
  const { type, choose } = openShelf();
  type('fox');
  choose(noFilters);
  expect(router.navigate.mock.calls).toEqual([[expect.objectContaining({ search: {} })]]);
  await pass(typingDelay);
  expect(router.navigate).toHaveBeenCalledTimes(1);
});

test('another address sets the filters, also while somebody types; a late report of an own one does not', async () => {
  const { title, type, openAddress } = openShelf();
  openAddress({ title: 'fox' });
  expect(title()).toBe('fox');
  type('foxes');
  await pass(typingDelay);
  type('foxes a');
  openAddress({ title: 'foxes' });
  expect(title()).toBe('foxes a');
  openAddress({});
  expect(title()).toBe('');
  await pass(typingDelay);
  expect(router.navigate).toHaveBeenCalledTimes(1);
});
