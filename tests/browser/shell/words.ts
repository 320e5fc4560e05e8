// What the specs of the pages around the shelf say: who visits, and whether everyone can use a page.
import type { Page } from '@playwright/test';
import { tokenOf } from '../../../mocks/service/tokens';
import { violationsAtRest } from '../accessibility';
import { expect } from '../fixtures';

const hour = 3600;

/** Returns a librarian's access token that expires in so many seconds. */
export function staffToken(left = hour): string {
  const exp = Math.floor(Date.now() / 1000) + left;
  return tokenOf({ sub: 'librarian', username: 'librarian', exp, token_use: 'access' });
}

/** The page opens with a librarian's session, or with another token that was left on this device. */
export async function visitAsStaff(page: Page, token = staffToken()): Promise<void> {
  await page.addInitScript((stored) => localStorage.setItem('accessToken', stored), token);
}

/** The page is at rest and nobody is shut out of it. */
export async function expectOpenToEveryone(page: Page): Promise<void> {
  expect(await violationsAtRest(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
