// The speaker: films of every kind, beside a narration and alone, and the green that is taken out in three ways.
import type { Page } from '@playwright/test';
import { limits } from '../../../src/contract/limits';
import { countFramesAndTimers } from '../../bench/tools/page/at-rest';
import { expect, test, type Reader } from '../fixtures';
import { filmPages, filmStory, media, openPage, putFilmStory } from './film-story';
import { expectOpenAt } from './hand';

for (const [kind, spoken] of [
  ['ts', false],
  ['fmp4', true],
  ['webm', false],
  ['mp4', true],
] as const)
  test(`a film as ${kind} ${spoken ? 'is silent beside the narration' : 'speaks, and turns the page'}`, async ({
    reader,
    service,
  }) => {
    await putFilmStory(service.hook);
    await openPage(reader, filmPages[kind]);
    await reader.button('Play').click();
    await expect.poll(async () => (await media(reader)).currentTime).toBeGreaterThan(0.5);
    expect((await media(reader)).muted).toBe(spoken);
    await reader.button('Pause').click();
    await expect.poll(async () => (await media(reader)).paused).toBe(true);
    if (spoken) return;
    await reader.page.evaluate(() => {
      const video = document.querySelector('video');
      if (video !== null) video.currentTime = 3.7;
    });
    await reader.button('Play').click();
    await reader.expectState('PLAYING', filmPages[kind] + 1);
  });

test('lips are with the voice within 100 ms, at every speed', async ({ reader, service }) => {
  await putFilmStory(service.hook);
  await openPage(reader, filmPages.mp4);
  await reader.button('Play').click();
  for (const speed of [1, 1.25, 1.5, 0.75]) {
    // A machine that stalls may not keep up with the film at all: then again.
    await expect
      .poll(async () => {
        const apart = await watchLips(reader);
        return apart.filter((seconds) => seconds <= 0.1).length / apart.length;
      })
      .toBeGreaterThanOrEqual(0.95);
    await reader.button(`Speed ${speed}×`).click();
  }
});

/**
 * How far lips and voice are apart, in seconds, at each frame from the first second of the narration to 2.2: it is
 * told again from near the beginning, as a jump is what drifts most.
 */
function watchLips({ page }: Reader): Promise<number[]> {
  return page.evaluate(async () => {
    const [audio, video] = [document.querySelector('audio'), document.querySelector('video')];
    if (audio === null || video === null) throw new Error('There are no media');
    audio.currentTime = 0.2;
    const apart: number[] = [];
    while (audio.currentTime < 2.2) {
      await new Promise(requestAnimationFrame);
      if (audio.currentTime > 1) apart.push(Math.abs(audio.currentTime - video.currentTime));
    }
    // Before it is over, and the page with it.
    audio.currentTime = 0.2;
    return apart;
  });
}

test('in the book the speaker stands beside the pages, silent and in step', async ({
  reader,
  service,
  page,
}) => {
  await putFilmStory(service.hook);
  await openPage(reader, filmPages.mp4);
  await reader.button('Read as book').click();
  await expectOpenAt(page, filmPages.mp4);
  await expect(page.locator('.book > .viewer-speaker canvas')).toBeVisible();
  await reader.button('Play').click();
  await expect.poll(async () => (await media(reader)).currentTime).toBeGreaterThan(0.3);
  expect((await media(reader)).muted).toBe(true);
  await reader.button('Pause').click();
  await reader.button('Larger text').click();
  for (const [width, height] of [
    [390, 844],
    [1024, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => standsOnWords(page)).toBe(false);
  }
});

/** Whether the speaker stands where the column's words are, or will be when it is scrolled. */
function standsOnWords(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const column = document.querySelector('.book-linear');
    const speaker = document.querySelector('.viewer-speaker')?.getBoundingClientRect();
    if (column === null || speaker === undefined) throw new Error('Column or speaker is missing');
    const { left, right, top, bottom } = column.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(column);
    const across = [left + parseFloat(paddingLeft), right - parseFloat(paddingRight)] as const;
    return (
      across[0] < speaker.right &&
      across[1] > speaker.left &&
      top < speaker.bottom - 1 &&
      bottom > speaker.top + 1
    );
  });
}

test('the player of HLS is fetched only with such a film, and rests with it', async ({
  reader,
  service,
  page,
}) => {
  await putFilmStory(service.hook);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const players = () => asked.filter((path) => path.includes('hls-player')).length;
  await page.clock.install({ time: 0 });
  await countFramesAndTimers(page);
  await reader.openStoryAndStopTime(filmStory);
  expect(players()).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(
      async () => {
        await reader.pass(200);
        return (await media(reader)).readyState;
      },
      { intervals: [50] },
    )
    .toBe(4);
  expect(players()).toBe(1);
  await reader.pass(5000);
  await page.evaluate(() => Object.assign(window.restCounts ?? {}, { frames: 0, timers: 0 }));
  await reader.pass(10_000);
  expect(await page.evaluate(() => window.restCounts)).toEqual({ frames: 0, timers: 0 });
});

