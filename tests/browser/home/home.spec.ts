// From the code in the terminal to a story that plays while the computer is off (spec contract §18). Where the system has
// `certutil`, the browser trusts the home's authority as a family's browser does, by its store of certificates.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { homeName } from '../../../mocks/server/home/home-network';
import { openHome } from '../../../mocks/server/home/open-home';
import { portOf, serve, type RunningService } from '../../../mocks/server/serve';
import { processClock } from '../../../mocks/service/creation/open-story-creation';
import { isSaved, longestDownload } from '../../support/browser/is-saved';
import { englishStory } from '../../support/service/service';
import { violationsAtRest } from '../accessibility';

const tablet = { viewport: { width: 820, height: 1180 }, locale: 'en-GB' };
const ipad = 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';
const build = `${process.env['BOOKWORM_DIST'] ?? 'dist'}/bookworm`;
const canTrust = spawnSync('certutil', ['-H']).error === undefined;

let folder = '';
let fingerprint: readonly string[] = [];
let plainAddress = '';
let running: RunningService;
const printed: string[] = [];

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'home-'));
  const [port, securePort] = [await freePort(), await freePort()];
  const print = (line: string) => void printed.push(line);
  const home = await openHome({
    data: { folder },
    folder: build,
    port,
    securePort,
    clock: processClock,
    print,
  });
  const notice = await home.notice(undefined, false);
  fingerprint = notice.match(/\b[\dA-F]{4}\b(?= |$)/gm) ?? [];
  plainAddress = `http://${homeName}:${port}/`;
  const { secure, names } = home;
  running = await serve({ folder: build, port, library: 'fixture', secure, hosts: names });
});
test.afterAll(async () => {
  await running.close();
  rmSync(folder, { recursive: true });
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const port = portOf(server.address(), 0);
      server.close(() => resolve(port));
    });
  });
}

/** Fills the store in which Chromium on Linux looks for authorities; it reads the store when it starts. */
function trustAuthority(): void {
  const store = path.join(folder, '.pki/nssdb');
  mkdirSync(store, { recursive: true });
  const certutil = (...args: readonly string[]) => execFileSync('certutil', ['-d', `sql:${store}`, ...args]);
  certutil('-N', '--empty-password');
  certutil('-A', '-n', 'Bookworm', '-t', 'C,,', '-i', path.join(folder, 'home/authority.crt'));
}

const current = (page: Page) => page.locator('.step[aria-current="step"]').getByRole('heading');

test('a tablet is told how to trust, and then keeps a story that plays while the computer is off', async ({
  playwright,
  launchOptions,
}) => {
  const launch = (trusts: boolean) =>
    playwright.chromium.launch({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        `--host-resolver-rules=MAP *.local 127.0.0.1, MAP bank.example 127.0.0.1`,
        ...(trusts && !canTrust ? ['--ignore-certificate-errors'] : []),
      ],
      env: { ...process.env, HOME: folder },
    });

  await test.step('the page shows the steps and the digits of the terminal', async () => {
    const browser = await launch(false);
    const page = await browser.newPage({ ...tablet, userAgent: ipad });
    await page.goto(plainAddress);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Let this iPad trust Bookworm');
    await expect(current(page)).toHaveText('Download the profile');
    expect(fingerprint).toHaveLength(6);
    await expect(page.getByRole('list', { name: 'Fingerprint' }).getByRole('listitem')).toHaveText([
      ...fingerprint,
    ]);
    expect(await violationsAtRest(page)).toEqual([]);
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download', exact: true }).click();
    expect((await downloading).suggestedFilename()).toBe('bookworm.mobileconfig');
    await expect(current(page)).toHaveText('Install it in Settings');
    expect(printed.join()).toMatch(/One tablet has the profile/);
    // No way leads on before the device trusts.
    await expect(page.getByRole('link', { name: 'Open Bookworm' })).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText('This page notices when you’re done.')).toBeVisible();

    await page.getByRole('link', { name: 'DE' }).click();
    await expect(current(page)).toHaveText('Profil installieren');
    await page.getByRole('link', { name: 'Android' }).click();
    await expect(page.getByRole('heading', { name: 'Datei laden' })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Datei installieren' }).click();
    await expect(page.getByText('Trotzdem installieren')).toBeVisible();
    expect(await violationsAtRest(page)).toEqual([]);
    await browser.close();
  });

  if (canTrust) trustAuthority();
  const browser = await launch(true);
  const context = await browser.newContext(tablet);
  const page = await context.newPage();
  await test.step('it notices that the device trusts, and leads to https by the name', async () => {
    await page.goto(plainAddress);
    await expect(page.getByText('This computer trusts Bookworm.')).toBeVisible();
    await page.getByRole('link', { name: 'Open Bookworm' }).click();
    await expect(page).toHaveURL(`https://${homeName}:${running.securePort}/`);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await page.evaluate(() => isSecureContext)).toBe(true);
    await expect.poll(() => printed.join()).toMatch(/One computer trusts Bookworm/);
    if (canTrust) {
      const foreign = await context.newPage();
      await expect(foreign.goto(`https://bank.example:${running.securePort}/`)).rejects.toThrow('ERR_CERT');
      await foreign.close();
    }
  });
  await test.step('a story is saved, and plays with the service stopped', async () => {
    await page.goto(`https://${homeName}:${running.securePort}/#/story/read/${englishStory}`);
    await expect.poll(() => isSaved(page, englishStory), { timeout: longestDownload }).toBe(true);
    await running.close();
    await page.reload();
    const player = page.locator('[data-player-state]');
    await expect(player).toHaveAttribute('data-player-state', 'FIRST_SLIDE_PAUSED');
    await player.getByRole('button', { name: 'Play' }).first().click();
    await expect(player).toHaveAttribute('data-player-state', 'PLAYING');
    await running.openAgain();
  });
  await browser.close();
});

test('a page at an http address of the network says why nothing is kept, and what to do', async ({
  playwright,
  launchOptions,
}) => {
  const service = await serve({ folder: build, port: 0, library: 'fixture', hosts: ['attic'] });
  const mapped = '--host-resolver-rules=MAP attic.local 127.0.0.1';
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), mapped],
  });
  const page = await browser.newPage(tablet);
  await page.goto(service.origin.replace('localhost', 'attic.local'));
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('Stories can’t be kept at this address: it begins with http.')).toBeVisible();
  expect(await violationsAtRest(page, { part: '.snackbar' })).toEqual([]);
  await page.getByRole('button', { name: 'How it works' }).click();
  await expect(page.getByRole('heading', { name: 'Offline stories' })).toBeVisible();
  await expect(page.getByText(/npm start -- --home/)).toBeVisible();
  await browser.close();
  await service.close();
});
