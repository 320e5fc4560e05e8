// Book and slides are two drivers of one player: switching stops nothing, and the gallery's cards follow the choice.
import { animated, englishStory, expect, test, type Reader, type Service } from '../fixtures';
import { longNarration, ownStory, putStory } from '../../support/service/own-story';
import { asBook, expectOpenAt } from './book-page';

test.use({ ...animated, installsWorker: false });

test('switching in the middle of a sentence preserves second and state', async ({
  reader,
  page,
  service,
}) => {
  await putStory(
    service.hook,
    [{ headline: 'Long', text: 'A long one.', audioPath: 'long.wav' }],
    [longNarration('long.wav')],
  );
  await reader.openStory(ownStory, asBook(ownStory));
  await page.keyboard.press('ArrowRight');
  await reader.button('Play').click();
  await expect.poll(async () => (await reader.audio()).currentTime).toBeGreaterThan(0.3);
  const started = await page.evaluate(() => {
    const audio = document.querySelector('audio');
    const mediaEvents: string[] = [];
    // A busy machine may make it wait for bytes; a switch must not stop it or start it anew.
    for (const type of ['pause', 'emptied', 'seeking'])
      audio?.addEventListener(type, () => mediaEvents.push(type));
    Object.assign(window, { mediaEvents });
    return { played: audio?.currentTime ?? Number.NaN, at: performance.now() };
  });
  for (const name of ['Watch as slides', 'Read as book', 'Watch as slides'] as const) {
    await reader.choose(name);
    await reader.expectState('PLAYING', 1);
  }
  await expect(page.locator('.viewer-stage:not([data-ahead])')).toBeVisible();
  const { currentTime, paused } = await reader.audio();
  const elapsed = ((await page.evaluate(() => performance.now())) - started.at) / 1000;
  expect(paused).toBe(false);
  expect(currentTime).toBeGreaterThan(started.played);
  expect(currentTime - started.played).toBeLessThan(elapsed + 0.5);
  expect(await page.evaluate(() => Reflect.get(window, 'mediaEvents'))).toEqual([]);
});

test.describe('the chosen view is remembered', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  /** Chooses the view at an address that opens as the other one. */
  async function choose(reader: Reader, address: string, button: 'Read as book' | 'Watch as slides') {
    await reader.openStory(englishStory, address);
    await reader.page.keyboard.press('ArrowRight');
    await reader.choose(button);
    await expectView(reader, button === 'Read as book' ? 'book' : 'slides');
  }
  const expectView = (reader: Reader, view: 'book' | 'slides') =>
    expect(reader.player).toHaveAttribute('data-view', view);
  const link = (reader: Reader) => reader.card(englishStory).getByRole('link').first();

  test('for the cards, but the address takes precedence (spec book §2)', async ({ reader, page }) => {
    await choose(reader, asBook(englishStory), 'Watch as slides');
    await page.reload();
    await expectView(reader, 'book');
    for (const area of ['story', 'dark-tales', 'childrens-story']) {
      await reader.openStory(englishStory, `/#/${area}/read/${englishStory}`);
      await expectView(reader, 'book');
    }
    await test.step('also when it is entered while the other view of the same story is open', async () => {
      await reader.openStory(englishStory, `/#/view/${englishStory}`);
      await expectView(reader, 'slides');
      await reader.openStory(englishStory, asBook(englishStory));
      await expectView(reader, 'book');
    });
    await reader.openGallery();
    await link(reader).click();
    await expect(page).toHaveURL(new RegExp(`#/view/${englishStory}$`));
    await expectView(reader, 'slides');
    await page.reload();
    await reader.waitUntilPlayable();
    await expectView(reader, 'slides');
    await page.keyboard.press('ArrowRight');
    await reader.choose('Read as book');
    await page.reload();
    await expectView(reader, 'slides');
    await reader.openGallery();
    await expect(link(reader)).toHaveAttribute('href', `#/story/read/${englishStory}`);
  });

  test.describe('on a phone in portrait', () => {
    const [portrait, landscape] = [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
    ];
    test.use({ viewport: portrait });

    test('for as long as the phone is in portrait', async ({ reader, page }) => {
      await choose(reader, asBook(englishStory), 'Watch as slides');
      await reader.button('No thanks').click();
      const picture = await page.locator('.viewer-frame img').first().boundingBox();
      expect(picture?.width).toBeGreaterThanOrEqual(portrait.width);
      await expect(page.getByText('It waited for the evening.')).toBeInViewport({ ratio: 1 });
      await reader.openGallery();
      const slides = `#/view/${englishStory}`;
      await expect(link(reader)).toHaveAttribute('href', slides);
      await page.setViewportSize(landscape);
      await expect(link(reader)).toHaveAttribute('href', `#/story/read/${englishStory}`);
      await page.setViewportSize(portrait);
      await expect(link(reader)).toHaveAttribute('href', slides);
    });
  });

  test.describe('in the museum', () => {
    test.use({ variant: 'museum' });
    test('for no card', async ({ reader }) => {
      await choose(reader, `/#/view/${englishStory}`, 'Read as book');
      await reader.openGallery();
      await link(reader).click();
      await reader.expectState('FIRST_SLIDE_PAUSED');
      await expectView(reader, 'slides');
    });
  });
});

