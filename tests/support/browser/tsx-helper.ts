// Lets a page run functions of a program that tsx has loaded: bench and soak.
import type { BrowserContext, Page } from '@playwright/test';

/** Defines the helper by which tsx names functions; a page does not have it. */
export async function defineTsxHelper(target: BrowserContext | Page): Promise<void> {
  await target.addInitScript('globalThis.__name = (named) => named');
}
