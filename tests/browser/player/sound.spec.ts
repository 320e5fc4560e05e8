// Sound and the pauses around it (spec player §4): the page's timers are stopped, the narration is real.
import type { InjectedFault } from '../../../mocks/server/faults';
import * as limits from '../../../src/contract/limits';
import { englishStory, expect, test, type Reader, type Service } from '../fixtures';
import { readHistory, recordHistory } from '../../support/browser/player-history';
import { longNarration, ownStory, putStory } from '../../support/service/own-story';

test.describe('the pauses around it', () => {
  test.use({ installsWorker: false });

  test('a page follows one second after the narration, in which Pause cancels the turning, and sounds half a second later', async ({
    reader,
  }) => {
    await reader.openStoryAndStopTime(englishStory);
    await reader.button('Play').click();
    await reader.waitUntilNarrated();
    await reader.pass(500);
    await reader.button('Pause').click();
    await reader.pass(10_000);
    await reader.expectState('FIRST_SLIDE_PAUSED', 0);
    await reader.button('Play').click();
    await reader.pass(1000);
    await reader.expectState('PLAYING', 1);
    await reader.pass(499);
    expect((await reader.audio()).paused).toBe(true);
    await reader.pass(1);
    await reader.expectNarrationGrows();
    await reader.waitUntilNarrated();
    await reader.pass(999);
    await reader.expectState('PLAYING', 1);
    await reader.pass(1);
    await reader.expectState('PLAYING', 2);
  });

  test('a page without sound holds for its reading time, and Pause holds it longer', async ({
    reader,
    service,
  }) => {
    const words = Array.from({ length: 15 }, () => 'word').join(' ');
    await putStory(service.hook, [{ text: words }]);
    await reader.openStoryAndStopTime(ownStory);
    await reader.button('Play').click();
    // Four seconds at least, and the second before the next page.
    await reader.pass(3000);
    await reader.button('Pause').click();
    await reader.pass(60_000);
    await reader.expectState('FIRST_SLIDE_PAUSED', 0);
    await reader.button('Play').click();
    await reader.pass(1999);
    await reader.expectState('FIRST_SLIDE_PLAYING', 0);
    await reader.pass(1);
    await reader.expectState('PLAYING', 1);
    // Half a second of pause, 15 words of 0.4 s, and the second before the next page.
    await reader.pass(7499);
    await reader.expectState('PLAYING', 1);
    await reader.pass(1);
    await reader.expectState('LAST_SLIDE_PLAYING', 2);
    await reader.pass(5500);
    await reader.expectState('LAST_SLIDE_FINISHED', 2);
  });
});

test.describe('a narration that fails', () => {
  test.use({ installsWorker: false });

  test('a narration that is next to nothing, a header alone, or never answered holds as a page without sound does', async ({
    reader,
    service,
  }) => {
    reader.expectFault(/held\.wav/);
    const text = Array.from({ length: 15 }, () => 'word').join(' ');
    const names = ['short.wav', 'header.wav', 'held.wav'];
    const media = names.map((name, at) => longNarration(name, [0.08, 0, 1][at]));
    await putStory(
      service.hook,
      names.map((audioPath) => ({ text, audioPath })),
      media,
    );
    await service.hook.fault({ path: `/presentations/${ownStory}/held.wav`, hold: true });
    await reader.openStoryAndStopTime(ownStory);
    await reader.page.keyboard.press('ArrowRight');
    await reader.pass(50);
    await reader.button('Play').click();
    const bar = reader.player.getByRole('slider');
    for (const slide of [1, 2]) {
      await expect(bar).toHaveAttribute('aria-valuetext', /of 0:06$/);
      // Fifteen words of 0.4 s, and the second before the next page.
      await reader.pass(6999);
      await reader.expectState('PLAYING', slide);
      await reader.pass(1);
      await reader.expectState('PLAYING', slide + 1);
      await reader.pass(500);
    }
    // After 15 seconds without a byte it has failed.
    await reader.pass(15_000 + 6999);
    await reader.expectState('PLAYING', 3);
    await reader.pass(1);
    await reader.expectState('LAST_SLIDE_PLAYING', 4);
  });

  test('a narration that is missing, breaks off at once or in the middle holds as a page without sound does', async ({
    reader,
    service,
    page,
  }) => {
    reader.expectFault(/viewer: narration|404|ERR_/);
    const broken = [
      { name: 'missing.wav' },
      { name: 'empty.wav', bytes: 0 },
      { name: 'half.wav', bytes: 16_000 },
    ];
    await putStory(
      service.hook,
      broken.map(({ name }) => ({ text: 'A page', audioPath: name })),
      broken.slice(1).map(({ name }) => longNarration(name, 4)),
    );
    for (const { name, bytes } of broken.slice(1))
      await service.hook.cut(`/presentations/${ownStory}/${name}`, bytes ?? 0);
    await reader.openStoryAndStopTime(ownStory);
    await page.keyboard.press('ArrowRight');
    // The page is painted, then the controls, then its narration is chosen.
    await reader.pass(50);
    const failed = async () =>
      (await reader.reports()).filter((report) => report.includes('viewer: narration')).length;
    await expect.poll(failed).toBeGreaterThanOrEqual(1);
    await reader.button('Play').click();
    for (const [at, { name }] of broken.entries())
      await test.step(name, async () => {
        await expect.poll(failed).toBeGreaterThanOrEqual(at + 1);
        await reader.pass(4999);
        await reader.expectState('PLAYING', at + 1);
        await reader.pass(1);
        if (at === broken.length - 1) return reader.expectState('LAST_SLIDE_PLAYING', at + 2);
        await reader.expectState('PLAYING', at + 2);
        // The pause before the next narration is chosen.
        await reader.pass(500);
      });
  });
});

