// Measures fitting the text of a book of 16 pages, against one forced layout for each page.
import type { Browser, Page } from '@playwright/test';
import { openService } from '../../../support/service/service';
import { median, type Line } from '../../tools/statistics';
import { openTablet } from '../../tools/tablet';
import { bundleOfApp } from '../../tools/app-module';

const rounds = 9;
const pages = 16;
const storyId = '940';

/** Returns a text: from one line to more than a page holds at the largest size. */
const textOf = (page: number): string =>
  Array.from({ length: 4 + page * 5 }, (_, word) => `word${(word * 7919 + page) % 97}`).join(' ');

interface Fits {
  readonly own: readonly number[];
  readonly baseline: readonly number[];
}

export async function measureTextFit(browser: Browser): Promise<Line[]> {
  const [module] = await bundleOfApp('src/features/viewer/book/use-book.ts');
  const service = await openService({ variant: 'bookworm', library: 'fixture' });
  const slides = Array.from({ length: pages }, (_, page) => ({ headline: `${page}`, text: textOf(page) }));
  await service.hook.put({
    entry: { id: storyId, title: 'Sixteen pages', language: 'English' },
    index: JSON.stringify({ kind: 'STORY', initialSlide: { headline: 'Sixteen pages' }, slides }),
  });
  const tablet = await openTablet(browser, { worker: false });
  const { page } = await tablet.newPage();
  // The page's policy allows scripts of the same origin only.
  await page.route('**/app-module.js', (route) =>
    route.fulfill({ contentType: module.type, body: module.body }),
  );
  await page.goto(`${service.origin}/#/story/read/${storyId}`);
  await page.locator('[data-book-state="read"]').waitFor();
  await page.waitForLoadState('networkidle');
  const fits = await fitInTurns(page);
  await tablet.context.close();
  await service.stop();
  const [own, baseline] = [median(fits.own), median(fits.baseline)];
  return [
    {
      name: `text fit of ${pages} pages, against one layout a page`,
      value: own / baseline,
      limit: 2,
      detail: `${own.toFixed(1)} ms against ${baseline.toFixed(1)} ms`,
    },
  ];
}

/** Measures both in pages that have not been laid out, like those of a book that is being opened. */
function fitInTurns(page: Page): Promise<Fits> {
  return page.evaluate(async (times) => {
    const address = '/app-module.js';
    const module: unknown = await import(address);
    const fitPages: unknown = Reflect.get(Object(module), 'fitPages');
    const place = document.querySelector<HTMLElement>('.book-place');
    if (place === null || typeof fitPages !== 'function') throw new Error('There is nothing to fit');
    const texts = [...place.querySelectorAll<HTMLElement>('.book-text')];
    const pageWidth = Number.parseFloat(getComputedStyle(place).getPropertyValue('--page-width'));
    const unfit = (): void => {
      place.style.display = 'none';
      for (const text of texts) text.style.fontSize = '7.5px';
      place.getBoundingClientRect();
      place.style.display = '';
    };
    const timed = (work: () => void): number => {
      unfit();
      const start = performance.now();
      work();
      place.getBoundingClientRect();
      return performance.now() - start;
    };
    const layOutEach = (): void => {
      for (const text of texts) {
        text.style.fontSize = '24px';
        if (text.scrollHeight < 0) throw new Error('A text is without height');
      }
    };
    const own: number[] = [];
    const baseline: number[] = [];
    for (let time = 0; time < times; time += 1) {
      baseline.push(timed(layOutEach));
      own.push(timed(() => fitPages(place, pageWidth)));
    }
    return { own, baseline };
  }, rounds);
}
