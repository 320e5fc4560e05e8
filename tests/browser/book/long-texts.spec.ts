// Texts and subtitles that are longer than their place: they stay large enough, scroll, and follow the narration (spec book §3,
// player §8).
import type { Page } from '@playwright/test';
import { expect, test, type Reader, type Service } from '../fixtures';
import { longNarration, ownStory, putStory } from '../../support/service/own-story';
import { asBook, expectOpenAt, swipeOver } from './book-page';

test.use({ installsWorker: false, hasTouch: true });

const sentences = Array.from(
  { length: 100 },
  (_, at) => `The lamp looked out for the ${at + 1}th time, so it did.`,
);
const longText = {
  headline: 'Long',
  text: sentences.join(' '),
  audioPath: 'long.wav',
  transcription: sentences.map((text, start) => ({ text, start })),
};

/** Moves the narration, which the open page need not play. */
const seek = (page: Page, seconds: number) =>
  page.evaluate(
    (time) => Object.assign(document.querySelector('audio') ?? {}, { currentTime: time }),
    seconds,
  );

/** Returns how a text that scrolls is shown. */
const scrolled = (page: Page, selector: string) =>
  page.locator(selector).evaluate((text) => ({
    size: Number.parseFloat(getComputedStyle(text).fontSize),
    goesOn: text.dataset['more'],
    top: text.scrollTop,
    height: text.clientHeight,
    hidden: text.scrollHeight - text.clientHeight,
  }));

/** Waits until all of a sentence is within the text that scrolls it; its letters are a little taller than its lines. */
async function expectSentenceInView(page: Page, text: string, cue: number): Promise<void> {
  const outside = () =>
    page.locator(`${text} [data-cue="${cue}"]`).evaluate(
      (sentence, scroller) => {
        const place = sentence.closest(scroller)?.getBoundingClientRect();
        const { top, bottom } = sentence.getBoundingClientRect();
        return Math.max((place?.top ?? Number.NaN) - top, bottom - (place?.bottom ?? Number.NaN));
      },
      text.split(' ').at(-1) ?? '',
    );
  await expect.poll(outside, `sentence ${cue} in ${text}`).toBeLessThanOrEqual(3);
}

/** Moves a finger up or down over the middle of an element. */
async function moveFinger(page: Page, selector: string, distance: number): Promise<void> {
  const box = await page.locator(selector).boundingBox();
  if (box === null) throw new Error('There is no text');
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', moved: number) => {
    const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 + moved };
    return client.send('Input.dispatchTouchEvent', { type, touchPoints: [finger] });
  };
  await touch('touchStart', 0);
  for (let step = 1; step <= 6; step += 1) await touch('touchMove', (distance * step) / 6);
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const openPage = '.book-page:not([inert]) .book-text';

test('a text that is too long for its page stays large, scrolls, and follows the narration, in book, slides and subtitles', async ({
  reader,
  page,
  service,
}) => {
  await putStory(service.hook, [longText], [longNarration('long.wav', 100)]);
  for (const [width, height, smallest] of [
    [1180, 820, 12],
    [390, 844, 18],
  ] as const) {
    await page.setViewportSize({ width, height });
    await reader.openStory(ownStory, `/?${width}${asBook(ownStory).slice(1)}`);
    await page.keyboard.press('ArrowRight');
    await expectOpenAt(page, 1);
    await expect(page.locator(openPage)).toHaveAttribute('data-more', 'below');
    expect(await scrolled(page, openPage)).toMatchObject({ size: smallest, top: 0 });
    await test.step('by keys and wheel', async () => {
      await page.keyboard.press('ArrowDown');
      await expect(page.locator(openPage)).toHaveAttribute('data-more', 'above below');
      await page.keyboard.press('ArrowUp');
      await expect(page.locator(openPage)).toHaveAttribute('data-more', 'below');
      await page.locator(openPage).hover();
      await page.mouse.wheel(0, 20_000);
      await expect(page.locator(openPage)).toHaveAttribute('data-more', 'above');
      await expectOpenAt(page, 1);
    });
    await test.step('with the narration', async () => {
      for (const cue of [50, 99, 0]) {
        await seek(page, cue + 0.5);
        await expectSentenceInView(page, openPage, cue);
      }
    });
    await test.step('by a finger, which moves sideways to turn the page', async () => {
      await moveFinger(page, openPage, -60);
      await expect.poll(async () => (await scrolled(page, openPage)).top).toBeGreaterThan(20);
      await expectOpenAt(page, 1);
      await swipeOver(page.locator(openPage), 'next');
      await expectOpenAt(page, 2);
      await page.keyboard.press('ArrowLeft');
      await expectOpenAt(page, 1);
    });
    await test.step('as slides', async () => {
      await reader.choose('Watch as slides');
      const text = '.viewer-text';
      await expect(page.locator(text)).toHaveAttribute('data-more', /below/);
      expect((await scrolled(page, text)).size).toBe(Math.max(16, smallest));
      for (const cue of [50, 99, 0]) {
        await seek(page, cue + 0.5);
        await expectSentenceInView(page, text, cue);
      }
    });
  }
  await test.step('a subtitle that is too long leaves the pages in sight, and moves on as it is spoken', () =>
    readLongSubtitle(reader, service));
});

async function readLongSubtitle(reader: Reader, service: Service): Promise<void> {
  const { page } = reader;
  const id = '778';
  const transcription = [{ text: 'This is not in the text of the page. '.repeat(36), start: 0 }];
  const spoken = { headline: 'A page', text: 'Short.', audioPath: 'long.wav', transcription };
  await putStory(service.hook, [spoken], [longNarration('long.wav', 100)], { id });
  const subtitle = '.viewer-subtitles > p';
  for (const [width, height, address] of [
    [1180, 820, '/#/story/read/'],
    [375, 667, '/#/view/'],
    [667, 375, '/#/story/read/'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await reader.openStory(id, `/?${width}${address.slice(1)}${id}`);
    await page.keyboard.press('ArrowRight');
    await expect(page.locator(subtitle)).toHaveAttribute('data-more', 'below');
    const shown = await scrolled(page, subtitle);
    expect(shown.top).toBe(0);
    expect(shown.height).toBeLessThan(height / 4);
    await expect(page.locator(subtitle)).toBeInViewport({ ratio: 1 });
    await seek(page, 50);
    await expect.poll(async () => (await scrolled(page, subtitle)).top).toBeGreaterThan(shown.hidden / 3);
    expect((await scrolled(page, subtitle)).top).toBeLessThan((shown.hidden * 2) / 3);
    await seek(page, 99.9);
    await expect(page.locator(subtitle)).toHaveAttribute('data-more', 'above');
    // The keyboard reaches it.
    await page.locator(subtitle).focus();
    await page.keyboard.press('Home');
    await expect(page.locator(subtitle)).toHaveAttribute('data-more', 'below');
  }
}
