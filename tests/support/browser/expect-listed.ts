// Waits for what a page shows of the service's lists, although its worker may have answered with an older one.
import { expect, type Locator } from '@playwright/test';

/**
 * Waits until the page shows something of a list that the service has changed. For a service that takes longer than three seconds the
 * worker answers, with the list that it has, and stores the late one for the next time. So where a worker controls the page, `listAgain`
 * makes it ask again, by a reload unless a test has its own way.
 */
export async function expectListed(
  shown: Locator,
  listAgain: () => Promise<unknown> = () => shown.page().reload(),
): Promise<void> {
  await expect(async () => {
    try {
      await expect(shown).toBeVisible({ timeout: 10_000 });
    } catch (error) {
      const isControlled = () => navigator.serviceWorker.controller !== null;
      if (await shown.page().evaluate(isControlled)) await listAgain();
      throw error;
    }
  }).toPass({ timeout: 60_000 });
}
