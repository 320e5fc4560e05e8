import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compressed } from './compress';
import { openSite, type Site } from './site';

let folder: string;
let site: Site;
const policy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";
const script = `export const line = '${'word '.repeat(300)}';`;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  await mkdir(path.join(folder, 'dist/assets'), { recursive: true });
  const files = {
    'secret.txt': 'outside',
    'dist/index.html': '<!doctype html>',
    'dist/kiosk.html': '<!doctype html>',
    'dist/sw.js': 'self.skip',
    'dist/museum.webmanifest': '{}',
    'dist/icon.svg': '<svg/>',
    'dist/assets/main-abc.js': script,
    'dist/assets/green-worker-abc.js': 'self.close()',
    'dist/assets/mp3-worker-abc.js': 'self.close()',
    'dist/headers.json': JSON.stringify({
      everywhere: [{ what: '', path: '^/', headers: { 'x-all': 'yes' } }],
      files: [
        { what: '', path: '^/', headers: { 'cache-control': 'no-cache' } },
        { what: '', path: '^/assets/', headers: { 'cache-control': 'immutable' } },
        {
          what: '',
          path: String.raw`^/$|\.html$|^/sw\.js$|worker`,
          headers: { 'content-security-policy': policy },
        },
        { what: '', path: 'mp3-worker', headers: { 'content-security-policy': 'connect-src data:' } },
      ],
    }),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
  site = await openSite(path.join(folder, 'dist'), { 'x-from': 'caller' });
});
afterAll(() => rm(folder, { recursive: true }));

const ask = (address: string, headers: Record<string, string> = {}) =>
  site.answer(new Request(`http://bookworm.test${address}`, { headers }));

describe('a built variant', () => {
  test.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/?x=1', 'text/html; charset=utf-8', 'no-cache'],
    ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/kiosk.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/museum.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache'],
    ['/icon.svg', 'image/svg+xml; charset=utf-8', 'no-cache'],
    ['/assets/main-abc.js', 'text/javascript; charset=utf-8', 'immutable'],
  ])('sends %s as %s with the cache control %s', async (address, type, cacheControl) => {
    const response = await ask(address);
    expect(response?.status).toBe(200);
    expect(response?.headers.get('content-type')).toBe(type);
    expect(response?.headers.get('cache-control')).toBe(cacheControl);
  });

  test.each([['/nowhere'], ['/assets'], ['/assets/'], ['/%'], ['/..%2fsecret.txt'], ['/%2e%2e/secret.txt']])(
    'has nothing at %s',
    async (address) => {
      expect(await ask(address)).toBeUndefined();
    },
  );

  test('sends the headers of its build and of its caller with pages and workers only', async () => {
    for (const address of ['/', '/kiosk.html', '/sw.js', '/assets/green-worker-abc.js']) {
      const headers = (await ask(address))?.headers;
      expect(headers?.get('content-security-policy')).toBe(policy);
      expect(headers?.get('x-from')).toBe('caller');
    }
    const encoder = (await ask('/assets/mp3-worker-abc.js'))?.headers;
    expect(encoder?.get('content-security-policy')).toBe('connect-src data:');
    const script = (await ask('/assets/main-abc.js'))?.headers;
    expect([script?.has('content-security-policy'), script?.get('x-all')]).toEqual([false, 'yes']);
  });

  test.each([['192.168.1.20:4173'], ['attic.local:4173'], ['books.example.org'], ['localhost:4173']])(
    'allows pages at %s their own sockets by name, for Safari before 16',
    async (host) => {
      for (const address of ['/', '/kiosk.html'])
        expect((await ask(address, { host }))?.headers.get('content-security-policy')).toBe(
          `default-src 'none'; connect-src 'self' ws://${host} wss://${host}; frame-ancestors 'none'`,
        );
      const encoder = (await ask('/assets/mp3-worker-abc.js', { host }))?.headers;
      expect(encoder?.get('content-security-policy')).toBe('connect-src data:');
    },
  );

  test.each([
    ['[::1]:4173'],
    ['*.localhost'],
    ["'unsafe-inline'.localhost"],
    ['a; script-src *.localhost'],
    ['a, b.localhost'],
    ['$&.localhost'],
    ['/.localhost'],
  ])('puts no host into the policy that is more than a name: %s', async (host) => {
    expect((await ask('/', { host }))?.headers.get('content-security-policy')).toBe(policy);
  });
});

describe('compression', () => {
  async function packed(acceptEncoding: string, address = '/assets/main-abc.js') {
    const request = new Request(`http://bookworm.test${address}`, {
      headers: { 'accept-encoding': acceptEncoding },
    });
    const response = await site.answer(request);
    if (response === undefined) throw new Error(`nothing at ${address}`);
    return compressed(request, response);
  }

  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
  ] as const)('for %s is %s', async (accepted, encoding, unpack) => {
    const response = await packed(accepted);
    const body = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('content-length')).toBe(String(body.length));
    expect(response.headers.get('etag')).toMatch(new RegExp(`-${encoding}"$`));
    expect(response.headers.get('vary')).toBe('accept-encoding');
    expect(unpack(body).toString()).toBe(script);
  });

  test.each([
    ['identity', '/assets/main-abc.js'],
    ['br', '/icon.svg'],
  ])('for %s leaves %s unchanged', async (accepted, address) => {
    expect((await packed(accepted, address)).headers.has('content-encoding')).toBe(false);
  });
});
