// Measures that opening and leaving the player repeatedly leaves nothing in memory: heap, nodes, listeners.
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { BenchSite } from '../tools/bench-site';
import type { Line } from '../tools/statistics';
import { openTablet } from '../tools/tablet';

const watched = ['JSHeapUsedSize', 'Nodes', 'JSEventListeners'] as const;
type Counts = Record<(typeof watched)[number], number>;

export async function measureLeaving(browser: Browser, site: BenchSite): Promise<Line[]> {
  const tablet = await openTablet(browser, { worker: true });
  const { page, cdp } = await tablet.newPage();
  await cdp.send('Performance.enable');
  await page.goto(`${site.origin}/#/`);
  for (let round = 0; round < 20; round += 1) await openAndLeave(page, site);
  const before = await countsOf(cdp);
  for (let round = 0; round < 20; round += 1) await openAndLeave(page, site);
  const after = await countsOf(cdp);
  await tablet.context.close();
  return watched.map((name) => ({
    name: `${name} after opening and leaving 20 times`,
    value: after[name] / before[name],
    limit: 1.05,
    detail: `${before[name]} before, ${after[name]} after`,
  }));
}

async function openAndLeave(page: Page, site: BenchSite): Promise<void> {
  await page.goto(`${site.origin}/${site.storyHash}`);
  await page.locator('[data-player-state="FIRST_SLIDE_PAUSED"]').waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  await page.locator('[data-player-state="FIRST_SLIDE_PLAYING"]').waitFor();
  await page.goto(`${site.origin}/#/`);
  await page.locator('article').first().waitFor();
}

/** Counts after a garbage collection; otherwise the numbers depend on the collector's schedule. */
async function countsOf(cdp: CDPSession): Promise<Counts> {
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    JSHeapUsedSize: value('JSHeapUsedSize'),
    Nodes: value('Nodes'),
    JSEventListeners: value('JSEventListeners'),
  };
}
