// Paints the pages of a presentation into files.
import { createHash } from 'node:crypto';
import { drawScene } from '../drawing/draw-scene';
import { pageMedia, previewName } from './index-json';
import { coverTarget, pageTarget, previewTarget, webpOf, type PictureTarget } from './media/picture';
import type { Scene } from '../drawing/scene';
import type { ImageStyle } from '../../../src/contract/creation/choices';
import { renderPicture } from '../drawing/styles/render-drawing';
import type { PressTimes } from './press-progress';

/** How many seeds are tried for a picture that equals an earlier one. */
const maxTries = 5;

/** Pixels of each side of a picture. */
const fullSize = 1024;

interface PainterDeps {
  readonly save: (name: string, data: Uint8Array) => Promise<void>;
  /** Does the work, and counts its time as of this kind. */
  readonly timed: <Result>(kind: keyof PressTimes, work: () => Promise<Result>) => Promise<Result>;
  /** Pixels of each side of a page's picture, 1024 by default; the preview is smaller in proportion. */
  readonly pictureSize?: number | undefined;
}

/** Returns what paints the pages of one presentation, the cover's preview too; no two pictures are equal. */
export function createPainter(style: ImageStyle, { save, timed, pictureSize = fullSize }: PainterDeps) {
  const within = ({ sizes, budget }: PictureTarget): PictureTarget => ({
    sizes: sizes.map((size) => Math.round((size * pictureSize) / fullSize)),
    budget,
  });
  const painted = new Set<string>();
  return async (page: number, scene: Scene, seed: number): Promise<void> => {
    for (let attempt = seed; attempt < seed + maxTries; attempt += 1) {
      const drawn = await timed('drawing', () =>
        renderPicture(drawScene(scene, attempt), style, attempt, pictureSize),
      );
      const encoded = (target: PictureTarget) => timed('encoding', () => webpOf(drawn, within(target)));
      const file = await encoded(page === 0 ? coverTarget : pageTarget);
      const digest = createHash('sha256').update(file).digest('hex');
      if (painted.has(digest)) continue;
      painted.add(digest);
      await save(pageMedia.picture(page), file);
      if (page === 0) await save(previewName, await encoded(previewTarget));
      return;
    }
    throw new RangeError(`The picture of page ${page} is the same as an earlier one`);
  };
}
