// `npm run export` on hosts of files (ADR-0055): what the app offers without a service, and that a story is saved and replayed.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { createTestHook } from '../../../mocks/server/test-hook-client';
import { headersOfFile, hostTableSchema } from '../../../src/contract/host-table';
import { longestDownload } from '../../support/browser/is-saved';
import { englishStory, expect, test as base, type Reader } from '../fixtures';
import { startBareServer } from './bare-server';
import { headersSentBy, readHeadersFile } from './headers-file-host';
import { startWebServer, type WebServer } from './web-servers';

const test = base.extend<{ host: WebServer | 'a bare host' }, { shelf: string }>({
  host: ['a bare host', { option: true }],
  // One for all hosts, since an export builds the app.
  shelf: [
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'bookworm-shelf-'));
      const shelf = path.join(folder, 'shelf');
      const library = 'mocks/service/library/fixtures';
      const args = [
        '--import',
        'tsx',
        'scripts/export.ts',
        '--out',
        shelf,
        '--library',
        library,
        englishStory,
      ];
      await promisify(execFile)(process.execPath, args);
      await use(shelf);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  service: async ({ host, shelf }, use) => {
    const server = host === 'a bare host' ? await startBareServer(shelf) : await startWebServer(host, shelf);
    const { origin } = server;
    const stop = () => server.stop();
    await use({ origin, hook: createTestHook(origin), stop, startAgain: stop, remove: stop });
    await stop();
  },
});

// In one worker, for the one export.
test.describe.configure({ mode: 'serial' });

async function openAndSave(reader: Reader): Promise<void> {
  await reader.openStory(englishStory);
  await reader.button('Play').first().click();
  await reader.expectNarrationGrows();
  await reader.openGallery('/?save');
  await expect(reader.card(englishStory).getByRole('button', { name: 'Saved for offline' })).toBeVisible({
    timeout: longestDownload,
  });
}

async function replayOffline(reader: Reader): Promise<void> {
  await reader.goOffline();
  await reader.openGallery('/?offline');
  await reader.card(englishStory).getByRole('link').click();
  await reader.waitUntilPlayable();
  await reader.expectPicturesPainted();
  await reader.button('Play').first().click();
  await reader.expectNarrationGrows();
}

for (const host of ['nginx', 'caddy'] as const)
  test.describe(host, () => {
    test.use({ host });

    test('a story is read, saved, and replayed without the host', async ({ reader }) => {
      await openAndSave(reader);
      await replayOffline(reader);
    });
  });

test('a bare host: a story is read, saved and replayed, and the app offers nothing that needs a service', async ({
  reader,
  page,
  service,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url());
    if (protocol !== 'blob:') calls.push(`${request.method()} ${pathname}`);
  });
  await openAndSave(reader);
  await expect(reader.cards).toHaveCount(1);
  await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveCount(1);
  await test.step('the shelf leads nowhere else', async () => {
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu.getByRole('link')).toHaveText(['Home', 'Offline stories']);
    await expect(page.getByRole('link', { name: 'Make a story' })).toHaveCount(0);
  });
  await test.step('no address makes, suggests or publishes', async () => {
    for (const address of [
      'story/new',
      'new-presentation',
      'party',
      'add-suggestion',
      'list-presentations',
    ]) {
      await page.goto(`${service.origin}/#/${address}`);
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    }
  });
  await test.step('nothing but the lists is asked for', () => {
    const others = calls.filter(
      (call) => !/^GET \/(assets|icons|presentations|sw\.js|manifest\.|$)/.test(call),
    );
    expect(new Set(others)).toEqual(new Set(['GET /api/presentation', 'GET /api/feedback']));
  });
  await replayOffline(reader);
  await test.step('nobody is asked to rate at the end', async () => {
    await page.keyboard.press('End');
    await reader.expectState('LAST_SLIDE_PLAYING', 4);
    await reader.expectNarrationGrows();
    await reader.seekToEndOfNarration();
    await reader.expectState('LAST_SLIDE_FINISHED', 4);
    await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Rate' })).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('a host that reads `_headers` sends what our own host sends, within the limits of Cloudflare', async ({
  shelf,
}) => {
  const text = await readFile(path.join(shelf, '_headers'), 'utf8');
  const table = v.parse(
    hostTableSchema,
    JSON.parse(await readFile(path.join(shelf, 'headers.json'), 'utf8')),
  );
  const blocks = readHeadersFile(text);
  expect(blocks.length).toBeLessThanOrEqual(100);
  expect(text.split('\n').filter((line) => line.length > 2000)).toEqual([]);
  // How long other files are cached is the host's.
  const files = table.files.filter((rule) => rule.path !== '^/');
  const pages = { '/': 'index.html', '/index.html': 'index.html', '/kiosk': 'kiosk.html' };
  const media = `presentations/${englishStory}/preview.webp`;
  const others = ['sw.js', 'assets/a.js', 'manifest.webmanifest', media];
  const all = [...Object.entries(pages), ...others.map((name) => [`/${name}`, name] as const)];
  for (const [asked, name] of all)
    expect(headersSentBy(blocks, asked), asked).toEqual(headersOfFile({ ...table, files }, `/${name}`));
});
