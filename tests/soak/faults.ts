// What a page throws or complains of while a soak goes on.
import type { Page } from '@playwright/test';

/** Fills as it happens. That the network is away is no fault. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('ERR_CONNECTION')) faults.push(message.text());
  });
  return faults;
}
