// A whole story is read as a book: by swipes only, by keys only, by buttons only, by the narration only.
import { recordHistory, readHistory } from '../../support/browser/player-history';
import { animated, englishStory, expect, test, type Reader, type Service } from '../fixtures';
import { longNarration, longPage, ownStory, putStory } from '../../support/service/own-story';
import { asBook, expectOpenAt, readingGestures, type Gestures, type Turn } from './book-page';

test.use({ ...animated, installsWorker: false });

const last = 4;

/** Milliseconds: longer than a page turns, and than a cover without sound holds before the first page. */
const [aTurn, aSilentCover] = [2000, 8000];

interface Mark {
  readonly text: string;
  /** Seconds of the narration: when the sentence begins, and when the mark appeared. */
  readonly start: number;
  readonly playedTo: number;
  /** Milliseconds since the playback time passed the beginning, without the time for which the machine blocked the page. */
  readonly late: number;
}

declare global {
  interface Window {
    bookMarks?: Mark[];
  }
}

/** Records each mark as it appears; the fixture's second sentences begin after half a second. */
async function watchMarks({ page }: Reader, secondsPerSentence: number): Promise<void> {
  await page.evaluate((spacing) => {
    const marked: Mark[] = [];
    window.bookMarks = marked;
    const playbackTime = () => document.querySelector('audio')?.currentTime ?? Number.NaN;
    // A playback time that the machine stopped jumps: what counts is when the page could first see that it passed the
    // beginning.
    const beat = 5;
    const beats: { readonly at: number; readonly playedTo: number }[] = [];
    setInterval(() => beats.push({ at: performance.now(), playedTo: playbackTime() }), beat);
    const lateAfter = (start: number): number => {
      const before = beats.findLastIndex(({ playedTo }) => playedTo < start);
      const past = [...beats.slice(before + 1).map(({ at }) => at), performance.now()];
      const gaps = past.slice(1).map((at, gap) => at - (past[gap] ?? at));
      // Between two beats a busy machine kept the page waiting for all but one beat.
      return gaps.reduce((all, gap) => all + Math.min(gap, beat), 0);
    };
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (!(target instanceof HTMLElement) || target.dataset['spoken'] === undefined) continue;
        if (target.closest('.book-place') === null) continue;
        const start = Number(target.dataset['cue']) * spacing;
        marked.push({
          text: target.textContent ?? '',
          start,
          playedTo: playbackTime(),
          late: lateAfter(start),
        });
      }
    }).observe(document.body, { subtree: true, attributeFilter: ['data-spoken'] });
  }, secondsPerSentence);
}

const marks = ({ page }: Reader): Promise<Mark[]> => page.evaluate(() => window.bookMarks ?? []);

/** Turns a page by `turn` on the stopped clock, and checks that it lands at `index`. */
async function turnTo(reader: Reader, turn: Turn, index: number): Promise<void> {
  await turn(reader);
  await reader.pass(aTurn);
  await expectOpenAt(reader.page, index);
}

/** Turns the last page by `turn`: the story is over. */
async function finish(reader: Reader, turn: Turn): Promise<void> {
  await turn(reader);
  await reader.pass(aTurn);
  await reader.expectState('LAST_SLIDE_FINISHED', last);
}

async function readByGestures(reader: Reader, gestures: Gestures): Promise<void> {
  const { next, previous } = gestures;
  for (let index = 1; index <= last; index += 1) await turnTo(reader, next, index);
  await finish(reader, next);
  await expect(reader.button('Hear again')).toBeVisible();
  // Back again, two at a time: the second comes in the middle of the first turn. By a key, since the slip may lie where the bar is.
  await turnTo(reader, (own) => own.button('Restart').press('Enter'), 0);
  for (const [turns, index] of [
    [[next, next], 2],
    [[previous, next, previous], 1],
  ] as const) {
    for (const turn of turns) {
      await turn(reader);
      await reader.pass(aTurn / 8);
    }
    await reader.pass(aTurn);
    await expectOpenAt(reader.page, index);
  }
  await turnTo(reader, (own) => own.page.keyboard.press('r'), 0);
}

async function readByButtons(reader: Reader): Promise<void> {
  const press = (name: string) => (own: Reader) => own.button(name).click();
  await press('Play')(reader);
  await reader.pass(aSilentCover);
  await reader.expectState('PLAYING', 1);
  await turnTo(reader, press('Next'), 2);
  await reader.expectState('PLAYING', 2);
  await press('Pause')(reader);
  await reader.pass(aTurn);
  await reader.expectState('PAUSED', 2);
  for (const index of [1, 0]) await turnTo(reader, press('Previous'), index);
  await turnTo(reader, readingGestures.keys.next, 1);
  for (let index = 2; index <= last; index += 1) await turnTo(reader, press('Next'), index);
  await finish(reader, press('Next'));
  await recordHistory(reader.page);
  await press('Hear again')(reader);
  await reader.pass(aTurn);
  await expect
    .poll(async () => (await readHistory(reader.page))[1])
    .toMatchObject({ state: 'FIRST_SLIDE_PLAYING 0', bookWasOpen: true });
}

