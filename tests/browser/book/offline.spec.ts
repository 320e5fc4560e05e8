// A whole story is read as a book without a network: the service is stopped and its port closed.
import { recordHistory, readHistory } from '../../support/browser/player-history';
import { animated, englishStory, expect, test, type Reader } from '../fixtures';
import { asBook, expectOpenAt, readingGestures, type Turn } from './book-page';

test.use(animated);

const last = 4;

/** The page from which on the narration is heard. */
const heardFrom = 2;

const pressNext: Turn = (reader) => reader.button('Next').click();

/** Does something on the stopped clock that turns a page, and waits until the book lies open there. */
async function turnTo(reader: Reader, turn: Turn, index: number): Promise<void> {
  await turn(reader);
  await reader.pass(2000);
  await expectOpenAt(reader.page, index);
}

async function hearToTheEnd(reader: Reader): Promise<void> {
  await recordHistory(reader.page);
  await reader.button('Play').click();
  await reader.waitUntilFinished(last);
  const played = (await readHistory(reader.page)).filter(({ state }) => state.includes('PLAYING'));
  expect(played).toHaveLength(last + 1 - heardFrom);
  for (const { playedSeconds, pictured } of played) {
    expect(playedSeconds).toBeGreaterThan(0.5);
    expect(pictured).toBe(true);
  }
  for (const { spoken } of played.slice(0, -1)) expect(spoken).not.toEqual([]);
  await expectOpenAt(reader.page, last);
}

// That each page is heard without a network, and each gesture reads a whole book, is in offline/saving.spec.ts and reading.spec.ts.
test('by keys, by a swipe and by the narration to the end, and again by buttons', async ({
  reader,
  page,
}) => {
  await page.clock.install({ time: 0 });
  await reader.openStory(englishStory, asBook(englishStory));
  await reader.waitUntilSaved(englishStory);
  await reader.goOffline();
  await page.reload();
  await expectOpenAt(page, 0);
  await page.clock.pauseAt(1_800_000);
  await turnTo(reader, readingGestures.keys.next, 1);
  await turnTo(reader, readingGestures.swipes.next, heardFrom);
  await page.clock.resume();
  await test.step('by the narration, in real time', () => hearToTheEnd(reader));
  await page.clock.pauseAt(3_600_000);
  await turnTo(reader, (own) => own.button('Restart').press('Enter'), 0);
  await test.step('by buttons', async () => {
    // The cover has no button but Play, once the controls have followed to it.
    await expect(reader.button('Next')).toHaveCount(0);
    await turnTo(reader, readingGestures.keys.next, 1);
    for (let index = 2; index <= last; index += 1) await turnTo(reader, pressNext, index);
    await pressNext(reader);
    await reader.pass(2000);
    await reader.expectState('LAST_SLIDE_FINISHED', last);
  });
});
