// What a reader's hand does to a book and its like, in the words of the book's tests. Knows no service.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Reader } from '../fixtures';

/** The fixture story as a book. */
export const asBook = (id: string): string => `/#/story/read/${id}`;

export interface BookFacts {
  /** The slide whose spread lies open. */
  readonly spread: number;
  readonly state: string | undefined;
  readonly index: number;
}

/** What book and player say of themselves. */
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

/** The book lies still and shows what the player is at. */
export async function expectOpenAt(page: Page, index: number): Promise<void> {
  // A page turns for a second; the usual intervals would look before that, and almost a second after it.
  await expect
    .poll(() => bookFacts(page), { intervals: [100] })
    .toEqual({ spread: index, state: 'read', index });
}

/** A finger that wipes across the middle of the book. */
function swipe(page: Page, towards: 'next' | 'previous'): Promise<void> {
  return swipeOver(page.locator('.book-place'), towards);
}

/** A finger that wipes across the middle of something, in no time: however busy the machine is, it is a swipe. */
export function swipeOver(what: Locator, towards: 'next' | 'previous'): Promise<void> {
  return what.evaluate(
    (element, distance) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const tell = (type: string, moved: number): void => {
        const touch = { pointerId: 7, pointerType: 'touch', isPrimary: true, bubbles: true, button: 0 };
        const at = { clientX: left + width / 2 + moved, clientY: top + height / 2 };
        element.dispatchEvent(new PointerEvent(type, { ...touch, ...at }));
      };
      tell('pointerdown', 0);
      tell('pointerup', distance);
    },
    towards === 'next' ? -60 : 60,
  );
}

type Turn = (reader: Reader) => Promise<void>;

/** By what a whole story can be read without looking for a button. */
export const hands: Readonly<Record<'swipes' | 'keys', { readonly next: Turn; readonly previous: Turn }>> = {
  swipes: {
    next: ({ page }) => swipe(page, 'next'),
    previous: ({ page }) => swipe(page, 'previous'),
  },
  keys: {
    next: ({ page }) => page.keyboard.press('ArrowRight'),
    previous: ({ page }) => page.keyboard.press('ArrowLeft'),
  },
};
