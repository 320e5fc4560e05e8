// A whole story is read as a book without a network: the service is stopped and its port closed.
import { recordDiary, readDiary } from '../diary';
import { englishStory, expect, test, type Reader } from '../fixtures';
import { asBook, expectOpenAt, readingGestures } from './book-page';

const last = 4;

test.beforeEach(async ({ reader, page }) => {
  await reader.openStory(englishStory, asBook(englishStory));
  await reader.waitUntilSaved(englishStory);
  await reader.goOffline();
  await page.reload();
  await expectOpenAt(page, 0);
});

async function readToTheEnd(
  reader: Reader,
  next: (reader: Reader) => Promise<void>,
  from = 1,
): Promise<void> {
  for (let index = from; index <= last; index += 1) {
    await next(reader);
    await expectOpenAt(reader.page, index);
  }
  await next(reader);
  await reader.expectState('LAST_SLIDE_FINISHED', last);
  await reader.putRatingsAway();
  await reader.button('Restart').first().click();
  await expectOpenAt(reader.page, 0);
}

test('by swipes, by keys, then by buttons only', async ({ reader }) => {
  await readToTheEnd(reader, readingGestures.swipes.next);
  await readToTheEnd(reader, readingGestures.keys.next);
  // The cover has no button but Play, once the controls have followed to it.
  await expect(reader.button('Next')).toHaveCount(0);
  await readingGestures.keys.next(reader);
  await expectOpenAt(reader.page, 1);
  await readToTheEnd(reader, (own) => own.button('Next').click(), 2);
});

test('by the narration only', async ({ reader, page }) => {
  await recordDiary(page);
  await reader.button('Play').click();
  await reader.expectState('LAST_SLIDE_FINISHED', last);
  const played = (await readDiary(page)).filter(({ state }) => state.includes('PLAYING'));
  expect(played).toHaveLength(last + 1);
  for (const { playedSeconds, pictured } of played) {
    expect(playedSeconds).toBeGreaterThan(0.5);
    expect(pictured).toBe(true);
  }
  for (const { spoken } of played.slice(1, last)) expect(spoken).not.toEqual([]);
  await expectOpenAt(page, last);
});
