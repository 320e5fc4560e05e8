// Opens a fresh device for one round of a soak.
import type { Browser, BrowserContext } from '@playwright/test';
import { defineTsxHelper } from '../support/browser/tsx-helper';

/** Returns a new browser context in the size of a tablet. */
export async function openDevice(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1180, height: 820 } });
  await defineTsxHelper(context);
  return context;
}

/** Returns the first lines of an error: enough to recognise it, and to repeat the round by its seed. */
export function inShort(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n').slice(0, 12).join('\n');
}
