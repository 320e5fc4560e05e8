// Counts what a new favourite among ten thousand stories makes the app do again: it renders at most the visible cards and
// makes no summary again.
import type { Browser } from '@playwright/test';
import * as limits from '../../../../src/contract/limits';
import type { Service } from '../../../support/service/service';
import type { Line } from '../../tools/statistics';
import { countCalls } from './called';
import { newPage, openShelfIn } from './opened-shelf';
import { pressFavourite } from './press-favourite';

const { firstPage } = limits.gallery;
/** Texts in the functions that draw a card and summarise records. */
const texts = ['data-presentation-id', '.storyRating'];

export async function measureRendered(browser: Browser, service: Service): Promise<Line[]> {
  const page = await newPage(browser);
  const counter = await countCalls(page, texts);
  await openShelfIn(page, service);
  const [drawn = 0, summarised = 0] = await counter.take();
  // Otherwise the count would be of functions that do not exist.
  if (drawn < firstPage || summarised < 1) throw new Error('No card or no summary was counted');
  await pressFavourite(page, 'last');
  const [drawnAgain = Number.NaN, summarisedAgain = Number.NaN] = await counter.take();
  await page.context().close();
  return [
    {
      name: `cards rendered for a favourite, of ${firstPage}`,
      value: drawnAgain,
      limit: firstPage,
      detail: `${drawn} when the shelf was opened`,
    },
    {
      name: 'summaries made anew for a favourite',
      value: summarisedAgain,
      limit: 0,
      detail: `${summarised} of all when the shelf was opened`,
    },
  ];
}
