// From a drawing to a picture in one of the ten styles.
import { Resvg } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import type { Drawing } from '../art/draw-scene';
import { randomFrom } from '../art/random';
import type { PictureStyle } from '../story';
import { finish } from './finish';
import { colourLayer, lineLayer } from './layers';
import { noise } from './noise';
import { styles, type Style } from './style-table';

type Pixels = Uint8Array | Uint8ClampedArray;

/** Paints a drawing, 1024 pixels square unless told otherwise. The same seed paints the same picture. */
export async function renderPicture(
  drawing: Drawing,
  name: PictureStyle,
  seed: number,
  size = 1024,
): Promise<Sharp> {
  const style = styles[name];
  const lineSvg = lineLayer(drawing, style, seed);
  const waves = (pixels: Pixels, strength = 1): Pixels =>
    style.warp
      ? warp(pixels, size, style.warp[0] * strength * (size / 1024), style.warp[1], (seed % 7) + 3)
      : pixels;
  let colour = waves(raster(colourLayer(drawing, style, seed), size));
  if (style.median) colour = await raw(colour, size).median(style.median).raw().toBuffer();
  const lines =
    lineSvg === undefined
      ? undefined
      : await softened(lineOf(style, waves, raster(lineSvg, size)), style, size);
  const soft =
    style.rim || style.glow
      ? await raw(colour, size)
          .blur(style.glow ? 22 : 5)
          .raw()
          .toBuffer()
      : undefined;
  const pixels = finish(style, {
    size,
    seed,
    colour,
    ...(lines ? { lines } : {}),
    ...(soft ? { soft } : {}),
  });
  const picture = sharp(pixels, { raw: { width: size, height: size, channels: 3 } });
  return style.splashes ? splashed(picture, size, seed) : picture;
}

/** Ink stays sharper than the water around it, and keeps its place where the colour slips. */
function lineOf(style: Style, waves: (pixels: Pixels, strength?: number) => Pixels, lines: Pixels): Pixels {
  return style.offset ? lines : waves(lines, style.bleed ? 0.2 : 1);
}

async function softened(lines: Pixels, style: Style, size: number): Promise<Pixels> {
  return style.softLine ? raw(lines, size).blur(0.9).raw().toBuffer() : lines;
}

function raster(svg: string, size: number): Pixels {
  return new Resvg(svg, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } }).render()
    .pixels;
}

function raw(pixels: Pixels, size: number): Sharp {
  return sharp(Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength), {
    raw: { width: size, height: size, channels: 4 },
  });
}

/** Moves every pixel a little along slow waves. */
function warp(source: Pixels, size: number, amount: number, scale: number, seed: number): Uint8ClampedArray {
  const a = noise(size, { scale, seed, octaves: 2 });
  const b = noise(size, { scale, seed: seed + 1, octaves: 2 });
  const out = new Uint8ClampedArray(source.length);
  const most = size - 1.01;
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      const i = y * size + x;
      const sx = Math.min(most, Math.max(0, x + ((a[i] ?? 0.5) - 0.5) * 4 * amount));
      const sy = Math.min(most, Math.max(0, y + ((b[i] ?? 0.5) - 0.5) * 4 * amount));
      const [ix, iy] = [sx | 0, sy | 0];
      const [fx, fy] = [sx - ix, sy - iy];
      const p = (iy * size + ix) * 4;
      for (let c = 0; c < 4; c += 1) {
        const top = (source[p + c] ?? 0) * (1 - fx) + (source[p + 4 + c] ?? 0) * fx;
        const bottom = (source[p + size * 4 + c] ?? 0) * (1 - fx) + (source[p + size * 4 + 4 + c] ?? 0) * fx;
        out[i * 4 + c] = top * (1 - fy) + bottom * fy;
      }
    }
  return out;
}

/** Drops that fell from the pen near the borders. */
async function splashed(picture: Sharp, size: number, seed: number): Promise<Sharp> {
  const random = randomFrom(seed + 77);
  let drops = '';
  for (let splash = 0; splash < 4; splash += 1) {
    const cx = random() < 0.5 ? random() * 150 : 874 + random() * 150;
    const cy = random() * 1024;
    const reach = 8 + random() * 18;
    for (let drop = 0; drop < 26; drop += 1) {
      const angle = random() * 6.283;
      const far = reach * (0.8 + random() * random() * 6);
      const r = Math.max(0.8, reach * 0.5 * (1 - far / (reach * 8)) * random());
      drops += `<circle cx="${cx + Math.cos(angle) * far}" cy="${cy + Math.sin(angle) * far}" r="${r}"/>`;
    }
    drops += `<circle cx="${cx}" cy="${cy}" r="${reach * 0.7}"/>`;
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 1024 1024"><g fill="#17141c" opacity="0.8">${drops}</g></svg>`;
  const pixels = await picture
    .composite([{ input: Buffer.from(svg) }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return sharp(pixels, { raw: { width: size, height: size, channels: 3 } });
}