test('by swipes only, by keys only, by buttons only', async ({ reader, service }) => {
  // Long pages: every press comes before they turn by themselves.
  await putStory(
    service.hook,
    [1, 2, 3].map(() => longPage),
  );
  await reader.openStoryAndStopTime(ownStory, asBook(ownStory));
  await expectOpenAt(reader.page, 0);
  for (const [name, gestures] of Object.entries(readingGestures))
    await test.step(`by ${name}`, () => readByGestures(reader, gestures));
  await test.step('by buttons', () => readByButtons(reader));
});

/** Two pages of two sentences each, which last two seconds: long enough for a machine that stalls for one. */
const narrated = [
  'The lamp waited for the evening.',
  'Then it began to glow.',
  'A moth came.',
  'Then it was quiet.',
];

test('by the narration only, each sentence marked while it is spoken, and by dragging', async ({
  reader,
  service,
  page,
}) => {
  await putStory(
    service.hook,
    [narrated.slice(0, 2), narrated.slice(2)].map((sentences) => ({
      text: sentences.join(' '),
      audioPath: 'four.wav',
      transcription: sentences.map((text, at) => ({ text, start: at * 2 })),
    })),
    [longNarration('four.wav', 4)],
  );
  await reader.openStory(ownStory, asBook(ownStory));
  await recordHistory(page);
  await page.keyboard.press('ArrowRight');
  await expectOpenAt(page, 1);
  await reader.button('Play').click();
  // Two pages of four seconds, and what a machine that stalls adds to them.
  await expect
    .poll(async () => (await readHistory(page)).at(-1)?.state, { timeout: 90_000 })
    .toMatch(/^LAST_SLIDE/);
  await expectOpenAt(page, 3);
  await expect(page.locator('[data-spoken]')).toHaveCount(0);
  const history = await readHistory(page);
  const marked = (index: number) =>
    history.flatMap(({ state, spoken }) => (state.endsWith(` ${index}`) ? spoken : []));
  expect([1, 2, 3].map(marked)).toEqual([narrated.slice(0, 2), narrated.slice(2), []]);
  expect(
    history.filter(({ state }) => state.startsWith('PLAYING')).map(({ bookWasOpen }) => bookWasOpen),
  ).toEqual([true, true]);
  await test.step('at 0.75× and at 1.5× the mark keeps within 60 ms of the voice', () =>
    expectMarksInTime(reader, service));
  await test.step('by dragging pages over, and by their corners', () => readByDragging(reader));
});

async function expectMarksInTime(reader: Reader, service: Service): Promise<void> {
  const { page } = reader;
  const id = '778';
  // No page turns meanwhile: then the mark would wait for it (ADR-0016).
  const spacing = 1;
  const slide = {
    text: narrated.join(' '),
    audioPath: 'long.wav',
    transcription: narrated.map((text, at) => ({ text, start: at * spacing })),
  };
  await putStory(service.hook, [slide, slide], [longNarration('long.wav', 30)], { id });
  await reader.openStory(id, asBook(id));
  await watchMarks(reader, spacing);
  const later = async () => (await marks(reader)).filter(({ start }) => start > 0);
  for (const [at, speed] of ['0.75', '1.5'].entries()) {
    await page.keyboard.press('ArrowRight');
    await expectOpenAt(page, at + 1);
    await reader.openMenu();
    while ((await reader.button(`Speed ${speed}×`).count()) === 0)
      await reader.player.getByRole('button', { name: /^Speed / }).click();
    await reader.button('Play').click();
    await expect.poll(async () => (await later()).length).toBe((at + 1) * (narrated.length - 1));
    await reader.button('Pause').click();
  }
  for (const { playedTo, start, late } of await later()) {
    expect(playedTo).toBeGreaterThanOrEqual(start);
    expect(late).toBeLessThanOrEqual(60);
  }
}

async function readByDragging(reader: Reader): Promise<void> {
  const { page } = reader;
  await reader.openStory(englishStory, asBook(englishStory));
  await expectOpenAt(page, 0);
  const box = await page.locator('.book-block').boundingBox();
  if (box === null) throw new Error('There is no book');
  await page.mouse.click(box.x + box.width * 0.75, box.y + box.height / 2);
  await expectOpenAt(page, 1);
  // It slides over the table until after the page has turned.
  await expect(page.locator('.book-place[data-book-moves]')).toHaveCount(0);
  const open = await page.locator('.book-block').boundingBox();
  if (open === null) throw new Error('There is no book');
  const at = (across: number, down: number) =>
    [open.x + open.width * across, open.y + open.height * down] as const;
  const state = () => page.locator('.book-place').getAttribute('data-book-state');

  await page.mouse.move(...at(0.99, 0.98));
  await expect.poll(state).toBe('fold_corner');
  await page.mouse.move(...at(0.75, 0.5));
  await expect.poll(state).toBe('read');

  // Before the middle the page falls back; past it, it turns.
  for (const [to, index] of [
    [0.7, 1],
    [0.2, 2],
  ] as const) {
    await page.mouse.move(...at(0.97, 0.95));
    await page.mouse.down();
    await page.mouse.move(...at(0.9, 0.9), { steps: 3 });
    await page.mouse.move(...at(to, 0.9), { steps: 6 });
    expect(await state()).toBe('user_fold');
    await page.evaluate(() => new Promise((later) => setTimeout(later, 260)));
    await page.mouse.up();
    await expectOpenAt(page, index);
  }
  await page.mouse.click(...at(0.01, 0.02));
  await expectOpenAt(page, 1);
  await reader.expectState('PAUSED', 1);
}