test('a long narration continues where its connection broke, and pages play their parts of one', async ({
  reader,
  service,
}) => {
  reader.expectFault(/ERR_/);
  await hearFirstFiftySeconds(reader, service, { cutAfter: firstFiftySeconds });
  await expectToContinueBeyondFifty(reader);
  await test.step('pages play their parts of one file, which is saved once', () =>
    playParts(reader, service));
});

test('a long narration that loses its network continues with what the worker has saved meanwhile', async ({
  reader,
  service,
}) => {
  reader.expectFault(/ERR_CONTENT_LENGTH_MISMATCH/);
  await hearFirstFiftySeconds(reader, service, { stallAfter: firstFiftySeconds });
  await reader.waitUntilSaved(ownStory);
  await reader.goOffline();
  await expectToContinueBeyondFifty(reader);
});

async function playParts(reader: Reader, service: Service): Promise<void> {
  const { page } = reader;
  const id = '778';
  const parts = ['book.wav#t=20,21', 'book.wav#t=npt:0:40,0:41'];
  await putStory(
    service.hook,
    parts.map((audioPath) => ({ text: 'A page', audioPath })),
    [longNarration('book.wav', 100)],
    { id },
  );
  await reader.openStory(id);
  await reader.waitUntilSaved(id);
  await reader.goOffline();
  await page.keyboard.press('ArrowRight');
  await expect(reader.player.getByRole('slider')).toHaveAttribute('aria-valuetext', /0:00 of 0:01$/);
  await recordHistory(page);
  await reader.button('Play').click();
  await reader.expectState('LAST_SLIDE_PLAYING', 3);
  const history = await readHistory(page);
  for (const [state, end] of [
    ['PLAYING 1', 21],
    ['PLAYING 2', 41],
  ] as const) {
    const second = history.find((entry) => entry.state === state)?.playedSeconds ?? 0;
    expect(second - end).toBeGreaterThan(-0.3);
    expect(second - end).toBeLessThan(0.5);
  }
}

const longPath = `/presentations/${ownStory}/long.wav`;
/** In bytes, of a narration twice as long. */
const firstFiftySeconds = 400_000;

/** Plays the long narration, of which the player gets only the first half, by this fault; then heals the service. */
async function hearFirstFiftySeconds(
  reader: Reader,
  { hook }: Service,
  fault: Pick<InjectedFault, 'cutAfter' | 'stallAfter'>,
): Promise<void> {
  await putStory(hook, [{ text: 'A page', audioPath: 'long.wav' }], [longNarration('long.wav', 100)]);
  // For the preloading and the player. The worker would use it up, but waits for the index, which the page asks for twice.
  await hook.fault({ path: longPath, ...fault, times: 2 });
  await hook.fault({ path: `/presentations/${ownStory}/index.json`, after: 2, hold: true });
  await reader.openStory(ownStory);
  await reader.page.keyboard.press('ArrowRight');
  await reader.button('Play').click();
  await reader.expectNarrationGrows();
  // Only the player requests a range.
  const playersRequest = async () =>
    (await hook.requests()).find(({ path, range }) => path === longPath && range !== null);
  await expect.poll(async () => (await playersRequest())?.sent).toBe(firstFiftySeconds);
  await hook.heal();
}

