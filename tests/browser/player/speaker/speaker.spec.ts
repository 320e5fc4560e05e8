// The speaker: films of every kind, beside a narration and alone.
import type { Page, Request } from '@playwright/test';
import { countFramesAndTimers, ranWhile } from '../../../support/browser/at-rest';
import { expect, test, type Reader } from '../../fixtures';
import {
  filmPages,
  filmStory,
  longTalk,
  media,
  openPage,
  playFilm,
  putFilmStory,
  seekNarration,
} from './film-story';
import { expectOpenAt } from '../../book/book-page';

test.use({ installsWorker: false });

test('a film of any kind is silent beside a narration; else it speaks, and turns the page', async ({
  reader,
  service,
}) => {
  await putFilmStory(service.hook);
  await openPage(reader, filmPages.ts);
  for (const [kind, spoken] of [
    ['ts', false],
    ['fmp4', true],
    ['webm', false],
    ['mp4', true],
    ['apart', false],
  ] as const)
    await test.step(kind, async () => {
      await reader.expectState('PAUSED', filmPages[kind]);
      expect(await playFilm(reader, filmPages[kind], 0.5)).toBe(spoken);
      expect((await media(reader)).muted).toBe(spoken);
      if (spoken) return reader.page.keyboard.press('ArrowRight');
      expect((await media(reader)).soundBytes).toBeGreaterThan(0);
      await reader.page.evaluate(() => {
        const video = document.querySelector('video');
        if (video !== null) video.currentTime = 3.7;
      });
      if (kind !== 'apart') return void (await playFilm(reader, filmPages[kind] + 1, 0));
      await reader.button('Play').click();
      await reader.expectState('LAST_SLIDE_PLAYING', filmPages.apart + 1);
    });
});

test('the lips are within 100 ms of the voice at every speed, and beside the book’s pages the speaker is silent and covers no text', async ({
  reader,
  service,
  page,
}) => {
  // For a machine on which the film keeps up late at each speed.
  test.setTimeout(420_000);
  await putFilmStory(service.hook, [longTalk]);
  await openPage(reader, 1);
  // A narration that ended while the machine stalls would leave the page.
  await loopNarration(reader, true);
  await reader.button('Play').click();
  for (const speed of [1, 1.25, 1.5, 0.75]) {
    // The film may not keep up at all on a machine that stalls; then the measurement, which takes three seconds, is repeated.
    await expect
      .poll(
        async () => {
          const apart = await watchLips(reader);
          return apart.filter((seconds) => seconds <= 0.1).length / apart.length;
        },
        { timeout: 90_000 },
      )
      .toBeGreaterThanOrEqual(0.95);
    await reader.choose(`Speed ${speed}×`);
  }
  await reader.button('Pause').click();
  await loopNarration(reader, false);
  await reader.choose('Read as book');
  await expectOpenAt(page, 1);
  await expect(page.locator('.book > .viewer-speaker canvas')).toBeVisible();
  // The film is shorter than the narration.
  await seekNarration(reader, 0.2);
  await expect.poll(async () => (await media(reader)).currentTime).toBeCloseTo(0.2, 1);
  await reader.button('Play').click();
  await expect.poll(async () => (await media(reader)).currentTime).toBeGreaterThan(0.5);
  expect((await media(reader)).muted).toBe(true);
  await reader.button('Pause').click();
  await reader.choose('Larger text');
  for (const [width, height] of [
    [390, 844],
    [375, 667],
    [1024, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => coversText(page)).toBe(false);
  }
});

/** Has the narration begin again at its end, or not any more. */
function loopNarration({ page }: Reader, loops: boolean): Promise<void> {
  return page.evaluate((loop) => {
    const audio = document.querySelector('audio');
    if (audio === null) throw new Error('There is no narration');
    audio.loop = loop;
  }, loops);
}

/**
 * Returns the difference between lips and voice in seconds, at each frame from the first second of the narration to 2.2. The
 * narration first jumps back to its beginning, since a jump causes the largest difference.
 */
function watchLips({ page }: Reader): Promise<number[]> {
  return page.evaluate(async () => {
    const [audio, video] = [document.querySelector('audio'), document.querySelector('video')];
    if (audio === null || video === null) throw new Error('There are no media');
    audio.currentTime = 0.2;
    const apart: number[] = [];
    // On a machine that stalls there may be no frame for long, and the narration would play to its end meanwhile.
    const lastMoment = performance.now() + 20_000;
    while (audio.currentTime < 2.2 && performance.now() < lastMoment) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 500);
      });
      if (audio.currentTime > 1) apart.push(Math.abs(audio.currentTime - video.currentTime));
    }
    return apart;
  });
}

