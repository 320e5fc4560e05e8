import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Resource } from '../../../base/hosting/resource';
import { readFixtureMedium } from '../fixture-medium';
import { filmResource, UnfitFilmError } from './film';
import { generatedKinds, generateMedium } from './generated-medium';
import { randomResource } from './random-bytes';

async function bytesOf(resource: Resource, first = 0, last = resource.size - 1): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of resource.open(first, last)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe('a generated medium', () => {
  test.each(generatedKinds)('has the requested size and the same bytes each time: %s', async (kind) => {
    const medium = await generateMedium('a.webp', { kind, seed: 7, size: 300_000 });
    expect(medium.size).toBe(300_000);
    const again = await generateMedium('a.webp', { kind, seed: 7, size: 300_000 });
    expect((await bytesOf(medium)).equals(await bytesOf(again))).toBe(true);
    expect(medium.tag).toBe(again.tag);
  });

  test.each(generatedKinds)('has other bytes and another tag for another seed: %s', async (kind) => {
    const one = await generateMedium('a.webp', { kind, seed: 1, size: 50_000 });
    const other = await generateMedium('a.webp', { kind, seed: 2, size: 50_000 });
    expect((await bytesOf(one)).equals(await bytesOf(other))).toBe(false);
    expect(one.tag).not.toBe(other.tag);
  });

  test.each(generatedKinds)('returns any range as in the complete file: %s', async (kind) => {
    const medium = await generateMedium('a.webp', { kind, seed: 3, size: 150_000 });
    const whole = await bytesOf(medium);
    const place = fc.nat(medium.size - 1);
    await fc.assert(
      fc.asyncProperty(place, place, async (one, other) => {
        const [first, last] = [Math.min(one, other), Math.max(one, other)];
        expect((await bytesOf(medium, first, last)).equals(whole.subarray(first, last + 1))).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  test('is the same in every run and on every machine', async () => {
    const hash = createHash('sha256').update(await bytesOf(randomResource(1, 100_000, 'audio/mpeg')));
    expect(hash.digest('hex')).toBe('581d39c19369c390b47da149956b308261477c0fcf164173ee3cd141eb849802');
  });
});

describe('a generated film', () => {
  test('has its own samples at both ends and random bytes between', async () => {
    const mp4 = await readFixtureMedium('video');
    const film = await bytesOf(filmResource(mp4, 5, 1_000_000));
    const offsets = chunkOffsets(film);
    const original = chunkOffsets(mp4);
    expect(offsets).toHaveLength(original.length);
    expect(Math.min(...offsets)).toBeLessThan(mp4.length);
    expect(Math.max(...offsets)).toBeGreaterThan(1_000_000 - mp4.length);
    offsets.forEach((offset, index) => {
      const was = original[index] ?? Number.NaN;
      expect(film.subarray(offset, offset + 40)).toEqual(Buffer.from(mp4.subarray(was, was + 40)));
    });
  });

  test.each([
    ['is smaller than the film it is made of', 100],
    ['is no film', 1_000_000],
  ])('is refused when it %s', async (_, size) => {
    const mp4 = size === 100 ? await readFixtureMedium('video') : Buffer.from('....freeneverafilm');
    expect(() => filmResource(mp4, 5, size)).toThrow(UnfitFilmError);
  });
});

/** Returns every offset of every table, found by the table's name alone. */
function chunkOffsets(mp4: Uint8Array): number[] {
  const bytes = Buffer.from(mp4);
  const offsets: number[] = [];
  const end = bytes.indexOf('mdat', 0, 'latin1');
  for (let at = bytes.indexOf('stco'); at !== -1 && at < end; at = bytes.indexOf('stco', at + 1))
    for (let entry = 0; entry < bytes.readUInt32BE(at + 8); entry += 1)
      offsets.push(bytes.readUInt32BE(at + 12 + 4 * entry));
  return offsets;
}
