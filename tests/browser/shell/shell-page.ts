// What the specs of the pages around the shelf say: who visits, and whether everyone can use a page.
import type { Page } from '@playwright/test';
import { violationsAtRest } from '../accessibility';
import { expect, type Service } from '../fixtures';

/** The page opens with a librarian's session that holds for so many seconds. */
export async function visitAsStaff(page: Page, { hook }: Service, lifetime?: number): Promise<void> {
  await leaveToken(page, await hook.staffToken(lifetime));
}

/** The page opens on a device that this token was left on. */
export async function leaveToken(page: Page, token: string): Promise<void> {
  await page.addInitScript((stored) => localStorage.setItem('accessToken', stored), token);
}

/** The page is at rest and nobody is shut out of it. */
export async function expectOpenToEveryone(page: Page): Promise<void> {
  expect(await violationsAtRest(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
