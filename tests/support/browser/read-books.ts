// Opens a story as a book repeatedly.
import type { Page } from '@playwright/test';

/** Switches from slides to book and back `count` times; by the buttons of the menu, from within the page. */
export async function readBooks(page: Page, count: number): Promise<void> {
  await page.getByRole('button', { name: 'More' }).waitFor();
  await page.evaluate(async (books) => {
    const press = async (name: string) => {
      const button = () => document.querySelector<HTMLElement>(`.viewer-bar [aria-label="${name}"]`);
      while (button() === null) await new Promise((later) => setTimeout(later, 10));
      button()?.click();
    };
    for (let book = 0; book < books; book += 1) {
      await press('More');
      await press('Read as book');
      while (document.querySelector('[data-book-state="read"]') === null)
        await new Promise((later) => setTimeout(later, 10));
      await press('More');
      await press('Watch as slides');
      while (document.querySelector('.book') !== null) await new Promise((later) => setTimeout(later, 10));
    }
  }, count);
}
