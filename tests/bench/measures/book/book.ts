// The book: what its script adds to the story it opens, and that 20 books leave nothing behind.
import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { BenchSite } from '../../tools/bench-site';
import type { Line } from '../../tools/statistics';
import { unpackTablet } from '../../tools/tablet';

const watched = ['JSHeapUsedSize', 'Nodes', 'JSEventListeners'] as const;
type Counts = Record<(typeof watched)[number], number>;

export async function measureBook(browser: Browser, site: BenchSite): Promise<Line[]> {
  return [await measureScript(browser, site), ...(await measureLeftovers(browser, site))];
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

async function measureLeftovers(browser: Browser, site: BenchSite): Promise<Line[]> {
  const tablet = await unpackTablet(browser, { worker: false });
  const { page, cdp } = await tablet.newPage();
  await cdp.send('Performance.enable');
  await openSlides(page, site);
  for (let book = 0; book < 20; book += 1) await openAndCloseBook(page);
  const before = await countsOf(cdp);
  for (let book = 0; book < 20; book += 1) await openAndCloseBook(page);
  const after = await countsOf(cdp);
  await tablet.context.close();
  return watched.map((name) => ({
    name: `${name} after 20 books`,
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

async function openAndCloseBook(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Read as book' }).click();
  await page.locator('[data-book-state="read"]').waitFor();
  await page.getByRole('button', { name: 'Watch as slides' }).click();
  await page.locator('.book').waitFor({ state: 'detached' });
}

/** Counted after the garbage is gone, else only the collector's mood is measured. */
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
