// Measures whether the shelf grows dearer with the cards that were scrolled through (`npm run bench -- growth`): the document after the
// first page and after 800 cards, and what a reveal, a return, a search and another language then take.
import type { Browser, Page } from '@playwright/test';
import * as limits from '../../../../src/contract/limits';
import { openService } from '../../../support/service/service';
import { longTask } from '../../tools/long-tasks';
import { tasksWhile } from '../../tools/page/main-thread';
import { median, type Line } from '../../tools/statistics';
import { openShelf } from '../gallery/opened-shelf';
import { bodies } from '../gallery/lists';
import { scrollToCard } from '../gallery/scrolling';

const { firstPage, nextPage } = limits.gallery;
const scrolled = firstPage + 37 * nextPage;
/** More than are scrolled through. */
const listed = 900;
const mostNodes = 2500;
const rounds = 3;
/** `tasksWhile` returns the time of a tablet that is so many times slower; the other limits are for this machine. */
const slower = 4;

/** What a person does, and for how long its tasks are watched, in milliseconds. */
const watched = 1500;

export async function measureShelfGrowth(browser: Browser): Promise<Line[]> {
  const service = await openService({ variant: 'bookworm', library: 'samples' });
  try {
    await fill(service);
    const first = await visit(browser, () => openShelf(browser, service), firstPage);
    const last = await visit(browser, () => openShelf(browser, service), scrolled);
    const ratio = (name: keyof typeof last, limit: number): Line => ({
      name: `${names[name]} after ${scrolled} cards, against after ${firstPage}`,
      value: last[name] / first[name],
      limit,
      detail: `${last[name].toFixed(1)} against ${first[name].toFixed(1)}`,
    });
    const absolute = (name: keyof typeof last, limit: number): Line => ({
      name: `${names[name]} after ${scrolled} cards`,
      value: last[name],
      limit,
      detail: '',
    });
    return [
      absolute('nodes', mostNodes),
      ratio('nodes', 3),
      absolute('reveal', longTask),
      absolute('jump', longTask),
      absolute('back', longTask),
      absolute('cleared', longTask),
      absolute('language', longTask),
      ratio('reveal', 2),
      ratio('back', 2),
      ratio('cleared', 2),
      ratio('language', 2),
    ];
  } finally {
    await service.stop();
  }
}

const names = {
  nodes: 'nodes in the document',
  reveal: `longest task of revealing ${nextPage} cards, CPU 4×, ms`,
  jump: 'longest task of a jump to another place of the shelf, ms',
  back: 'longest task of coming back from a page, ms',
  cleared: 'longest task of clearing a search, ms',
  language: 'longest task of changing the language, ms',
};

async function fill({ hook }: Awaited<ReturnType<typeof openService>>): Promise<void> {
  for (const [path, body] of Object.entries(bodies)) {
    const list: unknown = JSON.parse(body);
    const some = Array.isArray(list) ? list.slice(0, listed) : [];
    await hook.respond(path, { status: 200, body: JSON.stringify(some) });
  }
}

type Measured = Readonly<Record<keyof typeof names, number>>;

/** Returns the medians of the measures after so many cards. */
async function visit(browser: Browser, open: () => Promise<Page>, cards: number): Promise<Measured> {
  const measured: Measured[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await open();
    measured.push(await measureOnce(browser, page, cards));
    await page.context().close();
  }
  const medianOf = (name: keyof typeof names): number => median(measured.map((one) => one[name]));
  return {
    nodes: medianOf('nodes'),
    reveal: medianOf('reveal'),
    jump: medianOf('jump'),
    back: medianOf('back'),
    cleared: medianOf('cleared'),
    language: medianOf('language'),
  };
}

async function measureOnce(browser: Browser, page: Page, cards: number): Promise<Measured> {
  const longest = async (what: () => Promise<unknown>): Promise<number> => {
    const tasks = await tasksWhile(browser, page, async () => {
      await what();
      await page.waitForTimeout(watched);
    });
    return Math.max(...tasks);
  };
  if (cards > firstPage) await scrollToCard(page, cards - nextPage);
  const reveal = await longest(() => scrollToCard(page, cards));
  const nodes = await page.evaluate(countNodes);
  const jump = await longest(() =>
    page.evaluate(() => scrollTo(0, 0.4 * document.documentElement.scrollHeight)),
  );
  await page.evaluate(() => (location.hash = '#/imprint'));
  await page.getByRole('heading', { name: 'Imprint' }).waitFor();
  const back = await longest(() => page.goBack());
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('99th');
  await page.waitForTimeout(watched);
  const cleared = await longest(() => page.getByRole('searchbox').fill(''));
  const language = await longest(() => page.getByRole('button', { name: 'Deutsch' }).first().click());
  return {
    nodes,
    reveal,
    jump: jump / slower,
    back: back / slower,
    cleared: cleared / slower,
    language: language / slower,
  };
}

/** Runs in the page. */
function countNodes(): number {
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
  let nodes = 1;
  while (walker.nextNode() !== null) nodes += 1;
  return nodes;
}
