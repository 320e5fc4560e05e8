// Edge cases: a story of one page, a long cover, a long page in the column, and a pointer that leaves the book.
import { expect, test, type Reader, type Service } from '../fixtures';
import { longNarration, ownStory, putStory } from '../../support/service/own-story';
import { asBook, bookFacts, expectOpenAt, swipeOver } from './book-page';

test.use({ installsWorker: false });

const [longCover, pictured] = ['778', '779'];

test('a story of one page is a closed book and ends with the first swipe; a long cover is shown whole, a long page in a column', async ({
  reader,
  page,
  service,
}) => {
  const initialSlide = { headline: 'and never again', text: 'Once' };
  await service.hook.put({
    entry: { id: ownStory, title: 'Once', language: 'English' },
    index: JSON.stringify({ kind: 'STORY', initialSlide, slides: [] }),
  });
  await reader.openStory(ownStory, asBook(ownStory));
  await expectOpenAt(page, 0);
  const cover = await page.locator('.book-page[data-position="0"]').boundingBox();
  expect((cover?.x ?? 0) + (cover?.width ?? 0) / 2).toBeCloseTo(1180 / 2, -1);
  const lead = page.locator('.book-lead');
  // Before it is fitted it has the size of the style sheet.
  await expect(lead).toHaveAttribute('style', /font-size/);
  expect(parseFloat(await lead.evaluate((element) => getComputedStyle(element).fontSize))).toBeGreaterThan(
    18,
  );
  await swipeOver(page.locator('.book-place'), 'next');
  await expect(reader.player).toHaveAttribute('data-player-state', /^LAST_SLIDE_/);
  await expectOpenAt(page, 0);
  await test.step('a long cover has smaller text on separate lines, and shows all of it where that is large enough to read', async () => {
    const line = 'A tale for all who cannot sleep, and for their bears';
    // The contract swaps headline and text of a cover.
    const initialSlide = { headline: `${line}\n${line}\n${line}\n${line}\n${line}`, text: 'The lamp' };
    await service.hook.put({
      entry: { id: longCover, title: 'The lamp', language: 'English' },
      index: JSON.stringify({ kind: 'STORY', initialSlide, slides: [{ text: 'A page' }] }),
    });
    for (const [width, height] of [
      [1180, 820],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await reader.openStory(longCover, asBook(longCover));
      const lead = page.locator('.book-cover .book-lead');
      await expect(lead.locator('p')).toHaveCount(5);
      await expect(lead).toHaveAttribute('style', /font-size/);
      // It is fitted again once the story's font has come.
      await expect
        .poll(() => lead.evaluate((box) => box.scrollHeight - box.clientHeight > 1))
        .toBe(width === 390);
      const scale = await page
        .locator('.book')
        .evaluate((book) => book.style.getPropertyValue('--closed-scale'));
      const size = await lead.evaluate((box) => Number.parseFloat(getComputedStyle(box).fontSize));
      expect(Math.round(size * Number(scale))).toBeGreaterThanOrEqual(width === 390 ? 18 : 12);
      await lead.evaluate((box) => box.scrollTo(0, box.scrollHeight));
      await expect(lead.locator('p').last()).toBeInViewport({ ratio: 0.9 });
    }
  });
  await test.step('the column keeps the spoken sentence in view, and shows the one with which a page begins; choosing it returns the keyboard focus to the player', () =>
    readInColumn(reader, service));
});

test('a tap beside the closed book does nothing, one on its cover opens it, and a mouse button released outside releases the page', async ({
  reader,
  page,
  service,
}) => {
  await putStory(service.hook, [{ text: 'One' }, { text: 'Two' }]);
  await reader.openStoryAndStopTime(ownStory, asBook(ownStory));
  await expectOpenAt(page, 0);
  const cover = await page.locator('.book-page[data-position="0"]').boundingBox();
  if (cover === null) throw new Error('The book has no cover');
  const middle = cover.y + cover.height / 2;
  for (const [x, index] of [
    [cover.x - 40, 0],
    [cover.x + cover.width + 40, 0],
    [cover.x + cover.width / 2, 1],
  ] as const) {
    await page.mouse.click(x, middle);
    // Longer than a turn.
    await reader.pass(2000);
    await expectOpenAt(page, index);
  }
  await test.step('a mouse button released outside the book releases the page', async () => {
    const box = await page.locator('.book-block').boundingBox();
    if (box === null) throw new Error('There is no book');
    await page.mouse.move(box.x + box.width * 0.9, box.y + box.height / 2);
    await page.mouse.down();
    // From the page to beyond the edge of the screen in one move, as browsers report a quick flick.
    await page.mouse.move(box.x + box.width * 0.9, 819);
    await page.mouse.up();
    await page.mouse.move(box.x + box.width * 0.7, box.y + box.height / 2);
    await page.mouse.move(box.x + box.width * 0.3, box.y + box.height / 2, { steps: 4 });
    await reader.pass(2000);
    expect(await bookFacts(page)).toEqual({ spread: 1, state: 'read', index: 1 });
    // The next press counts as a first press.
    await page.mouse.click(box.x + box.width * 0.99, box.y + box.height * 0.98);
    await reader.pass(2000);
    await expectOpenAt(page, 2);
  });
});

async function readInColumn(reader: Reader, service: Service): Promise<void> {
  const { page } = reader;
  const long = '780';
  const sentences = Array.from({ length: 60 }, (_, at) => `The lamp said this for the ${at + 1}th time.`);
  await putStory(
    service.hook,
    [
      {
        headline: 'Long',
        text: sentences.join('\n'),
        audioPath: 'long.wav',
        transcription: sentences.map((text, at) => ({ text, start: at })),
      },
    ],
    [longNarration('long.wav')],
    { id: long },
  );
  await page.setViewportSize({ width: 844, height: 390 });
  await reader.openStory(long, asBook(long));
  await page.keyboard.press('ArrowRight');
  await reader.button('Read in larger text').click();
  await expect(reader.player).toBeFocused();
  await page.keyboard.press('Space');
  await reader.expectState('PLAYING', 1);
  // The last sentence, which stays marked for the rest of the narration.
  await page.evaluate(() => Object.assign(document.querySelector('audio') ?? {}, { currentTime: 59.2 }));
  const spoken = page.locator('.book-linear [data-spoken]');
  await expect(spoken).toHaveText(/60th time/);
  await expect(spoken).toBeInViewport({ ratio: 1 });
  await test.step('the column shows the sentence with which a page begins', async () => {
    const [first, second] = ['The lamp looked out of the window.', 'It waited for the evening.'];
    const spoken = (headline: string) => ({
      headline,
      text: `${first} ${second}`,
      imagePath: picture.name,
      audioPath: 'long.wav',
      transcription: [
        { text: first, start: 0 },
        { text: second, start: 60 },
      ],
    });
    await putStory(service.hook, [spoken('One'), spoken('Two')], [longNarration('long.wav', 100), picture], {
      id: pictured,
    });
    await page.setViewportSize({ width: 1280, height: 640 });
    await reader.openStory(pictured, asBook(pictured));
    await page.keyboard.press('ArrowRight');
    await reader.choose('Larger text');
    const sentence = page.locator('.book-linear [data-spoken]');
    await reader.button('Play').click();
    for (const index of [1, 2]) {
      await reader.expectState('PLAYING', index);
      await expect(sentence).toHaveText(first);
      await expect(sentence).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('ArrowRight');
    }
  });
}

const picture = {
  name: 'dot.png',
  base64: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
};
