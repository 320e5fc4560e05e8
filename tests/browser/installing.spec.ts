// Installing the app, and what its worker never stores.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { isShellCache, leaveReplyTimeout, readMediaCacheName } from '../../src/contract/worker/worker-names';
import { englishStory, expect, Reader, test, type Service } from './fixtures';
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
  const icons = [...JSON.stringify(manifest).matchAll(/"src":"(\/icons\/[^"]+)","sizes":"(\d+)x\d+"/g)];
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

test('a first worker that a filter page of the host stopped is installed while the page stays open, and saves the requested story', async ({
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
  expect(before.filter(isShellCache)).toHaveLength(1);

  const body = patient(await (await page.request.get(`${service.origin}/kill-switch.js`)).text());
  await service.hook.respond('/sw.js', { status: 200, body, type: 'text/javascript' });
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
  expect(await whatIsStored()).toEqual(before.filter((name) => !isShellCache(name)));
  expect(loads).toEqual({ page: 2, other: 1, broken: 1 });
  expect(before.filter((name) => readMediaCacheName(name) !== undefined)).not.toEqual([]);
});

/**
 * Returns the script of the kill switch with ten seconds for a page to answer: on a machine that stalls, a page that works may take longer
 * than the two that it has.
 */
function patient(killSwitch: string): string {
  const parts = killSwitch.split(/\b(?:2e3|2000)\b/);
  expect([leaveReplyTimeout, parts.length]).toEqual([2000, 2]);
  return parts.join('10_000');
}

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
