import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createPainter } from './painter';

test('a cover is 1024 pixels square, its preview 360, and both may be asked for smaller', async () => {
  const scene = { sky: 'day', ground: 'hills' } as const;
  const sizesWith = async (pictureSize?: number) => {
    const sizes: Record<string, readonly number[]> = {};
    const paint = createPainter('scandi_minimal', {
      save: async (name, data) => {
        const { width, height } = await sharp(data).metadata();
        sizes[name] = [width, height];
      },
      timed: (_, work) => work(),
      pictureSize,
    });
    await paint(0, scene, 1);
    return sizes;
  };
  expect(await sizesWith()).toEqual({ 'images/00.webp': [1024, 1024], 'preview.webp': [360, 360] });
  expect(await sizesWith(256)).toEqual({ 'images/00.webp': [256, 256], 'preview.webp': [90, 90] });
});
