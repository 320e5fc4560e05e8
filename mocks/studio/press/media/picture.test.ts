import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { webpOf } from './picture';

/** Returns a picture that no codec compresses well: every pixel differs from its neighbour. */
function noise(size: number) {
  let state = 1;
  const pixels = Uint8Array.from({ length: size * size * 3 }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 24;
  });
  return sharp(pixels, { raw: { width: size, height: size, channels: 3 } });
}

describe('a picture file', () => {
  test('has the requested size', async () => {
    const file = await webpOf(noise(64), { sizes: [32, 16], budget: 100_000 });
    expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 32, height: 32 });
  });

  test('reduces quality to stay within its budget, then size, and then stops', async () => {
    const best = await webpOf(noise(128), { sizes: [128], budget: 100_000 });
    const budget = best.length * 0.93;
    const plainer = await webpOf(noise(128), { sizes: [128, 64], budget });
    const smaller = await webpOf(noise(128), { sizes: [128, 64], budget: budget / 3 });
    const smallest = await webpOf(noise(128), { sizes: [128, 64], budget: 1 });
    expect(plainer.length).toBeLessThanOrEqual(budget);
    const widths = await Promise.all(
      [plainer, smaller, smallest].map(async (file) => (await sharp(file).metadata()).width),
    );
    expect(widths).toEqual([128, 64, 64]);
  });
});
