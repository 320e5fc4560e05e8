// New versions of the app: offered, applied, and refused while the host sends something else.
import type { Page } from '@playwright/test';
import { englishStory, expect, Reader, test } from './fixtures';
import { fastForwardAndStop } from '../support/browser/page-scripts';
import {
  expectWorker,
  installUpdate,
  publishNewVersion,
  publishWorker,
  whichWorker,
  workerScript,
} from '../support/browser/new-version';
import { longPage, ownStory, putStory } from '../support/service/own-story';

test.describe('a new version', () => {
  test.beforeEach(({ reader }) => reader.expectFault(/which-worker/));

  test('is offered, never while a story plays, takes over on a tap, and does not disturb a story in another window', async ({
    reader,
    service,
    page,
    context,
  }) => {
    const offerOn = (shown: Page) => shown.getByText('A new version of Bookworm is ready.');
    const offer = offerOn(page);
    await putStory(service.hook, [longPage]);
    await reader.openStory(ownStory);
    await reader.waitForWorker();
    const gallery = new Reader(await context.newPage(), service);
    await gallery.openGallery();
    const other = new Reader(await context.newPage(), service);
    await other.openStory(ownStory);
    // What the old worker still fetches would make the new one wait.
    await other.waitUntilSaved(ownStory);
    await other.page.keyboard.press('ArrowRight');
    await other.page.evaluate(() => Object.assign(window, { wasNeverReloaded: true }));
    await page.bringToFront();
    await page.keyboard.press('ArrowRight');
    await reader.button('Play').click();
    await publishNewVersion(service, page);
    // By then the window that plays has learnt of the new version, too.
    await expect(offerOn(gallery.page)).toBeVisible();
    await gallery.page.close();
    await reader.expectState('PLAYING', 1);
    expect(await whichWorker(page)).toBe('the old one');
    await expect(offer).toHaveCount(0);

    await reader.choose('Home');
    await expect(offer).toBeVisible();
    await other.button('Play').click();
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Update now' }).click();
    await reloaded;
    await expectWorker(page, 'the new one');
    await expect(reader.card(englishStory)).toBeVisible();
    await expect(offer).toHaveCount(0);

    expect(await whichWorker(other.page)).toBe('the new one');
    await other.expectState('PLAYING', 1);
    expect(await other.page.evaluate(() => Reflect.has(window, 'wasNeverReloaded'))).toBe(true);
    await expect(offerOn(other.page)).toHaveCount(0);
  });

  test.describe('where topics are suggested', () => {
    test.use({ variant: 'production' });

    test('is not offered while the reload would lose typed text', async ({ reader, service, page }) => {
      await page.goto(`${service.origin}/#/add-suggestion`);
      await reader.waitForWorker();
      const field = page.getByRole('textbox');
      const offer = page.getByRole('button', { name: 'Update now' });
      await publishNewVersion(service, page);
      await expect(offer).toBeVisible();
      await field.fill('Owls');
      await expect(offer).toHaveCount(0);
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText('Thank you. Your suggestion has arrived.')).toBeVisible();
      await expect(offer).toBeVisible();
    });
  });

  test('explains when another window blocks it, and comes by itself afterwards', async ({
    reader,
    service,
    page,
    context,
  }) => {
    await putStory(service.hook, [longPage]);
    await page.clock.install();
    await reader.openGallery();
    await reader.waitForWorker();
    const other = new Reader(await context.newPage(), service);
    await other.openStory(ownStory);
    await other.waitUntilSaved(ownStory);
    await publishNewVersion(service, page);
    // The old worker has a pending request that the host delays until the connection breaks.
    await service.hook.slow(`/presentations/${ownStory}/slow.webp`, 120_000);
    await other.page.evaluate((id) => {
      document.body.append(Object.assign(new Image(), { src: `/presentations/${id}/slow.webp` }));
    }, ownStory);
    const asked = async () => (await service.hook.requests()).map(({ path }) => path);
    await expect.poll(asked).toContain(`/presentations/${ownStory}/slow.webp`);

    // The app's timeout runs on the page's clock, which the test moves from here on.
    await fastForwardAndStop(page, 20_000);
    await page.getByRole('button', { name: 'Update now' }).click();
    await page.clock.runFor(100);
    await expect(page.getByText('Updating Bookworm…')).toBeVisible();
    await page.clock.runFor(3000);
    const explained = page.getByText(
      'The update will start as soon as Bookworm has finished its work, here or in another window.',
    );
    await expect(explained).toBeVisible();
    const reloadedAllTheSame = page.waitForEvent('load');
    await page.clock.runFor(6000);
    await reloadedAllTheSame;
    await page.clock.resume();
    await expect(explained).toBeVisible();
    expect(await whichWorker(page)).toBe('the old one');

    const reloaded = page.waitForEvent('load');
    await reader.goOffline();
    await reloaded;
    await expectWorker(page, 'the new one');
    await expect(explained).toHaveCount(0);
  });

  test('of which the host sends another page is not installed until it sends the right one; the old version stays and works offline', async ({
    reader,
    service,
    page,
  }) => {
    await reader.openStory(englishStory);
    await reader.waitUntilSaved(englishStory);
    const script = await workerScript(service);
    // The worker fetches a page anew when the next version has another one.
    const next = script.replace(/("revision":")[^"]+(","url":"index\.html")/, '$1next$2');
    expect(next).not.toBe(script);
    const filtered = { status: 200, body: '<!doctype html><title>Blocked</title>', type: 'text/html' };
    await service.hook.respond('/index.html', filtered);
    await publishWorker(service, next, 'the new one');
    expect(await installUpdate(page)).toBe('redundant');
    await reader.goOffline();
    await page.reload();
    await reader.waitUntilPlayable();
    await service.startAgain();
    expect(await whichWorker(page)).toBe('the old one');

    await service.hook.heal();
    await publishWorker(service, next, 'the new one');
    expect(await installUpdate(page)).toBe('installed');
    await reader.choose('Home');
    await expect(page.getByRole('button', { name: 'Update now' })).toBeVisible();
  });

  test('is applied by the kiosk itself, a minute after the last touch', async ({ reader, service, page }) => {
    await page.clock.install();
    await reader.openGallery('/kiosk.html');
    await reader.waitForWorker();
    await publishNewVersion(service, page);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await fastForwardAndStop(page, 10_000);
    await page.clock.fastForward(30_000);
    await page.keyboard.press('Shift');
    // More than a minute after the update, and less after the touch, however slow this machine is.
    await page.clock.fastForward(40_000);
    await expect(page.getByText('A new version of Bookworm is ready.')).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem('bookworm-update-accepted'))).toBeNull();
    expect([loads, await whichWorker(page)]).toEqual([0, 'the old one']);
    const reloaded = page.waitForEvent('load');
    await page.clock.fastForward(20_000);
    // A reload that Chromium loses is repeated by a timer.
    await page.clock.resume();
    await reloaded;
    await expectWorker(page, 'the new one');
    await expect(reader.cards.first()).toBeVisible();
  });
});
