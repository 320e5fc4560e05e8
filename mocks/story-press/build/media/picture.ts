// Pictures as files: WebP, and small where a reader waits for them. Knows nothing of how they are drawn.
import sharp, { type Sharp } from 'sharp';

/** What a picture file should be. */
export interface Wish {
  /** Pixels a side, the wished one first; a smaller one is taken only where it keeps to the budget. */
  readonly sizes: readonly number[];
  /** Bytes to stay under; quality is given up for it, then size. */
  readonly budget: number;
}

/** A cover is on the critical path of a slow tablet. Chalk and crayon need the smaller size to keep to it. */
export const coverWish: Wish = { sizes: [1024, 768], budget: 45_000 };
export const pageWish: Wish = { sizes: [1024], budget: 110_000 };
export const previewWish: Wish = { sizes: [360], budget: 14_000 };

const qualities = [72, 66, 60, 54, 48, 42] as const;

/** The picture as WebP in the best size and quality that keep to the budget, or in the least of both. */
export async function webpOf(picture: Sharp, { sizes, budget }: Wish): Promise<Buffer> {
  // Once as raw pixels: a style's own filters are not run again for every quality.
  const { data, info } = await picture.clone().removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  let file = Buffer.alloc(0);
  for (const size of sizes)
    for (const quality of qualities) {
      const pixels = sharp(data, { raw: { width, height, channels } }).resize(size);
      file = await pixels.webp({ quality, effort: 5, smartSubsample: true }).toBuffer();
      if (file.length <= budget) return file;
    }
  return file;
}
