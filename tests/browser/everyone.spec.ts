// Everyone can use it: no accessibility violations on shelf and player, in both languages, both entries, all four sizes.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { englishStory, expect, germanStory, test } from './fixtures';

/** What is fading has no contrast yet. */
async function violationsAtRest(page: Page) {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  return (await new AxeBuilder({ page }).analyze()).violations;
}

const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 1920, height: 1080 },
] as const;

for (const { width, height } of sizes) {
  for (const [locale, story, play] of [
    ['en-GB', englishStory, 'Play'],
    ['de-DE', germanStory, 'Abspielen'],
  ] as const) {
    test.describe(`${width}×${height}, ${locale}`, () => {
      test.use({ viewport: { width, height }, locale });

      test('the shelf has no accessibility violation and no sideways scroll', async ({ reader, page }) => {
        await reader.openGallery();
        expect(await violationsAtRest(page)).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      });

      test('the player has none either, on cover, page and end', async ({ reader, page }) => {
        await reader.openStory(story);
        expect(await violationsAtRest(page)).toEqual([]);
        const box = await reader.button(play).first().boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(width >= 768 ? 96 : 48);
        for (const state of ['PAUSED', 'PAUSED', 'PAUSED', 'LAST_SLIDE_PAUSED', 'LAST_SLIDE_FINISHED']) {
          await page.keyboard.press('ArrowRight');
          await reader.expectState(state);
        }
        expect(await violationsAtRest(page)).toEqual([]);
      });
    });
  }
}

test('the kiosk entry plays a presentation', async ({ reader }) => {
  await reader.openStory(englishStory, `/kiosk.html#/view/${englishStory}`);
  await reader.button('Play').first().click();
  await reader.expectState('PLAYING', 1);
});
