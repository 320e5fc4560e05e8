import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyDrawing, lazyPart } from './lazy-part';

afterEach(cleanup);

const Owl = () => <p>An owl</p>;

test.each([
  ['part', true],
  ['drawing', false],
])(
  'a %s that fails to load is loaded again when it is next shown; reported: %s',
  async (_kind, isReported) => {
    const offline = new TypeError('Failed to fetch');
    const load = vi.fn<() => Promise<typeof Owl>>();
    load.mockRejectedValueOnce(offline).mockRejectedValueOnce(offline).mockResolvedValue(Owl);
    const report = vi.fn<(error: unknown) => void>();
    const Part = isReported ? lazyPart(load, report) : lazyDrawing(load);
    const show = async () => {
      const { container, unmount } = render(<Part />);
      await act(async () => undefined);
      const { textContent } = container;
      unmount();
      return textContent;
    };
    expect([await show(), await show(), await show(), await show()]).toEqual(['', '', 'An owl', 'An owl']);
    expect(load).toHaveBeenCalledTimes(3);
    expect(report.mock.calls).toEqual(isReported ? [[offline], [offline]] : []);
  },
);
