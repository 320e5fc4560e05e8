import { describe, expect, it } from 'vitest';
import { drawScene } from '../draw-scene';
import type { ImageStyle } from '../../../../src/contract/creation/choices';
import { renderPicture } from './render-drawing';
import { styles } from './style-table';

const size = 64;
const drawing = drawScene(
  { ground: 'hills', put: [{ k: 'fox', x: 512, y: 900, s: 3, face: 'laugh', scarf: '#4f83b0' }] },
  5,
);

const names = Object.keys(styles).filter((name): name is ImageStyle => Object.hasOwn(styles, name));

async function pixels(name: ImageStyle, seed = 5): Promise<Buffer> {
  return (await renderPicture(drawing, name, seed, size)).raw().toBuffer();
}

describe.each(names)('the style %s', (name) => {
  it('paints a picture with more than one colour', async () => {
    const picture = await pixels(name);
    expect(picture).toHaveLength(size * size * 3);
    expect(new Set(picture).size).toBeGreaterThan(60);
  });

  it('paints the same picture from the same seed', async () => {
    expect((await pixels(name)).equals(await pixels(name))).toBe(true);
  });
});

describe('the ten styles', () => {
  it('are ten, and no two give the same picture', async () => {
    const pictures = await Promise.all(names.map(async (name) => (await pixels(name)).toString('base64')));
    expect(new Set(pictures).size).toBe(10);
  });

  it.each(names)('neither wash out nor blacken a picture: %s', async (name) => {
    const picture = await pixels(name);
    const mean = picture.reduce((sum, value) => sum + value, 0) / picture.length;
    expect(mean).toBeGreaterThan(110);
    expect(mean).toBeLessThan(215);
  });
});
