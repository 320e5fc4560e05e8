// The slow tablet: a fresh browser profile, throttled, in the tablet's size.
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { defineTsxHelper } from '../../support/browser/tsx-helper';
import { tabletPace } from './page/main-thread';

export interface OpenPage {
  readonly page: Page;
  readonly cdp: CDPSession;
}

export interface Tablet {
  readonly context: BrowserContext;
  /** Opens a page of this device with the CPU throttled. */
  newPage(): Promise<OpenPage>;
}

interface TabletOptions {
  /** False keeps service workers out. */
  readonly worker: boolean;
  /** How many times slower than this machine it is; see `slownessNow`. */
  readonly slowness?: number;
}

/** How many times slower than the machine that the limits are written for. */
const usualSlowness = 4;

/** Opens a device that has never seen the site. */
export async function openTablet(
  browser: Browser,
  { worker, slowness = usualSlowness }: TabletOptions,
): Promise<Tablet> {
  const context = await browser.newContext({
    viewport: { width: 1180, height: 820 },
    locale: 'en-GB',
    serviceWorkers: worker ? 'allow' : 'block',
  });
  return {
    context,
    async newPage() {
      const page = await context.newPage();
      await defineTsxHelper(page);
      const cdp = await context.newCDPSession(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowness });
      return { page, cdp };
    },
  };
}

/**
 * Returns how many times slower than this machine the tablet is now, so that a slower or busy machine simulates the same tablet.
 * Waits for the network do not grow with the machine, and baselines often do nothing else.
 */
export async function slownessNow(browser: Browser): Promise<number> {
  const tablet = await openTablet(browser, { worker: false, slowness: 1 });
  const { page } = await tablet.newPage();
  const pace = await tabletPace(browser, page);
  await tablet.context.close();
  return Math.max(1, usualSlowness * pace);
}
