// The slow tablet: a fresh browser profile, throttled four times, in the tablet's size.
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { defineTsxHelper } from '../../tsx-helper';

export interface OpenPage {
  readonly page: Page;
  readonly cdp: CDPSession;
}

export interface Tablet {
  readonly context: BrowserContext;
  /** Opens a page of this device with the CPU throttled. */
  newPage(): Promise<OpenPage>;
}

/** Opens a device that has never seen the site. `worker: false` keeps service workers out. */
export async function openTablet(browser: Browser, options: { worker: boolean }): Promise<Tablet> {
  const context = await browser.newContext({
    viewport: { width: 1180, height: 820 },
    locale: 'en-GB',
    serviceWorkers: options.worker ? 'allow' : 'block',
  });
  return {
    context,
    async newPage() {
      const page = await context.newPage();
      await defineTsxHelper(page);
      const cdp = await context.newCDPSession(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      return { page, cdp };
    },
  };
}
