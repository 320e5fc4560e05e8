// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { useSaveForOffline, type SaveForOffline } from './use-save-for-offline';

afterEach(cleanup);

const listed = { previewImage: 'preview.webp' };

async function open(more: Partial<SaveForOffline> = {}) {
  const asked: string[] = [];
  const saveRequest: SaveForOffline = {
    downloads: {
      prefetch: (id, origin, { previewImage }) => asked.push(`prefetch ${id} ${origin} ${previewImage}`),
      release: (id) => asked.push(`let go ${id}`),
    },
    id: '7',
    variant: 'bookworm',
    listed,
    readChoice: async () => true,
    isShown: true,
    ...more,
  };
  const hook = renderHook((given: SaveForOffline) => useSaveForOffline(given), { initialProps: saveRequest });
  await act(async () => {});
  return {
    asked,
    leave: hook.unmount,
    become: (now: Partial<SaveForOffline>) => hook.rerender({ ...saveRequest, ...now }),
  };
}

describe('opening a story', () => {
  test('keeps it in bookworm, and tells when it was left', async () => {
    const { asked, leave } = await open();
    expect(asked).toEqual(['prefetch 7 opened preview.webp']);
    leave();
    expect(asked.at(-1)).toBe('let go 7');
  });

  test.each([
    ['elsewhere', { variant: 'production' }],
    ['where the person turned it off', { readChoice: async () => false }],
  ] as const)('is for this viewing only %s', async (_, more) => {
    expect((await open(more)).asked).toEqual(['prefetch 7 viewing preview.webp']);
  });

  test('keeps it where the choice cannot be read', async () => {
    const { asked } = await open({ readChoice: () => Promise.reject(new Error('no storage')) });
    expect(asked).toEqual(['prefetch 7 opened preview.webp']);
  });

  test('waits until the story shows', async () => {
    const { asked, become } = await open({ isShown: false });
    expect(asked).toEqual([]);
    become({ isShown: true });
    // The choice is read now, and not before.
    await expect.poll(() => asked).toEqual(['prefetch 7 opened preview.webp']);
  });

  test('a preview that is known later is fetched too, without letting go in between', async () => {
    const { asked, become } = await open({ listed: undefined });
    become({ listed });
    expect(asked).toEqual(['prefetch 7 opened undefined', 'prefetch 7 opened preview.webp']);
  });

  test('the next story lets the one before go', async () => {
    const { asked, become } = await open();
    become({ id: '8' });
    expect(asked).toEqual(['prefetch 7 opened preview.webp', 'let go 7', 'prefetch 8 opened preview.webp']);
  });
});
