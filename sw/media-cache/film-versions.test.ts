import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bytesIn,
  bytesOf,
  film,
  filmRanges as ranges,
  downloadUntil,
  mediumHarness,
  weakTag as weak,
} from '../testing/medium-harness.fixture';
import type { HostedFile } from '../testing/range-host.fixture';
import { StorageFullError, FetchFailedError } from './medium-transfer';
import { isComplete } from './stored-medium';
import { chunkAddress } from './medium-chunks';

describe('a film that changes', () => {
  const second: HostedFile = { bytes: bytesOf(20_500, 1), validator: { etag: '"second"' } };

  test.each<[string, HostedFile]>([
    ['its bytes', second],
    ['its length', { ...second, bytes: bytesOf(13_000, 1) }],
    ['to a short one', { ...second, bytes: bytesOf(100, 1) }],
    ['to a weak tag', { ...second, validator: weak }],
    ['its length and nothing else', { bytes: bytesOf(13_000, 1) }],
    ['its length, to less than the next chunk', { bytes: bytesOf(3000, 1) }],
  ])('starts over and never mixes versions when it changes during the download: %s', async (_, changed) => {
    for (const at of [1, 4, 10]) {
      const harness = await mediumHarness(film);
      harness.host.before = (earlier) => {
        if (earlier === at) harness.host.file = changed;
      };
      expect(await harness.download()).toBe('stored');
      expect(await bytesIn(harness)).toEqual(changed.bytes);
      expect(await isComplete(harness.cache, harness.url)).toBe(true);
    }
  });

  test('starts over and never mixes versions when it changes between downloads', async () => {
    const harness = await mediumHarness(film);
    await downloadUntil(harness, 5);
    harness.host.file = second;
    harness.host.takeRequests();
    expect(await harness.download()).toBe('stored');
    expect(harness.host.takeRequests()).toEqual([ranges[5], ...ranges]);
    expect(await bytesIn(harness)).toEqual(second.bytes);
  });

  test('is fetched whole in the end when it changes on every request', async () => {
    const harness = await mediumHarness(film);
    harness.host.before = (earlier) => {
      harness.host.file = { ...film, validator: { etag: `"${earlier}"` } };
    };
    expect(await harness.download()).toBe('stored');
    expect(harness.host.takeRequests().at(-1)).toBe('whole');
    expect(await harness.entries()).toEqual([harness.url]);
  });

  test('holds the bytes of one version, whenever it changes or is interrupted', async () => {
    const version = fc.integer({ min: 0, max: 255 });
    const attempt = fc.record({
      killAt: fc.nat(14),
      changeAt: fc.nat(14),
      version,
      size: fc.integer({ min: 1, max: 12_000 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(attempt, { maxLength: 4 }), async (attempts) => {
        const harness = await mediumHarness({ bytes: bytesOf(9000), validator: { etag: '"0-9000"' } });
        const versions: Uint8Array[] = [];
        for (const { killAt, changeAt, version, size } of attempts) {
          const controller = new AbortController();
          let requests = 0;
          harness.host.before = () => {
            if (requests === changeAt)
              harness.host.file = {
                bytes: bytesOf(size, version),
                validator: { etag: `"${version}-${size}"` },
              };
            if (requests === killAt) controller.abort();
            requests += 1;
          };
          versions.push(harness.host.file.bytes);
          await harness.download({ signal: controller.signal }).catch(() => undefined);
          versions.push(harness.host.file.bytes);
          if (await isComplete(harness.cache, harness.url)) break;
        }
        harness.host.before = () => {};
        if (!(await isComplete(harness.cache, harness.url))) await harness.download();
        const stored = (await bytesIn(harness)).join();
        expect([...versions, harness.host.file.bytes].map((bytes) => bytes.join())).toContain(stored);
      }),
      { numRuns: 25 },
    );
  });
});

describe('a film that the previous generation has', () => {
  test('is requested once and copied when unchanged', async () => {
    const harness = await mediumHarness(film);
    await harness.download({ into: harness.before });
    harness.host.takeRequests();
    harness.reportedBytes.length = 0;
    expect(await harness.download({ olderCache: harness.before })).toBe('stored');
    expect(harness.host.takeRequests()).toEqual(['0-1999']);
    expect(harness.reportedBytes.reduce((sum, bytes) => sum + bytes)).toBe(20_500);
    expect(await bytesIn(harness)).toEqual(film.bytes);
  });

  test('is copied further without a request when the copy was interrupted', async () => {
    const harness = await mediumHarness(film);
    await harness.download({ into: harness.before });
    harness.storage.bytes = 7000;
    await expect(harness.download({ olderCache: harness.before })).rejects.toThrow(StorageFullError);
    harness.storage.bytes = Infinity;
    harness.host.takeRequests();
    expect(await harness.download({ olderCache: harness.before })).toBe('stored');
    expect(harness.host.takeRequests()).toEqual([]);
    expect(await bytesIn(harness)).toEqual(film.bytes);
  });

  test('is fetched when it changed, and resumes from the stored chunks', async () => {
    const harness = await mediumHarness(film);
    await harness.download({ into: harness.before });
    harness.host.file = { bytes: bytesOf(20_500, 1), validator: { etag: '"second"' } };
    harness.host.faults.set(15, 500);
    await expect(harness.download({ olderCache: harness.before })).rejects.toThrow(FetchFailedError);
    harness.host.takeRequests();
    await harness.download({ olderCache: harness.before });
    expect(harness.host.takeRequests()).toEqual(ranges.slice(4));
    expect(await bytesIn(harness)).toEqual(bytesOf(20_500, 1));
  });

  test('is fetched when the previous generation lost a chunk', async () => {
    const harness = await mediumHarness(film);
    await harness.download({ into: harness.before });
    await harness.before.delete(chunkAddress(harness.url, 5));
    harness.host.takeRequests();
    expect(await harness.download({ olderCache: harness.before })).toBe('stored');
    expect(harness.host.takeRequests()).toEqual(ranges);
  });

  test('is copied whole when it is stored whole', async () => {
    const harness = await mediumHarness({ ...film, ranges: 'none' });
    await harness.download({ into: harness.before });
    harness.host.takeRequests();
    await harness.download({ olderCache: harness.before });
    expect(harness.host.takeRequests()).toEqual(['0-1999']);
    expect(harness.host.requests).toEqual([]);
    expect(await bytesIn(harness)).toEqual(film.bytes);
  });
});
