// The intro greets a first visit, and never moves the gallery (spec screens §3, spec offline §1).
import type { Locator, Page } from '@playwright/test';
import { deviceDatabase } from '../../../src/contract/worker/worker-names';
import { animated, englishStory, expect, test } from '../fixtures';
import { storedRows } from '../../support/browser/stored-rows';
import { shelfShifts, watchShifts } from './shifts';

test.use({ ...animated, installsWorker: false });

test('it is shown from the first paint on, and never again once it is closed', async ({ reader, page }) => {
  await watchShifts(page);
  await reader.openGallery();
  const intro = page.getByRole('region', { name: 'Welcome' });
  await expect(intro.getByText('Hello, I am Bookworm.')).toBeVisible();
  await expect(intro.getByRole('link', { name: 'Offline stories' })).toHaveAttribute('href', '#/offline');
  await reader.expectPicturesPainted();
  await expect(page.locator('.queue-line')).toBeAttached();
  expect(await shelfShifts(page)).toEqual([]);
  await page.getByRole('button', { name: 'Deutsch' }).first().click();
  await expect(page.getByText('Hallo, ich bin Bookworm.')).toBeVisible();
  await page.getByRole('button', { name: 'English' }).first().click();

  await intro.getByRole('button', { name: 'Got it' }).press('Enter');
  await expect(intro).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Stories', level: 1 })).toBeFocused();
  await expect.poll(() => stored(page)).toEqual({ key: 'true', rows: [{ key: 'introShown', value: true }] });

  await page.reload();
  await expect(reader.card(englishStory)).toBeVisible();
  await reader.expectPicturesPainted();
  await expect(intro).toHaveCount(0);
  await expect(page.locator('.queue-line')).toBeAttached();
  expect(await shelfShifts(page)).toEqual([]);
});

for (const locale of ['en-GB', 'de-DE'])
  test.describe(`on a phone, in ${locale}`, () => {
    test.use({ locale, viewport: { width: 390, height: 844 } });

    test('all its words are seen without scrolling', async ({ reader, page }) => {
      await reader.openGallery();
      await page.evaluate(() => document.fonts.ready);
      const hidden = () =>
        page
          .locator('.intro-words')
          .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      expect(await hidden()).toBe(0);
    });
  });

test('an older client’s key is migrated into the database', async ({ reader, page }) => {
  await page.addInitScript(() => localStorage.setItem('introShown', 'true'));
  await reader.openGallery();
  await expect(page.getByRole('region', { name: 'Welcome' })).toHaveCount(0);
  await expect.poll(() => stored(page)).toEqual({ key: 'true', rows: [{ key: 'introShown', value: true }] });
});

test('once closed it does not show, not even for a moment, where only the key was lost', async ({
  reader,
  page,
}) => {
  await watchShifts(page);
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('.intro') !== null) Reflect.set(window, 'introWasSeen', true);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true });
  });
  const wasSeen = () => page.evaluate(() => Reflect.get(window, 'introWasSeen') === true);
  await reader.openGallery();
  expect(await wasSeen()).toBe(true);
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect.poll(() => stored(page)).toEqual({ key: 'true', rows: [{ key: 'introShown', value: true }] });
  await page.evaluate(() => localStorage.clear());

  // The app waits 300 ms for the database, which a stalled machine may need longer for.
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    const patient = (work: () => void, milliseconds = 0) =>
      wait(work, milliseconds === 300 ? 30_000 : milliseconds);
    Object.assign(window, { setTimeout: patient });
  });
  await page.reload();
  await expect(reader.card(englishStory)).toBeVisible();
  await expect.poll(() => stored(page)).toEqual({ key: 'true', rows: [{ key: 'introShown', value: true }] });
  await expect(page.locator('.queue-line')).toBeAttached();
  expect(await wasSeen()).toBe(false);
  expect(await shelfShifts(page)).toEqual([]);
});

/** Returns what the device stores: the key, and the rows of the database. */
async function stored(page: Page) {
  const key = await page.evaluate(() => localStorage.getItem('introShown'));
  const rows = await storedRows(page, deviceDatabase.name, 'introState');
  return { key, rows: rows?.map(({ value }) => value) };
}

test('on phones and tablets it takes a third of the screen, and the first cover and all tools are seen', async ({
  reader,
  page,
}) => {
  const boxOf = async (part: Locator) => {
    const box = await part.boundingBox();
    if (box === null) throw new Error('It is not there');
    return box;
  };
  for (const [width, height, language] of [
    [390, 844, 'English'],
    [844, 390, 'English'],
    [360, 640, 'Deutsch'],
    [667, 375, 'Deutsch'],
    [820, 1180, 'Deutsch'],
  ] as const)
    await test.step(`${width}×${height}, ${language}`, async () => {
      await page.setViewportSize({ width, height });
      await reader.openGallery();
      if (language === 'Deutsch') await page.getByRole('button', { name: language }).first().click();
      const save = page.getByRole('button', {
        name: language === 'Deutsch' ? /^Alle speichern/ : /^Save all/,
      });
      await expect(save).toBeVisible();
      const region = page.getByRole('region', { name: language === 'Deutsch' ? /^Willkommen/ : /^Welcome/ });
      await expect(region).toBeVisible();
      const intro = await boxOf(region);
      expect(intro.height).toBeLessThanOrEqual(height / 3);
      const cover = await boxOf(reader.cards.first().locator('img'));
      // On its side at least the upper edge of it.
      expect(cover.y).toBeLessThan(height - (height > width ? 100 : 24));
      const [filter, saveAll] = await Promise.all([
        boxOf(page.getByRole('button', { name: 'Filter' })),
        boxOf(save),
      ]);
      expect(Math.abs(saveAll.y - filter.y)).toBeLessThan(4);
    });
});
