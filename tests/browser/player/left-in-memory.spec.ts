// Turning a page leaves nothing in memory, however often that is done. What V8 compiles meanwhile and what the browser records is not
// the page's, and bounded; `npm run bench -- growth` turns 600 pages.
import { grownSince, heapObjectsOf } from '../../support/browser/heap-objects';
import { turnPages } from '../../support/browser/turn-pages';
import { asBook } from '../book/book-page';
import { englishStory, expect, test } from '../fixtures';

test.use({ installsWorker: false });

/** Until then each part of the page has run for the first time. */
const warmUp = 40;
const turns = 20;
/** At most; one is enough where nothing grows. */
const rounds = 5;

for (const [view, address] of [
  ['slides', undefined],
  ['book', asBook(englishStory)],
] as const)
  test(`turning pages leaves no objects, in the ${view}`, async ({ reader, page }) => {
    await reader.openStoryAndStopTime(englishStory, address);
    await turnPages(page, warmUp);
    // What happens once, whenever a slow machine comes to it, leaves some objects; what a turn leaves, every turn leaves.
    let before = await heapObjectsOf(page);
    let leftEachTime: string[] | undefined;
    for (let round = 0; round < rounds && leftEachTime?.length !== 0; round += 1) {
      await turnPages(page, turns);
      const after = await heapObjectsOf(page);
      const grown = grownSince(before, after, turns / 2);
      leftEachTime = (leftEachTime ?? Object.keys(grown)).filter((kind) => kind in grown);
      before = after;
    }
    await expect(reader.player).toHaveAttribute('data-slide-index', '0');
    expect(leftEachTime, 'the kinds of objects that each turn leaves').toEqual([]);
  });
