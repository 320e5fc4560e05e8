// Measures scrolling through 420 of the ten thousand stories, in the steps in which the sentinel reveals them. The baseline is a
// bare page that adds the same cards in the same steps and keeps them. The product adds them row by row and removes distant ones
// (ADR-0046). Between steps the browser paints and finds the element under the pointer in tasks of about 50 ms. Their number varies by up
// to three a round, so only their sum counts, and the number of clearly long ones.
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
  await gatherCards(scrolled);
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
  const tasks = await tasksWhile(browser, page, () => scrollToCard(page, cards));
  await page.context().close();
  return tasks;
}

/** Scrolls half a screen a frame, like a fast swipe, until the card in this position, from 1, was visible. */
export async function scrollToCard(page: Page, position: number): Promise<void> {
  await page.evaluate(
    (wanted) =>
      new Promise<void>((seen) => {
        const scroll = (): void => {
          const last = document.querySelector(`.shelf > [aria-posinset="${wanted}"]`);
          if (last !== null && last.getBoundingClientRect().bottom <= innerHeight) return seen();
          // Stops at the last of these cards: the product has thousands more, and the bare page has not.
          if (last === null || last.getBoundingClientRect().top > 0) scrollBy(0, innerHeight / 2);
          requestAnimationFrame(scroll);
        };
        requestAnimationFrame(scroll);
      }),
    position,
  );
}

/**
 * Scrolls through all the cards. A copy of each stands in the shelf after the page's event `gathered`, which comes with the copy of the
 * page: the app does not know of them, and its next change ends in an error.
 */
async function gatherCards(page: Page): Promise<void> {
  await page.evaluate(() => {
    const copies = new Map<number, Node>();
    const shelf = document.querySelector<HTMLElement>('.shelf');
    const copy = (): void => {
      for (const card of shelf?.children ?? [])
        copies.set(Number(card.getAttribute('aria-posinset')), card.cloneNode(true));
    };
    const changes = new MutationObserver(copy);
    if (shelf) changes.observe(shelf, { childList: true, subtree: true, attributes: true });
    copy();
    addEventListener(
      'gathered',
      () => {
        changes.disconnect();
        const inOrder = [...copies].sort(([a], [b]) => a - b).map(([, card]) => card);
        shelf?.replaceChildren(...inOrder);
        shelf?.removeAttribute('style');
      },
      { once: true },
    );
  });
  await scrollToCard(page, cards);
}
