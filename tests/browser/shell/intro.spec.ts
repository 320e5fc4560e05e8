// The intro greets a first visit, and never moves the gallery (spec screens §3, spec offline §1).
import type { Page } from '@playwright/test';
import { deviceDatabase } from '../../../src/contract/worker/worker-names';
import { animated, englishStory, expect, test } from '../fixtures';
import { storedRows } from '../../support/browser/stored-rows';
import { shelfShifts, watchShifts } from './shifts';

test.use({ ...animated, installsWorker: false });

test('it is shown from the first paint on, and never again once it is closed', async ({ reader, page }) => {
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
  const intro = page.getByRole('region', { name: 'Welcome' });
  await expect(intro.getByText('Tap a book. I’ll read it to you.')).toBeVisible();
  await reader.expectPicturesPainted();
  await expect(page.locator('.queue-line')).toBeAttached();
  expect(await shelfShifts(page)).toEqual([]);
  await page.getByRole('button', { name: 'Deutsch' }).first().click();
  await expect(page.getByText('Tipp ein Buch an und hör zu.')).toBeVisible();
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

  await test.step('nor does it, not even for a moment, where only the key was lost', async () => {
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
    await expect
      .poll(() => stored(page))
      .toEqual({ key: 'true', rows: [{ key: 'introShown', value: true }] });
    await expect(page.locator('.queue-line')).toBeAttached();
    expect(await wasSeen()).toBe(false);
    expect(await shelfShifts(page)).toEqual([]);
  });
});

/** Returns what the device stores: the key, and the rows of the database. */
async function stored(page: Page) {
  const key = await page.evaluate(() => localStorage.getItem('introShown'));
  const rows = await storedRows(page, deviceDatabase.name, 'introState');
  return { key, rows: rows?.map(({ value }) => value) };
}

test('on a phone it is low, and covers are in the first screen, in both languages; whoever closed it in an older client never sees it', async ({
  reader,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of ['English', 'Deutsch'])
    await test.step(language, async () => {
      await reader.openGallery();
      if (language === 'Deutsch') {
        await page.getByRole('button', { name: 'Menu' }).click();
        await page.getByRole('button', { name: language }).first().click();
        await page.keyboard.press('Escape');
      }
      await page.evaluate(() => document.fonts.ready);
      const intro = await page.getByRole('region', { name: /^(Welcome|Willkommen)/ }).boundingBox();
      expect(intro?.height).toBeLessThanOrEqual(64);
      const cover = await reader.cards.first().locator('.card-cover').boundingBox();
      expect((cover?.y ?? 844) + (cover?.height ?? 844)).toBeLessThanOrEqual(844);
    });
  await test.step('an older client’s key is migrated into the database', async () => {
    await page.addInitScript(() => localStorage.setItem('introShown', 'true'));
    await reader.openGallery();
    await expect(page.getByRole('region', { name: /^(Welcome|Willkommen)/ })).toHaveCount(0);
    await expect
      .poll(() => stored(page))
      .toEqual({ key: 'true', rows: [{ key: 'introShown', value: true }] });
  });
});
