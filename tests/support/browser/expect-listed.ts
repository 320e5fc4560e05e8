// Waits for what a page shows of the service's lists, although its worker may have answered with an older one.
import { expect, type Locator } from '@playwright/test';

/**
 * Waits until the page shows an entry of a changed list. When the service takes longer than three seconds, the worker responds with
 * its stored list, and stores the late one for the next request. So `listAgain` requests the list again where a worker controls the
 * page; it reloads unless a test passes another function.
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
