// Measures parsing, summarising and ordering both lists with the app's own code, against JSON.parse of the same bodies: each
// time in a page that has never run either, as when the gallery is opened.
import type { Browser, Page } from '@playwright/test';
import { bundleOfApp } from '../../tools/app-module';
import type { BenchSite } from '../../tools/bench-site';
import { textFile, type BaselineFile } from '../../tools/baseline-site';
import { marks, workBetweenMarks } from '../../tools/page/main-thread';
import { steadyRatio, type Line } from '../../tools/statistics';
import { bodies, stories } from './lists';

const modules = {
  '/entries.js': 'src/contract/presentation/list-entry.ts',
  '/ratings.js': 'src/contract/presentation/feedback.ts',
  '/shelf-order.js': 'src/features/gallery/shelf-order.ts',
} as const;

/** Gives a page two functions that process the bodies; either returns the number of stories. */
const script = `
import { parsePresentationList } from '/entries.js';
import { parseFeedbackList, summariseFeedback } from '/ratings.js';
import { putFirst, shelfOf } from '/shelf-order.js';
const lists = ${JSON.stringify(Object.keys(bodies))};
const [entryText, ratingText] = await Promise.all(lists.map((list) => fetch(list).then((answer) => answer.text())));
const readers = {
  baseline() {
    const entries = JSON.parse(entryText);
    JSON.parse(ratingText);
    return entries.length;
  },
  product() {
    const { entries } = parsePresentationList(JSON.parse(entryText));
    const summaries = summariseFeedback(parseFeedbackList(JSON.parse(ratingText)).entries);
    const shelf = shelfOf(entries, 'en', ({ id }) => summaries.get(id)?.averageRating ?? 0);
    return putFirst(shelf, ({ id }) => id.endsWith('7')).length;
  },
};
globalThis.countStories = (reader) => new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    performance.mark('${marks.start}');
    const count = readers[reader]();
    performance.mark('${marks.end}');
    resolve(count);
  };
  port2.postMessage('');
});
document.title = 'ready';
`;

export async function measureReading(browser: Browser, site: BenchSite): Promise<Line> {
  site.baseline.serve([...(await bundles()), ...files()]);
  const result = await steadyRatio(
    { least: 7, most: 21, within: 0.2 },
    () => countStories(browser, site, 'baseline'),
    () => countStories(browser, site, 'product'),
  );
  const { ratio, product, baseline, pairs, within } = result;
  return {
    name: '10,000 stories and 50,000 ratings read, summarised and ordered, against JSON.parse of them',
    value: ratio,
    limit: 3,
    detail: `±${within.toFixed(2)} in ${pairs} pairs, ${Math.round(product)} ms against ${Math.round(baseline)} ms`,
  };
}

async function countStories(
  browser: Browser,
  site: BenchSite,
  reader: 'baseline' | 'product',
): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(site.baseline.origin);
  await page.waitForFunction(() => document.title === 'ready');
  let count: unknown;
  const work = await workBetweenMarks(browser, page, async () => {
    count = await countIn(page, reader);
  });
  await context.close();
  if (count !== stories) throw new Error(`The ${reader} has ${String(count)} stories`);
  return work;
}

const countIn = (page: Page, reader: string): Promise<unknown> =>
  page.evaluate((asked) => {
    const count: unknown = Reflect.get(globalThis, 'countStories');
    return typeof count === 'function' ? count(asked) : undefined;
  }, reader);

async function bundles(): Promise<BaselineFile[]> {
  return Promise.all(
    Object.entries(modules).map(async ([path, source]) => ({ ...(await bundleOfApp(source))[0], path })),
  );
}

function files(): BaselineFile[] {
  const page = '<!doctype html><title></title><script type="module" src="/countStories.js"></script>';
  return [
    textFile('/', 'text/html; charset=utf-8', page),
    textFile('/countStories.js', 'text/javascript', script),
    ...Object.entries(bodies).map(([path, body]) => textFile(path, 'application/json', body)),
  ];
}
