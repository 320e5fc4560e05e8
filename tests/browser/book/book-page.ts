// The page object of the book: swipes, keys and the position that book and player report.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Reader } from '../fixtures';

/** Returns the address of a story as a book. */
export const asBook = (id: string): string => `/#/story/read/${id}`;

export interface BookFacts {
  /** The slide of the open spread. */
  readonly spread: number;
  readonly state: string | undefined;
  readonly index: number;
}

/** Returns the positions that book and player report. */
export function bookFacts(page: Page): Promise<BookFacts> {
  return page.evaluate(() => {
    const place = document.querySelector<HTMLElement>('.book-place');
    const player = document.querySelector<HTMLElement>('[data-player-state]');
    return {
      spread: Math.ceil(Number(place?.dataset['bookPosition']) / 2),
      state: place?.dataset['bookState'],
      index: Number(player?.dataset['slideIndex']),
    };
  });
}

/** Waits until the book is at rest and shows the player's slide. */
export async function expectOpenAt(page: Page, index: number): Promise<void> {
  // A page turns for a second; the default polling intervals would check before that and almost a second after it.
  await expect
    .poll(() => bookFacts(page), { intervals: [100] })
    .toEqual({ spread: index, state: 'read', index });
}

/** Swipes across the middle of the book. */
function swipe(page: Page, towards: 'next' | 'previous'): Promise<void> {
  return swipeOver(page.locator('.book-place'), towards);
}

/** Swipes across the middle of an element within one task, so that it counts as a swipe however busy the machine is. */
export function swipeOver(what: Locator, towards: 'next' | 'previous'): Promise<void> {
  return what.evaluate(
    (element, distance) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const dispatch = (type: string, moved: number): void => {
        const touch = { pointerId: 7, pointerType: 'touch', isPrimary: true, bubbles: true, button: 0 };
        const at = { clientX: left + width / 2 + moved, clientY: top + height / 2 };
        element.dispatchEvent(new PointerEvent(type, { ...touch, ...at }));
      };
      dispatch('pointerdown', 0);
      dispatch('pointerup', distance);
    },
    towards === 'next' ? -60 : 60,
  );
}

export type Turn = (reader: Reader) => Promise<void>;

export interface Gestures {
  readonly next: Turn;
  readonly previous: Turn;
}

/** Ways to read a whole story without its buttons. */
export const readingGestures: Readonly<Record<'swipes' | 'keys', Gestures>> = {
  swipes: {
    next: ({ page }) => swipe(page, 'next'),
    previous: ({ page }) => swipe(page, 'previous'),
  },
  keys: {
    next: ({ page }) => page.keyboard.press('ArrowRight'),
    previous: ({ page }) => page.keyboard.press('ArrowLeft'),
  },
};
