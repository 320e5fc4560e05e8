import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createWritable } from '../../base/readable';
import type { NetworkCost } from '../../platform/browser/network-cost';
import { openedSaveReason, useSaveOpenedStory, type SaveOpenedStoryOptions } from './use-save-opened-story';

afterEach(cleanup);

const listed = { previewImage: 'preview.webp' };

async function open(more: Partial<SaveOpenedStoryOptions> = {}) {
  const requests: string[] = [];
  const options: SaveOpenedStoryOptions = {
    downloads: {
      saveOpened: (id, saveReason, { previewImage }) =>
        requests.push(`save ${id} ${saveReason} ${previewImage}`),
      release: (id) => requests.push(`release ${id}`),
    },
    id: '7',
    variant: 'bookworm',
    listed,
    readChoices: async () => ({ keepsOpened: true, onlyOnWifi: true }),
    networkCost: createWritable<NetworkCost>('unknown'),
    isShown: true,
    ...more,
  };
  const hook = renderHook((props: SaveOpenedStoryOptions) => useSaveOpenedStory(props), {
    initialProps: options,
  });
  await act(async () => {});
  return {
    requests,
    leave: hook.unmount,
    update: (changes: Partial<SaveOpenedStoryOptions>) => hook.rerender({ ...options, ...changes }),
  };
}

describe('opening a story', () => {
  test('saves it in bookworm and releases it when the viewer is left', async () => {
    const { requests, leave } = await open();
    expect(requests).toEqual(['save 7 opened preview.webp']);
    leave();
    expect(requests.at(-1)).toBe('release 7');
  });

  test.each([
    ['in other variants', { variant: 'production' }],
    [
      'when the person turned saving off',
      { readChoices: async () => ({ keepsOpened: false, onlyOnWifi: true }) },
    ],
  ] as const)('stores it for this viewing only %s', async (_, more) => {
    expect((await open(more)).requests).toEqual(['save 7 viewing preview.webp']);
  });

  test('saves it when the choice cannot be read', async () => {
    const { requests } = await open({ readChoices: () => Promise.reject(new Error('no storage')) });
    expect(requests).toEqual(['save 7 opened preview.webp']);
  });

  test('saves nothing on mobile data, and begins once the device is in a Wi-Fi', async () => {
    const networkCost = createWritable<NetworkCost>('mobile-data');
    const { requests } = await open({ networkCost });
    expect(requests).toEqual([]);
    act(() => networkCost.set('free'));
    expect(requests).toEqual(['save 7 opened preview.webp']);
  });

  test('waits until the story is visible', async () => {
    const { requests, update } = await open({ isShown: false });
    expect(requests).toEqual([]);
    update({ isShown: true });
    // The choice is read only now.
    await expect.poll(() => requests).toEqual(['save 7 opened preview.webp']);
  });

  test('fetches a preview that becomes known later, without a release in between', async () => {
    const { requests, update } = await open({ listed: undefined });
    update({ listed });
    expect(requests).toEqual(['save 7 opened undefined', 'save 7 opened preview.webp']);
  });

  test('releases the story when the next one opens', async () => {
    const { requests, update } = await open();
    update({ id: '8' });
    expect(requests).toEqual(['save 7 opened preview.webp', 'release 7', 'save 8 opened preview.webp']);
  });
});

test.each([
  ['bookworm', 'unknown', 'opened'],
  ['bookworm', 'free', 'opened'],
  ['bookworm', 'mobile-data', undefined],
  ['bookworm', 'data-saver', undefined],
  ['production', 'free', 'viewing'],
  ['production', 'mobile-data', undefined],
  ['develop', 'free', 'viewing'],
  ['museum', 'free', 'viewing'],
] as const)(
  'in %s, on a network that costs %s, a story is saved as %s (spec offline §2)',
  (variant, cost, reason) => {
    expect(openedSaveReason(variant, { keepsOpened: true, onlyOnWifi: true }, cost)).toBe(reason);
  },
);

test.each([
  [{ keepsOpened: false, onlyOnWifi: true }, 'free', 'viewing'],
  [{ keepsOpened: true, onlyOnWifi: false }, 'mobile-data', 'opened'],
  [{ keepsOpened: false, onlyOnWifi: false }, 'mobile-data', 'viewing'],
  // The browser's own setting is about every page.
  [{ keepsOpened: true, onlyOnWifi: false }, 'data-saver', undefined],
] as const)(
  'in bookworm, with %j on a network that costs %s, a story is saved as %s',
  (choices, cost, reason) => {
    expect(openedSaveReason('bookworm', choices, cost)).toBe(reason);
  },
);
