// Measures the start of a story on a new device: the blocking time until 2.5 s after the cover is painted, and the size of
// the script until a book is open.
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import type { BenchSite } from '../tools/bench-site';
import { blockingTime } from '../tools/long-tasks';
import { tabletPace, tasksWhile } from '../tools/page/main-thread';
import { timeUntilPainted } from '../tools/page/painted';
import { median, type Line } from '../tools/statistics';
import { openTablet } from '../tools/tablet';

/** Odd, so that the median is one of them. */
const rounds = 5;
/** How long a start is observed after its cover is painted, in milliseconds. */
const afterCover = 2500;

export async function measureStarting(browser: Browser, site: BenchSite): Promise<Line[]> {
  return [
    ...(await measureBlocking(browser, site, { name: 'slides', hash: site.slidesHash, limit: 100 })),
    ...(await measureBlocking(browser, site, { name: 'book', hash: site.storyHash, limit: 150 })),
    await measureScript(browser, site),
  ];
}

interface Start {
  readonly name: string;
  readonly hash: string;
  /** Milliseconds of blocking time. */
  readonly limit: number;
}

async function measureBlocking(
  browser: Browser,
  site: BenchSite,
  { name, hash, limit }: Start,
): Promise<Line[]> {
  const blocking: number[] = [];
  const longest: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await site.untilIdle();
    const tasks = await tasksOfStart(browser, `${site.slowOrigin}/${hash}`, site.coverPath);
    blocking.push(blockingTime(tasks));
    longest.push(Math.max(...tasks));
  }
  const detail = `${rounds} rounds, ${Math.round(Math.min(...blocking))} to ${Math.round(Math.max(...blocking))}`;
  return [
    { name: `${name}: blocking time of a first visit, in ms`, value: median(blocking), limit, detail },
    { name: `${name}: longest task of a first visit, in ms`, value: median(longest), limit: 100, detail: '' },
  ];
}

/** Returns the milliseconds of each task, on the slow tablet. */
async function tasksOfStart(browser: Browser, url: string, coverPath: string): Promise<number[]> {
  const tablet = await openTablet(browser, { worker: true });
  const opened = await tablet.newPage();
  // A throttled CPU extends each pause of this machine threefold: its own time is multiplied instead.
  await opened.cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const pace = await tabletPace(browser, opened.page);
  const tasks = await tasksWhile(browser, opened.page, async () => {
    await timeUntilPainted(opened, url, { address: new RegExp(coverPath), count: 1 });
    // The wait is the measurement itself: this is how long a start is observed.
    await new Promise((over) => setTimeout(over, afterCover));
  });
  await tablet.context.close();
  return tasks.map((task) => task * pace);
}

/** Measures all that is requested before the book is open. */
async function measureScript(browser: Browser, site: BenchSite): Promise<Line> {
  const tablet = await openTablet(browser, { worker: false });
  const { page } = await tablet.newPage();
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('[data-book-state="read"]') === null) return;
      observer.disconnect();
      performance.mark('book-open');
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-book-state'] });
  });
  await page.goto(`${site.slowOrigin}/${site.storyHash}`);
  await page.locator('[data-book-state="read"]').waitFor();
  const scripts = await page.evaluate(() => {
    const [open] = performance.getEntriesByName('book-open');
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && open && startTime <= open.startTime)
      .map(({ name }) => new URL(name).pathname);
  });
  const files = await Promise.all(scripts.map((path) => site.file(path)));
  await tablet.context.close();
  // Without any script there was no book to measure.
  const bytes = files.reduce((sum, { body }) => sum + gzipSync(body, { level: 9 }).length, 0) || Number.NaN;
  return {
    name: 'script until a book lies open, in kB gz',
    value: bytes / 1000,
    limit: 190,
    detail: `${files.length} files`,
  };
}
