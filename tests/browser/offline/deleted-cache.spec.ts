// The browser deletes the cache of an open story, or closes the connections to IndexedDB.
import { englishStory, expect, test } from '../fixtures';
import {
  cachedIds,
  closeDatabases,
  terminateWorker,
  holdLedger,
  deleteCaches,
} from '../../support/downloads/device';

test('a story is read on when the browser closes the databases or deletes its cache, and is saved again later', async ({
  reader,
  service,
  page,
}) => {
  await reader.openStory(englishStory);
  await reader.waitUntilSaved(englishStory);
  await test.step('connections to IndexedDB that are closed while a story is read are opened again', async () => {
    await closeDatabases(page);
    for (const _ of [1, 2]) await page.keyboard.press('ArrowRight');
    await reader.expectState('PAUSED', 2);
    await reader.goOffline();
    await page.goto('about:blank');
    await reader.openStory(englishStory);
    await expect(reader.button('Continue on page 3')).toBeVisible();
    await reader.expectPicturesPainted();
    await service.startAgain();
  });
  await test.step('a story whose cache is deleted while it is read continues', async () => {
    await service.hook.clearRequests();
    await page.keyboard.press('ArrowRight');
    await reader.expectState('PAUSED', 1);
    await deleteCaches(page, englishStory);
    await reader.button('Play').click();
    await reader.waitUntilFinished(4);
    await reader.expectPicturesPainted();
    const narrations = (await service.hook.requests()).filter(({ path }) => path.includes('/audio/'));
    expect(narrations.length).toBeGreaterThan(0);
  });
  // A worker that starts compares its ledger with the caches.
  await terminateWorker(page);
  await page.goto(`${service.origin}/?again`);
  await reader.waitUntilSaved(englishStory);
  await reader.goOffline();
  await reader.openStory(englishStory);
  await reader.expectPicturesPainted();
  expect(await cachedIds(page)).toEqual([englishStory]);
});

test('a story is read from the network while the worker’s database does not open, and is saved once it does', async ({
  reader,
  service,
  context,
  page,
}) => {
  const other = await context.newPage();
  await holdLedger(other, service.origin);
  await reader.openGallery();
  await reader.waitForWorker();
  await reader.openStory(englishStory);
  await reader.expectPicturesPainted();
  for (const index of [1, 2, 3]) {
    await page.keyboard.press('ArrowRight');
    await reader.expectState('PAUSED', index);
    await reader.expectPicturesPainted();
  }
  await reader.button('Play').click();
  await reader.expectNarrationGrows();
  await reader.waitUntilFinished(4);
  await reader.expectPicturesPainted();
  expect(await cachedIds(page)).toEqual([]);

  await other.close();
  await page.goto(`${service.origin}/?again`);
  await reader.openStory(englishStory);
  await reader.waitUntilSaved(englishStory);
  await reader.goOffline();
  await page.reload();
  await reader.expectState('FIRST_SLIDE_PAUSED', 0);
  await reader.expectPicturesPainted();
});
