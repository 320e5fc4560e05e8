// Runs two tabs that make opposite requests about the same stories, round after round on the same device.
import type { Browser } from '@playwright/test';
import { expectAgreement } from '../support/downloads/agreement';
import { DownloadsPage } from '../support/downloads/downloads-page';
import { sendConflictingRequests } from '../support/downloads/conflicting-requests';
import { generateStory, putStories } from '../support/downloads/generated-stories';
import { openService } from '../support/service/service';
import { inShort, openDevice } from './device';

const stories = ['500', '501', '502'].map((id) => generateStory({ id, pages: 4, fileSize: 30_000 }));

/** Runs `amount` rounds, with seeds from `seed` on; ends after the first in which ledger and caches disagree. */
export async function soakTabs(browser: Browser, amount: number, seed: number): Promise<string[]> {
  const service = await openService({ variant: 'bookworm', library: 'fixture' });
  const context = await openDevice(browser);
  await putStories(service.hook, stories);
  const tabs = [
    await DownloadsPage.on(await context.newPage()),
    await DownloadsPage.on(await context.newPage()),
  ] as const;
  for (const tab of tabs) await tab.openBarePage(service.origin);
  let drawn = seed;
  try {
    for (; drawn < seed + amount; drawn += 1) {
      await service.hook.slow('/presentations/*', drawn % 20);
      await sendConflictingRequests(drawn, tabs, stories, 12);
      await expectAgreement(tabs[0], service, stories);
    }
    console.log(`${amount} rounds of two tabs from seed ${seed}: ledger and caches agree after each`);
    return [];
  } catch (error) {
    const fault = `two tabs, seed ${drawn}: ${inShort(error)}`;
    console.log(fault);
    return [fault];
  } finally {
    await context.close();
    await service.stop();
  }
}
