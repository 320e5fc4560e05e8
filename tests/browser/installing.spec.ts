// Installing the app, updating it, and what its worker never stores.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { englishStory, expect, Reader, test, type Service } from './fixtures';
import { fastForwardAndStop } from '../support/browser/page-scripts';
import {
  installUpdate,
  publishNewVersion,
  publishWorker,
  whichWorker,
  workerScript,
} from '../support/browser/new-version';
import { longPage, ownStory, putStory } from '../support/service/own-story';

test('manifest and icons are served with the declared types and sizes', async ({ service, page }) => {
  for (const entry of ['/', '/kiosk.html']) {
    const html = await (await page.request.get(`${service.origin}${entry}`)).text();
    expect(html).toMatch(/<link rel="manifest" href="\/manifest\.webmanifest"/);
  }
  const response = await page.request.get(`${service.origin}/manifest.webmanifest`);
  expect(response.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const manifest: unknown = await response.json();
  expect(manifest).toMatchObject({ id: '/', scope: '/', start_url: '/', display: 'standalone' });
  const icons = [...JSON.stringify(manifest).matchAll(/"src":"([^"]+)","sizes":"(\d+)x\d+"/g)];
  expect(icons.length).toBeGreaterThanOrEqual(3);
  for (const [, src = '', size] of icons) {
    const icon = await page.request.get(`${service.origin}${src}`);
    expect(icon.headers()['content-type']).toBe('image/png');
    const png = await icon.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([Number(size), Number(size)]);
  }
});

test('the browser reports no obstacle to installing', async ({ service, launchOptions }) => {
  // An incognito window always reports an obstacle.
  const profile = await mkdtemp(path.join(tmpdir(), 'bookworm-profile-'));
  const context = await chromium.launchPersistentContext(profile, launchOptions);
  try {
    const page = await context.newPage();
    await page.goto(`${service.origin}/`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const cdp = await context.newCDPSession(page);
    const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  }
});

test('a worker whose script could not be fetched is registered when the network is back', async ({
  reader,
  service,
  page,
  context,
}) => {
  reader.expectFault(/fetching the script|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_INTERNET_DISCONNECTED/);
  // What the page asks the service for at that moment.
  reader.expectFault(/Network error|Failed to fetch/);
  await service.hook.fail('/sw.js', 'reset');
  await reader.openGallery();
  await expect.poll(async () => (await reader.reports()).join()).toContain('service worker: register');
  // All parts of the page have come: with this line come the buttons of the cards.
  await expect(page.locator('.queue-line')).toBeAttached();
  const save = reader.card(englishStory).getByRole('button', { name: 'Save for offline' });
  await expect(save).toHaveCount(0);
  await service.hook.heal();
  await context.setOffline(true);
  await context.setOffline(false);
  await reader.waitForWorker();
  await save.click();
  await reader.waitUntilSaved(englishStory);
});

test('a first worker that a page of the host kept from being installed is installed while the page stays open, and saves what was asked for', async ({
  reader,
  service,
  page,
}) => {
  const filtered = { status: 200, body: '<!doctype html><title>Blocked</title>', type: 'text/html' };
  await service.hook.respond('/kiosk.html', filtered);
  await page.clock.install();
  await reader.openGallery();
  await reader.card(englishStory).getByRole('button', { name: 'Save for offline' }).click();
  const asked = async () => (await service.hook.requests()).some(({ path }) => path === '/kiosk.html');
  await expect.poll(asked).toBe(true);
  const isRegistered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
  await expect.poll(isRegistered).toBe(false);
  await expect(reader.card(englishStory).getByRole('button', { name: /^Saving, 0/ })).toBeVisible();
  await service.hook.heal();
  const isRegisteredLater = async () => {
    await page.clock.fastForward(10_000);
    return isRegistered();
  };
  await expect.poll(isRegisteredLater).toBe(true);
  await reader.waitForWorker();
  await reader.waitUntilSaved(englishStory);
});

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

    await reader.player.getByRole('link', { name: 'Home' }).click();
    await expect(offer).toBeVisible();
    await other.button('Play').click();
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Update now' }).click();
    await reloaded;
    await expect(reader.card(englishStory)).toBeVisible();
    expect(await whichWorker(page)).toBe('the new one');
    await expect(offer).toHaveCount(0);

    expect(await whichWorker(other.page)).toBe('the new one');
    await other.expectState('PLAYING', 1);
    expect(await other.page.evaluate(() => Reflect.has(window, 'wasNeverReloaded'))).toBe(true);
    await expect(offerOn(other.page)).toHaveCount(0);
  });

  test.describe('where topics are suggested', () => {
    test.use({ variant: 'production' });

    test('is not offered while the reload would lose what was typed', async ({ reader, service, page }) => {
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
    await page.clock.pauseAt(Date.now() + 20_000);
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
    await reader.waitForWorker();
    expect(await whichWorker(page)).toBe('the new one');
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
    await reader.player.getByRole('link', { name: 'Home' }).click();
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
    expect(await page.evaluate(() => sessionStorage.getItem('bookworm-update-asked'))).toBeNull();
    expect([loads, await whichWorker(page)]).toEqual([0, 'the old one']);
    const reloaded = page.waitForEvent('load');
    await page.clock.fastForward(20_000);
    // A reload that Chromium loses is repeated by a timer.
    await page.clock.resume();
    await reloaded;
    await expect(reader.cards.first()).toBeVisible();
    expect(await whichWorker(page)).toBe('the new one');
  });
});

