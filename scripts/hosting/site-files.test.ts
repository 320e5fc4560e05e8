// The site files of a build (ADR-0054). That nginx and Caddy follow them is tested in tests/browser/hosting.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { contentTypeOf, contentTypeRules } from '../../mocks/base/hosting/content-type';
import { headersOfFile, type HostTable } from '../../src/contract/host-table';
import { caddySite } from './caddy-site';
import { nginxSite } from './nginx-site';
import { packFiles } from './pack-files';

const table: HostTable = {
  host: 'books.example.org',
  service: '^/api/',
  everywhere: [{ what: 'All.', path: '^/', headers: { 'x-all': 'yes' } }],
  files: [
    { what: 'Files.', path: '^/', headers: { 'cache-control': 'short' } },
    { what: 'Assets.', path: '^/assets/', headers: { 'cache-control': 'long', 'x-all': 'no' } },
  ],
};
const build = { name: 'my-shelf', folder: '/srv/my shelf', names: ['index.html', 'assets/a.js'], table };

test('nginx sends each header from one line, by a map whose first match is the last rule', () => {
  const site = nginxSite(build);
  const sent = [...site.matchAll(/add_header (\S+)/g)].map(([, name]) => name);
  expect(new Set(sent).size).toBe(sent.length);
  expect(new Set(sent)).toEqual(
    new Set(['x-all', 'content-type', 'content-encoding', 'vary', 'cache-control']),
  );
  const map = /map \$my_shelf_path \$my_shelf_cache_control \{([^}]*)\}/.exec(site)?.[1] ?? '';
  expect([...map.matchAll(/"~(\S+)" "(\w*)"/g)].map(([, at, value]) => [at, value])).toEqual([
    ['^/api/', ''],
    ['^/assets/', 'long'],
    ['^/', 'short'],
  ]);
});

test.each([
  ['nginx', nginxSite, /proxy|upstream/],
  ['Caddy', caddySite, /proxy/],
])('the site file of %s passes nothing on where there is no service', (_, siteOf, proxy) => {
  expect(siteOf(build)).toMatch(proxy);
  const { service, ...files } = table;
  expect(service).toBeDefined();
  expect(siteOf({ ...build, table: files })).not.toMatch(proxy);
});

test.each([
  ['nginx', nginxSite, 'a" b'],
  ['Caddy', caddySite, 'a` b'],
])('no value ends its quotes in the site file of %s', (_, siteOf, value) => {
  const everywhere = [{ what: 'All.', path: '^/', headers: { 'x-all': value } }];
  expect(() => siteOf({ ...build, table: { ...table, everywhere } })).toThrow(RangeError);
});

test('the rules of content types say the same as our own host, and let nothing below /presentations/ run', () => {
  const paths = [
    'index.html',
    'manifest.webmanifest',
    'assets/a.js',
    'assets/b.svg',
    'presentations/1/c.webp',
  ];
  const files = contentTypeRules([...paths, 'presentations/1/d.svg']);
  const typeAt = (name: string) => headersOfFile({ everywhere: [], files }, `/${name}`)['content-type'];
  expect(paths.map(typeAt)).toEqual(paths.map(contentTypeOf));
  expect(typeAt('')).toBe(typeAt('index.html'));
  expect([typeAt('presentations/1/d.svg'), typeAt('api/presentation')]).toEqual(
    Array(2).fill('application/octet-stream'),
  );
});

test('texts are packed that become smaller by it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'packed-'));
  const text = 'word '.repeat(1000);
  for (const [name, content] of [
    ['a.js', text],
    ['b.js', 'short'],
    ['c.webp', text],
  ] as const)
    await writeFile(path.join(folder, name), content);
  await packFiles(folder);
  expect((await readdir(folder)).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'b.js', 'c.webp']);
  const packed = (name: string) => readFile(path.join(folder, name));
  expect(brotliDecompressSync(await packed('a.js.br')).toString()).toBe(text);
  expect(gunzipSync(await packed('a.js.gz')).toString()).toBe(text);
  await rm(folder, { recursive: true });
});
