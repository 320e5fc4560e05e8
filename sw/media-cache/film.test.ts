import { describe, expect, test } from 'vitest';
import {
  bytesIn,
  film,
  filmRanges as ranges,
  downloadUntil,
  mediumWorld,
  smallLimits,
  weakTag as weak,
} from '../testing/medium-harness';
import type { HostedFile, Fault } from '../testing/range-host';
import { RestingError, StorageFullError, UnreachableError } from './errors';
import { bytesOfChunks, dropMedium, isWhole, matchMedium, sizeIn, sizesIn } from './stored-medium';
import { chunkingHeader, chunkAddress } from './chunked';

const young = { 'last-modified': 'Sat, 21 Nov 2026 08:00:00 GMT', date: 'Sat, 21 Nov 2026 08:00:30 GMT' };
const old = { ...young, date: 'Sat, 21 Nov 2026 09:00:00 GMT' };

describe('a film', () => {
  test('is fetched in chunks, each requested once, and is found whole at its own address', async () => {
    const world = await mediumWorld(film);
    expect(await world.download()).toBe('stored');
    expect(world.host.takeAsked()).toEqual(ranges);
    expect(await bytesIn(world)).toEqual(film.bytes);
    expect(world.reportedBytes).toEqual([...Array.from({ length: 10 }, () => 2000), 500]);
    expect(await isWhole(world.cache, world.url)).toBe(true);
    expect(await sizeIn(world.cache, world.url)).toBe(20_500);
    expect(await sizesIn(world.cache)).toEqual(new Map([[world.url, 20_500]]));
    expect((await matchMedium(world.cache, world.url))?.headers.get('content-type')).toBe('video/mp4');
  });

  test('is found only when all of its chunks are stored', async () => {
    const world = await mediumWorld(film);
    await downloadUntil(world, 4);
    expect(await bytesOfChunks(world.cache, world.url)).toBe(8000);
    expect(await matchMedium(world.cache, world.url)).toBeUndefined();
    expect(await isWhole(world.cache, world.url)).toBe(false);
    expect(await sizesIn(world.cache)).toEqual(new Map());
    await world.download();
    expect(await bytesOfChunks(world.cache, world.url)).toBe(0);
  });

  test('with another name is requested plainly first, and then in chunks', async () => {
    const world = await mediumWorld(film, 'https://bookworm.example/presentations/7/long.mp3');
    expect(await world.download()).toBe('stored');
    expect(world.host.takeAsked()).toEqual(['whole', ...ranges]);
    expect(await bytesIn(world)).toEqual(film.bytes);
  });

  test.each([
    ['a strong tag', { etag: '"first"' }, '"first"'],
    ['a date that is strong', old, old['last-modified']],
  ])('identifies its version by %s', async (_, validator, ifRange) => {
    const world = await mediumWorld({ ...film, validator });
    await world.download();
    expect([...new Set(world.host.asked.slice(1).map((asked) => asked.ifRange))]).toEqual([ifRange]);
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
    async (_, file, asked) => {
      const world = await mediumWorld(file);
      expect(await world.download()).toBe('stored');
      expect(world.host.takeAsked()).toEqual(asked);
      expect(await bytesIn(world)).toEqual(film.bytes);
      expect(await world.entries()).toEqual([world.url]);
    },
  );

  test('is fetched whole from a host that ignores ranges with If-Range, and replaces its chunks', async () => {
    const world = await mediumWorld({ ...film, ranges: 'ignores-if-range' });
    expect(await world.download()).toBe('stored');
    expect(world.host.takeAsked()).toEqual(['0-1999', '2000-3999']);
    expect(await bytesIn(world)).toEqual(film.bytes);
    expect(await world.entries()).toEqual([world.url]);
  });

  test('is deleted with all its chunks', async () => {
    const world = await mediumWorld(film);
    await world.download();
    await dropMedium(world.cache, world.url);
    expect(await world.entries()).toEqual([]);
  });
});

describe('an interrupted film', () => {
  test.each(ranges.map((range, at) => [at, range]))('before chunk %i requests no chunk again', async (at) => {
    const world = await mediumWorld(film);
    await downloadUntil(world, at);
    world.host.takeAsked();
    expect(await world.download()).toBe('stored');
    expect(world.host.takeAsked()).toEqual(ranges.slice(at));
    expect(await bytesIn(world)).toEqual(film.bytes);
  });

  test('requests nothing when all chunks are stored and only the entry is missing', async () => {
    const world = await mediumWorld(film);
    await world.download();
    await world.cache.delete(world.url);
    world.host.takeAsked();
    expect([await world.download(), world.host.takeAsked()]).toEqual(['stored', []]);
  });

  test.each<[string, Fault]>([
    ['breaks off', { cutAfter: 700 }],
    ['stalls', { stallAfter: 700 }],
    ['is too short', { surplus: -1 }],
    ['is too long', { surplus: 1 }],
    ['never comes', 'silence'],
    ['finds no network', 'no-answer'],
    ['finds a broken host', 502],
  ])('loses only the chunk that %s', async (_, fault) => {
    const world = await mediumWorld(film);
    world.host.faults.set(3, fault);
    await expect(world.download()).rejects.toThrow(UnreachableError);
    expect(await bytesOfChunks(world.cache, world.url)).toBe(6000);
    world.host.takeAsked();
    expect(await world.download()).toBe('stored');
    expect(world.host.takeAsked()).toEqual(ranges.slice(3));
    expect(await bytesIn(world)).toEqual(film.bytes);
  });

  test('resumes when a full device has storage again', async () => {
    const world = await mediumWorld(film);
    world.quotaManager.bytes = 7000;
    await expect(world.download()).rejects.toThrow(StorageFullError);
    expect(await bytesOfChunks(world.cache, world.url)).toBe(6000);
    world.quotaManager.bytes = Infinity;
    world.host.takeAsked();
    await world.download();
    expect(world.host.takeAsked()).toEqual(ranges.slice(3));
  });

  test('resumes later when its time was up', async () => {
    const world = await mediumWorld(film);
    const mayStartChunk = () => world.host.asked.length < 5;
    await expect(world.download({ mayStartChunk })).rejects.toThrow(RestingError);
    expect(await bytesOfChunks(world.cache, world.url)).toBe(10_000);
  });

  test('fetches a chunk again that was lost meanwhile', async () => {
    const world = await mediumWorld(film);
    await downloadUntil(world, 6);
    await world.cache.delete(chunkAddress(world.url, 2));
    world.host.takeAsked();
    await world.download();
    expect(world.host.takeAsked()).toEqual([ranges[2], ...ranges.slice(6)]);
    expect(await bytesIn(world)).toEqual(film.bytes);
  });

  test('is missing when the host does not have it any more', async () => {
    const world = await mediumWorld(film);
    world.host.faults.set(3, 404);
    expect(await world.download()).toBe('missing');
  });

  test('starts over with a weak ETag', async () => {
    const world = await mediumWorld({ ...film, validator: weak });
    world.host.faults.set(1, { cutAfter: 9000 });
    await expect(world.download()).rejects.toThrow(UnreachableError);
    expect(await world.entries()).toEqual([]);
    expect(await world.download()).toBe('stored');
    expect(await bytesIn(world)).toEqual(film.bytes);
  });
});

describe('a host with wrong headers for a film', () => {
  const endless = { 'content-range': 'bytes 0-1999/10000000000000' };
  const tiny = { 'content-range': 'bytes 0-0/4000000000' };

  test.each([
    ['ten terabytes', endless],
    ['billions of parts', tiny],
  ])('sends %s: the film is fetched whole', async (_, headers) => {
    const world = await mediumWorld({ ...film, headers });
    expect(await world.download()).toBe('stored');
    expect(await bytesIn(world)).toEqual(film.bytes);
    expect(await world.entries()).toEqual([world.url]);
  });

  test('announces a length that no film has: the film is missing', async () => {
    const headers = { 'content-length': '10000000000000' };
    const world = await mediumWorld({ ...film, ranges: 'none', headers });
    expect(await world.download()).toBe('missing');
    expect(await world.entries()).toEqual([]);
  });

  test('sends a page as application/octet-stream: the download stops at the first chunk', async () => {
    const bytes = new TextEncoder().encode(`<!doctype html>${' '.repeat(20_000)}`);
    const world = await mediumWorld({ bytes, type: 'application/octet-stream' });
    await expect(world.download()).rejects.toThrow(UnreachableError);
    expect([world.host.takeAsked(), await world.entries()]).toEqual([['0-1999'], []]);
  });

  test('sends an endless body: the download stops and nothing of it stays', async () => {
    const world = await mediumWorld({ ...film, ranges: 'none', headers: { 'content-encoding': 'gzip' } });
    await expect(world.download({ limits: smallLimits({ largest: 3000 }) })).rejects.toThrow(
      UnreachableError,
    );
    expect(await world.entries()).toEqual([]);
  });

  test('was trusted by an earlier worker: the film is repaired once the host is', async () => {
    const world = await mediumWorld(film);
    const headers = { ...endless, etag: '"first"', 'content-type': 'video/mp4' };
    await world.cache.put(chunkAddress(world.url, 0), new Response(film.bytes.slice(0, 2000), { headers }));
    const claimed = {
      [chunkingHeader]: '10000000000000;5000000000;2000',
      'content-length': '10000000000000',
    };
    await world.cache.put(world.url, new Response(null, { headers: claimed }));
    expect(await isWhole(world.cache, world.url)).toBe(false);
    expect(await bytesOfChunks(world.cache, world.url)).toBe(0);
    await dropMedium(world.cache, world.url);
    expect(await world.entries()).toEqual([]);
    expect(await world.download()).toBe('stored');
    expect(await bytesIn(world)).toEqual(film.bytes);
  });
});
