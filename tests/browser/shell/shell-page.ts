// Helpers for the specs of the pages around the gallery: sign in as staff, and check accessibility.
import type { Page } from '@playwright/test';
import { violationsAtRest } from '../accessibility';
import { expect, type Service } from '../fixtures';

/** Makes the page open with a librarian's session that is valid for `lifetime` seconds. */
export async function visitAsStaff(page: Page, { hook }: Service, lifetime?: number): Promise<void> {
  await leaveToken(page, await hook.staffToken(lifetime));
}

/** Makes the page open with this token in its storage. */
export async function leaveToken(page: Page, token: string): Promise<void> {
  await page.addInitScript((stored) => localStorage.setItem('accessToken', stored), token);
}

/** Checks that the page, once at rest, has no accessibility violation and does not scroll sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsAtRest(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
