// The stage while a story plays: background and subtitles.
import type { Locator, Page } from '@playwright/test';
import { animated, englishStory, expect, test } from '../fixtures';

test.use({ ...animated, installsWorker: false });

/** Records each size that the shown slide has in a frame, from now on; the second call returns them. */
async function recordSizesOfSlide(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    const sizes = new Set<string>();
    Reflect.set(window, 'sizesOfSlide', sizes);
    const look = (): void => {
      if (Reflect.get(window, 'sizesOfSlide') !== sizes) return;
      const slide = document.querySelector(
        '.viewer-player:not([data-first]) > .viewer-stage > .viewer-slide',
      );
      if (slide) sizes.add(`${slide.clientWidth} × ${slide.clientHeight}`);
      requestAnimationFrame(look);
    };
    look();
  });
  return () =>
    page.evaluate(() => {
      const sizes: unknown = Reflect.get(window, 'sizesOfSlide');
      Reflect.deleteProperty(window, 'sizesOfSlide');
      return sizes instanceof Set ? [...sizes] : [];
    });
}

test('the slide behind the cover is laid out as it will be shown, and keeps its size while the controls come, at every size; the picture behind is dimmed, then blurred', async ({
  reader,
  page,
}) => {
  const sizeOf = (part: Locator) =>
    part.evaluate(({ clientWidth, clientHeight }) => `${clientWidth} × ${clientHeight}`);
  const ahead = page.locator('.viewer-stage[data-ahead] > .viewer-slide');
  const onlyPlay = page.locator('.viewer-controls[data-alone]');
  await reader.openStory(englishStory);
  for (const [width, height] of [
    [390, 844],
    [600, 900],
    [820, 1180],
    [1180, 820],
    [844, 390],
    [667, 375],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(ahead).toHaveCount(1);
    await expect(onlyPlay).toHaveCount(1);
    // With their fonts the controls may have another size.
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    const prepared = await sizeOf(ahead);
    const sizes = await recordSizesOfSlide(page);
    await page.keyboard.press('ArrowRight');
    await expect(reader.player.getByRole('slider')).toBeVisible();
    await expect(onlyPlay).toHaveCount(0);
    expect(await sizes(), `${width} × ${height}`).toEqual([prepared]);
    await page.keyboard.press('r');
    await reader.expectState('FIRST_SLIDE_PAUSED', 0);
  }
  await test.step('the picture behind is sharp at first, dimmed between and blurred when the story is over, or from the start by the address', async () => {
    const background = page.locator('.viewer-background');
    await expect(background).toHaveAttribute('data-look', 'sharp');
    for (const look of ['dimmed', 'dimmed', 'dimmed', 'dimmed', 'blurred']) {
      await page.keyboard.press('ArrowRight');
      await expect(background).toHaveAttribute('data-look', look);
    }
    await reader.openStory(englishStory, `/?blur=1#/view/${englishStory}`);
    await expect(background).toHaveAttribute('data-look', 'blurred');
  });
});

test('subtitles follow the clock of the narration, not a timer', async ({ reader, page }) => {
  const subtitles = page.locator('.viewer-subtitles');
  await reader.openStoryAndStopTime(englishStory);
  await page.keyboard.press('ArrowRight');
  await expect(subtitles).toHaveText('A small lamp stood on a shelf.');
  await reader.pass(5000);
  await expect(subtitles).toHaveText('A small lamp stood on a shelf.');
  const seek = (seconds: number) =>
    page.evaluate((time) => {
      const audio = document.querySelector('audio');
      if (audio !== null) audio.currentTime = time;
    }, seconds);
  await seek(0.7);
  await expect(subtitles).toHaveText('It waited for the evening.');
  await seek(0.2);
  await expect(subtitles).toHaveText('A small lamp stood on a shelf.');
  await page.keyboard.press('s');
  await expect(subtitles).toHaveCount(0);
  await page.keyboard.press('s');
  await expect(subtitles).toHaveText('A small lamp stood on a shelf.');
});
