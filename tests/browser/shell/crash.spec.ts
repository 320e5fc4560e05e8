// A page that cannot be shown: a way home, and diagnostics for support (spec screens §7).
import { englishStory, expect, test } from '../fixtures';

test('diagnostics are copied from a page that is not secure', async ({ reader, page, service }) => {
  reader.expectFault(/plain\.example|ERR_|route/);
  // As served in a home network: without TLS, under a host name other than localhost.
  const plain = 'http://plain.example';
  await page.route(`${plain}/**`, async (route) => {
    const url = route.request().url().replace(plain, service.origin);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.route(`${plain}/assets/pages-*`, (route) => route.abort());
  await page.goto(`${plain}/#/imprint`);
  expect(await page.evaluate(() => isSecureContext || 'clipboard' in navigator)).toBe(false);
  await page.getByRole('button', { name: 'Copy diagnostics' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeFocused();

  await page.evaluate(() => {
    const letter = document.createElement('textarea');
    document.body.append(letter);
    letter.focus();
  });
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.locator('textarea')).toHaveValue(/"where": "route"/);
});

test.describe('before the app has started', () => {
  test.use({ installsWorker: false });

  test('a script that does not come is fetched again on a press, for the story that was opened', async ({
    reader,
    page,
    service,
  }) => {
    reader.expectFault(/ERR_FAILED|boot/);
    await page.route('**/assets/story-*.js', (route) => route.abort());
    await page.goto(`${service.origin}/#/view/${englishStory}`);
    await expect(page.getByText('Bookworm couldn’t be loaded.')).toBeVisible();
    await page.unroute('**/assets/story-*.js');
    const retry = page.getByRole('link', { name: 'Try again' });
    expect((await retry.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    await retry.click();
    await reader.expectState('FIRST_SLIDE_PAUSED', 0);
    await test.step('the cover of a story that is left meanwhile does not stay over the shelf', async () => {
      await page.goto('about:blank');
      let start = (): void => undefined;
      const started = new Promise<void>((resolve) => (start = resolve));
      await page.route('**/assets/boot-*.js', async (route) => {
        await started;
        await route.continue();
      });
      await page.goto(`${service.origin}/#/view/${englishStory}`, { waitUntil: 'commit' });
      await expect(page.locator('#early-cover')).toBeVisible();
      await page.evaluate(() => location.replace('#/'));
      start();
      await expect(reader.cards.first()).toBeVisible();
      await expect(page.locator('#early-cover')).toHaveCount(0);
    });
  });
});
