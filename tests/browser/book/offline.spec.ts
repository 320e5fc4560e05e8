// A whole story is read as a book without a network: the service is stopped and its port closed.
import { recordHistory, readHistory } from '../../support/browser/player-history';
import { animated, englishStory, expect, test, type Reader } from '../fixtures';
import { asBook, expectOpenAt, readingGestures, type Turn } from './book-page';

test.use(animated);

const last = 4;

/** Reads on the stopped clock from the page before `from` to the end, then returns to the cover. */
async function readToTheEnd(reader: Reader, next: Turn, from = 1): Promise<void> {
  const turn = async (how: Turn): Promise<void> => {
    await how(reader);
    await reader.pass(2000);
  };
  for (let index = from; index <= last; index += 1) {
    await turn(next);
    await expectOpenAt(reader.page, index);
  }
  await turn(next);
  await reader.expectState('LAST_SLIDE_FINISHED', last);
  await turn((own) => own.button('Restart').first().click());
  await expectOpenAt(reader.page, 0);
}

async function hearToTheEnd(reader: Reader): Promise<void> {
  await recordHistory(reader.page);
  await reader.button('Play').click();
  await reader.waitUntilFinished(last);
  const played = (await readHistory(reader.page)).filter(({ state }) => state.includes('PLAYING'));
  expect(played).toHaveLength(last + 1);
  for (const { playedSeconds, pictured } of played) {
    expect(playedSeconds).toBeGreaterThan(0.5);
    expect(pictured).toBe(true);
  }
  for (const { spoken } of played.slice(1, last)) expect(spoken).not.toEqual([]);
  await expectOpenAt(reader.page, last);
}

test('by the narration only, then by swipes, by keys, and by buttons only', async ({ reader, page }) => {
  await page.clock.install({ time: 0 });
  await reader.openStory(englishStory, asBook(englishStory));
  await reader.waitUntilSaved(englishStory);
  await reader.goOffline();
  await page.reload();
  await expectOpenAt(page, 0);
  await test.step('by the narration, in real time', () => hearToTheEnd(reader));
  await page.clock.pauseAt(3_600_000);
  await reader.button('Restart').first().click();
  await reader.pass(2000);
  await expectOpenAt(page, 0);
  for (const [name, { next }] of Object.entries(readingGestures))
    await test.step(`by ${name}`, () => readToTheEnd(reader, next));
  await test.step('by buttons', async () => {
    // The cover has no button but Play, once the controls have followed to it.
    await expect(reader.button('Next')).toHaveCount(0);
    await readingGestures.keys.next(reader);
    await reader.pass(2000);
    await expectOpenAt(page, 1);
    await readToTheEnd(reader, (own) => own.button('Next').click(), 2);
  });
});
