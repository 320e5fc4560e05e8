// An open book uses no CPU while no page turns, and a closed one leaves nothing in memory.
import type { Page } from '@playwright/test';
import { countFramesAndTimers, ranWhile } from '../../support/browser/at-rest';
import { readBooks } from '../../support/browser/read-books';
import { animated, englishStory, expect, test } from '../fixtures';
import { asBook, expectOpenAt } from './book-page';

test.use(animated);

test('nothing runs while the book lies open', async ({ reader, page }) => {
  await page.clock.install({ time: 0 });
  await countFramesAndTimers(page);
  await reader.openStoryAndStopTime(englishStory, asBook(englishStory));
  await reader.passUntilSaved(englishStory);
  for (const index of [1, 2]) {
    await page.keyboard.press('ArrowRight');
    await reader.pass(2000);
    await expectOpenAt(page, index);
  }
  await reader.pass(5000);
  expect(await ranWhile(page, () => reader.pass(10_000))).toEqual({ frames: 0, timers: 0 });
});

test('an open book has loaded no part of another screen, and 20 books leave nothing in memory', async ({
  reader,
  page,
}) => {
  const books = 20;
  await reader.openStory(englishStory, asBook(englishStory));
  await expectNothingElseLoaded(page);
  await reader.openStory(englishStory);
  await page.keyboard.press('ArrowRight');
  // The last that changes on the page by itself.
  await reader.waitUntilSaved(englishStory);
  await readBooks(page, 5);
  await noAnimationRuns(page);
  const before = await leftovers(page);
  await readBooks(page, books);
  // The last slide may still fade in over the one before. A leak stays, a slide that leaves goes.
  await expect.poll(async () => (await leftovers(page)).nodes).toBeLessThanOrEqual(before.nodes * 1.05);
  // Less than one of each book.
  expect((await leftovers(page)).listeners - before.listeners).toBeLessThan(books);
});

async function expectNothingElseLoaded(page: Page): Promise<void> {
  await expect(page.locator('[data-book-state="read"]')).toBeVisible();
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname.split('/').at(-1) ?? '')
      .filter((name) => name.endsWith('.js')),
  );
  expect(scripts.filter((name) => /^(BookView|story)-/.test(name))).toHaveLength(2);
  // A module that the book shares with one of them would take all of it along.
  const others = /^(recorder|person-media|creation|presentation|party|pages|kiosk)/;
  expect(scripts.filter((name) => others.test(name))).toEqual([]);
}

/** Waits until nothing moves, so that no slide that leaves is counted. */
async function noAnimationRuns(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}

/** Returns what the page still holds after garbage collection; the bench measures the heap. */
async function leftovers(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    nodes: valueOf('Nodes'),
    listeners: valueOf('JSEventListeners'),
  };
}
