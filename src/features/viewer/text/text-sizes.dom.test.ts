// The size that a person wants, in a browser that enlarges the page's own sizes in pixels and in one that does not.
import { afterEach, expect, test, vi } from 'vitest';
import { textScale } from './text-sizes';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['nobody changed it', 16, 16, 1],
  ['the font size of the browser is 32', 32, 16, 2],
  ['it is smaller than usual', 12, 16, 1],
  ['the browser enlarges all texts to the double', 32, 32, 1],
  ['it enlarges them, and its font size is 24', 48, 32, 1.5],
])(
  'where %s, with a root of %i px and 16 px shown as %i, texts are larger by %d',
  (_, root, shown, scale) => {
    vi.spyOn(window, 'getComputedStyle').mockImplementation((element) => {
      const style = document.createElement('i').style;
      style.fontSize = `${element === document.documentElement ? root : shown}px`;
      return style;
    });
    expect(textScale()).toBe(scale);
    expect(document.body.children).toHaveLength(0);
  },
);
