// At rest nothing runs: no animation frame, no timer, no animation.
import { countFramesAndTimers, ranWhile } from '../../support/browser/at-rest';
import { animated, englishStory, expect, test, type Reader } from '../fixtures';

test.use(animated);

/** Returns the running transitions; they run on the browser's clock, not on the page's. */
const moving = ({ page }: Reader) =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);

test('nothing runs before the story begins, on a paused page with a speaker, and when the story is over', async ({
  reader,
  page,
}) => {
  // The counter counts what the stopped clock runs, so the clock is installed first.
  await page.clock.install({ time: 0 });
  await countFramesAndTimers(page);
  await reader.openStoryAndStopTime(englishStory);
  await reader.passUntilSaved(englishStory);
  for (const [when, turns] of [
    ['before the story begins', 0],
    ['on a paused page with a speaker', 2],
    ['when the story is over', 3],
  ] as const)
    await test.step(when, async () => {
      for (let turn = 0; turn < turns; turn += 1) await page.keyboard.press('ArrowRight');
      await reader.expectPicturesPainted();
      await reader.pass(5000);
      await expect.poll(() => moving(reader)).toBe(0);
      expect(await ranWhile(page, () => reader.pass(10_000))).toEqual({ frames: 0, timers: 0 });
    });
  await reader.expectState('LAST_SLIDE_FINISHED');
  await test.step('while the flash of a button is counted', async () => {
    await page.keyboard.press('ArrowLeft');
    await reader.pass(5000);
    await page.keyboard.press('s');
    expect(await ranWhile(page, () => reader.pass(10_000))).toEqual({ frames: 0, timers: 1 });
  });
});