/** Returns whether the speaker covers the column's text, or will when it is scrolled. */
function coversText(page: Page): Promise<boolean> {
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

test('the HLS player is loaded only for such a film, and stops with it', async ({
  reader,
  service,
  page,
}) => {
  await putFilmStory(service.hook);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const filesUnderWay = watchFilm(page);
  const players = () => asked.filter((path) => /\bhls\b/.test(path)).length;
  await page.clock.install({ time: 0 });
  await countFramesAndTimers(page);
  await reader.openStoryAndStopTime(filmStory);
  expect(players()).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(
      async () => {
        // On a clock that goes ahead the player would end what a slow machine still loads.
        if (filesUnderWay() === 0) await reader.pass(200);
        return page.evaluate(isFilmLoaded);
      },
      { intervals: [50] },
    )
    .toBe(true);
  expect(players()).toBe(1);
  await reader.pass(5000);
  expect(await ranWhile(page, () => reader.pass(10_000))).toEqual({ frames: 0, timers: 0 });
});

/** Returns a function that counts the files of films that are being loaded. */
function watchFilm(page: Page): () => number {
  const files = new Set<Request>();
  page.on('request', (request) => {
    if (/\.(m3u8|ts)$/.test(request.url())) files.add(request);
  });
  page.on('requestfinished', (request) => files.delete(request));
  page.on('requestfailed', (request) => files.delete(request));
  return () => files.size;
}

/** Runs in the page: returns whether the film can play and is loaded to its end; the first half alone can play, too. */
function isFilmLoaded(): boolean {
  const video = document.querySelector('video');
  if (video === null || video.readyState < video.HAVE_ENOUGH_DATA) return false;
  const { buffered, duration } = video;
  return buffered.length > 0 && buffered.end(buffered.length - 1) >= duration - 0.5;
}

test('a film that cannot be played leaves its page readable, is reported once, and the story continues', async ({
  reader,
  service,
  page,
}) => {
  await putFilmStory(service.hook, [
    { headline: 'Another host', text: 'Words', speakerVideoPath: 'foreign.m3u8' },
    { headline: 'No playlist', speakerVideoPath: 'gone.m3u8' },
    { headline: 'No pieces', speakerVideoPath: 'ts.m3u8' },
    { headline: 'No film', speakerVideoPath: 'broken.mp4', audioPath: 'narration.mp3' },
  ]);
  const playlist = '#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:2,\n/api/presentation\n#EXT-X-ENDLIST\n';
  await service.hook.put({
    id: filmStory,
    media: [
      { name: 'foreign.m3u8', base64: Buffer.from(playlist).toString('base64') },
      { name: 'broken.mp4', base64: Buffer.from('no film').toString('base64') },
    ],
  });
  await service.hook.fail(`/presentations/${filmStory}/ts-*.ts`, 'reset');
  reader.expectFault(/404|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_FAILED|Failed to fetch/);
  reader.expectFault(/NarrationFailedError|SpeakerFilmFailedError/);
  const speaker = reader.player.locator('.viewer-speaker');
  const failed = async (name: string) =>
    (await reader.reports()).filter((report) => report.includes(name)).length;
  // On the stopped clock a silent page waits for the test. It lasts half a second of pause, four seconds, and one more; a page whose
  // film fails in the pause lasts them all.
  const passUntilFailed = (pages: number) =>
    expect
      .poll(
        async () => {
          await reader.pass(100);
          return failed('NarrationFailedError');
        },
        { intervals: [50] },
      )
      .toBe(pages);
  const passToNextPage = () => reader.pass(5500);

  await test.step('because its playlist names another host, which is not asked', async () => {
    const asked = async () =>
      (await service.hook.requests()).filter(({ path }) => path === '/api/presentation').length;
    await reader.openStoryAndStopTime(filmStory);
    await page.keyboard.press('ArrowRight');
    await reader.expectState('PAUSED', 1);
    // The viewer fetches the list once, some time after it opens.
    await expect.poll(asked).toBe(1);
    await reader.button('Play').click();
    await passUntilFailed(1);
    await expect(speaker).toHaveCount(0);
    expect(await asked()).toBe(1);
    await expect(page.getByRole('heading', { name: 'Another host' })).toBeVisible();
  });
  await test.step('because its playlist is gone, then because its pieces break off', async () => {
    for (const [at, headline] of [
      [2, 'No playlist'],
      [3, 'No pieces'],
    ] as const) {
      await passToNextPage();
      await reader.expectState('PLAYING', at);
      await expect(page.getByRole('heading', { name: headline })).toBeVisible();
      await passUntilFailed(at);
      await expect(speaker).toHaveCount(0);
    }
  });
  await test.step('because it is broken: its narration continues', async () => {
    await passToNextPage();
    await reader.expectState('PLAYING', 4);
    await reader.pass(500);
    await expect(speaker).toHaveCount(0);
    await reader.expectNarrationGrows();
    expect([await failed('NarrationFailedError'), await failed('SpeakerFilmFailedError')]).toEqual([3, 1]);
  });
});

test('a film that failed is loaded again when the network is back, and joins its narration', async ({
  reader,
  service,
  page,
}) => {
  await putFilmStory(service.hook, [longTalk]);
  await service.hook.fail(`/presentations/${filmStory}/film.mp4`, 404);
  reader.expectFault(/404|SpeakerFilmFailedError/);
  await openPage(reader, 1);
  await reader.button('Play').click();
  await reader.expectNarrationGrows();
  const speaker = page.locator('.viewer-speaker');
  await expect(speaker).toHaveCount(0);
  await service.hook.heal();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(speaker.locator('canvas')).toBeVisible();
  await seekNarration(reader, 0.5);
  await expect
    .poll(async () => {
      const { currentTime, narration } = await media(reader);
      // The film is shorter than the narration: a test that comes too late begins again.
      if (narration > 3) await seekNarration(reader, 0.5);
      return currentTime > 0 && Math.abs(currentTime - narration) < 0.2;
    })
    .toBe(true);
  expect((await media(reader)).muted).toBe(true);
});
