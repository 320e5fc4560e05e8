import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bytesOf, mediumWorld, smallLimits, type MediumWorld } from '../../testing/medium-world';
import type { HostedFile, Mishap } from '../../testing/range-host';
import { RestingError, StorageFullError, UnreachableError } from './errors';
import { partAddress } from './parted';
import { bytesOfParts, dropMedium, isWhole, matchMedium, sizeIn, sizesIn } from './stored-medium';

/** Ten parts and a short one: 0-1999, 2000-3999, … 20000-20499. */
const film: HostedFile = { bytes: bytesOf(20_500) };
const ranges = Array.from({ length: 11 }, (_, at) => `${at * 2000}-${Math.min(at * 2000 + 1999, 20_499)}`);
const weak = { etag: 'W/"first"' };
const young = { 'last-modified': 'Sat, 21 Nov 2026 08:00:00 GMT', date: 'Sat, 21 Nov 2026 08:00:30 GMT' };
const old = { ...young, date: 'Sat, 21 Nov 2026 09:00:00 GMT' };

const bytesIn = async ({ cache, url }: MediumWorld) =>
  new Uint8Array((await (await matchMedium(cache, url))?.arrayBuffer()) ?? []);

/** A worker that is ended just before its n-th request is answered. */
const killedAt = async ({ keep, host }: MediumWorld, at: number) => {
  const controller = new AbortController();
  host.before = (asked) => {
    if (asked === at) controller.abort();
  };
  await expect(keep({ signal: controller.signal })).rejects.toThrow(UnreachableError);
  host.before = () => {};
};

