import { expect, type Page } from '@playwright/test';
import { isSaved } from '../support/browser/is-saved';

/** Waits, so many milliseconds at most, until the story that the page has opened is saved. */
export async function waitUntilSaved(page: Page, id: string, timeout: number): Promise<void> {
  await expect.poll(() => isSaved(page, id), { timeout }).toBe(true);
}
