import * as limits from '../../src/contract/limits';
import { expect, test } from 'vitest';
import { countedCache, inMemoryCaches } from '../testing/in-memory-caches.fixture';
import { bytesOf, mediumHarness } from '../testing/medium-harness.fixture';
import { countsOfBytes, recordOf } from '../testing/environment-double.fixture';
import { chunkAddress } from '../media-cache/medium-chunks';
import { manifestOf } from './download-index';
import {
  countsOf,
  createLengthEstimate,
  filesLeft,
  noteBytes,
  noteChunksDropped,
  noteOutcome,
  openContents,
  dropBroken,
} from './download-contents';

const appOrigin = 'https://bookworm.example';
const address = (name: string) => `${appOrigin}/presentations/7/${name}`;
const films = ['one.mp4', 'two.mp4', 'three.mp4'];
const index = JSON.stringify({ slides: films.map((speakerVideoPath) => ({ speakerVideoPath })) });

test('a large story is opened and verified one entry at a time', async () => {
  const record = recordOf({ generation: 1 });
  const caches = inMemoryCaches();
  const { cache, maxAtOnce } = countedCache(await caches.open('bookworm-media-v1-7-1'));
  const counted: CacheStorage = Object.assign(Object.create(caches), { open: async () => cache });
  for (const name of films) {
    const { download } = await mediumHarness({ bytes: bytesOf(20_500) }, address(name));
    await download({ into: cache });
  }
  await cache.delete(address('two.mp4'));
  const chunk = chunkAddress(address('three.mp4'), 5);
  const headers = (await cache.match(chunk))?.headers ?? {};
  await cache.put(chunk, new Response('short', { headers }));
  const contents = await openContents(record, manifestOf(record, index, appOrigin), counted);
  expect(countsOf(contents)).toMatchObject({ files: { done: 2, total: 3 }, bytes: { done: 3 * 20_500 } });
  expect(await dropBroken(contents, counted)).toEqual([address('three.mp4')]);
  expect(maxAtOnce()).toBe(1);
});

test('a film that lost a chunk is left to fetch, and its other chunks count as stored', async () => {
  const record = recordOf({ generation: 1 });
  const caches = inMemoryCaches();
  const cache = await caches.open('bookworm-media-v1-7-1');
  for (const name of films) {
    const { download } = await mediumHarness({ bytes: bytesOf(20_500) }, address(name));
    await download({ into: cache });
  }
  await cache.delete(chunkAddress(address('two.mp4'), 0));
  await cache.delete(chunkAddress(address('three.mp4'), 5));
  const contents = await openContents(record, manifestOf(record, index, appOrigin), caches);
  expect(filesLeft(contents)).toEqual(['two.mp4', 'three.mp4'].map(address));
  expect(contents.bytesInChunks).toEqual(
    new Map([
      [address('two.mp4'), 18_500],
      [address('three.mp4'), 18_500],
    ]),
  );
});

test('only files that the story needs and the cache does not hold are missing', async () => {
  const caches = inMemoryCaches();
  const cache = await caches.open('bookworm-media-v1-7-1');
  const headers = { 'content-type': 'video/mp4', 'content-length': '4' };
  await cache.put(address('one.mp4'), new Response('film', { headers }));
  const missing = ['one.mp4', 'two.mp4', 'old-preview.webp'].map(address);
  const record = recordOf({ generation: 1, counts: { ...countsOfBytes(4), missing } });
  const contents = await openContents(record, manifestOf(record, index, appOrigin), caches);
  expect(countsOf(contents)).toMatchObject({ bytes: { total: 8 }, missing: [address('two.mp4')] });
});

const playlist = address('film.m3u8');
const filmIndex = JSON.stringify({ slides: [{ speakerVideoPath: 'film.m3u8' }] });
const segments = (count: number) =>
  `#EXTM3U\n${Array.from({ length: count }, (_, at) => `${at}.ts`).join('\n')}`;

test.each([
  ['as many files as may be', segments(limits.playlist.maxFiles - 1), limits.playlist.maxFiles, []],
  ['one file more', segments(limits.playlist.maxFiles), limits.playlist.maxFiles, ['film.m3u8']],
  ['a list longer than any film', `#EXTM3U\n${'#\n'.repeat(600_000)}1.ts`, 1, ['film.m3u8']],
])('a playlist that names %s', async (_, text, media, missing) => {
  const record = recordOf({ generation: 1 });
  const caches = inMemoryCaches();
  const cache = await caches.open('bookworm-media-v1-7-1');
  await cache.put(playlist, new Response(text, { headers: { 'content-length': `${text.length}` } }));
  const { counts, size } = await openContents(record, manifestOf(record, filmIndex, appOrigin), caches).then(
    (contents) => ({
      counts: countsOf(contents),
      size: contents.media.size,
    }),
  );
  expect(size).toBe(media);
  expect(counts.missing).toEqual(missing.map(address));
});

test('storedBytes is the sum of all stored chunks and files after any changes', async () => {
  const record = recordOf({ generation: 1 });
  const caches = inMemoryCaches();
  const cache = await caches.open('bookworm-media-v1-7-1');
  const contents = await openContents(record, manifestOf(record, index, appOrigin), caches);
  const [one, two] = [address('one.mp4'), address('two.mp4')];
  const put = (url: string, bytes: number) =>
    cache.put(url, new Response('x'.repeat(bytes), { headers: { 'content-length': `${bytes}` } }));
  noteBytes(contents, one, 300);
  noteBytes(contents, two, 200);
  expect(contents.storedBytes).toBe(500);
  await put(one, 700);
  await noteOutcome(contents, one, 'stored');
  expect(contents.storedBytes).toBe(900);
  await cache.delete(one);
  await dropBroken(contents, caches);
  expect(contents.storedBytes).toBe(200);
  expect(countsOf(contents).bytes.done).toBe(200);
  noteChunksDropped(contents, two);
  expect([contents.storedBytes, countsOf(contents).bytes.done]).toEqual([0, 0]);
  noteChunksDropped(contents, two);
  expect(contents.storedBytes).toBe(0);
});

const fileAt = (name: string) => `https://bookworm.example/${name}`;
const pictures = [
  [fileAt('one.webp'), 10],
  [fileAt('two.webp'), 30],
] as const;
const knownFilms = [
  [fileAt('one.mp4'), 1000],
  [fileAt('two.mp4'), 3000],
] as const;

test.each([
  ['a known length', [...pictures, ...knownFilms], fileAt('two.mp4'), 3000],
  ['a film: the average of films', [...pictures, ...knownFilms], fileAt('three.mp4'), 2000],
  ['a picture: the average of other files', [...pictures, ...knownFilms], fileAt('three.webp'), 20],
  ['a film, while no film is known: the average of other files', pictures, fileAt('one.mp4'), 20],
  ['a picture, while only films are known: nothing', knownFilms, fileAt('one.webp'), 0],
  ['any file, while nothing is known', [], fileAt('one.mp4'), 0],
])('the length of %s', (_, known, url, expected) =>
  expect(createLengthEstimate(new Map(known))(url)).toBe(expected),
);
