// What an export holds, and what it refuses (ADR-0055). The hosts that serve it are tested in tests/browser/hosting.
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDataDirectory } from '../../mocks/service/store/data-directory';
import { headersFile } from './headers-file';
import { checkTarget, chooseEntries, openContents, writeShelf } from './write-shelf';

const library = path.resolve('mocks/service/library/fixtures');
const story = '9007199254740992';
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shelf-'));
  await mkdir(path.join(folder, 'build'));
  await writeFile(path.join(folder, 'build/index.html'), '<!doctype html>');
  await writeFile(path.join(folder, 'build/headers.json'), '{}');
});
afterAll(() => rm(folder, { recursive: true }));

const read = async (...names: readonly string[]) => readFile(path.join(folder, ...names), 'utf8');

test('an export holds the chosen stories, and ratings without their words', async () => {
  const data = path.join(folder, 'data');
  const opened = await openDataDirectory(data);
  opened.close();
  const { store, close } = await openContents(data);
  const [first] = await chooseEntries(store, []);
  const out = path.join(folder, 'out');
  await writeShelf(path.join(folder, 'build'), out, store, first ? [first] : []);
  close();
  const id = first?.id ?? '';
  expect(JSON.parse(await read('out/api/presentation'))).toEqual([
    { ...first, url: `presentations/${id}/index.json` },
  ]);
  const ratings: { presentationId: string; comment: string }[] = JSON.parse(await read('out/api/feedback'));
  expect(ratings.length).toBeGreaterThan(0);
  expect(ratings.filter(({ presentationId, comment }) => presentationId !== id || comment !== '')).toEqual(
    [],
  );
  expect(await readdir(path.join(out, 'presentations'))).toEqual([id]);
  expect(await read('out/robots.txt')).toContain('Disallow: /presentations/');
  expect(await readdir(folder)).toEqual(expect.arrayContaining(['out.nginx.conf', 'out.Caddyfile']));
});

test('another export replaces the stories of an earlier one, without files that would run, and leaves the scripts that open pages may ask for', async () => {
  const out = path.join(folder, 'again');
  const own = path.join(folder, 'own');
  await cp(library, own, { recursive: true });
  for (const name of ['page.html', 'script.js', 'drawing.svg'])
    await writeFile(path.join(own, 'presentations', story, name), '<script>');
  const { store } = await openContents(own);
  const all = await chooseEntries(store, []);
  await writeShelf(path.join(folder, 'build'), out, store, all);
  await mkdir(path.join(out, 'assets'));
  await writeFile(path.join(out, 'assets/old.js'), '');
  await checkTarget(out);
  await writeShelf(path.join(folder, 'build'), out, store, await chooseEntries(store, [story]));
  expect(await readdir(path.join(out, 'presentations'))).toEqual([story]);
  const names = await readdir(path.join(out, 'presentations', story), { recursive: true });
  expect(names.filter((name) => /\.(html|js|svg)$/.test(name))).toEqual([]);
  expect(await readdir(path.join(out, 'assets'))).toEqual(['old.js']);
  expect(await read('again/api/feedback'), 'nobody has rated an own library').toBe('[]');
});

test('refuses a folder of other files, a folder without a library, and an unknown id', async () => {
  await expect(checkTarget(library)).rejects.toThrow('holds other files');
  await expect(checkTarget(path.join(folder, 'new'))).resolves.toBeUndefined();
  await expect(openContents(path.join(folder, 'build'))).rejects.toThrow('holds no library');
  const { store } = await openContents(library);
  await expect(chooseEntries(store, ['12', story])).rejects.toThrow(
    /^There is no presentation 12; there are 9/,
  );
});

test('in `_headers` no header of a path is named twice', () => {
  const policy = { 'content-security-policy': 'p' };
  const table = {
    host: 'localhost',
    everywhere: [
      { what: '', path: '^/', headers: { 'x-all': 'yes' } },
      { what: '', path: '^/presentations/', headers: { 'x-all': 'yes', 'x-story': 'yes' } },
    ],
    files: [
      { what: '', path: '^/', headers: { 'cache-control': 'short' } },
      { what: '', path: '^/assets/', headers: { 'cache-control': 'long' } },
      { what: '', path: 'html$|worker', headers: policy },
    ],
  };
  const names = ['assets/a.js', 'assets/worker.js', 'index.html', 'icon.svg', 'presentations/1/a.html'];
  expect(headersFile({ names, table })).toBe(
    [
      '/*\n  X-All: yes',
      '/presentations/*\n  X-Story: yes',
      '/assets/*\n  Cache-Control: long',
      '/assets/worker.js\n  Content-Security-Policy: p',
      '/index.html\n  Content-Security-Policy: p',
      '/index\n  Content-Security-Policy: p',
      '',
    ].join('\n'),
  );
});
