// What is seen while a story is told: background, subtitles, the speaker without the green behind them.
import type { Page } from '@playwright/test';
import { filmPages, media, openPage, putFilmStory } from '../book/film-story';
import { englishStory, expect, test } from '../fixtures';

test('the picture behind is sharp at first, dimmed between and blurred when the story is over', async ({
  reader,
  page,
}) => {
  const background = page.locator('.viewer-background');
  await reader.openStory(englishStory);
  await expect(background).toHaveAttribute('data-look', 'sharp');
  for (const look of ['dimmed', 'dimmed', 'dimmed', 'dimmed', 'blurred']) {
    await page.keyboard.press('ArrowRight');
    await expect(background).toHaveAttribute('data-look', look);
  }
});

test('with blur in the address it is blurred from the start', async ({ reader, page }) => {
  await reader.openStory(englishStory, `/?blur=1#/view/${englishStory}`);
  await expect(page.locator('.viewer-background')).toHaveAttribute('data-look', 'blurred');
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

test('the speaker is drawn without the green, silent beside a narration and in step with it', async ({
  reader,
  service,
  page,
}) => {
  await putFilmStory(service.hook);
  await openPage(reader, filmPages.mp4);
  await expect.poll(async () => (await speakerPixels(page)).seen).toBeGreaterThan(5000);
  const { all, seen, green } = await speakerPixels(page);
  expect(all).toBe(512 * 512);
  expect(seen).toBeLessThan(all / 2);
  expect(green).toBe(0);
  expect(await media(reader)).toMatchObject({ muted: true, currentTime: 0 });

  // Paused by the page itself, as a test may come too late.
  await page.evaluate(() => {
    const video = document.querySelector('video');
    video?.addEventListener('timeupdate', () => {
      if (video.currentTime > 0.2) document.querySelector<HTMLElement>('[aria-label="Pause"]')?.click();
    });
  });
  await reader.button('Play').click();
  await expect.poll(async () => (await media(reader)).currentTime).toBeGreaterThan(0);
  await reader.expectState('PAUSED', filmPages.mp4);
  const { currentTime, narration, muted } = await media(reader);
  // The film is put where the voice stopped, which may be a little before.
  expect(narration).toBeGreaterThan(0);
  expect(Math.abs(currentTime - narration)).toBeLessThanOrEqual(0.1);
  expect(muted).toBe(true);
  expect((await speakerPixels(page)).green).toBe(0);
});

/** How many pixels of the speaker are seen, and how many of those are green by the rule of the specification. */
function speakerPixels(page: Page): Promise<{ all: number; seen: number; green: number }> {
  return page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.viewer-speaker canvas');
    // Whoever draws it, a worker or the card, keeps its context; what is seen can be copied.
    const copy = document.createElement('canvas').getContext('2d');
    if (canvas === null || copy === null) return { all: 0, seen: 0, green: 0 };
    Object.assign(copy.canvas, { width: canvas.width, height: canvas.height });
    copy.drawImage(canvas, 0, 0);
    const { data } = copy.getImageData(0, 0, canvas.width, canvas.height);
    let seen = 0;
    let green = 0;
    for (let at = 0; at < data.length; at += 4) {
      const [r = 0, g = 0, b = 0, alpha = 0] = [data[at], data[at + 1], data[at + 2], data[at + 3]];
      if (alpha === 0) continue;
      seen += 1;
      if (g > 80 && g > b + r - 50) green += 1;
    }
    return { all: data.length / 4, seen, green };
  });
}
