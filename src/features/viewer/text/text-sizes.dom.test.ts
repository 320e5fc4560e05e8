// The wanted text size, in browsers that enlarge the page's own sizes in pixels and in browsers that do not.
import { afterEach, expect, test, vi } from 'vitest';
import { letterScale } from './text-sizes';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['nobody changed it', 16, 16, 1, 1],
  ['the font size of the browser is 32', 32, 16, 2, 1],
  ['it is smaller than usual', 12, 16, 1, 1],
  ['the browser enlarges all texts to the double', 32, 32, 2, 2],
  ['it enlarges them, and its font size is 24', 48, 32, 3, 2],
])(
  'where %s: with a root of %i px and 16 px shown as %i, texts grow %d times, %d by the browser',
  (_, root, shown, wanted, zoom) => {
    vi.spyOn(window, 'getComputedStyle').mockImplementation((element) => {
      const style = document.createElement('i').style;
      style.fontSize = `${element === document.documentElement ? root : shown}px`;
      return style;
    });
    expect(letterScale()).toEqual({ wanted, zoom });
    expect(document.body.children).toHaveLength(0);
  },
);
