// Measures what must not grow: the same work with few and with many stories or slides, as the ratio to the smaller number in the same
// run. Main threads are measured in CPU time, since the clock of a busy machine says nothing about the page.
import type { Browser, Page } from '@playwright/test';
import { DownloadsPage } from '../../support/downloads/downloads-page';
import { generateStory, putStories, type GeneratedStory } from '../../support/downloads/generated-stories';
import { openService, type Service } from '../../support/service/service';
import { cpuTimeOf } from '../tools/cpu-time';
import { openDiskDevice } from '../tools/disk-device';
import { tasksWhile } from '../tools/page/main-thread';
import { median, type Line } from '../tools/statistics';
import { openTablet } from '../tools/tablet';
import { saveThem } from './saving-tasks';

const shelves = { few: 21, many: 210 } as const;
const ledgers = { few: 5, many: 200 } as const;
const books = { few: 120, many: 500 } as const;
const rounds = 5;
/** CPU time of small work varies by a fifth from run to run, and grows a little with the memory in use. */
const flat = 1.5;

const smallStories = (count: number, firstId: number): readonly GeneratedStory[] =>
  Array.from({ length: count }, (_, nth) =>
    generateStory({ id: String(firstId + nth), pages: 1, fileSize: 1000, narrated: false }),
  );

export async function measureGrowth(browser: Browser): Promise<Line[]> {
  return [
    ...(await linesOf(browser, shelves, measureShelf)),
    await ledgerLine(),
    ...(await linesOf(browser, books, measureBook)),
  ];
}

/** What one size costs, by the name of the line. In milliseconds of the slow tablet. */
type Costs = Readonly<Record<string, number>>;

/** Measures both sizes, and returns a line for each cost. */
async function linesOf(
  browser: Browser,
  sizes: { readonly few: number; readonly many: number },
  measure: (browser: Browser, service: Service, size: number) => Promise<Costs>,
): Promise<readonly Line[]> {
  const costs: Costs[] = [];
  for (const size of [sizes.few, sizes.many]) {
    const service = await openService({ variant: 'bookworm', library: 'fixture' });
    costs.push(await measure(browser, service, size));
    await service.stop();
  }
  const [few = {}, many = {}] = costs;
  return Object.entries(few).map(([name, cost]) => lineOf(name, sizes, cost, many[name]));
}

function lineOf(
  name: string,
  sizes: { readonly few: number; readonly many: number },
  few: number,
  many = Number.NaN,
): Line {
  return {
    name: `${name}, ${sizes.many} against ${sizes.few}`,
    value: many / few,
    limit: flat,
    detail: `${many.toFixed(1)} ms against ${few.toFixed(1)} ms`,
  };
}

/** Measures the page's work for one save beside so many cards, and that of `Save all` for each story. */
async function measureShelf(browser: Browser, service: Service, size: number): Promise<Costs> {
  const stories = smallStories(size, 2000);
  await putStories(service.hook, stories);
  const tablet = await openTablet(browser, { worker: true, slowness: 1 });
  const { page } = await tablet.newPage();
  const downloads = await DownloadsPage.on(page);
  await page.goto(`${service.origin}/`);
  await page.locator('article img').first().waitFor();
  await downloads.controlled();
  await revealCards(page, size);
  await page.waitForLoadState('networkidle');
  const saved: number[] = [];
  for (const { id } of stories.slice(0, rounds))
    saved.push(sum(await tasksWhile(browser, page, () => saveThem(downloads, [id]))));
  const all = await tasksWhile(browser, page, async () => {
    await page.getByRole('button', { name: /^Save all/ }).click();
    await downloads.wait(500);
  });
  await tablet.context.close();
  return {
    'work of the page for one save beside other cards': median(saved),
    'longest task of Save all, for each story': Math.max(...all) / (size - rounds),
  };
}

async function revealCards(page: Page, count: number): Promise<void> {
  await page.evaluate(async (wanted) => {
    while (document.querySelectorAll('article').length < wanted) {
      const before = document.documentElement.scrollHeight;
      scrollTo(0, before);
      await new Promise((shown) => setTimeout(shown, 200));
      // A shelf that keeps only the near cards in the document grows in height instead.
      if (document.documentElement.scrollHeight === before) break;
    }
    scrollTo(0, 0);
  }, count);
}

/** Counts the CPU of all processes for a save: the worker's is among them. */
async function ledgerLine(): Promise<Line> {
  const service = await openService({ variant: 'bookworm', library: 'fixture' });
  const stories = smallStories(ledgers.many, 3000);
  await putStories(service.hook, stories);
  const device = await openDiskDevice({ worker: true });
  const downloads = await device.bareDownloads(service.origin);
  const saveAndSettle = async (some: readonly GeneratedStory[]) => {
    for (const { id } of some) await downloads.save(id);
    for (const { id } of some.slice(-1)) await downloads.waitFor(id, 'saved', 300_000);
    await downloads.settled(300_000);
  };
  const costs: number[] = [];
  await saveAndSettle(stories.slice(0, ledgers.few));
  for (const from of [ledgers.few, ledgers.many - 2 * ledgers.few]) {
    await saveAndSettle(stories.slice(ledgers.few * 2, from));
    const next = stories.slice(from, from + ledgers.few);
    costs.push((await cpuTimeOf(device.context, () => saveAndSettle(next))) / next.length);
  }
  await device.close();
  await service.stop();
  const [few = Number.NaN, many] = costs;
  return lineOf('CPU of a save with other stories in the ledger', ledgers, few, many);
}

/** Measures a jump to the far end of a book, and a turn there. */
async function measureBook(browser: Browser, service: Service, size: number): Promise<Costs> {
  const words = Array.from({ length: 60 }, (_, word) => `word${word}`).join(' ');
  const slides = Array.from({ length: size - 1 }, (_, nth) => ({ headline: `Page ${nth}`, text: words }));
  await service.hook.put({
    entry: { id: '940', title: 'A long book', language: 'English' },
    index: JSON.stringify({ kind: 'STORY', initialSlide: { headline: 'A long book' }, slides }),
  });
  const tablet = await openTablet(browser, { worker: false, slowness: 1 });
  const { page } = await tablet.newPage();
  await page.goto(`${service.origin}/#/story/read/940`);
  const isAtRest = page.locator('[data-book-state="read"]');
  await isAtRest.waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('slider').waitFor();
  await page.waitForLoadState('networkidle');
  const jumps: number[] = [];
  const turns: number[] = [];
  const settle = () => page.evaluate(() => new Promise((over) => setTimeout(over, 1500)));
  const press = async (key: string) => {
    await page.keyboard.press(key);
    await settle();
  };
  for (let round = 0; round < rounds; round += 1) {
    await page.getByRole('slider').focus();
    jumps.push(Math.max(...(await tasksWhile(browser, page, () => press('End')))));
    await press('Home');
    turns.push(sum(await tasksWhile(browser, page, () => press('ArrowRight'))));
    await isAtRest.waitFor();
  }
  await tablet.context.close();
  return { 'longest task of a jump in a book': median(jumps), 'work of a turn in a book': median(turns) };
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