describe('a film', () => {
  test('comes in parts, each asked for once, and is found whole at its own address', async () => {
    const world = await mediumWorld(film);
    expect(await world.keep()).toBe('stored');
    expect(world.host.takeAsked()).toEqual(ranges);
    expect(await bytesIn(world)).toEqual(film.bytes);
    expect(world.told).toEqual([...Array.from({ length: 10 }, () => 2000), 500]);
    expect(await isWhole(world.cache, world.url)).toBe(true);
    expect(await sizeIn(world.cache, world.url)).toBe(20_500);
    expect(await sizesIn(world.cache)).toEqual(new Map([[world.url, 20_500]]));
    expect((await matchMedium(world.cache, world.url))?.headers.get('content-type')).toBe('video/mp4');
  });

  test('is what its parts say it is only when all of them are here', async () => {
    const world = await mediumWorld(film);
    await killedAt(world, 4);
    expect(await bytesOfParts(world.cache, world.url)).toBe(8000);
    expect(await matchMedium(world.cache, world.url)).toBeUndefined();
    expect(await isWhole(world.cache, world.url)).toBe(false);
    expect(await sizesIn(world.cache)).toEqual(new Map());
    await world.keep();
    expect(await bytesOfParts(world.cache, world.url)).toBe(0);
  });

  test('by another name is asked for plainly, and then goes in parts', async () => {
    const world = await mediumWorld(film, 'https://bookworm.example/presentations/7/long.mp3');
    expect(await world.keep()).toBe('stored');
    expect(world.host.takeAsked()).toEqual(['whole', ...ranges]);
    expect(await bytesIn(world)).toEqual(film.bytes);
  });

  test.each([
    ['a strong tag', { etag: '"first"' }, '"first"'],
    ['a date that is strong', old, old['last-modified']],
  ])('names its version by %s', async (_, validator, ifRange) => {
    const world = await mediumWorld({ ...film, validator });
    await world.keep();
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
    'of a host with %s comes whole, since its parts could be of two versions',
    async (_, file, asked) => {
      const world = await mediumWorld(file);
      expect(await world.keep()).toBe('stored');
      expect(world.host.takeAsked()).toEqual(asked);
      expect(await bytesIn(world)).toEqual(film.bytes);
      expect(await world.entries()).toEqual([world.url]);
    },
  );

  test('of a host that ranges only without If-Range comes whole, in place of its parts', async () => {
    const world = await mediumWorld({ ...film, ranges: 'ignores-if-range' });
    expect(await world.keep()).toBe('stored');
    expect(world.host.takeAsked()).toEqual(['0-1999', '2000-3999']);
    expect(await bytesIn(world)).toEqual(film.bytes);
    expect(await world.entries()).toEqual([world.url]);
  });

  test('goes two parts at a time', async () => {
    const world = await mediumWorld(film);
    let underway = 0;
    let most = 0;
    const fetch: typeof world.host.fetch = async (url, init) => {
      underway += 1;
      most = Math.max(most, underway);
      await Promise.resolve();
      return world.host.fetch(url, init).finally(() => (underway -= 1));
    };
    await world.keep({ fetch, limits: smallLimits({ partsAtOnce: 2 }) });
    expect(most).toBe(2);
    expect(await bytesIn(world)).toEqual(film.bytes);
  });

  test('goes away with all its parts', async () => {
    const world = await mediumWorld(film);
    await world.keep();
    await dropMedium(world.cache, world.url);
    expect(await world.entries()).toEqual([]);
  });
});

describe('a film that is broken off', () => {
  test.each(ranges.map((range, at) => [at, range]))('before part %i asks for nothing again', async (at) => {
    const world = await mediumWorld(film);
    await killedAt(world, at);
    world.host.takeAsked();
    expect(await world.keep()).toBe('stored');
    expect(world.host.takeAsked()).toEqual(ranges.slice(at));
    expect(await bytesIn(world)).toEqual(film.bytes);
  });

  test('when all parts are here but no entry says so asks for nothing', async () => {
    const world = await mediumWorld(film);
    await world.keep();
    await world.cache.delete(world.url);
    world.host.takeAsked();
    expect([await world.keep(), world.host.takeAsked()]).toEqual(['stored', []]);
  });

  test.each<[string, Mishap]>([
    ['breaks off', { cutAfter: 700 }],
    ['stalls', { stallAfter: 700 }],
    ['is too short', { surplus: -1 }],
    ['is too long', { surplus: 1 }],
    ['never comes', 'silence'],
    ['finds no network', 'no-answer'],
    ['finds a broken host', 502],
  ])('in a part that %s loses that part only', async (_, mishap) => {
    const world = await mediumWorld(film);
    world.host.mishaps.set(3, mishap);
    await expect(world.keep()).rejects.toThrow(UnreachableError);
    expect(await bytesOfParts(world.cache, world.url)).toBe(6000);
    world.host.takeAsked();
    expect(await world.keep()).toBe('stored');
    expect(world.host.takeAsked()).toEqual(ranges.slice(3));
    expect(await bytesIn(world)).toEqual(film.bytes);
  });

  test('by a full device goes on when there is room', async () => {
    const world = await mediumWorld(film);
    world.room.bytes = 7000;
    await expect(world.keep()).rejects.toThrow(StorageFullError);
    expect(await bytesOfParts(world.cache, world.url)).toBe(6000);
    world.room.bytes = Infinity;
    world.host.takeAsked();
    await world.keep();
    expect(world.host.takeAsked()).toEqual(ranges.slice(3));
  });

  test('because its time is up goes on later', async () => {
    const world = await mediumWorld(film);
    const mayBeginPart = () => world.host.asked.length < 5;
    await expect(world.keep({ mayBeginPart })).rejects.toThrow(RestingError);
    expect(await bytesOfParts(world.cache, world.url)).toBe(10_000);
  });

  test('and lost a part meanwhile fetches that one again', async () => {
    const world = await mediumWorld(film);
    await killedAt(world, 6);
    await world.cache.delete(partAddress(world.url, 2));
    world.host.takeAsked();
    await world.keep();
    expect(world.host.takeAsked()).toEqual([ranges[2], ...ranges.slice(6)]);
    expect(await bytesIn(world)).toEqual(film.bytes);
  });

  test('on a host that does not have it any more is missing', async () => {
    const world = await mediumWorld(film);
    world.host.mishaps.set(3, 404);
    expect(await world.keep()).toBe('missing');
  });

  test('with a weak tag starts over', async () => {
    const world = await mediumWorld({ ...film, validator: weak });
    world.host.mishaps.set(1, { cutAfter: 9000 });
    await expect(world.keep()).rejects.toThrow(UnreachableError);
    expect(await world.entries()).toEqual([]);
    expect(await world.keep()).toBe('stored');
    expect(await bytesIn(world)).toEqual(film.bytes);
  });
});

describe('a film that changes', () => {
  const second: HostedFile = { bytes: bytesOf(20_500, 1), validator: { etag: '"second"' } };

  test.each<[string, HostedFile]>([
    ['its bytes', second],
    ['its length', { ...second, bytes: bytesOf(13_000, 1) }],
    ['to a short one', { ...second, bytes: bytesOf(100, 1) }],
    ['to a weak tag', { ...second, validator: weak }],
    ['its length and nothing else', { bytes: bytesOf(13_000, 1) }],
    ['its length, to less than the next part', { bytes: bytesOf(3000, 1) }],
  ])('%s in the middle starts over and is never a mix', async (_, changed) => {
    for (const at of [1, 4, 10]) {
      const world = await mediumWorld(film);
      world.host.before = (asked) => {
        if (asked === at) world.host.file = changed;
      };
      expect(await world.keep()).toBe('stored');
      expect(await bytesIn(world)).toEqual(changed.bytes);
      expect(await isWhole(world.cache, world.url)).toBe(true);
    }
  });

  test('while nobody fetched it starts over and is never a mix', async () => {
    const world = await mediumWorld(film);
    await killedAt(world, 5);
    world.host.file = second;
    world.host.takeAsked();
    expect(await world.keep()).toBe('stored');
    expect(world.host.takeAsked()).toEqual([ranges[5], ...ranges]);
    expect(await bytesIn(world)).toEqual(second.bytes);
  });

  test('whenever it is asked for is taken whole at last', async () => {
    const world = await mediumWorld(film);
    world.host.before = (asked) => {
      world.host.file = { ...film, validator: { etag: `"${asked}"` } };
    };
    expect(await world.keep()).toBe('stored');
    expect(world.host.takeAsked().at(-1)).toBe('whole');
    expect(await world.entries()).toEqual([world.url]);
  });

  test('at any time, and is broken off at any time, holds the bytes of one version', async () => {
    const version = fc.integer({ min: 0, max: 255 });
    const run = fc.record({
      killAt: fc.nat(14),
      changeAt: fc.nat(14),
      version,
      size: fc.integer({ min: 1, max: 12_000 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(run, { maxLength: 4 }),
        fc.integer({ min: 1, max: 2 }),
        async (runs, partsAtOnce) => {
          const world = await mediumWorld({ bytes: bytesOf(9000), validator: { etag: '"0-9000"' } });
          const limits = smallLimits({ partsAtOnce });
          const kept: Uint8Array[] = [];
          for (const { killAt, changeAt, version, size } of runs) {
            const controller = new AbortController();
            let asked = 0;
            world.host.before = () => {
              if (asked === changeAt)
                world.host.file = {
                  bytes: bytesOf(size, version),
                  validator: { etag: `"${version}-${size}"` },
                };
              if (asked === killAt) controller.abort();
              asked += 1;
            };
            kept.push(world.host.file.bytes);
            await world.keep({ signal: controller.signal, limits }).catch(() => undefined);
            kept.push(world.host.file.bytes);
            if (await isWhole(world.cache, world.url)) break;
          }
          world.host.before = () => {};
          if (!(await isWhole(world.cache, world.url))) await world.keep({ limits });
          const stored = (await bytesIn(world)).join();
          expect([...kept, world.host.file.bytes].map((bytes) => bytes.join())).toContain(stored);
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe('a film that the generation before has', () => {
  test('and that did not change is asked for once, and copied', async () => {
    const world = await mediumWorld(film);
    await world.keep({ into: world.before });
    world.host.takeAsked();
    world.told.length = 0;
    expect(await world.keep({ older: world.before })).toBe('stored');
    expect(world.host.takeAsked()).toEqual(['0-1999']);
    expect(world.told.reduce((sum, bytes) => sum + bytes)).toBe(20_500);
    expect(await bytesIn(world)).toEqual(film.bytes);
  });

  test('is copied on without asking when the copy broke off', async () => {
    const world = await mediumWorld(film);
    await world.keep({ into: world.before });
    world.room.bytes = 7000;
    await expect(world.keep({ older: world.before })).rejects.toThrow(StorageFullError);
    world.room.bytes = Infinity;
    world.host.takeAsked();
    expect(await world.keep({ older: world.before })).toBe('stored');
    expect(world.host.takeAsked()).toEqual([]);
    expect(await bytesIn(world)).toEqual(film.bytes);
  });

  test('and that changed is fetched, and goes on with what is here', async () => {
    const world = await mediumWorld(film);
    await world.keep({ into: world.before });
    world.host.file = { bytes: bytesOf(20_500, 1), validator: { etag: '"second"' } };
    world.host.mishaps.set(15, 500);
    await expect(world.keep({ older: world.before })).rejects.toThrow(UnreachableError);
    world.host.takeAsked();
    await world.keep({ older: world.before });
    expect(world.host.takeAsked()).toEqual(ranges.slice(4));
    expect(await bytesIn(world)).toEqual(bytesOf(20_500, 1));
  });

  test('but lost a part of is fetched', async () => {
    const world = await mediumWorld(film);
    await world.keep({ into: world.before });
    await world.before.delete(partAddress(world.url, 5));
    world.host.takeAsked();
    expect(await world.keep({ older: world.before })).toBe('stored');
    expect(world.host.takeAsked()).toEqual(ranges);
  });

  test('and that lies there whole is copied whole', async () => {
    const world = await mediumWorld({ ...film, ranges: 'none' });
    await world.keep({ into: world.before });
    world.host.takeAsked();
    await world.keep({ older: world.before });
    expect(world.host.takeAsked()).toEqual(['0-1999']);
    expect(world.host.asked).toEqual([]);
    expect(await bytesIn(world)).toEqual(film.bytes);
  });
});