for (const [what, harm] of [
  ['whose playlist is gone', { path: 'ts.m3u8', how: 404 }],
  ['whose pieces break off', { path: 'ts-*.ts', how: 'reset' }],
] as const)
  test(`a film ${what} leaves a page to be read, reported once`, async ({ reader, service }) => {
    await putFilmStory(service.hook);
    await service.hook.fail(`/presentations/${filmStory}/${harm.path}`, harm.how);
    reader.expectFault(/404|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_FAILED|Failed to fetch/);
    reader.expectFault(/NarrationFailedError/);
    await openPage(reader, filmPages.ts);
    await reader.button('Play').click();
    await expect(reader.player.locator('.viewer-speaker')).toHaveCount(0, { timeout: 20_000 });
    expect((await reader.reports()).filter((told) => told.includes('NarrationFailedError'))).toHaveLength(1);
    await reader.expectState('PLAYING', filmPages.fmp4);
  });

test('a film that is broken beside a narration goes, and the voice goes on', async ({ reader, service }) => {
  await putFilmStory(service.hook);
  await service.hook.fail(`/presentations/${filmStory}/film.mp4`, {
    status: 200,
    body: 'no film',
    type: 'video/mp4',
  });
  reader.expectFault(/SpeakerFailedError/);
  await openPage(reader, filmPages.mp4);
  await reader.button('Play').click();
  await expect(reader.player.locator('.viewer-speaker')).toHaveCount(0);
  await reader.expectNarrationGrows();
  expect((await reader.reports()).filter((told) => told.includes('SpeakerFailedError'))).toHaveLength(1);
});

test('a playlist that leads elsewhere is not followed', async ({ reader, service, page }) => {
  await putFilmStory(service.hook);
  const playlist = '#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:2,\n/api/presentation\n#EXT-X-ENDLIST\n';
  await service.hook.put({
    id: filmStory,
    media: [{ name: 'ts.m3u8', base64: Buffer.from(playlist).toString('base64') }],
  });
  reader.expectFault(/NarrationFailedError/);
  await openPage(reader, filmPages.ts);
  const before = (await service.hook.requests()).filter(({ path }) => path === '/api/presentation').length;
  await reader.button('Play').click();
  await expect(reader.player.locator('.viewer-speaker')).toHaveCount(0);
  const after = (await service.hook.requests()).filter(({ path }) => path === '/api/presentation').length;
  expect(after).toBe(before);
  await expect(page.getByRole('heading', { name: 'Pieces of one kind' })).toBeVisible();
});

for (const way of ['shader', 'worker', 'page'] as const)
  test(`the green goes by ${way} exactly as the rule says`, async ({ reader, service, page }) => {
    // What the comparison itself costs the card.
    reader.expectFault(/GPU stall due to ReadPixels/);
    await putFilmStory(service.hook);
    await page.addInitScript(showPicture, [way, limits.greenScreen.size] as const);
    await openPage(reader, filmPages.mp4);
    await expect(reader.player.locator(`.viewer-speaker[data-way="${way}"]`)).toBeVisible();
    await expect
      .poll(() => page.evaluate(compareWithRule, limits.greenScreen))
      .toEqual({ differing: 0, gone: true });
  });

test('where a processor plays the card a worker takes the green out, and none while the film stands', async ({
  reader,
  service,
  page,
}) => {
  await putFilmStory(service.hook);
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
  await openPage(reader, filmPages.mp4);
  await expect(reader.player.locator('.viewer-speaker[data-way="worker"]')).toBeVisible();
  const sent = () => page.evaluate(() => Number(Reflect.get(window, 'framesSent')));
  await reader.button('Play').click();
  const beforePlaying = await sent();
  await expect.poll(sent).toBeGreaterThan(beforePlaying + 5);
  await reader.button('Pause').click();
  await expect.poll(async () => (await media(reader)).paused).toBe(true);
  // It may still look for its place, and draws once more when it is there.
  await expect
    .poll(async () => {
      const before = await sent();
      await frames(reader, 20);
      return (await sent()) - before;
    })
    .toBe(0);
});

/** Lets so many frames of the screen pass. */
async function frames({ page }: Reader, count: number): Promise<void> {
  await page.evaluate(async (left) => {
    for (let at = 0; at < left; at += 1) await new Promise(requestAnimationFrame);
  }, count);
}

/** In the page: a picture of every mixture, opaque, in the film's place. */
function showPicture([way, size]: readonly [string, number]): void {
  const picture = document.createElement('canvas');
  picture.width = size;
  picture.height = size;
  const context = picture.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('The browser has no canvas');
  const pixels = context.createImageData(size, size);
  // A linear congruence: the same mixtures at every run.
  let state = 7;
  for (let at = 0; at < pixels.data.length; at += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    pixels.data[at] = at % 4 === 3 ? 255 : state >> 16;
  }
  context.putImageData(pixels, 0, 0);
  Object.assign(window, { bookwormGreenScreen: { way, picture } });
}

/** In the page: how many pixels differ from the rule, and whether any are gone at all. */
function compareWithRule({ size, leastGreen, margin }: { size: number; leastGreen: number; margin: number }) {
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
    const isGreen = green > leastGreen && green > blue + red - margin;
    const expected = isGreen ? [0, 0, 0, 0] : [red, green, blue, 255];
    if (expected.some((value, part) => value !== after[at + part])) differing += 1;
    gone ||= isGreen;
  }
  return { differing, gone };
}
