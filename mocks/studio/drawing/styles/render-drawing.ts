// Renders a drawing as a picture in one of the ten styles.
import { Resvg } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import type { Drawing } from '../draw-scene';
import type { ImageStyle } from '../../../../src/contract/creation/choices';
import { finish } from './finish';
import { colourLayer, lineLayer } from './layers';
import { type Layer, rgbaLayer, singleOf, type Wave, warped } from './pixels';
import { splashes } from './splashes';
import { styles, type Style } from './style-table';

/** Renders a drawing, 1024 pixels square by default. The same seed gives the same picture. */
export async function renderPicture(
  drawing: Drawing,
  name: ImageStyle,
  seed: number,
  size = 1024,
): Promise<Sharp> {
  const style = styles[name];
  const colour = await colourOf(drawing, style, seed, size);
  const lines = await linesOf(drawing, style, seed, size);
  const soft = await blurred(colour, style);
  const pixels = finish(style, {
    size,
    seed,
    colour: colour.bytes,
    ...(lines ? { lines: lines.bytes } : {}),
    ...(soft ? { soft } : {}),
  });
  const picture = sharp(pixels, { raw: { width: size, height: size, channels: 3 } });
  return style.splashes ? withSplashes(picture, size, seed) : picture;
}

function waveOf({ warp = [0, 1] }: Style, seed: number, strength = 1): Wave {
  return { reach: warp[0] * strength, length: warp[1], seed: (seed % 7) + 3 };
}

async function colourOf(drawing: Drawing, style: Style, seed: number, size: number): Promise<Layer> {
  const layer = warped(raster(colourLayer(drawing, style, seed), size), waveOf(style, seed), 3);
  if (!style.median) return layer;
  return { ...layer, bytes: await asSharp(layer).median(style.median).raw().toBuffer() };
}

async function linesOf(
  drawing: Drawing,
  style: Style,
  seed: number,
  size: number,
): Promise<Layer | undefined> {
  const svg = lineLayer(drawing, style, seed);
  if (svg === undefined) return undefined;
  const drawn = raster(svg, size);
  // Ink is distorted less than the water around it, and not at all when the colour is offset.
  const layer = style.offset ? singleOf(drawn) : warped(drawn, waveOf(style, seed, style.bleed ? 0.2 : 1), 1);
  if (!style.softLine) return layer;
  return { ...layer, bytes: await asSharp(layer).blur(0.9).extractChannel(0).raw().toBuffer() };
}

/** Returns the colour layer, blurred: narrowly for dried rims, widely for a glow. */
async function blurred(layer: Layer, style: Style): Promise<Uint8Array | undefined> {
  const unit = layer.size / 1024;
  if (style.rim)
    return asSharp(layer)
      .blur(Math.max(0.5, 5 * unit))
      .raw()
      .toBuffer();
  if (!style.glow) return undefined;
  // A wide blur looks the same when the layer is shrunk and enlarged, and takes a tenth of the time.
  const small = Math.max(8, Math.round(layer.size / 8));
  const glow = await asSharp(layer).resize(small).blur(2.75).raw().toBuffer();
  return sharp(glow, { raw: { width: small, height: small, channels: 3 } })
    .resize(layer.size, layer.size, { kernel: 'cubic' })
    .raw()
    .toBuffer();
}

function raster(svg: string, size: number): Layer {
  const { pixels } = new Resvg(svg, {
    fitTo: { mode: 'width', value: size },
    font: { loadSystemFonts: false },
  }).render();
  return rgbaLayer(pixels, size);
}

function asSharp({ bytes, size, channels }: Layer): Sharp {
  return sharp(bytes, { raw: { width: size, height: size, channels } });
}

async function withSplashes(picture: Sharp, size: number, seed: number): Promise<Sharp> {
  const pixels = await picture
    .composite([{ input: Buffer.from(splashes(size, seed)) }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return sharp(pixels, { raw: { width: size, height: size, channels: 3 } });
}
