// The book: what its script adds to the story it opens, that it costs nothing while it lies open, and that 20 books leave
// nothing behind.
import { readBooks } from '../../tools/page/read-books';
import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { BenchSite } from '../../tools/bench-site';
import { ratioAgainstFloor, type Line } from '../../tools/statistics';
import { unpackTablet } from '../../tools/tablet';

const watched = ['JSHeapUsedSize', 'Nodes', 'JSEventListeners'] as const;
type Counts = Record<(typeof watched)[number], number>;

export async function measureBook(browser: Browser, site: BenchSite): Promise<Line[]> {
  return [
    await measureScript(browser, site),
    await measureRest(browser, site),
    ...(await measureLeftovers(browser, site)),
  ];
}

/** What is fetched when the slides of a story give way to its book. */
async function measureScript(browser: Browser, site: BenchSite): Promise<Line> {
  const tablet = await unpackTablet(browser, { worker: false });
  const { page } = await tablet.newPage();
  const scripts = new Set<string>();
  await openSlides(page, site);
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(new URL(response.url()).pathname);
  });
  await page.getByRole('button', { name: 'Read as book' }).click();
  await page.locator('[data-book-state="read"]').waitFor();
  const files = await Promise.all([...scripts].map((path) => site.file(path)));
  await tablet.context.close();
  // Without any script there was no book to be measured.
  const bytes = files.reduce((sum, { body }) => sum + gzipSync(body).length, 0) || Number.NaN;
  return {
    name: 'script that the book adds, in kB gz',
    value: bytes / 1000,
    limit: 30,
    detail: `${files.length} files`,
  };
}

/** What the main thread does by itself: to be asked is work too, and the more so the larger the page, so that is taken off. */
async function measureRest(browser: Browser, site: BenchSite): Promise<Line> {
  const tablet = await unpackTablet(browser, { worker: false });
  const { page, cdp } = await tablet.newPage();
  await page.goto(`${site.origin}/${site.storyHash}`);
  await page.locator('[data-book-state="read"]').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.locator('[data-book-position="1"][data-book-state="read"]').waitFor();
  await page.waitForLoadState('networkidle');
  // What follows an opening has come to rest: last of all the browser tidies up by itself, behind the documents it has parsed
  // (a drawing is one, too), the sound that nobody hears, and the garbage of all of it.
  await busyWithin(cdp, 20_000);
  await cdp.send('HeapProfiler.collectGarbage');
  const { product, floor } = await ratioAgainstFloor(
    5,
    () => busyWithin(cdp, 0),
    () => busyWithin(cdp, 3000),
  );
  await tablet.context.close();
  return {
    name: 'main thread in 3 s beside an open book, in ms',
    value: product - floor,
    limit: 1,
    detail: `${product.toFixed(2)} ms, ${floor.toFixed(2)} ms of them to be asked`,
  };
}

/** Milliseconds that the main thread is busy in so many. */
async function busyWithin(cdp: CDPSession, milliseconds: number): Promise<number> {
  // The thread's own time: what other programs take from it meanwhile is not the page's.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await metricOf(cdp, 'TaskDuration');
  // The wait is the measurement itself: this is how long the page is watched at rest.
  await new Promise((over) => setTimeout(over, milliseconds));
  return ((await metricOf(cdp, 'TaskDuration')) - before) * 1000;
}

async function metricOf(cdp: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
}

async function measureLeftovers(browser: Browser, site: BenchSite): Promise<Line[]> {
  const tablet = await unpackTablet(browser, { worker: false });
  const { page, cdp } = await tablet.newPage();
  await cdp.send('Performance.enable');
  // What is left behind does not depend on how fast it was.
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await openSlides(page, site);
  // Until then the browser still compiles what runs often, and fills its own list of long frames.
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

/** The story as slides, past its cover, where the way to the book is offered. */
async function openSlides(page: Page, site: BenchSite): Promise<void> {
  await page.goto(`${site.origin}/${site.storyHash.replace('story/read', 'view')}`);
  await page.locator('[data-player-state][data-painted]').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Read as book' }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** Counted after the garbage is gone, else only the collector's mood is measured. */
async function countsOf(cdp: CDPSession): Promise<Counts> {
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  const [JSHeapUsedSize, Nodes, JSEventListeners] = [
    await metricOf(cdp, 'JSHeapUsedSize'),
    await metricOf(cdp, 'Nodes'),
    await metricOf(cdp, 'JSEventListeners'),
  ];
  return { JSHeapUsedSize, Nodes, JSEventListeners };
}
