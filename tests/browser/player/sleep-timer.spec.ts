// The sleep timer: a menu chooses it by pointer or keyboard, then it fades the sound out and lets the screen sleep.
import { violationsAtRest } from '../accessibility';
import { expect, test } from '../fixtures';
import { longNarration, ownStory, putStory } from './stories';

test.use({ installsWorker: false });

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
  await putStory(service.hook, [{ audioPath: 'long.wav' }], [longNarration('long.wav', 60)]);
  await reader.openStoryAndStopTime(ownStory);
  await page.keyboard.press('ArrowRight');
  await reader.button('Play').click();
  await reader.expectNarrationGrows();
  await expect.poll(held).toBe(1);

  await reader.button('Sleep timer').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await reader.pass(5 * 60_000);
  await reader.button('Sleep timer').click();
  await expect(reader.button('Sleep timer')).toHaveAccessibleDescription('5 minutes left');
  await expect(page.locator('.sleep-menu')).toContainText('5 minutes left');
  await page.keyboard.press('Escape');
  await expect(reader.button('Sleep timer')).toBeFocused();

  await reader.pass(5 * 60_000 - 5000);
  expect(await volume()).toBeCloseTo(0.5, 1);
  await reader.expectState('PLAYING', 1);
  await reader.pass(5000);
  await reader.expectState('PAUSED', 1);
  expect((await reader.audio()).paused).toBe(true);
  await expect.poll(held).toBe(0);
  await expect(page.getByText('Good night')).toBeVisible();

  // A touch on the dark screen only wakes it and presses no button beneath.
  const play = await reader.button('Play').boundingBox();
  await page.mouse.click((play?.x ?? 0) + 10, (play?.y ?? 0) + 10);
  await expect(page.getByText('Good night')).toHaveCount(0);
  await reader.expectState('PAUSED', 1);
  await reader.button('Play').click();
  await reader.expectState('PLAYING', 1);
  expect(await volume()).toBe(1);
  // Longer than the timer that was chosen.
  await reader.pass(11 * 60_000);
  await reader.expectState('PLAYING', 1);
});

test('after this story the screen goes dark, and a touch wakes it', async ({ reader, page, service }) => {
  await putStory(service.hook, []);
  await reader.openStory(ownStory);
  await page.keyboard.press('ArrowRight');
  await reader.button('Sleep timer').click();
  expect(await violationsAtRest(page, { part: '.sleep' })).toEqual([]);
  await page.getByRole('menuitemradio', { name: 'After this story' }).click();
  await page.keyboard.press('ArrowRight');
  await reader.expectState('LAST_SLIDE_FINISHED');
  await expect(page.getByText('Good night')).toBeVisible();
  await page.mouse.click(20, 20);
  await expect(page.getByText('Good night')).toHaveCount(0);
  await expect(reader.button('Hear again')).toBeVisible();
});
