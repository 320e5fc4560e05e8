// What a reader's hand does to a book and its like, in the words of the book's tests. Knows no service.
import { expect, type Locator, type Page } from '@playwright/test';

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
  await expect.poll(() => bookFacts(page)).toEqual({ spread: index, state: 'read', index });
}

/** A finger that wipes across the middle of the book. */
export function swipe(page: Page, towards: 'next' | 'previous'): Promise<void> {
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
