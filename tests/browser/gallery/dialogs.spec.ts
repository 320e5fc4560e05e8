// Closing a dialog (spec screens §3): the page below can be used at once, while the dialog fades visually.
import type { Page } from '@playwright/test';
import { animated, englishStory, expect, test } from '../fixtures';
import { heart } from './shelves';

test.use({ ...animated, installsWorker: false });

/** Returns a function that sets the playback rate of all animations, running ones too; 1 is normal, and 0 stops them. */
async function slowMotion(page: Page): Promise<(rate: number) => Promise<unknown>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  return (playbackRate) => devtools.send('Animation.setPlaybackRate', { playbackRate });
}

/** Returns the animations of a dialog that is closing, with their durations in milliseconds. */
const fading = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.dialog-leaving')].flatMap((picture) =>
      picture
        .getAnimations({ subtree: true })
        .map((animation) => [
          animation instanceof CSSAnimation && animation.animationName,
          animation.effect?.getTiming().duration,
        ]),
    ),
  );

const waysToClose = [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['its button', (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()],
  ['a tap beside it', (page: Page) => page.mouse.click(5, 5)],
] as const;

test('a closed dialog fades while the page below can already be used, however it is closed', async ({
  reader,
  page,
  service,
}) => {
  await service.hook.put({ entry: { id: '41', title: 'Pip', language: 'English' } });
  await reader.openGallery();
  const ratings = reader.card(englishStory).getByRole('button', { name: /^Ratings:/ });
  const dialog = page.getByRole('dialog');
  const play = await slowMotion(page);
  for (const [at, [how, close]] of waysToClose.entries())
    await test.step(`by ${how}`, async () => {
      await ratings.click();
      await expect(dialog).toBeVisible();
      await dialog.evaluate((element) =>
        Promise.all(element.getAnimations().map(({ finished }) => finished)),
      );
      const stood = await dialog.boundingBox();
      await play(0);
      await close(page);
      await expect(dialog).toHaveCount(0);
      await expect(ratings).toBeFocused();
      expect(await fading(page)).toEqual([
        ['dialog-fade', 200],
        ['dialog-grow', 300],
      ]);
      // At its place and in its size: it has only begun to shrink.
      const box = await page.locator('.dialog-leaving > .dialog').boundingBox();
      for (const side of ['x', 'y', 'width', 'height'] as const)
        expect(Math.abs((box?.[side] ?? Number.NaN) - (stood?.[side] ?? Number.NaN))).toBeLessThan(1);

      // Without waiting for animations: they stand still.
      await heart(page, 'Pip').click({ force: true });
      await expect(heart(page, 'Pip')).toHaveAttribute('aria-pressed', String(at % 2 === 0));
      await ratings.press('Enter');
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await play(1);
      await expect(page.locator('.dialog-leaving')).toHaveCount(0);
    });
  await test.step('with reduced motion it disappears at once', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await ratings.click();
    await expect(dialog).toBeVisible();
    await play(0.01);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    expect(await page.locator('.dialog, .dialog-leaving').count()).toBe(0);
  });
});
