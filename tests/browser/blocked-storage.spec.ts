// Browsers in which the user has blocked site data: nothing is stored, but every story can be read, heard and rated.
import type { Page } from '@playwright/test';
import { dialog, english, expectStoredOnce, rate } from './feedback/rating-page';
import { englishStory, expect, Reader, test } from './fixtures';

/** As in Chromium: accessing the storage objects throws, and no worker is registered. */
async function blockSiteData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(globalThis, name, { get: refuse });
    ServiceWorkerContainer.prototype.register = async () => refuse();
  });
}

/** As in Firefox: in addition, tabs cannot exchange messages and no lock is granted. */
async function blockBetweenTabs(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    globalThis.BroadcastChannel = new Proxy(BroadcastChannel, { construct: refuse });
    LockManager.prototype.request = async () => refuse();
    StorageManager.prototype.estimate = async () => refuse();
    StorageManager.prototype.persist = async () => refuse();
    StorageManager.prototype.persisted = async () => refuse();
  });
}

/** As in a sandboxed frame: accessing `navigator.serviceWorker` throws, too. */
async function blockWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', {
      get: () => {
        throw new DOMException('Service worker is disabled.', 'SecurityError');
      },
    });
  });
}

test('with site data blocked a story opened by its address plays to its end and is rated, and the shelf paints', async ({
  service,
  context,
}) => {
  for (const [where, blocks] of [
    ['in Chromium', [blockSiteData]],
    ['in Firefox', [blockSiteData, blockBetweenTabs]],
    ['in a sandboxed frame', [blockSiteData, blockWorkers]],
  ] as const)
    await test.step(where, async () => {
      const reader = new Reader(await context.newPage(), service);
      const { page } = reader;
      // The app reports that it cannot store anything.
      reader.expectFault(/SecurityError|DeviceStoreError/);
      for (const block of blocks) await block(page);
      await reader.openStory(englishStory);
      await reader.button('Play').first().click();
      await reader.expectNarrationGrows();
      for (let index = 1; index <= 3; index += 1) {
        await page.keyboard.press('ArrowRight');
        await reader.expectState('PLAYING', index);
      }
      // The last two pages turn by themselves.
      await reader.expectNarrationGrows();
      await reader.seekToEndOfNarration();
      await reader.expectState('LAST_SLIDE_PLAYING', 4);
      await reader.expectNarrationGrows();
      await reader.seekToEndOfNarration();
      await reader.expectState('LAST_SLIDE_FINISHED', 4);
      // A device that cannot store which stories it asked a rating for shows no faces.
      await reader.button('Rate').first().click();
      await rate(page, `Nobody remembers ${where}`);
      await expect(dialog(page)).toContainText(english.thanks);
      await expectStoredOnce(service, `Nobody remembers ${where}`);
      await reader.openGallery();
      await expect(reader.card(englishStory)).toBeVisible();
      await page.close();
    });
});
