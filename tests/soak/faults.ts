// Collects a page's exceptions and console errors during a soak.
import type { Page } from '@playwright/test';

/** Returns a list that grows with each fault. A missing network is not a fault. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('ERR_CONNECTION')) faults.push(message.text());
  });
  return faults;
}
