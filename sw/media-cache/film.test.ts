import { describe, expect, test } from 'vitest';
import {
  bytesIn,
  film,
  filmRanges as ranges,
  downloadUntil,
  mediumHarness,
  smallLimits,
  weakTag as weak,
  dropMedium,
} from '../testing/medium-harness.fixture';
import type { HostedFile, HostFault } from '../testing/range-host.fixture';
import { ChunkDeferredError, StorageFullError, FetchFailedError } from './medium-transfer';
import { bytesOfChunks, isComplete, matchMedium, sizeIn, sizesIn } from './stored-medium';
import { chunkingHeader, chunkAddress } from './medium-chunks';

const young = { 'last-modified': 'Sat, 21 Nov 2026 08:00:00 GMT', date: 'Sat, 21 Nov 2026 08:00:30 GMT' };
const old = { ...young, date: 'Sat, 21 Nov 2026 09:00:00 GMT' };

describe('a film', () => {
  test('is fetched in chunks, each requested once, and is found whole at its own address', async () => {
    const harness = await mediumHarness(film);
    expect(await harness.download()).toBe('stored');
    expect(harness.host.takeRequests()).toEqual(ranges);
    expect(await bytesIn(harness)).toEqual(film.bytes);
    expect(harness.reportedBytes).toEqual([...Array.from({ length: 10 }, () => 2000), 500]);
    expect(await isComplete(harness.cache, harness.url)).toBe(true);
    expect(await sizeIn(harness.cache, harness.url)).toBe(20_500);
    expect(await sizesIn(harness.cache)).toEqual(new Map([[harness.url, 20_500]]));
    expect((await matchMedium(harness.cache, harness.url))?.headers.get('content-type')).toBe('video/mp4');
  });

  test('is found only when all of its chunks are stored', async () => {
    const harness = await mediumHarness(film);
    await downloadUntil(harness, 4);
    expect(await bytesOfChunks(harness.cache, harness.url)).toBe(8000);
    expect(await matchMedium(harness.cache, harness.url)).toBeUndefined();
    expect(await isComplete(harness.cache, harness.url)).toBe(false);
    expect(await sizesIn(harness.cache)).toEqual(new Map());
    await harness.download();
    expect(await bytesOfChunks(harness.cache, harness.url)).toBe(0);
  });

  test('with another name is requested plainly first, and then in chunks', async () => {
    const harness = await mediumHarness(film, 'https://bookworm.example/presentations/7/long.mp3');
    expect(await harness.download()).toBe('stored');
    expect(harness.host.takeRequests()).toEqual(['whole', ...ranges]);
    expect(await bytesIn(harness)).toEqual(film.bytes);
  });

  test.each([
    ['a strong tag', { etag: '"first"' }, '"first"'],
    ['a date that is strong', old, old['last-modified']],
  ])('identifies its version by %s', async (_, validator, ifRange) => {
    const harness = await mediumHarness({ ...film, validator });
    await harness.download();
    expect([...new Set(harness.host.requests.slice(1).map((request) => request.ifRange))]).toEqual([ifRange]);
  });

  test.each([
    ['a weak tag', { ...film, validator: weak }, ['0-1999', 'whole']],
    ['a date too young to be strong', { ...film, validator: young }, ['0-1999', 'whole']],
    ['no validator', { ...film, validator: {} }, ['0-1999', 'whole']],
    ['no ranges', { ...film, ranges: 'none' }, ['0-1999']],
    [
      'a range of unknown length',
      { ...film, headers: { 'content-range': 'bytes 0-1999/*' } },
      ['0-1999', 'whole'],
    ],
    ['another range', { ...film, headers: { 'content-range': 'bytes 1-2000/20500' } }, ['0-1999', 'whole']],
    ['an encoding', { ...film, headers: { 'content-encoding': 'gzip' } }, ['0-1999', 'whole']],
  ] satisfies [string, HostedFile, string[]][])(
    'is fetched whole from a host with %s, since its chunks could be of two versions',
    async (_, file, expected) => {
      const harness = await mediumHarness(file);
      expect(await harness.download()).toBe('stored');
      expect(harness.host.takeRequests()).toEqual(expected);
      expect(await bytesIn(harness)).toEqual(film.bytes);
      expect(await harness.entries()).toEqual([harness.url]);
    },
  );

  test('is fetched whole from a host that ignores ranges with If-Range, and replaces its chunks', async () => {
    const harness = await mediumHarness({ ...film, ranges: 'ignores-if-range' });
    expect(await harness.download()).toBe('stored');
    expect(harness.host.takeRequests()).toEqual(['0-1999', '2000-3999']);
    expect(await bytesIn(harness)).toEqual(film.bytes);
    expect(await harness.entries()).toEqual([harness.url]);
  });
});

