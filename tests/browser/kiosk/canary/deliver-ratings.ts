// A rating that the service does not have yet stays when a kiosk forgets its visitor (spec people §2), until it is sent.
import { expect, type Page } from '@playwright/test';
import type { Service } from '../../service';
import { storedRows } from '../../stored-rows';

const waitingRatings = async (page: Page): Promise<unknown[]> =>
  (await storedRows(page, 'bookworm', 'outbox')) ?? [];

/**
 * Has a service that is well again get the ratings that wait in a kiosk. Then starts the kiosk again, as it does after each visitor,
 * since the page that sent them remembers them. Does nothing when none wait.
 */
export async function deliverRatings(page: Page, { hook }: Pick<Service, 'hook'>): Promise<void> {
  if ((await waitingRatings(page)).length === 0) return;
  await hook.heal();
  await page.reload();
  await expect.poll(() => waitingRatings(page), { timeout: 30_000 }).toEqual([]);
  await page.reload();
}
