// Accessibility: no violations on gallery and player, in both languages, both entries and all four sizes.
import type { Page } from '@playwright/test';
import { violationsAtRest } from './accessibility';
import { englishStory, expect, germanStory, test, type Reader } from './fixtures';

test.use({ installsWorker: false });

const english = ['en-GB', englishStory, 'Play'] as const;
const german = ['de-DE', germanStory, 'Abspielen'] as const;
/** The language with the longer words on the narrow screens, and each language in portrait and landscape. */
const screens = [
  { width: 390, height: 844, languages: [english, german] },
  { width: 820, height: 1180, languages: [german] },
  { width: 1180, height: 820, languages: [english] },
  { width: 1920, height: 1080, languages: [german] },
] as const;

for (const { width, height, languages } of screens) {
  for (const [locale, story, play] of languages) {
    test.describe(`${width}×${height}, ${locale}`, () => {
      test.use({ viewport: { width, height }, locale });

      test('the shelf has no accessibility violation and no sideways scroll', async ({ reader, page }) => {
        await reader.openGallery();
        expect(await violationsAtRest(page)).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      });

      test('the player has no accessibility violation on cover, page and end', async ({ reader, page }) => {
        await reader.openStory(story);
        expect(await violationsAtRest(page)).toEqual([]);
        const box = await reader.button(play).first().boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(width >= 768 ? 96 : 48);
        for (const state of ['PAUSED', 'PAUSED', 'PAUSED', 'LAST_SLIDE_PAUSED', 'LAST_SLIDE_FINISHED']) {
          await page.keyboard.press('ArrowRight');
          await reader.expectState(state);
        }
        await reader.putRatingsAway();
        expect(await violationsAtRest(page)).toEqual([]);
      });
    });
  }
}

/** Goes to the story's end, where the ratings open by themselves. */
async function openRatings(reader: Reader, page: Page, address?: string): Promise<void> {
  await reader.openStory(englishStory, address);
  for (let turn = 0; turn < 5; turn += 1) await page.keyboard.press('ArrowRight');
  await reader.expectState('LAST_SLIDE_FINISHED');
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** A story is saved, so the app may offer its installation. */
async function openSnackbar(reader: Reader, page: Page): Promise<void> {
  await reader.openStory(englishStory);
  await reader.waitUntilSaved(englishStory);
  await reader.player.getByRole('link', { name: 'Home' }).click();
  await page.evaluate(() =>
    dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: () => undefined })),
  );
  await expect(page.getByRole('complementary')).toBeVisible();
}

test('the kiosk entry plays a presentation, and its ratings have no accessibility violation', async ({
  reader,
  page,
}) => {
  const address = `/kiosk.html#/view/${englishStory}`;
  await reader.openStory(englishStory, address);
  await reader.button('Play').first().click();
  await reader.expectState('PLAYING');
  expect(await violationsAtRest(page)).toEqual([]);
  await page.reload();
  await openRatings(reader, page, address);
  expect(await violationsAtRest(page)).toEqual([]);
});

test.describe('in dark mode', () => {
  test.use({ colorScheme: 'dark', installsWorker: true });

  test('gallery, snackbar, ratings and failure have no accessibility violation', async ({
    reader,
    page,
    service,
  }) => {
    await openSnackbar(reader, page);
    expect(await violationsAtRest(page)).toEqual([]);
    await openRatings(reader, page);
    expect(await violationsAtRest(page)).toEqual([]);
    reader.expectFault(/viewer|404/);
    await page.goto(`${service.origin}/#/view/404404`);
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await violationsAtRest(page)).toEqual([]);
  });

  test.describe('with the sample library', () => {
    test.use({ library: 'samples' });

    test('a party, a dark tale and a Christmas story have no accessibility violation', async ({
      reader,
      page,
      service,
    }) => {
      await page.goto(`${service.origin}/#/party/1041`);
      await expect(page.getByRole('list')).toBeVisible();
      expect(await violationsAtRest(page)).toEqual([]);
      for (const id of ['1045', '1046']) {
        await reader.openStory(id);
        await page.keyboard.press('ArrowRight');
        await reader.expectState('PAUSED', 1);
        expect(await violationsAtRest(page)).toEqual([]);
      }
    });
  });
});
