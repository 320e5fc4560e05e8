// A talk that the embedded maker really made: its film, its subtitles and its voice, without a network (spec contract §17).
import { askForStory, plainTalk } from '../../story-maker/ask-for-story';
import { media } from '../book/film-story';
import { expect, test } from '../fixtures';

test.use({ makesStories: true });

test('a talk in Italian is made, and plays to its end without a network, with its speaker and subtitles', async ({
  reader,
  page,
  service,
}) => {
  test.setTimeout(240_000);
  const frames = await askForStory(service.origin, {
    ...plainTalk,
    title: 'La luna',
    language: 'Italian',
    person: { ...plainTalk.person, speaker: 'italian-marco' },
  });
  const created = frames.at(-1);
  if (created?.type !== 'created-presentation') throw new Error(`It ended with ${JSON.stringify(created)}`);
  await reader.openStory(created.id);
  await reader.waitUntilSaved(created.id);
  await reader.goOffline();
  await reader.button('Play').click();
  await expect(reader.button('Subtitles')).toHaveAttribute('aria-pressed', 'true');
  for (const slide of [0, 1, 2]) {
    await expect(reader.player).toHaveAttribute('data-slide-index', String(slide));
    await expect
      .poll(async () => {
        const { currentTime, narration, width, muted } = await media(reader);
        return currentTime > 0.3 && narration > 0.3 && width === 512 && muted;
      })
      .toBe(true);
    await expect(page.locator('.viewer-subtitles')).toHaveText(/\p{L}/u);
    await expect(page.locator('.viewer-speaker canvas')).toBeVisible();
    await page.evaluate(() => {
      const audio = document.querySelector('audio');
      if (audio !== null) audio.currentTime = audio.duration - 0.4;
    });
  }
  await reader.expectState('LAST_SLIDE_FINISHED', 2);
});
