import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createWritable } from '../../base/readable';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { card, favouritesOf, many, showGallery, titles } from './show-gallery.fixture';
import { stubIntersectionObserver } from './stub-intersection-observer.fixture';

// The code that follows the window comes at once.
vi.mock('../../platform/browser/after-first-paint', () => ({
  afterFirstPaint: (call: () => void) => {
    call();
    return () => undefined;
  },
}));

/** The titles of the animated cards, each with its start position and duration. */
const animated = new Map<string | undefined, string>();

beforeEach(async () => {
  animated.clear();
  stubIntersectionObserver();
  // A shelf of one column, each card 100 high.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, 100 * [...(this.parentElement?.children ?? [])].indexOf(this), 100, 100);
  });
  Element.prototype.animate = function (this: Element, frames, options) {
    const from = Array.isArray(frames) ? String(frames[0]?.['transform']) : '';
    const time = typeof options === 'object' ? options.duration : options;
    animated.set(this.querySelector('.card-link')?.textContent, `${from} in ${String(time)}`);
    return new Animation();
  };
  vi.stubGlobal('Animation', function Animation() {});
  await startI18n('en', en);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Reflect.deleteProperty(Element.prototype, 'animate');
});

const heart = (title: string) => within(card(title)).getByRole('button', { name: 'Favourite' });

describe('a favourite (spec screens §3, §13)', () => {
  test('moves to its position in 300 ms, and so do the others', async () => {
    await showGallery(many(3));
    fireEvent.click(heart('Story 1'));
    expect(titles()).toEqual(['Story 1', 'Story 3', 'Story 2']);
    expect(new Map(animated)).toEqual(
      new Map([
        ['Story 1', 'translate(0px, 200px) in 300'],
        ['Story 2', 'translate(0px, -100px) in 300'],
        ['Story 3', 'translate(0px, -100px) in 300'],
      ]),
    );
  });

  test.each([
    [40, 40],
    [41, 0],
  ])('on a shelf of %d cards animates %d', async (shown, expected) => {
    const { paint } = await showGallery(many(shown));
    const more = screen.getByRole('button', { name: 'Show more' });
    fireEvent.click(more);
    paint();
    fireEvent.click(heart('Story 1'));
    expect(titles()[0]).toBe('Story 1');
    expect(animated.size).toBe(expected);
  });

  test('is not animated for people who prefer reduced motion', async () => {
    await showGallery(many(3), { reducedMotion: createWritable(true) });
    fireEvent.click(heart('Story 1'));
    expect(titles()[0]).toBe('Story 1');
    expect(animated.size).toBe(0);
  });

  test('chosen in another tab is animated, too', async () => {
    const favourites = favouritesOf();
    await showGallery(many(3), { favourites });
    act(() => void favourites.choose('2', true));
    expect(titles()[0]).toBe('Story 2');
    expect(animated.size).toBe(2);
  });

  test('keeps the focus while it moves', async () => {
    await showGallery(many(3), { favourites: favouritesOf('1') });
    heart('Story 1').focus();
    fireEvent.click(heart('Story 1'));
    expect(titles().at(-1)).toBe('Story 1');
    expect(document.activeElement).toBe(heart('Story 1'));
  });

  test('that is no longer shown passes the focus to the card in its position', async () => {
    await showGallery(many(30), { favourites: favouritesOf('1') });
    heart('Story 1').focus();
    fireEvent.click(heart('Story 1'));
    expect(titles()).not.toContain('Story 1');
    expect(document.activeElement).toBe(heart('Story 30'));
  });
});
