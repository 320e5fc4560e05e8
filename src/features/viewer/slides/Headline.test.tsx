import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Headline } from './Headline';

/** Of the text, in pixels; its place has 100. */
let height = 100;

beforeEach(() => {
  height = 100;
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(100);
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => height);
  // As the browser's, it reports the initial size; the size of the place does not change here.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly call: () => void) {}
      observe() {
        this.call();
      }
      disconnect() {
        return undefined;
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'fonts');
});

const canBeFocused = () => screen.getByRole('heading').tabIndex === 0;

test('a headline that is longer in its own font can be scrolled by the keyboard once that has come', async () => {
  let loaded = (): void => undefined;
  const ready = new Promise<void>((resolve) => (loaded = resolve));
  Object.defineProperty(document, 'fonts', { configurable: true, value: { status: 'loading', ready } });
  render(<Headline text="A long headline" lang="en" />);
  expect(canBeFocused()).toBe(false);
  height = 140;
  await act(async () => loaded());
  expect(canBeFocused()).toBe(true);
});
