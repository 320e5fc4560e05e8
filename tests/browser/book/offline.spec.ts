// A whole story, read as a book where there is no network: the service is really stopped, its port closed.
import { englishStory, expect, test, type Reader } from '../fixtures';
import { asBook, expectOpenAt, hands } from './hand';

const last = 4;

test.beforeEach(async ({ reader, page }) => {
  await reader.openStory(englishStory, asBook(englishStory));
  await reader.waitUntilKept(englishStory);
  await reader.goOffline();
  await page.reload();
  await expectOpenAt(page, 0);
});

async function readToTheEnd(reader: Reader, next: (reader: Reader) => Promise<void>): Promise<void> {
  for (let index = 1; index <= last; index += 1) {
    await next(reader);
    await expectOpenAt(reader.page, index);
  }
  await next(reader);
  await reader.expectState('LAST_SLIDE_FINISHED', last);
  await reader.putRatingsAway();
  await reader.button('Hear again').click();
  await reader.button('Pause').click();
  await expectOpenAt(reader.page, 0);
}

test('by swipes, by keys, then by buttons only', async ({ reader }) => {
  await readToTheEnd(reader, hands.swipes.next);
  await readToTheEnd(reader, hands.keys.next);
  await reader.button('Play').click();
  await readToTheEnd(reader, () => reader.button('Next').click());
});

test('by the narration only', async ({ reader, page }) => {
  await reader.button('Play').click();
  for (let index = 1; index <= last; index += 1) {
    await expect(reader.player).toHaveAttribute('data-slide-index', String(index), { timeout: 20_000 });
    if (index < last) await expect(page.locator('.book-place [data-spoken]')).not.toHaveCount(0);
    await reader.expectPicturesPainted();
  }
  await reader.expectState('LAST_SLIDE_FINISHED', last);
  await expectOpenAt(page, last);
});