/** Two pages with a narration that outlasts the test, so that they are still open when a busy machine looks. */
const [first, second] = ['The lamp waited for the evening.', 'Then it began to glow.'] as const;
const secondAt = 20;
const putLongPages = (service: Service): Promise<void> =>
  putStory(
    service.hook,
    ['A lamp', 'A moth'].map((headline) => ({
      headline,
      text: `${first} ${second}`,
      audioPath: 'long.wav',
      transcription: [
        { text: first, start: 0 },
        { text: second, start: secondAt },
      ],
    })),
    [longNarration('long.wav')],
  );

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the whole text is there for screen readers and in one column, a tapped sentence plays, and the story can wait after a page', async ({
    reader,
    page,
    service,
  }) => {
    await putLongPages(service);
    await reader.openStory(ownStory, asBook(ownStory));
    const text = reader.player.getByRole('region', { name: 'Text of the story' });
    await test.step('the whole text', async () => {
      for (const heading of ['Silence', 'A lamp', 'A moth', 'The end'])
        await expect(text.getByRole('heading', { name: heading })).toBeAttached();
      await expect(text).toContainText(second);
    });
    await test.step('in one column', async () => {
      await page.keyboard.press('ArrowRight');
      await reader.choose('Larger text');
      await expect(page.locator('.book-place')).toHaveCount(0);
      await expect(text.getByText(first).first()).toBeInViewport();
      await text.getByText(second).last().click();
      await reader.expectState('PLAYING', 2);
      await expect(text.locator('[data-spoken]')).toHaveText(second);
      await reader.button('Pause').click();
      await reader.choose('Larger text');
      await expectOpenAt(page, 2);
    });
    await test.step('a tapped sentence, and a pause after its page', async () => {
      await page.keyboard.press('ArrowLeft');
      await expectOpenAt(page, 1);
      await reader.choose('Pause after each page');
      await page.keyboard.press('Escape');
      await page.locator('.book-page:not([inert])').getByText(second).click();
      await reader.expectState('PLAYING', 1);
      await expect.poll(async () => (await reader.audio()).currentTime).toBeGreaterThanOrEqual(secondAt);
      await page.evaluate(() => {
        const audio = document.querySelector('audio');
        if (audio !== null) audio.currentTime = audio.duration - 0.5;
      });
      await reader.expectState('PAUSED', 1);
      expect((await reader.audio()).ended).toBe(true);
      await reader.button('Play').click();
      await reader.expectState('PLAYING', 2);
    });
  });
});