describe('an interrupted film', () => {
  test.each(ranges.map((range, at) => [at, range]))('before chunk %i requests no chunk again', async (at) => {
    const harness = await mediumHarness(film);
    await downloadUntil(harness, at);
    harness.host.takeRequests();
    expect(await harness.download()).toBe('stored');
    expect(harness.host.takeRequests()).toEqual(ranges.slice(at));
    expect(await bytesIn(harness)).toEqual(film.bytes);
  });

  test('requests nothing when all chunks are stored and only the entry is missing', async () => {
    const harness = await mediumHarness(film);
    await harness.download();
    await harness.cache.delete(harness.url);
    harness.host.takeRequests();
    expect([await harness.download(), harness.host.takeRequests()]).toEqual(['stored', []]);
  });

  test.each<[string, HostFault]>([
    ['breaks off', { cutAfter: 700 }],
    ['stalls', { stallAfter: 700 }],
    ['is too short', { surplus: -1 }],
    ['is too long', { surplus: 1 }],
    ['never comes', 'silence'],
    ['finds no network', 'no-response'],
    ['finds a broken host', 502],
  ])('loses only the chunk that %s', async (_, fault) => {
    const harness = await mediumHarness(film);
    harness.host.faults.set(3, fault);
    await expect(harness.download()).rejects.toThrow(FetchFailedError);
    expect(await bytesOfChunks(harness.cache, harness.url)).toBe(6000);
    harness.host.takeRequests();
    expect(await harness.download()).toBe('stored');
    expect(harness.host.takeRequests()).toEqual(ranges.slice(3));
    expect(await bytesIn(harness)).toEqual(film.bytes);
  });

  test('resumes when a full device has storage again', async () => {
    const harness = await mediumHarness(film);
    harness.storage.bytes = 7000;
    await expect(harness.download()).rejects.toThrow(StorageFullError);
    expect(await bytesOfChunks(harness.cache, harness.url)).toBe(6000);
    harness.storage.bytes = Infinity;
    harness.host.takeRequests();
    await harness.download();
    expect(harness.host.takeRequests()).toEqual(ranges.slice(3));
  });

  test('resumes later when its time was up', async () => {
    const harness = await mediumHarness(film);
    const mayStartChunk = () => harness.host.requests.length < 5;
    await expect(harness.download({ mayStartChunk })).rejects.toThrow(ChunkDeferredError);
    expect(await bytesOfChunks(harness.cache, harness.url)).toBe(10_000);
  });

  test('fetches a chunk again that was lost meanwhile', async () => {
    const harness = await mediumHarness(film);
    await downloadUntil(harness, 6);
    await harness.cache.delete(chunkAddress(harness.url, 2));
    harness.host.takeRequests();
    await harness.download();
    expect(harness.host.takeRequests()).toEqual([ranges[2], ...ranges.slice(6)]);
    expect(await bytesIn(harness)).toEqual(film.bytes);
  });

  test('is unavailable when the host does not have it any more', async () => {
    const harness = await mediumHarness(film);
    harness.host.faults.set(3, 404);
    expect(await harness.download()).toBe('unavailable');
  });

  test('is refused when the host refuses a chunk', async () => {
    const harness = await mediumHarness(film);
    harness.host.faults.set(3, 403);
    expect(await harness.download()).toBe('refused');
    expect(await bytesOfChunks(harness.cache, harness.url)).toBe(6000);
  });

  test('keeps its chunks when a filter refuses one of them with a page', async () => {
    const harness = await mediumHarness(film);
    await downloadUntil(harness, 3);
    const headers = { 'content-type': 'text/html' };
    const fetch = async () => new Response('<!doctype html>', { status: 403, headers });
    await expect(harness.download({ fetch })).rejects.toThrow(FetchFailedError);
    expect(await bytesOfChunks(harness.cache, harness.url)).toBe(6000);
  });

  test('starts over with a weak ETag', async () => {
    const harness = await mediumHarness({ ...film, validator: weak });
    harness.host.faults.set(1, { cutAfter: 9000 });
    await expect(harness.download()).rejects.toThrow(FetchFailedError);
    expect(await harness.entries()).toEqual([]);
    expect(await harness.download()).toBe('stored');
    expect(await bytesIn(harness)).toEqual(film.bytes);
  });
});

