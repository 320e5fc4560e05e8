// Turning a page leaves no object in memory, however often that is done, in the slides and in the book. What V8 compiles meanwhile and what
// the browser records is not the page's, and bounded; `npm run bench -- growth` counts the bytes of 600 turns.
import type { Browser } from '@playwright/test';
import { defineTsxHelper } from '../support/browser/tsx-helper';
import { grownSince, heapObjectsOf } from '../support/browser/heap-objects';
import { turnPages } from '../support/browser/turn-pages';
import { englishStory, openService } from '../support/service/service';
import { inShort } from './device';

/** Until then each part of the page has run for the first time. */
const warmUp = 40;
const turns = 20;

/** Turns pages in at most so many rounds; one is enough where nothing grows. Returns the kinds of objects that each round leaves. */
export async function soakMemory(browser: Browser, rounds: number): Promise<string[]> {
  const faults: string[] = [];
  for (const [view, address] of [
    ['slides', `#/view/${englishStory}`],
    ['book', `#/story/read/${englishStory}`],
  ] as const)
    try {
      faults.push(...(await leftEachRound(browser, address, rounds)).map((kind) => `${view}: ${kind}`));
    } catch (error) {
      faults.push(`${view}: ${inShort(error)}`);
    }
  for (const fault of faults) console.log(fault);
  console.log(`up to ${rounds} times ${turns} pages turned: ${faults.length} kinds of objects are left`);
  return faults;
}

async function leftEachRound(browser: Browser, address: string, rounds: number): Promise<readonly string[]> {
  const service = await openService({ variant: 'bookworm', library: 'fixture' });
  // Pages that turn on a stopped clock would need each of their frames.
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: 'en-GB',
  });
  try {
    const page = await context.newPage();
    await defineTsxHelper(page);
    await page.clock.install({ time: 0 });
    await page.goto(`${service.origin}/${address}`);
    await page.locator('[data-player-state][data-painted]').waitFor();
    await page.waitForLoadState('networkidle');
    await page.clock.pauseAt(3_600_000);
    await turnPages(page, warmUp);
    let before = await heapObjectsOf(page);
    let left: string[] | undefined;
    // What happens once, whenever a slow machine comes to it, leaves some objects; what a turn leaves, every turn leaves.
    for (let round = 0; round < rounds && left?.length !== 0; round += 1) {
      await turnPages(page, turns);
      const after = await heapObjectsOf(page);
      const grown = grownSince(before, after, turns / 2);
      left = (left ?? Object.keys(grown)).filter((kind) => kind in grown);
      before = after;
    }
    return left ?? [];
  } finally {
    await context.close();
    await service.stop();
  }
}
