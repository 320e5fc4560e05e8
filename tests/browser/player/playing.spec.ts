// A child opens a story from the gallery, and sees and hears it page by page.
import { recordHistory, readHistory } from '../../support/browser/player-history';
import { animated, englishStory, expect, germanStory, test } from '../fixtures';
import { longPage, ownStory, putStory } from '../../support/service/own-story';

test.use(animated);

test('a story is opened from the shelf and plays from the first page to the last', async ({
  reader,
  service,
}) => {
  await reader.openGallery();
  await test.step('a German story is listed in German, and an unknown address shows an error and leads home', async () => {
    await reader.page.getByRole('button', { name: 'Deutsch' }).first().click();
    await expect(reader.page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(reader.page.locator(`article[data-presentation-id="${germanStory}"]`)).toBeVisible();
    await expect(reader.page.locator(`article[data-presentation-id="${englishStory}"]`)).toHaveCount(0);

    await reader.page.evaluate(() => (location.hash = '#/nowhere/at/all'));
    await expect(reader.page.getByRole('heading', { name: 'Seite nicht gefunden' })).toBeVisible();
    await reader.page.getByRole('link', { name: 'Zum Regal' }).click();
    await expect(reader.page.getByRole('article').first()).toBeVisible();
    await reader.page.getByRole('button', { name: 'English' }).first().click();
    await expect(reader.page.locator(`article[data-presentation-id="${englishStory}"]`)).toBeVisible();
  });
  await reader.page.getByRole('article').first().getByRole('link').click();
  await reader.expectState('FIRST_SLIDE_PAUSED', 0);
  await test.step('its cover shows the title, with headline and text swapped, and only Play', async () => {
    await expect(reader.button('Play').first()).toBeVisible();
    for (const name of ['Pause', 'Previous', 'Next']) await expect(reader.button(name)).toHaveCount(0);
    const address = `${service.origin}/presentations/${englishStory}/index.json`;
    const index: unknown = await (await reader.page.request.get(address)).json();
    const title = JSON.stringify(index).match(/"initialSlide":\{[^}]*?"text":"([^"]+)"/)?.[1];
    expect(title).toBeDefined();
    await expect(reader.player.getByRole('heading', { name: title ?? '' })).toBeVisible();
  });
  await recordHistory(reader.page);
  await reader.button('Play').first().click();
  // Cover and first page are heard whole, the others from shortly before their end on.
  for (const index of [2, 3, 4]) {
    await expect(reader.player).toHaveAttribute('data-slide-index', String(index));
    await reader.expectNarrationGrows();
    await reader.seekToEndOfNarration();
  }
  await reader.expectState('LAST_SLIDE_FINISHED', 4);
  expect((await readHistory(reader.page)).map(({ state }) => state)).toEqual([
    'FIRST_SLIDE_PAUSED 0',
    'FIRST_SLIDE_PLAYING 0',
    'PLAYING 1',
    'PLAYING 2',
    'PLAYING 3',
    'LAST_SLIDE_PLAYING 4',
    'LAST_SLIDE_FINISHED 4',
  ]);
  await expect(reader.button('Restart').first()).toBeVisible();
  await expect(reader.button('Home').first()).toBeVisible();
  await expect(reader.button('Rate').first()).toBeVisible();
});

test('the keyboard alone plays, pauses, turns pages, hides subtitles and restarts; Play is shown where autoplay is refused', async ({
  reader,
  service,
}) => {
  await putStory(service.hook, [longPage, longPage]);
  await reader.openStory(ownStory);
  await reader.page.keyboard.press('ArrowRight');
  await reader.expectState('PAUSED', 1);
  await reader.page.keyboard.press('ArrowRight');
  await reader.expectState('PAUSED', 2);
  await reader.page.keyboard.press('ArrowLeft');
  await reader.expectState('PAUSED', 1);
  await reader.page.keyboard.press('Space');
  await reader.expectState('PLAYING', 1);
  await reader.page.keyboard.press('Space');
  await reader.expectState('PAUSED');
  await reader.openMenu();
  await expect(reader.button('Subtitles')).toHaveAttribute('aria-pressed', 'true');
  await reader.page.keyboard.press('s');
  await expect(reader.button('Subtitles')).toHaveAttribute('aria-pressed', 'false');
  await reader.page.keyboard.press('r');
  await reader.expectState('FIRST_SLIDE_PAUSED', 0);
  await test.step('when the browser refuses autoplay the play button is shown, without an error', async () => {
    // Headless Chromium allows all sound; a tablet refuses sound without a tap, with this error.
    await reader.page.addInitScript(() => {
      HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    });
    await reader.openStory(englishStory, `/?autoplay=1#/view/${englishStory}`);
    await reader.expectState('FIRST_SLIDE_PAUSED', 0);
    await expect(reader.button('Play').first()).toBeVisible();
  });
});