test('no answer to an authorized request is stored; the kill switch removes the app shell, spares the playing story and the saved ones', async ({
  reader,
  service,
  page,
  context,
}) => {
  await putStory(service.hook, [longPage]);
  await reader.openStory(englishStory);
  await reader.waitUntilSaved(englishStory);
  await test.step('no response to a request with an Authorization header is stored, and no token is in a cache name', () =>
    expectNoAuthorizedAnswerStored(page, service));
  await reader.openGallery();
  const other = new Reader(await context.newPage(), service);
  await other.openStory(ownStory);
  await other.waitUntilSaved(ownStory);
  await other.page.keyboard.press('ArrowRight');
  await other.button('Play').click();
  const broken = await context.newPage();
  await broken.goto(`${service.origin}/unsupported.html`);
  const loads = { page: 0, other: 0, broken: 0 };
  page.on('load', () => (loads.page += 1));
  other.page.on('load', () => (loads.other += 1));
  broken.on('load', () => (loads.broken += 1));
  const whatIsStored = () =>
    page.evaluate(async () => {
      const stores = await indexedDB.databases();
      return [...(await caches.keys()), ...stores.map(({ name }) => name ?? '')].sort();
    });
  const before = await whatIsStored();
  expect(before.filter((name) => name.includes('-precache-'))).toHaveLength(1);

  const killSwitch = await (await page.request.get(`${service.origin}/kill-switch.js`)).text();
  await service.hook.respond('/sw.js', { status: 200, body: killSwitch, type: 'text/javascript' });
  await other.page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  // An old worker that starts for a request at this moment stays for the 30 s in which Chromium calls a worker idle.
  await expect.poll(() => loads, { timeout: 90_000 }).toEqual({ page: 1, other: 0, broken: 1 });
  await expect(reader.card(englishStory)).toBeVisible();
  await other.expectState('PLAYING', 1);
  await other.button('Pause').click();
  await expect.poll(() => loads).toEqual({ page: 1, other: 1, broken: 1 });

  // Later pages come from the network; they register the kill switch and lose it without a reload loop.
  await page.reload();
  await expect(reader.card(englishStory)).toBeVisible();
  expect(await page.evaluate(() => fetch('/index.html').then(({ ok }) => ok))).toBe(true);
  expect(await whatIsStored()).toEqual(before.filter((name) => !name.includes('-precache-')));
  expect(loads).toEqual({ page: 2, other: 1, broken: 1 });
  expect(before).toContainEqual(expect.stringMatching(/^bookworm-media-v1-/));
});

/** No response to a request with an Authorization header is stored, and no token is in a cache name. */
async function expectNoAuthorizedAnswerStored(page: Page, service: Service): Promise<void> {
  const paths = ['/api/presentation', '/api/feedback', '/api/suggestion'];
  const media = ['index.json', 'images/01.webp', 'audio/01.mp3'].map(
    (name) => `/presentations/${englishStory}/${name}`,
  );
  for (const each of paths)
    await service.hook.respond(each, { status: 200, body: '[{"only":"for your eyes"}]' });
  await page.evaluate(
    async ([bare, all]) => {
      const headers = { authorization: 'Bearer made-up-token' };
      for (const each of all) await (await fetch(each, { headers })).text();
      for (const each of bare) await (await fetch(`${each}?jwt=made-up-token`, { headers })).text();
    },
    [paths, [...paths, ...media]] as const,
  );

  await service.hook.heal();

  const stored = await page.evaluate(async () => {
    const all: { url: string; authorized: boolean; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const text = /json/.test(response?.headers.get('content-type') ?? '') ? await response?.text() : '';
        all.push({ url: request.url, authorized: request.headers.has('authorization'), text: text ?? '' });
      }
    }
    return all;
  });
  expect(stored.length).toBeGreaterThan(20);
  expect(stored.filter(({ url }) => url.includes('made-up-token'))).toEqual([]);
  expect(stored.filter(({ authorized }) => authorized)).toEqual([]);
  expect(stored.filter(({ text }) => text.includes('for your eyes'))).toEqual([]);
}
