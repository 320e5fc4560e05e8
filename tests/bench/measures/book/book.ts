// Measures the book: the script that it adds to an open story, its CPU time while it is open, and the memory that 20 books
// leave.
import { readBooks } from '../../../support/browser/read-books';
import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { BenchSite } from '../../tools/bench-site';
import { ratioAgainstBaseline, type Line } from '../../tools/statistics';
import { openTablet } from '../../tools/tablet';

const watched = ['JSHeapUsedSize', 'Nodes', 'JSEventListeners'] as const;
type Counts = Record<(typeof watched)[number], number>;

export async function measureBook(browser: Browser, site: BenchSite): Promise<Line[]> {
  return [
    await measureScript(browser, site),
    await measureRest(browser, site),
    ...(await measureLeftovers(browser, site)),
  ];
}

/** Measures the files fetched by the switch from slides to the book. */
async function measureScript(browser: Browser, site: BenchSite): Promise<Line> {
  const tablet = await openTablet(browser, { worker: false });
  const { page } = await tablet.newPage();
  const scripts = new Set<string>();
  await openSlides(page, site);
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(new URL(response.url()).pathname);
  });
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Read as book' }).click();
  await page.locator('[data-book-state="read"]').waitFor();
  const files = await Promise.all([...scripts].map((path) => site.file(path)));
  await tablet.context.close();
  // Without any script there was no book to measure.
  const bytes = files.reduce((sum, { body }) => sum + gzipSync(body).length, 0) || Number.NaN;
  return {
    name: 'script that the book adds, in kB gz',
    value: bytes / 1000,
    limit: 30,
    detail: `${files.length} files`,
  };
}

/**
 * Measures the main thread at rest. Querying it is work too, and more so the larger the page is, so that work is subtracted.
 */
async function measureRest(browser: Browser, site: BenchSite): Promise<Line> {
  const tablet = await openTablet(browser, { worker: false });
  const { page, cdp } = await tablet.newPage();
  await page.goto(`${site.origin}/${site.storyHash}`);
  await page.locator('[data-book-state="read"]').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.locator('[data-book-position="1"][data-book-state="read"]').waitFor();
  await page.waitForLoadState('networkidle');
  // Waits until the work after an opening is over. Last of all the browser cleans up parsed documents (a drawing is one, too),
  // the silent sound, and their garbage.
  await busyWithin(cdp, 20_000);
  await cdp.send('HeapProfiler.collectGarbage');
  const { product, baseline } = await ratioAgainstBaseline(
    5,
    () => busyWithin(cdp, 0),
    () => busyWithin(cdp, 3000),
  );
  await tablet.context.close();
  return {
    name: 'main thread in 3 s beside an open book, in ms',
    value: product - baseline,
    limit: 1,
    detail: `${product.toFixed(2)} ms, ${baseline.toFixed(2)} ms of them to be asked`,
  };
}

/** Returns the milliseconds for which the main thread is busy within `milliseconds`. */
async function busyWithin(cdp: CDPSession, milliseconds: number): Promise<number> {
  // The thread's own CPU time: the time of other programs is not counted.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await metricOf(cdp, 'TaskDuration');
  // The wait is the measurement itself: this is how long the page is observed at rest.
  await new Promise((over) => setTimeout(over, milliseconds));
  return ((await metricOf(cdp, 'TaskDuration')) - before) * 1000;
}

async function metricOf(cdp: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
}

async function measureLeftovers(browser: Browser, site: BenchSite): Promise<Line[]> {
  const tablet = await openTablet(browser, { worker: false });
  const { page, cdp } = await tablet.newPage();
  await cdp.send('Performance.enable');
  // Leftovers do not depend on speed.
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await openSlides(page, site);
  // Until then the browser still compiles hot functions, and fills its own list of long frames.
  await readBooks(page, 40);
  const before = await countsOf(cdp);
  await readBooks(page, 20);
  const after = await countsOf(cdp);
  await tablet.context.close();
  return watched.map((name) => ({
    name: `${name} after 20 books more`,
    value: after[name] / before[name],
    limit: 1.05,
    detail: `${before[name]} before, ${after[name]} after`,
  }));
}

/** Opens the story as slides, past its cover, where the menu with the button to the book is offered. */
async function openSlides(page: Page, site: BenchSite): Promise<void> {
  await page.goto(`${site.origin}/${site.storyHash.replace('story/read', 'view')}`);
  await page.locator('[data-player-state][data-painted]').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'More' }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** Counts after a garbage collection; otherwise the numbers depend on the collector's schedule. */
async function countsOf(cdp: CDPSession): Promise<Counts> {
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  const [JSHeapUsedSize, Nodes, JSEventListeners] = [
    await metricOf(cdp, 'JSHeapUsedSize'),
    await metricOf(cdp, 'Nodes'),
    await metricOf(cdp, 'JSEventListeners'),
  ];
  return { JSHeapUsedSize, Nodes, JSEventListeners };
}
