// Measures scrolling through 420 of the ten thousand stories, in the steps in which the sentinel reveals them, against a bare page
// to which the same cards are added in the same steps. A step is one task of both, of 130 ms and more, in which the browser
// places the cards. Between steps the browser paints and looks for what lies under the pointer in tasks of about 50 ms, of which
// a round has none to three more than another: only their sum says something, and the number of those that are clearly long.
import type { Browser, Page } from '@playwright/test';
import * as limits from '../../../../src/contract/limits';
import type { Service } from '../../../support/service/service';
import type { BenchSite } from '../../tools/bench-site';
import { blockingLine, longTasksLine } from '../../tools/long-tasks';
import { tasksWhile } from '../../tools/page/main-thread';
import type { Line } from '../../tools/statistics';
import { bareShelf, openBareShelf } from './bare-shelf';
import { openShelf } from './opened-shelf';

const rounds = 5;
/** Milliseconds: between what the browser does in a frame and the steps. */
const clearlyLong = 100;
const { firstPage, nextPage } = limits.gallery;
const cards = firstPage + 19 * nextPage;

export async function measureScrolling(browser: Browser, site: BenchSite, service: Service): Promise<Line[]> {
  const scrolled = await openShelf(browser, service);
  await scrollThrough(scrolled);
  site.baseline.serve(await bareShelf(scrolled));
  await scrolled.context().close();
  const baselines: number[][] = [];
  const products: number[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const product = await openShelf(browser, service);
    const baseline = await openBareShelf(browser, site, product);
    baselines.push(await tasksOf(browser, baseline));
    products.push(await tasksOf(browser, product));
  }
  const what = `while scrolling through ${cards} cards`;
  return [
    blockingLine(`blocking time ${what}, against a bare page`, products, baselines, 1.15),
    longTasksLine(
      `tasks over ${clearlyLong} ms ${what}, beyond those of a bare page`,
      products,
      baselines,
      clearlyLong,
    ),
  ];
}

async function tasksOf(browser: Browser, page: Page): Promise<number[]> {
  const tasks = await tasksWhile(browser, page, () => scrollThrough(page));
  await page.context().close();
  return tasks;
}

/** Scrolls half a screen a frame, like a fast swipe, until all the cards were visible. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(
    (wanted) =>
      new Promise<void>((seen) => {
        const shelf = document.querySelector('.shelf');
        const scroll = (): void => {
          const last = shelf?.children[wanted - 1];
          if (last !== undefined && last.getBoundingClientRect().bottom <= innerHeight) return seen();
          // Stops at the last of these cards: the product has thousands more, and the bare page has not.
          if (last === undefined || last.getBoundingClientRect().top > 0) scrollBy(0, innerHeight / 2);
          requestAnimationFrame(scroll);
        };
        requestAnimationFrame(scroll);
      }),
    cards,
  );
}
