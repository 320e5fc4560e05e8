// The site files of a build in the system's nginx and Caddy, with the service behind them (README, "Behind nginx or Caddy").
import { readdirSync } from 'node:fs';
import { longestDownload } from '../../support/browser/is-saved';
import { openService, type Service } from '../../support/service/service';
import { englishStory, expect } from '../fixtures';
import { test as base } from '../creation/wizard-page';
import { startWebServer, type WebServer } from './web-servers';

const buildOf = (variant: string) => `${process.env['BOOKWORM_DIST'] ?? 'dist'}/${variant}`;

const test = base.extend<{ webServer: WebServer; direct: Service }>({
  webServer: ['nginx', { option: true }],
  direct: async ({ variant, library }, use) => {
    const service = await openService({ variant, library });
    await use(service);
    await service.remove();
  },
  // All that the page reaches is the web server.
  service: async ({ webServer, variant, direct }, use) => {
    const proxy = await startWebServer(webServer, buildOf(variant), direct.origin);
    await use({ ...direct, origin: proxy.origin, stop: () => proxy.stop() });
    await proxy.stop();
  },
});

const withSignIn = 'museum';
const assets = readdirSync(`${buildOf(withSignIn)}/assets`);
function asset(pattern: RegExp): string {
  const found = assets.find((name) => pattern.test(name));
  if (found === undefined) throw new Error(`No asset is ${pattern.source}`);
  return `/assets/${found}`;
}

/** The requests to a host: paths, and the headers of each. */
const requests: readonly (readonly [path: string, headers?: Readonly<Record<string, string>>])[] = [
  ['/'],
  ['/?x=1', { 'accept-encoding': 'br' }],
  ['/index.html', { 'accept-encoding': 'gzip' }],
  ['/kiosk.html', { 'accept-encoding': 'gzip, br;q=0' }],
  ['/sw.js', { 'accept-encoding': 'gzip, deflate, br, zstd' }],
  ['/manifest.webmanifest'],
  ['/licences.txt', { 'accept-encoding': 'br' }],
  ['/licences/fonts.txt'],
  ['/icons/icon-192.png', { 'accept-encoding': 'br' }],
  [asset(/^app-.*\.js$/), { 'accept-encoding': 'br' }],
  [asset(/^green-worker-.*\.js$/)],
  [asset(/^mp3-worker-.*\.js$/), { 'accept-encoding': 'gzip' }],
  [asset(/\.css$/)],
  [asset(/\.svg$/)],
  [asset(/\.woff2$/)],
  [asset(/\.webp$/), { range: 'bytes=2-9' }],
  [asset(/\.webp$/), { range: 'bytes=99999999-' }],
  ['/assets/no-such.js'],
  ['/no-such'],
  ['/api/presentation', { 'accept-encoding': 'br' }],
  ['/api/own-presentation'],
  ['/api/no-such'],
  [`/p/${englishStory}`],
  ['/new-slidedeck'],
  ['/identity-provider'],
  [`/presentations/${englishStory}/index.json`],
  [`/presentations/${englishStory}/preview.webp`, { range: 'bytes=2-9' }],
  [`/presentations/${englishStory}/no-such.html`],
  ['/presentations/1/index.json'],
];

const ofAll = ['x-content-type-options', 'referrer-policy'];
const compared = [
  ...ofAll,
  'content-type',
  'content-encoding',
  'content-range',
  'cache-control',
  'location',
  'content-security-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
];

/** Returns the answer of a host, without its address in the policy, and without the words by which it refuses. */
async function answerOf(origin: string, path: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(`${origin}${path}`, {
    redirect: 'manual',
    headers: { 'accept-encoding': 'identity', ...headers },
  });
  const body = Buffer.from(await response.arrayBuffer());
  const isMissing = response.status === 404;
  const told = isMissing ? ofAll : response.status === 416 ? [] : compared;
  return {
    path,
    status: response.status,
    isPage: isMissing && /html/.test(response.headers.get('content-type') ?? ''),
    headers: told.map((name) => [
      name,
      response.headers
        .get(name)
        ?.replace(/ wss?:\/\/localhost:\d+/g, '')
        .toLowerCase() ?? '',
    ]),
    isVaried: response.headers.get('vary')?.toLowerCase().includes('accept-encoding') ?? false,
    body: response.status >= 400 ? '' : body.toString('base64'),
  };
}

/** Returns whether a file is answered with 304 to whoever has it, by a strong tag. */
async function isRevalidated(url: string, encoding: string): Promise<boolean> {
  const headers = { 'accept-encoding': encoding };
  const tag = (await fetch(url, { headers })).headers.get('etag') ?? '';
  const again = await fetch(url, { headers: { ...headers, 'if-none-match': tag } });
  return tag.startsWith('"') && again.status === 304;
}

for (const webServer of ['nginx', 'caddy'] as const)
  test.describe(webServer, () => {
    test.use({ webServer });

    test.describe(withSignIn, () => {
      test.use({ variant: withSignIn });

      test('answers as `npm start` does: bodies, types, encodings, ranges, tags and policies', async ({
        direct,
        service,
      }) => {
        for (const [path, headers] of requests)
          expect(await answerOf(service.origin, path, headers)).toEqual(
            await answerOf(direct.origin, path, headers),
          );
        for (const path of [
          '/',
          '/sw.js',
          asset(/^app-.*\.js$/),
          `/presentations/${englishStory}/index.json`,
        ])
          for (const encoding of ['identity', 'gzip', 'br'])
            expect([path, await isRevalidated(`${service.origin}${path}`, encoding)]).toEqual([path, true]);
        const large = await fetch(`${service.origin}/new-slidedeck`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify('v'.repeat(7_000_000)),
        });
        expect(large.status, 'a photo and a minute of voice reach the service').not.toBe(413);
      });
    });

    test('lets a story be made, read and heard, saved, and read again without any network', async ({
      wizard,
      reader,
      service,
    }) => {
      const title = 'The lamp behind the door';
      await service.hook.configure({ pace: 0 });
      await wizard.open();
      await wizard.askFor(title);
      await wizard.readNewStory(title);
      await reader.waitUntilPlayable();
      await reader.openStory(englishStory);
      await reader.button('Play').first().click();
      await reader.expectNarrationGrows();
      await reader.openGallery('/?save');
      const saved = reader.cards.filter({ hasText: title });
      await saved
        .getByRole('button', { name: 'Save for offline' })
        .or(saved.getByRole('button', { name: 'Saved for offline' }))
        .click();
      await expect(saved.getByRole('button', { name: 'Saved for offline' })).toBeVisible({
        timeout: longestDownload,
      });
      await reader.goOffline();
      await reader.openGallery('/?offline');
      await saved.getByRole('link').first().click();
      await reader.waitUntilPlayable();
      await reader.expectPicturesPainted();
      await reader.button('Play').first().click();
      await reader.expectNarrationGrows();
    });
  });
