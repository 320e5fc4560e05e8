// Opens a story as a book repeatedly.
import type { Page } from '@playwright/test';

/** Switches from slides to book and back `count` times; by the buttons, from within the page. */
export async function readBooks(page: Page, count: number): Promise<void> {
  await page.getByRole('button', { name: 'Read as book' }).waitFor();
  await page.evaluate(async (books) => {
    const press = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click();
    for (let book = 0; book < books; book += 1) {
      press('Read as book');
      while (document.querySelector('[data-book-state="read"]') === null)
        await new Promise((later) => setTimeout(later, 10));
      press('Watch as slides');
      while (document.querySelector('.book') !== null) await new Promise((later) => setTimeout(later, 10));
    }
  }, count);
}
