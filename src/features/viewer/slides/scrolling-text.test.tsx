import { allPictures } from '../shared/pictures.fixture';
import type { ReactNode } from 'react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlayableSlide } from '../../../player/playable-story';
import { Headline, Slide } from './Slide';

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
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'fonts');
});

const canBeFocused = () => screen.getByRole('heading').tabIndex === 0;

test('a headline that is longer in its own font can be scrolled by the keyboard once that has come', async () => {
  let loaded = (): void => undefined;
  const ready = new Promise<void>((resolve) => (loaded = resolve));
  const fonts = Object.assign(new EventTarget(), { status: 'loading', ready });
  Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });
  render(<Headline text="A long headline" lang="en" />);
  expect(canBeFocused()).toBe(false);
  height = 140;
  await act(async () => loaded());
  expect(canBeFocused()).toBe(true);
});

/** Shows a slide, and returns whether its words can be focused. */
function canFocusWords(kind: 'headline' | 'thank-you', endPanel: ReactNode = null): boolean {
  const words: PlayableSlide = { headline: 'The end', text: 'A long text', pictureRefused: false, cues: [] };
  const { container } = render(
    <Slide
      {...{ kind, endPanel }}
      pictures={allPictures}
      slide={words}
      index={0}
      lang="en"
      theEnd=""
      mediaTime={undefined}
      marks={false}
    />,
  );
  return container.querySelector<HTMLElement>('.viewer-words')?.tabIndex === 0;
}

test.each(['headline', 'thank-you'] as const)(
  'a %s slide can be scrolled by the keyboard while it is too long',
  (kind) => {
    expect(canFocusWords(kind)).toBe(false);
    height = 140;
    expect(canFocusWords(kind)).toBe(true);
  },
);

test('the text of a last slide with buttons needs no tab stop', () => {
  height = 140;
  expect(canFocusWords('thank-you', <button type="button">Restart</button>)).toBe(false);
});
