// Data from the server is never used as markup or code: no request leaves the origin, nothing runs, the rest plays.
import type { Page } from '@playwright/test';
import { englishStory, expect, test } from '../fixtures';
import { readHistory, recordHistory } from '../../support/browser/player-history';

test.use({ seesWorkerRequests: true });

const id = '666';
const markup = '<img src=x onerror="window.ranFromTheServer=1"><script>window.ranFromTheServer=1</script>';

test('an index with foreign addresses, steps out of its folder, scripts and markup loads nothing foreign and runs nothing', async ({
  reader,
  service,
  page,
  context,
}) => {
  reader.expectFault(/refused|viewer|404/);
  const slides = [
    { imagePath: 'https://example.com/foreign.webp', audioPath: '//example.com/foreign.mp3' },
    { imagePath: '../../api/stepped-out', audioPath: '../../../etc/stepped-out' },
    { imagePath: 'javascript:window.ranFromTheServer=1', audioPath: 'data:audio/mp3;base64,AAAA' },
    { imagePath: '%2e%2e/%2e%2e/api/stepped-out', speakerVideoPath: 'blob:http://example.com/1' },
  ].map((paths) => ({
    headline: markup,
    text: markup,
    transcription: [{ text: markup, start: 0 }],
    ...paths,
  }));
  await service.hook.put({
    entry: { id, title: markup, language: 'English', previewImage: 'https://example.com/preview.webp' },
    index: JSON.stringify({ kind: 'STORY', initialSlide: { headline: 'x', text: markup }, slides }),
  });

  const asked: Record<'page' | 'worker', string[]> = { page: [], worker: [] };
  context.on('request', (request) =>
    asked[request.serviceWorker() === null ? 'page' : 'worker'].push(request.url()),
  );
  await reader.openGallery();
  await reader.waitForWorker();
  await reader.openStory(id);
  for (const index of [1, 2, 3, 4]) {
    await page.keyboard.press('ArrowRight');
    await expect(reader.player).toHaveAttribute('data-slide-index', String(index));
  }
  await reader.button('Previous').click();
  await recordHistory(page);
  await reader.button('Play').first().click();
  await expect.poll(async () => (await readHistory(page)).map(({ state }) => state)).toContain('PLAYING 3');

  // The worker has read the same index, and saves the valid files.
  await reader.waitUntilSaved(id);
  expect(asked.worker).toContain(`${service.origin}/presentations/${id}/index.json`);
  const all = [...asked.page, ...asked.worker];
  const foreign = all.filter((url) => /^https?:/.test(url) && !url.startsWith(service.origin));
  expect(foreign).toEqual([]);
  const seen = (await service.hook.requests()).map(({ path }) => path);
  expect(seen).toContain(`/presentations/${id}/index.json`);
  expect([...all, ...seen].filter((url) => url.includes('stepped-out'))).toEqual([]);
  expect(await page.evaluate(() => Reflect.has(window, 'ranFromTheServer'))).toBe(false);
  await expect(page.locator('[onerror]')).toHaveCount(0);
  await test.step('text becomes neither markup nor script, whatever code asks for it', async () => {
    // Chromium says in the console what it refused.
    reader.expectFault(/Trusted/);
    await expectTextRefused(page);
  });
});

test('every page is sent with a strict Content-Security-Policy', async ({ service, page }) => {
  for (const path of ['/', '/kiosk.html']) {
    const response = await page.request.get(`${service.origin}${path}`);
    const policy = response.headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-[^' ]+=' 'sha256-[^' ]+=';/);
    expect(policy).toMatch(/style-src 'self' 'sha256-[^' ]+=';/);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain('trusted-types bookworm');
  }
});

/** Text becomes neither markup nor script, whatever code asks for it. */
async function expectTextRefused(page: Page): Promise<void> {
  const refused = await page.evaluate(() => {
    const attempts = {
      markup: () => (document.body.innerHTML = '<b>from the server</b>'),
      inserted: () => document.body.insertAdjacentHTML('beforeend', '<b>from the server</b>'),
      worker: () => new Worker('/presentations/1/worker.js'),
      policy: () => window.trustedTypes?.createPolicy('loose', { createScriptURL: (address) => address }),
    };
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt();
        return `${name} let pass`;
      } catch (error) {
        return `${name} ${error instanceof TypeError ? 'refused' : String(error)}`;
      }
    });
  });
  expect(refused).toEqual(['markup refused', 'inserted refused', 'worker refused', 'policy refused']);
}

test("a host whose policy is of another build, and refuses the page's own script or styles, gets a clear message", async ({
  reader,
  service,
  page,
}) => {
  reader.expectFault(/inline (script|style) violates|policy of another build|Policy of another build/);
  for (const [refused, sources] of [
    ['script', /(?<=script-src 'self') [^;]*/],
    ['styles', /(?<=style-src 'self') [^;]*/],
  ] as const)
    await test.step(refused, async () => {
      const document = `${service.origin}/?${refused}`;
      await page.route(document, async (route) => {
        const response = await route.fetch();
        const policy = response.headers()['content-security-policy'] ?? '';
        await route.fulfill({
          response,
          headers: { ...response.headers(), 'content-security-policy': policy.replace(sources, '') },
        });
      });
      await page.goto(`${document}#/view/${englishStory}`);
      await expect(page.getByText('Bookworm couldn’t be loaded.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
    });
});
