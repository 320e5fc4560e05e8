// Book and slides are two drivers of one player: switching stops nothing, and the device remembers the choice.
import { englishStory, expect, test } from '../fixtures';
import { longNarration, ownStory, putStory } from '../player/stories';
import { asBook, expectOpenAt } from './hand';

test('in the middle of a sentence, second and state stay', async ({ reader, page, service }) => {
  await putStory(
    service.hook,
    [{ headline: 'Long', text: 'A long one.', audioPath: 'long.wav' }],
    [longNarration('long.wav', 60)],
  );
  await reader.openStory(ownStory, asBook(ownStory));
  await page.keyboard.press('ArrowRight');
  await reader.button('Play').click();
  await expect.poll(async () => (await reader.audio()).currentTime).toBeGreaterThan(0.3);
  const started = await page.evaluate(() => {
    const audio = document.querySelector('audio');
    const heard: string[] = [];
    // A busy machine may let it wait for bytes; what stops or begins anew is what a switch must not do.
    for (const type of ['pause', 'emptied', 'seeking']) audio?.addEventListener(type, () => heard.push(type));
    Object.assign(window, { heard });
    return audio?.currentTime ?? Number.NaN;
  });
  for (const name of ['Watch as slides', 'Read as book', 'Watch as slides'] as const) {
    await reader.button(name).click();
    await reader.expectState('PLAYING', 1);
  }
  await expect(page.locator('.viewer-stage')).toBeVisible();
  const { currentTime, paused } = await reader.audio();
  expect(paused).toBe(false);
  expect(currentTime).toBeGreaterThan(started);
  expect(currentTime).toBeLessThan(30);
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([]);
});

test('the device remembers what was chosen, for whatever address (decision 28)', async ({ reader, page }) => {
  await reader.openStory(englishStory);
  await expect(reader.player).toHaveAttribute('data-view', 'slides');
  await page.keyboard.press('ArrowRight');
  await reader.button('Read as book').click();
  await expectOpenAt(page, 1);
  await page.reload();
  await expect(reader.player).toHaveAttribute('data-view', 'book');
  await page.keyboard.press('ArrowRight');
  await reader.button('Watch as slides').click();
  await reader.openStory(englishStory, asBook(englishStory));
  await expect(reader.player).toHaveAttribute('data-view', 'slides');
});

test('a tapped sentence is told; after a page the story can wait', async ({ reader, page }) => {
  await reader.openStory(englishStory, asBook(englishStory));
  await page.keyboard.press('ArrowRight');
  await expectOpenAt(page, 1);
  await reader.button('Pause after each page').click();
  await page.locator('.book-page:not([inert])').getByText('It waited for the evening.').click();
  await reader.expectState('PLAYING', 1);
  expect((await reader.audio()).currentTime).toBeGreaterThanOrEqual(0.5);
  await reader.expectState('PAUSED', 1);
  expect((await reader.audio()).ended).toBe(true);
  await reader.button('Play').click();
  await reader.expectState('PLAYING', 2);
});

test('the whole text is there for screen readers, and for anyone in one column', async ({ reader, page }) => {
  await reader.openStory(englishStory, asBook(englishStory));
  const text = reader.player.getByRole('region', { name: 'Text of the story' });
  for (const heading of ['The Little Light', 'A lamp', 'A moth', 'A glow', 'Good night, little light'])
    await expect(text.getByRole('heading', { name: heading })).toBeAttached();
  await expect(text).toContainText('The lamp began to glow.');
  await page.keyboard.press('ArrowRight');
  await reader.button('Larger text').click();
  await expect(page.locator('.book-place')).toHaveCount(0);
  await expect(text.getByText('It waited for the evening.')).toBeInViewport();
  await text.getByText('The lamp began to glow.').click();
  await reader.expectState('PLAYING', 3);
  await expect(text.locator('[data-spoken]')).toHaveText('The lamp began to glow.');
  await reader.button('Pause').click();
  await reader.button('Larger text').click();
  await expectOpenAt(page, 3);
});