describe('a host with wrong headers for a film', () => {
  const endless = { 'content-range': 'bytes 0-1999/10000000000000' };
  const tiny = { 'content-range': 'bytes 0-0/4000000000' };

  test.each([
    ['ten terabytes', endless],
    ['billions of chunks', tiny],
  ])('sends %s: the film is fetched whole', async (_, headers) => {
    const harness = await mediumHarness({ ...film, headers });
    expect(await harness.download()).toBe('stored');
    expect(await bytesIn(harness)).toEqual(film.bytes);
    expect(await harness.entries()).toEqual([harness.url]);
  });

  test('announces a length that no film has: the film is unavailable', async () => {
    const headers = { 'content-length': '10000000000000' };
    const harness = await mediumHarness({ ...film, ranges: 'none', headers });
    expect(await harness.download()).toBe('unavailable');
    expect(await harness.entries()).toEqual([]);
  });

  test('sends a page as application/octet-stream: the download stops at the first chunk', async () => {
    const bytes = new TextEncoder().encode(`<!doctype html>${' '.repeat(20_000)}`);
    const harness = await mediumHarness({ bytes, type: 'application/octet-stream' });
    await expect(harness.download()).rejects.toThrow(FetchFailedError);
    expect([harness.host.takeRequests(), await harness.entries()]).toEqual([['0-1999'], []]);
  });

  test('sends an endless body: the download stops and nothing of it stays', async () => {
    const harness = await mediumHarness({ ...film, ranges: 'none', headers: { 'content-encoding': 'gzip' } });
    await expect(harness.download({ limits: smallLimits({ largest: 3000 }) })).rejects.toThrow(
      FetchFailedError,
    );
    expect(await harness.entries()).toEqual([]);
  });

  test('was trusted by an earlier worker: the film is repaired once the host is', async () => {
    const harness = await mediumHarness(film);
    const headers = { ...endless, etag: '"first"', 'content-type': 'video/mp4' };
    await harness.cache.put(
      chunkAddress(harness.url, 0),
      new Response(film.bytes.slice(0, 2000), { headers }),
    );
    const claimed = {
      [chunkingHeader]: '10000000000000;5000000000;2000',
      'content-length': '10000000000000',
    };
    await harness.cache.put(harness.url, new Response(null, { headers: claimed }));
    expect(await isComplete(harness.cache, harness.url)).toBe(false);
    expect(await bytesOfChunks(harness.cache, harness.url)).toBe(0);
    await dropMedium(harness);
    expect(await harness.entries()).toEqual([]);
    expect(await harness.download()).toBe('stored');
    expect(await bytesIn(harness)).toEqual(film.bytes);
  });
});
