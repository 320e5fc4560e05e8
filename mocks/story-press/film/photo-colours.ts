// Reads from a photo of a person the colours of face, hair and clothes, as they lie in the recorder's round frame. Keeps nothing
// of the photo.
import sharp from 'sharp';
import type { PhotoColours } from './presenter-figure';

/** Pixels of the side to which a photo is reduced. */
const side = 64;
/** The limit of pixels that are decoded: far above what any camera takes. */
const maxPixels = 64_000_000;

/** Parts of the square: left, top, width and height as shares of the side. */
const areas = {
  skin: [0.38, 0.36, 0.24, 0.26],
  hair: [0.36, 0.08, 0.28, 0.12],
  clothes: [0.25, 0.86, 0.5, 0.13],
} as const;

/** Returns the colours of a photo; undefined for a file that is no picture. */
export async function coloursOfPhoto(photo: Buffer): Promise<PhotoColours | undefined> {
  try {
    const pixels = await sharp(photo, { limitInputPixels: maxPixels })
      .rotate()
      .resize(side, side, { fit: 'cover' })
      .flatten({ background: '#808080' })
      .toColourspace('srgb')
      .raw()
      .toBuffer();
    const colour = (area: keyof typeof areas) => `#${medianOf(pixels, areas[area]).map(hex).join('')}`;
    return { skin: colour('skin'), hair: colour('hair'), clothes: colour('clothes') };
  } catch {
    return undefined;
  }
}

type Colour = readonly [red: number, green: number, blue: number];

/** Returns the middle of each channel, which glints and shadows do not move. */
function medianOf(
  pixels: Buffer,
  [left, top, width, height]: readonly [number, number, number, number],
): Colour {
  const channels: [number[], number[], number[]] = [[], [], []];
  for (let y = Math.floor(top * side); y < (top + height) * side; y += 1)
    for (let x = Math.floor(left * side); x < (left + width) * side; x += 1)
      for (const part of [0, 1, 2] as const) channels[part].push(pixels[(y * side + x) * 3 + part] ?? 0);
  const middle = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
  return [middle(channels[0]), middle(channels[1]), middle(channels[2])];
}

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0');
