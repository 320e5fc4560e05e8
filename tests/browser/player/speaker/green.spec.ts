// The green screen behind a speaker is removed in three ways, and nothing is drawn while the film is paused.
import type { Page } from '@playwright/test';
import * as limits from '../../../../src/contract/limits';
import { expect, test, type Reader } from '../../fixtures';
import { filmPages, longTalk, media, openPage, playFilm, putFilmStory, seekNarration } from './film-story';

test.use({ installsWorker: false });

test('the speaker is drawn without the green, silent beside a narration and in step with it', async ({
  reader,
  service,
  page,
}) => {
  await putFilmStory(service.hook);
  await openPage(reader, filmPages.mp4);
  const { all, seen, green } = await drawnPixels(page);
  expect(all).toBe(512 * 512);
  expect(seen).toBeLessThan(all / 2);
  expect(green).toBe(0);
  expect(await media(reader)).toMatchObject({ muted: true, currentTime: 0 });

  await playFilm(reader, filmPages.mp4, 0.2);
  expect((await media(reader)).narration).toBeGreaterThan(0);
  // The film is set to the time at which the narration stopped, but not before it has arrived from an earlier seek.
  await expect
    .poll(async () => {
      const { currentTime, narration } = await media(reader);
      return Math.abs(currentTime - narration);
    })
    .toBeLessThanOrEqual(0.1);
  expect((await media(reader)).muted).toBe(true);
  expect((await drawnPixels(page)).green).toBe(0);
});

/** Waits until the speaker is drawn, and returns that picture's pixels: an empty canvas has no green either. */
async function drawnPixels(page: Page) {
  let pixels = await speakerPixels(page);
  const seen = async () => {
    pixels = await speakerPixels(page);
    return pixels.seen;
  };
  await expect.poll(seen).toBeGreaterThan(5000);
  return pixels;
}

/** Returns how many pixels of the speaker are visible, and how many of those are green by the rule of spec player §9. */
function speakerPixels(page: Page): Promise<{ all: number; seen: number; green: number }> {
  return page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.viewer-speaker canvas');
    // A worker or the graphics card keeps the canvas's context, but its pixels can be copied.
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

test('the green is removed by shader, worker and page exactly by the rule', async ({
  reader,
  service,
  page,
}) => {
  // The comparison itself stalls the GPU.
  reader.expectFault(/GPU stall due to ReadPixels/);
  await putFilmStory(service.hook);
  for (const painter of ['shader', 'worker', 'page'] as const)
    await test.step(painter, async () => {
      await page.goto('about:blank');
      await page.addInitScript(showPicture, [painter, limits.greenScreen.size] as const);
      await openPage(reader, filmPages.mp4);
      await expect(reader.player.locator(`.viewer-speaker[data-painter="${painter}"]`)).toBeVisible();
      await expect
        .poll(() => page.evaluate(compareWithRule, limits.greenScreen))
        .toEqual({ differing: 0, gone: true });
    });
});

test('a worker removes the green where the GPU is emulated, and nothing runs while the film is paused', async ({
  reader,
  service,
  page,
}) => {
  await putFilmStory(service.hook, [longTalk]);
  await page.addInitScript(() => {
    Object.assign(window, { framesSent: 0 });
    const whole = window.createImageBitmap;
    Object.assign(window, {
      createImageBitmap: (...source: Parameters<typeof whole>) => {
        Object.assign(window, { framesSent: Number(Reflect.get(window, 'framesSent')) + 1 });
        return whole(...source);
      },
    });
  });
  await openPage(reader, 1);
  await expect(reader.player.locator('.viewer-speaker[data-painter="worker"]')).toBeVisible();
  const sent = () => page.evaluate(() => Number(Reflect.get(window, 'framesSent')));
  const beforePlaying = await sent();
  await reader.button('Play').click();
  await expect
    .poll(async () => {
      // The film is shorter than the narration: a test that comes too late begins again.
      if ((await media(reader)).narration > 3) await seekNarration(reader, 0.5);
      return sent();
    })
    .toBeGreaterThan(beforePlaying + 5);
  await reader.button('Pause').click();
  await expect.poll(async () => (await media(reader)).paused).toBe(true);
  // The film may still be seeking, and draws once more when it has arrived.
  await expect
    .poll(async () => {
      const before = await sent();
      await frames(reader, 20);
      return (await sent()) - before;
    })
    .toBe(0);
});

/** Waits for `count` animation frames. */
async function frames({ page }: Reader, count: number): Promise<void> {
  await page.evaluate(async (left) => {
    for (let at = 0; at < left; at += 1) await new Promise(requestAnimationFrame);
  }, count);
}

/** Runs in the page: puts an opaque picture of every colour mixture in the film's place. */
function showPicture([painter, size]: readonly [string, number]): void {
  const picture = document.createElement('canvas');
  picture.width = size;
  picture.height = size;
  const context = picture.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('The browser has no canvas');
  const pixels = context.createImageData(size, size);
  // A linear congruential generator: the same mixtures in every run.
  let state = 7;
  for (let at = 0; at < pixels.data.length; at += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    pixels.data[at] = at % 4 === 3 ? 255 : state >> 16;
  }
  context.putImageData(pixels, 0, 0);
  Object.assign(window, { bookwormGreenScreen: { painter, picture } });
}

/** Runs in the page: returns how many pixels differ from the rule, and whether any were removed at all. */
function compareWithRule({ size, minGreen, margin }: { size: number; minGreen: number; margin: number }) {
  const pixelsOf = (canvas: HTMLCanvasElement): Uint8ClampedArray => {
    const copy = document.createElement('canvas');
    copy.width = size;
    copy.height = size;
    const context = copy.getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('The browser has no canvas');
    context.drawImage(canvas, 0, 0);
    return context.getImageData(0, 0, size, size).data;
  };
  const shown = document.querySelector<HTMLCanvasElement>('.viewer-speaker canvas');
  const forced: unknown = Reflect.get(window, 'bookwormGreenScreen');
  const picture: unknown = Reflect.get(Object(forced), 'picture');
  if (shown === null || !(picture instanceof HTMLCanvasElement)) throw new Error('Nothing is shown');
  const [before, after] = [pixelsOf(picture), pixelsOf(shown)];
  let differing = 0;
  let gone = false;
  for (let at = 0; at < before.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = before.subarray(at, at + 3);
    const isGreen = green > minGreen && green > blue + red - margin;
    const expected = isGreen ? [0, 0, 0, 0] : [red, green, blue, 255];
    if (expected.some((value, part) => value !== after[at + part])) differing += 1;
    gone ||= isGreen;
  }
  return { differing, gone };
}
