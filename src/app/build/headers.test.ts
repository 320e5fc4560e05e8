import { describe, expect, test } from 'vitest';
import { readDeployment } from '../../../mocks/server/read-deployment';
import { browserDeploymentOf } from '../../contract/deployment-file';
import { shelfMode, variants } from '../../contract/deployment';
import { headersOfFile } from '../../contract/host-table';
import { serviceCalls } from '../../contract/service/calls';
import { contentSecurityPolicy, hostTable } from './headers';

/** The example of a variant, at a host that somebody owns. */
const deploymentOf = (mode: string) => ({
  ...browserDeploymentOf(readDeployment(mode)),
  domainName: 'books.library.org',
});
const headersAt = (mode: string, path: string) => headersOfFile(hostTable(deploymentOf(mode)), path);

describe('the Content-Security-Policy', () => {
  const policy = contentSecurityPolicy(deploymentOf('bookworm'));

  test('allows no inline script or style, no plug-in and no other base', () => {
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toContain('unsafe');
  });

  test('allows the inline script and styles of the page by their hashes, and no others', () => {
    const inline = { scripts: ["'sha256-abc='"], styles: ["'sha256-def='"] };
    const allowed = contentSecurityPolicy(deploymentOf('bookworm'), inline);
    expect(allowed).toContain("script-src 'self' 'sha256-abc=';");
    expect(allowed).toContain("style-src 'self' 'sha256-def=';");
    expect(allowed).not.toContain('unsafe');
  });

  test('names the media origins of the deployment for images, media and connections only', () => {
    const withOrigin = { ...deploymentOf('bookworm'), mediaOrigins: ['https://media.example.com'] };
    const directives = contentSecurityPolicy(withOrigin).split('; ');
    expect(directives.filter((directive) => directive.includes('media.example.com'))).toEqual([
      "img-src 'self' blob: https://media.example.com",
      "media-src 'self' blob: https://media.example.com",
      "connect-src 'self' wss://books.library.org https://media.example.com",
    ]);
  });
});

test.each([...variants, shelfMode])('the policy of the example for %s names no host of anybody', (mode) => {
  const policy = contentSecurityPolicy(browserDeploymentOf(readDeployment(mode), mode));
  expect(policy.match(/[a-z]+:\/\/\S+/g)).toBeNull();
});

test.each<[string | undefined, string]>([
  [undefined, "connect-src 'self' wss://books.library.org https://cognito-idp.eu-central-1.amazonaws.com"],
  ['/identity-provider', "connect-src 'self' wss://books.library.org"],
  [
    'https://provider.example.com/',
    "connect-src 'self' wss://books.library.org https://provider.example.com",
  ],
])('an identity provider at %s may be reached: %s', (address, connections) => {
  const { userPool, ...production } = deploymentOf('production');
  expect(userPool).toBeDefined();
  const pool = { id: 'eu-central-1_b', clientId: 'c', ...(address === undefined ? {} : { address }) };
  const policy = contentSecurityPolicy({ ...production, userPool: pool });
  expect(policy.split('; ')).toContain(connections);
  expect(contentSecurityPolicy(production)).not.toContain('provider');
});

describe('the headers of a host', () => {
  test.each([
    ['bookworm', '()'],
    ['production', '(self)'],
    ['develop', '(self)'],
    ['museum', '(self)'],
  ])('camera and microphone are allowed only in variants that record: in %s for %s', (mode, allowed) => {
    const pages = headersAt(mode, '/');
    expect(pages['permissions-policy']).toContain(`camera=${allowed}, microphone=${allowed},`);
  });

  test.each([
    ['bookworm', undefined],
    ['production', 'same-origin'],
    ['develop', 'same-origin'],
    ['museum', 'same-origin'],
  ])('pages that opened this one are kept away where staff sign in: in %s by %s', (mode, policy) => {
    expect(headersAt(mode, '/kiosk.html')['cross-origin-opener-policy']).toBe(policy);
  });

  test('only the MP3 encoder may compile WebAssembly, also in Safari 15.4, and it reaches nothing', () => {
    const encoder = headersAt('production', '/assets/mp3-worker-abc.js');
    expect(encoder['content-security-policy']?.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self' 'unsafe-eval'",
      'connect-src data:',
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
  });

  test.each(['bookworm', 'production', 'develop', 'museum'])(
    'no page of %s may evaluate anything',
    (mode) => {
      for (const path of ['/', '/kiosk.html', '/sw.js', '/assets/green-worker-abc.js']) {
        const policy = headersAt(mode, path)['content-security-policy'];
        expect(policy).toContain("script-src 'self'");
        expect(policy).not.toMatch(/eval|unsafe/);
      }
    },
  );

  test('other origins may embed media only when the deployment has other media origins', () => {
    const bookworm = deploymentOf('bookworm');
    const policyOf = (mediaOrigins: readonly string[]) =>
      headersOfFile(hostTable({ ...bookworm, mediaOrigins }), '/presentations/1/a.webp')[
        'cross-origin-resource-policy'
      ];
    expect([policyOf([]), policyOf(['https://media.example.com'])]).toEqual(['same-origin', 'cross-origin']);
  });

  test('every response forbids MIME sniffing and sends no referrer', () => {
    for (const path of ['/', '/assets/main-abc.js', '/api/presentation', '/presentations/1/index.json'])
      expect(headersAt('bookworm', path)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      });
  });
});

test.each([
  ['/', 'no-cache'],
  ['/index.html', 'no-cache'],
  ['/sw.js', 'no-cache'],
  ['/manifest.webmanifest', 'no-cache'],
  ['/icons/icon-192.png', 'public, max-age=3600'],
  ['/assets/main-abc.js', 'public, max-age=31536000, immutable'],
  ['/assets/green-worker-abc.js', 'public, max-age=31536000, immutable'],
])('%s is kept: %s', (path, kept) => expect(headersAt('bookworm', path)['cache-control']).toBe(kept));

test('the service gets its calls, its socket and short links, and no file of the build', () => {
  const isOfService = (path: string) =>
    new RegExp(hostTable(deploymentOf('museum')).service ?? '').test(path);
  const calls = Object.values(serviceCalls).map(({ path }) => path);
  const others = ['/presentation', '/presentations/1/cover.webp', '/p/1', '/identity-provider'];
  expect([...calls, ...others].filter((path) => !isOfService(path))).toEqual([]);
  expect(
    ['/', '/index.html', '/sw.js', '/assets/api.js', '/presentations', '/pages'].filter(isOfService),
  ).toEqual([]);
  expect(hostTable(deploymentOf('bookworm')).service).not.toContain('identity');
});
