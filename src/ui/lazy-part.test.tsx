// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyDrawing } from './lazy-part';

afterEach(cleanup);

const Owl = () => <p>An owl</p>;

test('a drawing that fails to load is loaded again when it is next shown', async () => {
  const offline = new TypeError('Failed to fetch');
  const load = vi.fn<() => Promise<typeof Owl>>();
  load.mockRejectedValueOnce(offline).mockRejectedValueOnce(offline).mockResolvedValue(Owl);
  const Drawing = lazyDrawing(load);
  const show = async () => {
    const { container, unmount } = render(<Drawing />);
    await act(async () => undefined);
    const { textContent } = container;
    unmount();
    return textContent;
  };
  expect([await show(), await show(), await show(), await show()]).toEqual(['', '', 'An owl', 'An owl']);
  expect(load).toHaveBeenCalledTimes(3);
});
