// A page, an SVG and a script uploaded below `/presentations/` are data: they do not run in the app's origin.
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

const id = '667';
const files = ['page.html', 'drawing.svg', 'script.js'];
const run = "localStorage.setItem('ran', location.pathname)";
const contents: Readonly<Record<string, string>> = {
  'page.html': `<!doctype html><title>uploaded</title><script>${run}</script>`,
  'drawing.svg': `<svg xmlns="http://www.w3.org/2000/svg"><script>${run}</script></svg>`,
  'script.js': "globalThis.localStorage?.setItem('ran', 'script')",
};

test.beforeEach(async ({ service }) => {
  await service.hook.put({
    entry: { id, title: 'Uploaded', language: 'English' },
    index: JSON.stringify({ kind: 'STORY', slides: [{ headline: 'x', imagePath: 'drawing.svg' }] }),
    media: files.map((name) => ({ name, base64: Buffer.from(contents[name] ?? '').toString('base64') })),
  });
});

const ran = (page: Page) => page.evaluate(() => localStorage.getItem('ran'));

/** Opens the app as in a browser without Trusted Types, which alone would refuse everything below: the rest is tested. */
async function withoutTrustedTypes(page: Page, origin: string): Promise<void> {
  await page.route(`${origin}/`, async (route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy'] ?? '';
    const headers = {
      ...response.headers(),
      'content-security-policy': policy.replace(/; (require-)?trusted-types[^;]*/g, ''),
    };
    await route.fulfill({ response, headers });
  });
}

test('opened by their address they are downloads at most, and in the app they neither load as scripts nor register as a worker', async ({
  reader,
  service,
  page,
}) => {
  reader.expectFault(/MIME type|Refused to|violates|ERR_BLOCKED|strict MIME/);
  for (const file of files) {
    const download = page.waitForEvent('download');
    const opened = page.goto(`${service.origin}/presentations/${id}/${file}`);
    await expect(opened).rejects.toThrow(/Download is starting|ERR_ABORTED/);
    await (await download).cancel();
  }
  await withoutTrustedTypes(page, service.origin);
  await reader.openGallery();
  expect(await ran(page)).toBeNull();
  await reader.waitForWorker();
  for (const file of files) {
    const address = `${service.origin}/presentations/${id}/${file}`;
    const outcome = await page.evaluate(async (src) => {
      const script = document.createElement('script');
      const loaded = new Promise((resolve) => {
        script.addEventListener('load', () => resolve('loaded'));
        script.addEventListener('error', () => resolve('refused'));
      });
      script.src = src;
      document.head.append(script);
      const registered = navigator.serviceWorker.register(src).then(
        () => 'registered',
        () => 'refused',
      );
      return [await loaded, await registered];
    }, address);
    expect(outcome).toEqual(['refused', 'refused']);
  }
  expect(await ran(page)).toBeNull();
});
