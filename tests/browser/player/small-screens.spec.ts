// The slides on the screens of phones: everything can be reached, and the text keeps its place.
import type { Locator } from '@playwright/test';
import { englishStory, expect, test } from '../fixtures';
import { longNarration, ownStory, putStory } from '../../support/service/own-story';
import { asBook } from '../book/book-page';

test.use({ installsWorker: false });

const longHeadline = '778';

/** Returns a text of `length` characters. */
const textOf = (length: number): string =>
  'The lamp looked out of the window and saw how far the evening was. '.repeat(20).slice(0, length).trim();

/** Returns the height of a slide and the size of its text, once fonts are loaded and the text is fitted. */
async function fittedText(slide: Element) {
  const read = () => {
    const text = slide.querySelector('.viewer-text');
    return { height: slide.clientHeight, fontSize: text && getComputedStyle(text).fontSize };
  };
  for (let reads = 0; reads < 50; reads += 1) {
    await document.fonts.ready;
    const before = read();
    // A hidden text is measured in at most six timers of 0 ms: however busy the page is, they come before these.
    for (let timers = 0; timers < 10; timers += 1) await new Promise((resolve) => setTimeout(resolve, 10));
    const after = read();
    if (after.height === before.height && after.fontSize === before.fontSize) return after;
  }
  throw new Error('The text is not fitted');
}

/** Returns the controls that are not whole on the screen once they have the focus, or are scrolled to. */
async function outOfReach(controls: Element[], focuses: boolean): Promise<string[]> {
  const hidden: string[] = [];
  for (const control of controls) {
    if (!focuses) control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    else if (control instanceof HTMLElement) control.focus();
    const ratio = await new Promise<number>((seen) =>
      new IntersectionObserver(([entry], observer) => {
        observer.disconnect();
        seen(entry?.intersectionRatio ?? 0);
      }).observe(control),
    );
    if (ratio < 0.99) hidden.push(control.getAttribute('aria-label') ?? control.textContent);
  }
  return hidden;
}

test('each control is on the screen or can be reached in the menu, on the smallest one, too', async ({
  reader,
  page,
}) => {
  await test.step('in the menu of slides, on a phone in landscape', async () => {
    await page.setViewportSize({ width: 640, height: 280 });
    await reader.openStory(englishStory);
    await page.keyboard.press('ArrowRight');
    await reader.openMenu();
    const parts = page.getByRole('region', { name: 'More' }).locator('button:visible, a:visible');
    expect(await parts.count()).toBeGreaterThanOrEqual(5);
    await expect.poll(() => parts.evaluateAll(outOfReach, true)).toEqual([]);
  });
  await test.step('the scrub bar begins where the buttons below it do', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const bar = await page.locator('.viewer-scrub-bar').boundingBox();
    const back = await reader.button('Previous').boundingBox();
    expect([bar?.x, back?.x]).toEqual([24, 24]);
  });
  await reader.openStory(englishStory, asBook(englishStory));
  await page.keyboard.press('ArrowRight');
  await expect(reader.player).toHaveAttribute('data-player-state', 'PAUSED');
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [390, 844],
    [577, 360],
    [600, 800],
  ] as const)
    await test.step(`a book on ${width}×${height}`, async () => {
      await page.setViewportSize({ width, height });
      await reader.openMenu();
      const buttons = page.locator('.viewer-bar').locator('button:visible, a:visible');
      expect(await buttons.count()).toBeGreaterThanOrEqual(11);
      await expect.poll(() => buttons.evaluateAll(outOfReach, false)).toEqual([]);
      await page.keyboard.press('Escape');
    });
});

test.describe('a phone in portrait', () => {
  test.use({ viewport: { width: 375, height: 667 } });

  test('picture and text keep their place whatever the length of the subtitle, and a long headline leaves space for the text below it', async ({
    reader,
    page,
    service,
  }) => {
    const narrated = (...lengths: readonly number[]) => ({
      headline: 'Sleeping lamps',
      text: textOf(150),
      audioPath: 'long.wav',
      transcription: lengths.map((length, at) => ({ text: textOf(length), start: at * 20 })),
    });
    await putStory(service.hook, [narrated(20, 200), narrated(30, 100)], [longNarration('long.wav')]);
    await reader.openStory(ownStory);
    await page.keyboard.press('ArrowRight');
    await reader.expectState('PAUSED', 1);
    const subtitles = page.locator('.viewer-subtitles');
    const measured = (stage: string) => page.locator(`${stage} > .viewer-slide`).evaluate(fittedText);
    await expect(subtitles).toHaveText(textOf(20));
    const before = await measured('.viewer-stage:not([data-ahead])');
    await page.evaluate(() => Object.assign(document.querySelector('audio') ?? {}, { currentTime: 21 }));
    await expect(subtitles).toHaveText(textOf(200));
    expect(await measured('.viewer-stage:not([data-ahead])')).toEqual(before);
    // The next slide, whose subtitles need less space, was laid out as it is shown.
    await expect(page.locator('.viewer-stage[data-ahead]')).toHaveCount(1);
    const prepared = await measured('.viewer-stage[data-ahead]');
    await page.keyboard.press('ArrowRight');
    await reader.expectState('PAUSED', 2);
    await expect(subtitles).toHaveText(textOf(30));
    const shown = await measured('.viewer-stage:not([data-ahead])');
    expect(shown).toEqual(prepared);
    expect(shown.height).toBeGreaterThan(before.height);
    await test.step('and on an even smaller one a headline of one line is whole', async () => {
      await page.setViewportSize({ width: 375, height: 400 });
      const headline = page.locator('.viewer-stage:not([data-ahead]) .viewer-headline');
      const hidden = () => headline.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      await expect(headline).toHaveText('Sleeping lamps');
      expect(await hidden()).toBeLessThanOrEqual(0);
    });
    await test.step('on a phone in landscape a long headline leaves space for the text below it, and scrolls', async () => {
      const long = { headline: textOf(480), text: textOf(400) };
      const transcription = [{ text: 'A sentence.', start: 0 }];
      await putStory(
        service.hook,
        [{ ...long, audioPath: 'long.wav', transcription }],
        [longNarration('long.wav')],
        { id: longHeadline },
      );
      await page.setViewportSize({ width: 568, height: 320 });
      await reader.openStory(longHeadline);
      await page.keyboard.press('ArrowRight');
      await expect(page.locator('.viewer-subtitles')).toBeVisible();
      const shown = page.locator('.viewer-stage:not([data-ahead]) > .viewer-slide');
      const [headline, text] = [shown.locator('.viewer-headline'), shown.locator('.viewer-text')];
      expect(await text.evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThanOrEqual(40);
      const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
      expect(await topOf(headline)).toBeGreaterThanOrEqual(await topOf(shown));
      for (const part of [headline, text]) {
        // Once it has been measured.
        await expect(part).toHaveAttribute('tabindex', '0');
        await part.focus();
        await page.keyboard.press('End');
        await expect.poll(() => part.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
      }
    });
  });
});
