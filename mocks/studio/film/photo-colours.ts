// Reads from a photo of a person the colours of face, hair and clothes, as they lie in the recorder's round frame. Keeps nothing
// of the photo.
import sharp from 'sharp';
import { colourOf } from '../drawing/pen/colour';
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
    const { skin, hair, clothes } = areas;
    return { skin: medianOf(pixels, skin), hair: medianOf(pixels, hair), clothes: medianOf(pixels, clothes) };
  } catch {
    return undefined;
  }
}

/** Returns the middle of each channel, which glints and shadows do not move. */
function medianOf(pixels: Buffer, [left, top, width, height]: (typeof areas)[keyof typeof areas]): string {
  const middle = (part: number) => {
    const values: number[] = [];
    for (let y = Math.floor(top * side); y < (top + height) * side; y += 1)
      for (let x = Math.floor(left * side); x < (left + width) * side; x += 1)
        values.push(pixels[(y * side + x) * 3 + part] ?? 0);
    return values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
  };
  return colourOf([middle(0), middle(1), middle(2)]);
}
