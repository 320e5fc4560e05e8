// Measures how the cost of a save grows with the cards on the shelf and the stories in the ledger. Also measures `Save all` by
// its number of stories (`npm run bench -- growth`).
import type { Browser, Page } from '@playwright/test';
import { DownloadsPage } from '../../../support/downloads/downloads-page';
import { generateStory, putStories, type GeneratedStory } from '../../../support/downloads/generated-stories';
import type { Service } from '../../../support/service/service';
import { cpuTimeOf } from '../../tools/cpu-time';
import { openDiskDevice } from '../../tools/disk-device';
import { tasksWhile } from '../../tools/page/main-thread';
import { median, type Line } from '../../tools/statistics';
import { openTablet } from '../../tools/tablet';
import { saveThem } from '../saving-tasks';
import { costLine, costsOf, ratioLine, type Costs } from './compared-sizes';

/** The first story is offered above the shelf, so that a shelf has one card less. */
const shelves = { few: 2, many: 300 } as const;
const queues = { few: 20, many: 400 } as const;
const ledgers = { few: 10, many: 500 } as const;
/** `tasksWhile` returns the time of a tablet that is so many times slower; these figures are of this machine. */
const slower = 4;
const rounds = 7;
/** A process counts its CPU time in hundredths of a second, of which a save takes two to four. */
const savesPerCount = 40;
const names = {
  save: 'work of the page for one save beside other cards, ms',
  all: 'longest task of Save all, for each story, ms',
  ledger: 'CPU of one save beside other saved stories, ms',
} as const;

export async function measureSavingGrowth(browser: Browser): Promise<Line[]> {
  const beside = await costsOf(shelves, async (service, cards) => saveBeside(browser, service, cards));
  const all = await costsOf(queues, async (service, stories) => saveAll(browser, service, stories));
  const known = await costsOf(ledgers, saveAmong);
  return [
    costLine(names.save, shelves, beside, 10),
    ratioLine(names.save, shelves, beside, 2),
    ratioLine(names.all, queues, all, 1),
    ratioLine(names.ledger, ledgers, known, 1.3),
  ];
}

const smallStories = (count: number): readonly GeneratedStory[] =>
  Array.from({ length: count }, (_, nth) =>
    generateStory({ id: String(2000 + nth), pages: 1, fileSize: 1000, narrated: false }),
  );

/** Opens a shelf that lists these stories, in a page whose worker saves. */
async function openShelfOf(browser: Browser, service: Service, listed: readonly GeneratedStory[]) {
  const body = JSON.stringify(listed.map(({ put }) => put.entry));
  await service.hook.respond('/api/presentation', { status: 200, body });
  const tablet = await openTablet(browser, { worker: true, slowness: 1 });
  const { page } = await tablet.newPage();
  const downloads = await DownloadsPage.on(page);
  await page.goto(`${service.origin}/`);
  await page.locator('article img').first().waitFor();
  await downloads.controlled();
  await page.waitForLoadState('networkidle');
  return { page, downloads, close: () => tablet.context.close() };
}

/** Measures the page's work for one save after so many cards were scrolled through. */
async function saveBeside(browser: Browser, service: Service, cards: number): Promise<Costs> {
  const stories = smallStories(cards + rounds);
  await putStories(service.hook, stories);
  const { page, downloads, close } = await openShelfOf(browser, service, stories.slice(0, cards));
  await scrollThrough(page, cards - 1);
  const work: number[] = [];
  for (const { id } of stories.slice(-rounds)) {
    const tasks = await tasksWhile(browser, page, () => saveThem(downloads, [id]));
    work.push(sum(tasks) / slower);
  }
  await close();
  return { [names.save]: median(work) };
}

/** Scrolls to the card in this position and back to the beginning. */
async function scrollThrough(page: Page, cards: number): Promise<void> {
  await page.evaluate(async (wanted) => {
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    while (document.querySelector(`.shelf > [aria-posinset="${wanted}"]`) === null) {
      scrollTo(0, document.documentElement.scrollHeight);
      await frame();
    }
    scrollTo(0, 0);
    while (document.querySelector('.shelf > [aria-posinset="1"]') === null) await frame();
  }, cards);
  await page.waitForLoadState('networkidle');
}

async function saveAll(browser: Browser, service: Service, count: number): Promise<Costs> {
  const stories = smallStories(count);
  await putStories(service.hook, stories);
  const { page, downloads, close } = await openShelfOf(browser, service, stories);
  await page.getByRole('button', { name: 'Search' }).click();
  const tasks = await tasksWhile(browser, page, async () => {
    await page.getByRole('button', { name: /^Save all/ }).click();
    await downloads.wait(500);
  });
  await close();
  return { [names.all]: Math.max(...tasks) / slower / count };
}

/** Counts the CPU of all processes for a save among so many saved stories, on a disk; no page of the app listens. */
async function saveAmong(service: Service, saved: number): Promise<Costs> {
  const stories = smallStories(saved + savesPerCount);
  await putStories(service.hook, stories);
  const device = await openDiskDevice({ worker: true });
  const downloads = await device.bareDownloads(service.origin);
  const ids = stories.map(({ id }) => id);
  await saveThem(downloads, ids.slice(0, saved));
  await downloads.settled();
  const oneByOne = async () => {
    for (const id of ids.slice(saved)) await saveThem(downloads, [id]);
  };
  const cpuTime = await cpuTimeOf(device.context, oneByOne);
  await device.close();
  return { [names.ledger]: cpuTime / savesPerCount };
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
