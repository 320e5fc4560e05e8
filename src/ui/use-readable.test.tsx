import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createWritable } from '../base/readable';
import { useReadable } from './use-readable';

test('a component shows the value, and the next one after a change', () => {
  const page = createWritable(1);
  const { result } = renderHook(() => useReadable(page));
  expect(result.current).toBe(1);
  act(() => page.set(2));
  expect(result.current).toBe(2);
});

test('a component that selects a part renders again only when the part changes', () => {
  const story = createWritable({ title: 'The lost star', page: 1 });
  const rendered = vi.fn<() => void>();
  const { result } = renderHook(() => {
    rendered();
    return useReadable(story, ({ title }) => title);
  });
  act(() => story.set({ title: 'The lost star', page: 2 }));
  expect(rendered).toHaveBeenCalledTimes(1);
  act(() => story.set({ title: 'The found star', page: 2 }));
  expect(result.current).toBe('The found star');
  expect(rendered).toHaveBeenCalledTimes(2);
});
