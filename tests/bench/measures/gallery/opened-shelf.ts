// Opens the gallery of ten thousand stories and waits until it is at rest.
import type { Browser, Page } from '@playwright/test';
import * as limits from '../../../../src/contract/limits';
import type { Service } from '../../../support/service/service';
import { openTablet } from '../../tools/tablet';

/** Opens a page on a new device without CPU throttling: the measures use CPU time. */
export async function newPage(browser: Browser): Promise<Page> {
  const { page, cdp } = await (await openTablet(browser, { worker: true })).newPage();
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return page;
}

/** Opens the product's gallery; resolves when it is completely drawn, in the order of its ratings. */
export async function openShelf(browser: Browser, service: Service): Promise<Page> {
  const page = await newPage(browser);
  await openShelfIn(page, service);
  return page;
}

/** Opens the gallery in a page; resolves when it is completely drawn, in the order of its ratings. */
export async function openShelfIn(page: Page, service: Service): Promise<void> {
  await page.goto(service.origin);
  await page.locator('.rating-button .stars').first().waitFor();
  await page
    .locator('.offline-button')
    .nth(limits.gallery.firstPage - 1)
    .waitFor();
  await page.waitForLoadState('networkidle');
}
