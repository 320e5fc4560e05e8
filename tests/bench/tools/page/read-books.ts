// A story that is opened as a book again and again.
import type { Page } from '@playwright/test';

/** Changes from slides to book and back, as often; by the buttons, from within the page. */
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
