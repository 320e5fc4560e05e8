// Measures choosing a favourite among ten thousand stories, from the press until its new place is painted. The baseline is a
// bare page of the same cards, which moves the same card with the same animation.
import type { Browser, Page } from '@playwright/test';
import * as limits from '../../../../src/contract/limits';
import type { Service } from '../../../support/service/service';
import type { BenchSite } from '../../tools/bench-site';
import { workBetweenMarks } from '../../tools/page/main-thread';
import { steadyRatio, type Line } from '../../tools/statistics';
import { bareShelf, openBareShelf } from './bare-shelf';
import { openShelf } from './opened-shelf';
import { pressFavourite, untilStill } from './press-favourite';

const cards = limits.gallery.firstPage;

export async function measureFavourite(browser: Browser, site: BenchSite, service: Service): Promise<Line> {
  const product = await openShelf(browser, service);
  site.baseline.serve(await bareShelf(product));
  const baseline = await openBareShelf(browser, site, product);
  // The first press of a visit also loads code.
  for (const page of [baseline, product]) await choose(browser, page);
  const result = await steadyRatio(
    { least: 9, most: 31, within: 0.1 },
    () => choose(browser, baseline),
    () => choose(browser, product),
  );
  await Promise.all([product, baseline].map((page) => page.context().close()));
  const { ratio, product: own, baseline: bare, pairs, within } = result;
  return {
    name: `a favourite from press to paint, against a bare page of the same ${cards} cards re-ordered`,
    value: ratio,
    limit: 1.5,
    detail: `±${within.toFixed(2)} in ${pairs} pairs, ${own.toFixed(1)} ms against ${bare.toFixed(1)} ms`,
  };
}

/** Makes the last card a favourite, which moves it to the front, and measures that. Then reverts it. */
async function choose(browser: Browser, page: Page): Promise<number> {
  const work = await workBetweenMarks(browser, page, () => pressFavourite(page, 'last'));
  await untilStill(page);
  await pressFavourite(page, 'first');
  await untilStill(page);
  return work;
}
