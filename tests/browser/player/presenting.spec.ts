// A person who presents: the keys of a remote, the black screen, swipes over slides, and a page that a gesture cannot leave.
import { longNarration, longPage, ownStory, putStory } from '../../support/service/own-story';
import { swipeOver } from '../book/book-page';
import { expect, test } from '../fixtures';

test.use({ installsWorker: false });

test('the keys of a remote turn, and make the screen black until the next key; a swipe turns, and leaves no story', async ({
  reader,
  service,
  page,
}) => {
  await putStory(service.hook, [{ audioPath: 'long.wav' }, longPage, longPage], [longNarration('long.wav')], {
    cover: longPage,
    ending: longPage,
  });
  await reader.openStory(ownStory);
  for (const [key, state, index] of [
    ['PageDown', 'PAUSED', 1],
    ['PageDown', 'PAUSED', 2],
    ['PageUp', 'PAUSED', 1],
    ['End', 'LAST_SLIDE_PAUSED', 4],
    ['Backspace', 'PAUSED', 3],
    ['Home', 'FIRST_SLIDE_PAUSED', 0],
    ['PageDown', 'PAUSED', 1],
  ] as const) {
    await page.keyboard.press(key);
    await reader.expectState(state, index);
  }
  await reader.button('Play').click();
  await reader.expectNarrationGrows();
  await page.keyboard.press('.');
  const screen = page.locator('.viewer-blank');
  await expect(screen).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  expect(await screen.boundingBox()).toEqual(await reader.player.boundingBox());
  await expect(page.getByRole('status').filter({ hasText: 'The screen is black' })).toHaveCount(1);
  await reader.expectState('PAUSED', 1);
  // The next key only shows the story again, which plays on.
  await page.keyboard.press('PageDown');
  await expect(page.locator('[data-blank]')).toHaveCount(0);
  await reader.expectState('PLAYING', 1);
  await page.keyboard.press('.');
  await reader.expectState('PAUSED', 1);
  await page.mouse.click(20, 20);
  await expect(page.locator('[data-blank]')).toHaveCount(0);
  await reader.expectState('PLAYING', 1);
  await test.step('a swipe turns slides, and neither a pull nor a stroke sideways leaves the story', async () => {
    await putStory(service.hook, [longPage, longPage], [], { id: '778' });
    await reader.openStory('778');
    for (const [towards, state, index] of [
      ['next', 'PAUSED', 1],
      ['next', 'PAUSED', 2],
      ['previous', 'PAUSED', 1],
      ['previous', 'FIRST_SLIDE_PAUSED', 0],
      ['previous', 'FIRST_SLIDE_PAUSED', 0],
      ['next', 'PAUSED', 1],
      ['next', 'PAUSED', 2],
      ['next', 'LAST_SLIDE_PAUSED', 3],
      ['next', 'LAST_SLIDE_FINISHED', 3],
    ] as const) {
      await swipeOver(page.locator('.viewer-stage:not([data-ahead])'), towards);
      await reader.expectState(state, index);
    }
    const overscroll = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehavior);
    expect(await overscroll()).toBe('none');
    await reader.putSlipAway();
    await reader.choose('Home');
    await expect(reader.cards.first()).toBeVisible();
    expect(await overscroll()).toBe('auto');
  });
});
