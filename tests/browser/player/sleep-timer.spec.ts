// The sleep timer: it is chosen in the menu by pointer or keyboard, then it fades the sound out and lets the screen sleep.
import type { Locator } from '@playwright/test';
import { violationsAtRest } from '../accessibility';
import { expect, test, type Reader, type Service } from '../fixtures';
import { longNarration, longPage, ownStory, putStory } from '../../support/service/own-story';

test.use({ installsWorker: false });

/** Returns the middle of a round button, whose corners are not part of it. */
async function middleOf(button: Locator): Promise<[number, number]> {
  const box = await button.boundingBox();
  if (box === null) throw new Error('The button is not in the page');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Presses the timer until it ends after this story. */
async function chooseEndOfStory(reader: Reader): Promise<void> {
  const timer = reader.button('Sleep timer');
  const isChosen = async () => {
    await reader.choose('Sleep timer');
    return timer.evaluate((button) => button.dataset['text']);
  };
  await expect.poll(isChosen).toBe('After this story');
}

test('after ten minutes the sound fades, the story pauses and the screen may sleep', async ({
  reader,
  service,
  page,
}) => {
  await page.addInitScript(() => {
    const locks = { held: 0 };
    Object.assign(window, { locks });
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: () => {
          locks.held += 1;
          return Promise.resolve({ release: () => Promise.resolve((locks.held -= 1)) });
        },
      },
    });
  });
  const held = () => page.evaluate(() => Number(Reflect.get(Object(Reflect.get(window, 'locks')), 'held')));
  const volume = () => page.evaluate(() => document.querySelector('audio')?.volume ?? -1);
  await putStory(service.hook, [{ audioPath: 'long.wav' }], [longNarration('long.wav')]);
  await reader.openStoryAndStopTime(ownStory);
  await page.keyboard.press('ArrowRight');
  await reader.button('Play').click();
  await reader.expectNarrationGrows();
  await expect.poll(held).toBe(1);

  await reader.button('More').focus();
  await page.keyboard.press('Enter');
  await reader.button('Sleep timer').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(reader.button('More')).toBeFocused();
  await reader.pass(5 * 60_000);
  await reader.openMenu();
  await expect(reader.button('Sleep timer')).toHaveAccessibleDescription('5 minutes left');
  await page.keyboard.press('Escape');

  await reader.pass(5 * 60_000 - 5000);
  expect(await volume()).toBeCloseTo(0.5, 1);
  await reader.expectState('PLAYING', 1);
  await reader.pass(5000);
  await reader.expectState('PAUSED', 1);
  expect((await reader.audio()).paused).toBe(true);
  await expect.poll(held).toBe(0);
  await expect(page.getByText('Good night')).toBeVisible();

  // A touch on the dark screen only wakes it and presses no button beneath.
  await page.mouse.click(...(await middleOf(reader.button('Play'))));
  await expect(page.getByText('Good night')).toHaveCount(0);
  await reader.expectState('PAUSED', 1);
  await reader.button('Play').click();
  await reader.expectState('PLAYING', 1);
  expect(await volume()).toBe(1);
  // Longer than the timer that was chosen.
  await reader.pass(11 * 60_000);
  await reader.expectState('PLAYING', 1);
});

test('one tap leads back to the page at which the timer was set, on the dark screen and after it', async ({
  reader,
  page,
  service,
}) => {
  await putStory(service.hook, [longPage, longPage]);
  await reader.openStory(ownStory);
  const back = page.getByRole('button', { name: 'Back to page 2' });
  const sleepFromPage2 = async () => {
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await reader.expectState('PAUSED', 1);
    await chooseEndOfStory(reader);
    await expect(back).toHaveCount(0);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Good night')).toBeVisible();
  };
  await sleepFromPage2();
  await page.locator('.good-night').getByRole('button').click();
  await reader.expectState('PAUSED', 1);
  await expect(page.getByText('Good night')).toHaveCount(0);
  await expect(back).toHaveCount(0);
  await sleepFromPage2();
  await page.mouse.click(20, 400);
  await expect(page.getByText('Good night')).toHaveCount(0);
  await back.click();
  await reader.expectState('PAUSED', 1);
  // The next evening it is what Continue offers.
  await sleepFromPage2();
  await page.goto('about:blank');
  await reader.openStory(ownStory);
  await expect(reader.button('Continue on page 2')).toBeVisible();
  await test.step('after this story the screen goes dark, and a touch wakes it', () =>
    sleepAfterStory(reader, service));
});

async function sleepAfterStory(reader: Reader, service: Service): Promise<void> {
  const { page } = reader;
  await putStory(service.hook, [], [], { id: '778' });
  await reader.openStory('778');
  await page.keyboard.press('ArrowRight');
  await chooseEndOfStory(reader);
  expect(await violationsAtRest(page, { part: '.viewer-menu' })).toEqual([]);
  await reader.button('Next').click();
  await reader.expectState('LAST_SLIDE_FINISHED');
  await expect(page.getByText('Good night')).toBeVisible();
  // Nothing of the story is seen behind the words.
  await expect(page.locator('.good-night')).toHaveCSS('background-color', 'rgb(8, 10, 24)');
  await page.mouse.click(20, 20);
  await expect(page.getByText('Good night')).toHaveCount(0);
  await expect(reader.button('Hear again')).toBeVisible();
}

test.describe('on a tablet', () => {
  test.use({ hasTouch: true });

  test('a touch on the dark screen presses nothing beneath it', async ({ reader, page, service }) => {
    await putStory(service.hook, [{ audioPath: 'long.wav' }], [longNarration('long.wav')]);
    await reader.openStoryAndStopTime(ownStory);
    await page.keyboard.press('ArrowRight');
    await reader.button('Play').tap();
    for (let presses = 0; presses < 2; presses += 1) await reader.choose('Sleep timer');
    await reader.pass(10 * 60_000);
    await expect(page.getByText('Good night')).toBeVisible();
    const play = await middleOf(reader.button('Play'));
    const tapAtPlay = () => page.touchscreen.tap(...play);
    await tapAtPlay();
    await expect(page.getByText('Good night')).toHaveCount(0);
    await reader.expectState('PAUSED', 1);
    await tapAtPlay();
    await reader.expectState('PLAYING', 1);
  });
});
