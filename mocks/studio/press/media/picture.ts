// Encodes pictures as WebP files within a byte budget.
import sharp, { type Sharp } from 'sharp';

/** The requested size and budget of a picture file. */
export interface PictureTarget {
  /** Pixels of each side, the preferred one first; a smaller one is used only to stay within the budget. */
  readonly sizes: readonly number[];
  /** The limit in bytes; quality is reduced for it, then size. */
  readonly budget: number;
}

/** A cover is on the critical path of a slow tablet. Chalk and crayon need the smaller size to stay within it. */
export const coverTarget: PictureTarget = { sizes: [1024, 768], budget: 45_000 };
export const pageTarget: PictureTarget = { sizes: [1024], budget: 110_000 };
export const previewTarget: PictureTarget = { sizes: [360], budget: 14_000 };

const qualities = [72, 66, 60, 54, 48, 42] as const;

/** Returns the picture as WebP in the best size and quality within the budget, or in the lowest of both. */
export async function webpOf(picture: Sharp, { sizes, budget }: PictureTarget): Promise<Buffer> {
  // Rasterised once: a style's own filters do not run again for every quality.
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
