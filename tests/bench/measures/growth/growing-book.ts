// Measures whether a jump and a turn in a book grow dearer with its slides (`npm run bench -- growth`).
import type { Browser } from '@playwright/test';
import type { Service } from '../../../support/service/service';
import { longTask } from '../../tools/long-tasks';
import { tasksWhile } from '../../tools/page/main-thread';
import { median, type Line } from '../../tools/statistics';
import { openTablet } from '../../tools/tablet';
import { costLine, costsOf, ratioLine, type Costs } from './compared-sizes';

const books = { few: 20, many: 500 } as const;
const rounds = 7;
/** `tasksWhile` returns the time of a tablet that is so many times slower; these figures are of this machine. */
const slower = 4;
const names = {
  first: 'longest task of the first jump in a book of so many slides, ms',
  jump: 'longest task of a jump in a book of so many slides, ms',
  turn: 'work of a turn in a book of so many slides, ms',
} as const;

export async function measureBookGrowth(browser: Browser): Promise<Line[]> {
  const costs = await costsOf(books, async (service, slides) => measureBook(browser, service, slides));
  return [
    costLine(names.first, books, costs, longTask),
    costLine(names.jump, books, costs, longTask),
    // The small book is rendered whole, so that a jump in it renders nothing.
    ratioLine(names.jump, books, costs, 8),
    ratioLine(names.turn, books, costs, 2),
  ];
}

/** Measures jumps to the far end of a book and back, and a turn at its beginning. */
async function measureBook(browser: Browser, { hook, origin }: Service, size: number): Promise<Costs> {
  const words = Array.from({ length: 60 }, (_, word) => `word${word}`).join(' ');
  const slides = Array.from({ length: size - 1 }, (_, nth) => ({ headline: `Page ${nth}`, text: words }));
  await hook.put({
    entry: { id: '940', title: 'A long book', language: 'English' },
    index: JSON.stringify({ kind: 'STORY', initialSlide: { headline: 'A long book' }, slides }),
  });
  const tablet = await openTablet(browser, { worker: false, slowness: 1 });
  const { page } = await tablet.newPage();
  await page.goto(`${origin}/#/story/read/940`);
  const isAtRest = page.locator('[data-book-state="read"]');
  await isAtRest.waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('slider').waitFor();
  await page.waitForLoadState('networkidle');
  const jumps: number[] = [];
  const turns: number[] = [];
  /** Presses a key, and watches the page until nothing moves or follows any more. */
  const tasksAfter = (key: string): Promise<number[]> =>
    tasksWhile(browser, page, async () => {
      await page.keyboard.press(key);
      await page.evaluate(() => new Promise((over) => setTimeout(over, 1500)));
    });
  for (let round = 0; round < rounds; round += 1) {
    await page.getByRole('slider').focus();
    jumps.push(Math.max(...(await tasksAfter('End'))) / slower);
    jumps.push(Math.max(...(await tasksAfter('Home'))) / slower);
    turns.push((await tasksAfter('ArrowRight')).reduce((all, task) => all + task, 0) / slower);
    await isAtRest.waitFor();
  }
  await tablet.context.close();
  return {
    [names.first]: jumps[0] ?? Number.NaN,
    [names.jump]: median(jumps),
    [names.turn]: median(turns),
  };
}
