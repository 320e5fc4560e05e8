// Collects a page's exceptions and console errors during a soak.
import type { Page } from '@playwright/test';

/** Chromium's messages without a network, also through the worker, whose rejected request just failed. */
const ofNoNetwork = /ERR_CONNECTION|ERR_FAILED/;

/** Returns a list that grows with each fault, with the address. A missing network is not a fault. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' || ofNoNetwork.test(message.text())) return;
    faults.push(`${message.text()} ${message.location().url}`);
  });
  return faults;
}
