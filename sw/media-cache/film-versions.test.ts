import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bytesIn,
  bytesOf,
  film,
  filmRanges as ranges,
  downloadUntil,
  mediumWorld,
  weakTag as weak,
} from '../testing/medium-harness';
import type { HostedFile } from '../testing/range-host';
import { StorageFullError, UnreachableError } from './errors';
import { isWhole } from './stored-medium';
import { chunkAddress } from './chunked';

describe('a film that changes', () => {
  const second: HostedFile = { bytes: bytesOf(20_500, 1), validator: { etag: '"second"' } };

  test.each<[string, HostedFile]>([
    ['its bytes', second],
    ['its length', { ...second, bytes: bytesOf(13_000, 1) }],
    ['to a short one', { ...second, bytes: bytesOf(100, 1) }],
    ['to a weak tag', { ...second, validator: weak }],
    ['its length and nothing else', { bytes: bytesOf(13_000, 1) }],
    ['its length, to less than the next part', { bytes: bytesOf(3000, 1) }],
  ])('starts over and never mixes versions when it changes during the download: %s', async (_, changed) => {
    for (const at of [1, 4, 10]) {
      const world = await mediumWorld(film);
      world.host.before = (asked) => {
        if (asked === at) world.host.file = changed;
      };
      expect(await world.download()).toBe('stored');
      expect(await bytesIn(world)).toEqual(changed.bytes);
      expect(await isWhole(world.cache, world.url)).toBe(true);
    }
  });

  test('starts over and never mixes versions when it changes between downloads', async () => {
    const world = await mediumWorld(film);
    await downloadUntil(world, 5);
    world.host.file = second;
    world.host.takeAsked();
    expect(await world.download()).toBe('stored');
    expect(world.host.takeAsked()).toEqual([ranges[5], ...ranges]);
    expect(await bytesIn(world)).toEqual(second.bytes);
  });

  test('is fetched whole in the end when it changes on every request', async () => {
    const world = await mediumWorld(film);
    world.host.before = (asked) => {
      world.host.file = { ...film, validator: { etag: `"${asked}"` } };
    };
    expect(await world.download()).toBe('stored');
    expect(world.host.takeAsked().at(-1)).toBe('whole');
    expect(await world.entries()).toEqual([world.url]);
  });

  test('holds the bytes of one version, whenever it changes or is interrupted', async () => {
    const version = fc.integer({ min: 0, max: 255 });
    const run = fc.record({
      killAt: fc.nat(14),
      changeAt: fc.nat(14),
      version,
      size: fc.integer({ min: 1, max: 12_000 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(run, { maxLength: 4 }), async (runs) => {
        const world = await mediumWorld({ bytes: bytesOf(9000), validator: { etag: '"0-9000"' } });
        const versions: Uint8Array[] = [];
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
          versions.push(world.host.file.bytes);
          await world.download({ signal: controller.signal }).catch(() => undefined);
          versions.push(world.host.file.bytes);
          if (await isWhole(world.cache, world.url)) break;
        }
        world.host.before = () => {};
        if (!(await isWhole(world.cache, world.url))) await world.download();
        const stored = (await bytesIn(world)).join();
        expect([...versions, world.host.file.bytes].map((bytes) => bytes.join())).toContain(stored);
      }),
      { numRuns: 25 },
    );
  });
});

describe('a film that the previous generation has', () => {
  test('is requested once and copied when unchanged', async () => {
    const world = await mediumWorld(film);
    await world.download({ into: world.before });
    world.host.takeAsked();
    world.reportedBytes.length = 0;
    expect(await world.download({ older: world.before })).toBe('stored');
    expect(world.host.takeAsked()).toEqual(['0-1999']);
    expect(world.reportedBytes.reduce((sum, bytes) => sum + bytes)).toBe(20_500);
    expect(await bytesIn(world)).toEqual(film.bytes);
  });

  test('is copied further without a request when the copy was interrupted', async () => {
    const world = await mediumWorld(film);
    await world.download({ into: world.before });
    world.quotaManager.bytes = 7000;
    await expect(world.download({ older: world.before })).rejects.toThrow(StorageFullError);
    world.quotaManager.bytes = Infinity;
    world.host.takeAsked();
    expect(await world.download({ older: world.before })).toBe('stored');
    expect(world.host.takeAsked()).toEqual([]);
    expect(await bytesIn(world)).toEqual(film.bytes);
  });

  test('is fetched when it changed, and resumes from the stored chunks', async () => {
    const world = await mediumWorld(film);
    await world.download({ into: world.before });
    world.host.file = { bytes: bytesOf(20_500, 1), validator: { etag: '"second"' } };
    world.host.faults.set(15, 500);
    await expect(world.download({ older: world.before })).rejects.toThrow(UnreachableError);
    world.host.takeAsked();
    await world.download({ older: world.before });
    expect(world.host.takeAsked()).toEqual(ranges.slice(4));
    expect(await bytesIn(world)).toEqual(bytesOf(20_500, 1));
  });

  test('is fetched when the previous generation lost a chunk', async () => {
    const world = await mediumWorld(film);
    await world.download({ into: world.before });
    await world.before.delete(chunkAddress(world.url, 5));
    world.host.takeAsked();
    expect(await world.download({ older: world.before })).toBe('stored');
    expect(world.host.takeAsked()).toEqual(ranges);
  });

  test('is copied whole when it is stored whole', async () => {
    const world = await mediumWorld({ ...film, ranges: 'none' });
    await world.download({ into: world.before });
    world.host.takeAsked();
    await world.download({ older: world.before });
    expect(world.host.takeAsked()).toEqual(['0-1999']);
    expect(world.host.asked).toEqual([]);
    expect(await bytesIn(world)).toEqual(film.bytes);
  });
});
