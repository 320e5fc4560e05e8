// The installed app (spec offline §2, §3): its manifest and shortcuts, what it says of its storage, and what mobile data are not spent on.
import { violationsAtRest } from './accessibility';
import { storedRows } from '../support/browser/stored-rows';
import { englishStory, expect, test } from './fixtures';

test('Chromium reads the manifest of the page’s language without an error, and its shortcuts lead where they say', async ({
  reader,
  page,
  service,
}) => {
  await page.addInitScript(() => {
    const queue = {
      setConsumer: (consume: unknown) => Reflect.set(window, 'launch', consume),
    };
    Object.defineProperty(window, 'launchQueue', { value: queue });
  });
  await reader.openGallery();
  const link = page.locator('link[rel=manifest]');
  await expect(link).toHaveAttribute('href', '/manifest.en.webmanifest');
  const cdp = await page.context().newCDPSession(page);
  const { data = '', errors } = await cdp.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest: {
    readonly screenshots: readonly { readonly src: string; readonly sizes: string }[];
    readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
  } = JSON.parse(data);
  for (const { src, sizes } of manifest.screenshots) {
    const size = await page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    expect(size).toBe(sizes);
  }
  const addresses = new Map(manifest.shortcuts.map(({ name, url }) => [name, `${service.origin}${url}`]));
  const open = async (name: string) => {
    // A launch opens a new document.
    await page.goto('about:blank');
    await page.goto(addresses.get(name) ?? '');
  };
  await open('Continue reading');
  await expect(reader.card(englishStory)).toBeVisible();
  await reader.openStory(englishStory);
  await page.keyboard.press('ArrowRight');
  await reader.expectState('PAUSED', 1);
  await open('Continue reading');
  await expect(page).toHaveURL(`${service.origin}/#/story/read/${englishStory}`);
  await reader.waitUntilPlayable();
  await expect(reader.button('Continue on page 2')).toBeVisible();
  await open('Offline stories');
  await expect(page.getByRole('heading', { name: 'Offline stories' })).toBeVisible();
  await open('Make a story');
  await expect(page.getByRole('heading', { name: 'Make a story' })).toBeVisible();
  await test.step('in an app that is open, a shortcut opens its page in the same document, and the icon changes nothing', async () => {
    const launch = (path: string) =>
      page.evaluate((targetURL) => {
        const consume: unknown = Reflect.get(window, 'launch');
        if (typeof consume === 'function') consume({ targetURL });
      }, `${service.origin}${path}`);
    await page.goto(`${service.origin}/#/imprint`);
    await page.evaluate(() => Reflect.set(window, 'isSame', true));
    await page.waitForFunction(() => Reflect.has(window, 'launch'));
    await launch('/');
    await expect(page.getByRole('heading', { name: 'Imprint' })).toBeVisible();
    await launch('/#/offline');
    await expect(page.getByRole('heading', { name: 'Offline stories' })).toBeFocused();
    expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true);
  });
  await page.goto(`${service.origin}/`);
  await page.getByRole('button', { name: 'Deutsch' }).first().click();
  await expect(link).toHaveAttribute('href', '/manifest.webmanifest');
});

test('on mobile data an opened story is kept only once the person wants it so', async ({ reader, page }) => {
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { saveData: false, type: 'cellular' });
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection });
  });
  await reader.openStory(englishStory);
  await reader.waitForWorker();
  await reader.button('Play').click();
  await reader.expectState('PLAYING', 1);
  await reader.expectNarrationGrows();
  await reader.openGallery();
  await page.getByRole('link', { name: 'Offline stories' }).first().click();
  await expect(page.getByText('No stories are saved here yet', { exact: false })).toBeVisible();
  const choice = page.getByRole('checkbox', { name: 'Only on Wi-Fi' });
  await page.getByText('For grown-ups').click();
  await expect(choice).toBeChecked();
  await expect(choice).toHaveAccessibleDescription(/^With mobile data/);
  await choice.uncheck();
  // A reload aborts a transaction that has not ended.
  await expect
    .poll(() => storedRows(page, 'bookworm', 'settings'))
    .toContainEqual({ key: 'keepOpenedOnlyOnWifi', value: { key: 'keepOpenedOnlyOnWifi', value: false } });
  await page.reload();
  await page.getByText('For grown-ups').click();
  await expect(choice).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'Keep opened stories' }).uncheck();
  await expect(choice).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Keep opened stories' }).check();
  await reader.openStory(englishStory);
  await reader.waitUntilSaved(englishStory);
});

test('on an iPad whoever has saved a story learns before installing, and in the installed app, that it has its own storage', async ({
  reader,
  page,
}) => {
  await page.addInitScript(() => {
    const isInstalled = localStorage.getItem('test-installed') !== null;
    Object.defineProperty(Navigator.prototype, 'standalone', { get: () => isInstalled });
    Object.defineProperty(Navigator.prototype, 'maxTouchPoints', { get: () => 5 });
  });
  await reader.openGallery();
  await reader.waitForWorker();
  const note = page.getByText('On this device the app has its own storage: save your stories there again.');
  await reader.card(englishStory).getByRole('button', { name: 'Save for offline' }).click();
  await expect(note).toBeVisible();
  await expect(
    page.getByRole('complementary', { name: /^Install Bookworm/ }).getByRole('listitem'),
  ).toHaveText(['Tap “Share”', 'Choose “Add to Home Screen”']);
  await page.getByRole('link', { name: 'Offline stories' }).first().click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  const advice = page.getByText('Did you save stories in the browser?', { exact: false });
  await expect(page.getByText('No stories are saved here yet', { exact: false })).toBeVisible();
  await expect(advice).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('test-installed', 'true'));
  await page.reload();
  await expect(advice).toBeVisible();
  await expect(note).toHaveCount(0);
  expect(await violationsAtRest(page)).toEqual([]);
});
