// Measures what a turn leaves in the memory of the page (`npm run bench -- growth`), in the slides and in the book. Not counted are what
// V8 compiles and what the browser records by itself; both are bounded, and they are more in the first hundreds of turns than a page's own
// objects ever are.
import type { Browser } from '@playwright/test';
import { bytesOf, heapObjectsOf } from '../../../support/browser/heap-objects';
import { turnPages } from '../../../support/browser/turn-pages';
import { englishStory, openService } from '../../../support/service/service';
import { defineTsxHelper } from '../../../support/browser/tsx-helper';
import type { Line } from '../../tools/statistics';

/** After so many turns nothing runs for the first time any more. */
const few = 100;
const turns = 600;
/** Bytes: the tables of the engine grow and shrink by twenty kilobytes. */
const mostLeft = 100;

export async function measureMemoryGrowth(browser: Browser): Promise<Line[]> {
  return [
    ...(await measureView(browser, 'slides', `#/view/${englishStory}`)),
    ...(await measureView(browser, 'book', `#/story/read/${englishStory}`)),
  ];
}

async function measureView(browser: Browser, view: string, hash: string): Promise<Line[]> {
  const service = await openService({ variant: 'bookworm', library: 'fixture' });
  // Pages that turn on a stopped clock would need each of their frames.
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: 'en-GB',
  });
  const page = await context.newPage();
  await defineTsxHelper(page);
  await page.clock.install({ time: 0 });
  await page.goto(`${service.origin}/${hash}`);
  await page.locator('[data-player-state][data-painted]').waitFor();
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(3_600_000);
  await turnPages(page, few);
  const before = bytesOf(await heapObjectsOf(page));
  await turnPages(page, turns);
  const after = bytesOf(await heapObjectsOf(page));
  await context.close();
  await service.stop();
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  return [
    {
      name: `memory of the ${view} after ${few + turns} turns, against after ${few}`,
      value: after / before,
      limit: 1.03,
      detail: `${kilobytes(after)} kB against ${kilobytes(before)} kB`,
    },
    {
      name: `bytes that each of ${turns} turns leaves in the ${view}`,
      value: (after - before) / turns,
      limit: mostLeft,
      detail: '',
    },
  ];
}
