// What a reader's hand does to a book, in the words of the book's tests. Knows no service.
import { expect, type Page } from '@playwright/test';

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

/** A finger that wipes across the middle of the book within 250 ms. */
export async function swipe(page: Page, towards: 'next' | 'previous'): Promise<void> {
  await page.evaluate((way) => {
    const place = document.querySelector<HTMLElement>('.book-place');
    const box = place?.getBoundingClientRect();
    if (!place || !box) throw new Error('There is no book');
    const from = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    const tell = (type: string, x: number): void => {
      const touch = { pointerId: 7, pointerType: 'touch', isPrimary: true, bubbles: true, button: 0 };
      place.dispatchEvent(new PointerEvent(type, { ...touch, clientX: x, clientY: y }));
    };
    tell('pointerdown', from);
    tell('pointerup', from + (way === 'next' ? -60 : 60));
  }, towards);
}