async function expectToContinueBeyondFifty(reader: Reader): Promise<void> {
  await reader.page.evaluate(() =>
    Object.assign(document.querySelector('audio') ?? {}, { currentTime: 49.5 }),
  );
  await expect.poll(async () => (await reader.audio()).currentTime).toBeGreaterThan(50.5);
  await reader.expectState('PLAYING', 1);
}

test.describe('what the controls do to it', () => {
  test.use({ installsWorker: false });

  test('the speed cycles through its values, preserves the pitch and applies to the following pages', async ({
    reader,
    page,
  }) => {
    await reader.openStory(englishStory);
    await page.keyboard.press('ArrowRight');
    for (const [speed, next] of [
      ['1', 1.25],
      ['1.25', 1.5],
      ['1.5', 0.75],
      ['0.75', 1],
      ['1', 1.25],
    ] as const) {
      await reader.choose(`Speed ${speed}×`);
      expect(await reader.audio()).toMatchObject({ playbackRate: next, preservesPitch: true });
    }
    await page.keyboard.press('ArrowRight');
    await reader.expectState('PAUSED', 2);
    await reader.button('Play').click();
    await reader.expectNarrationGrows();
    expect(await reader.audio()).toMatchObject({ playbackRate: 1.25, preservesPitch: true });
    // The video's own speed varies a little around this one, to stay in sync with the voice.
    expect(await page.evaluate(() => document.querySelector('video')?.defaultPlaybackRate)).toBe(1.25);
  });

  test('after a tap autoplay is allowed, and plays; leaving the player stops the sound', async ({
    reader,
    page,
    service,
  }) => {
    await putStory(service.hook, [], [longNarration('long.wav')], { cover: { audioPath: 'long.wav' } });
    await reader.openGallery('/?autoplay=1');
    await reader.card(ownStory).getByRole('link').click();
    await reader.expectState('FIRST_SLIDE_PLAYING', 0);
    await reader.expectNarrationGrows();
    const audio = await page.evaluateHandle(() => document.querySelector('audio'));
    await reader.choose('Home');
    await expect(reader.card(ownStory)).toBeVisible();
    await expect
      .poll(() => audio.evaluate((element) => [element?.paused, element?.hasAttribute('src')]))
      .toEqual([true, false]);
  });

  test('the lock screen shows what plays, and clears it when the player is left', async ({
    reader,
    page,
    service,
  }) => {
    const session = () =>
      page.evaluate(() => {
        const { metadata, playbackState } = navigator.mediaSession;
        const artwork = metadata?.artwork.map(({ src }) => src);
        return { title: metadata?.title, artist: metadata?.artist, artwork, playbackState };
      });
    await page.context().route('**/large.webp', (route) => route.fulfill({ path: largePicture }));
    // Silent, so that the stopped clock stops the cover, too.
    await putStory(service.hook, [], [], { cover: { imagePath: 'large.webp' } });
    await reader.openStoryAndStopTime(ownStory);
    expect((await session()).playbackState).toBe('none');
    await reader.button('Play').click();
    const playing = { title: 'Silence', artist: 'Page 1 of 2', playbackState: 'playing' };
    await expect.poll(session).toEqual({ ...playing, artwork: [] });
    await reader.pass(limits.player.preloadAfterSlide);
    await expect.poll(session).toEqual({ ...playing, artwork: [expect.stringMatching(/^blob:/)] });
    expect(await page.evaluate(widthOfArtwork)).toBe(512);
    await reader.button('Pause').click();
    await expect.poll(async () => (await session()).playbackState).toBe('paused');
    await reader.choose('Home');
    await expect(reader.card(ownStory)).toBeVisible();
    await expect.poll(session).toMatchObject({ title: undefined, playbackState: 'none' });
  });
});

/** 1024 pixels wide, as the pictures of stories are. */
const largePicture = 'mocks/service/library/samples/presentations/1047/images/00.webp';

/** Runs in the page: returns the width in pixels of the lock screen's artwork. */
async function widthOfArtwork(): Promise<number> {
  const picture = new Image();
  picture.src = navigator.mediaSession.metadata?.artwork[0]?.src ?? '';
  await picture.decode();
  return picture.naturalWidth;
}
