// Paints the pages of a presentation into files.
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawScene } from '../../story-press/art/draw-scene';
import { pageMedia, previewName } from '../../story-press/build/index-json';
import {
  coverTarget,
  pageTarget,
  previewTarget,
  webpOf,
  type PictureTarget,
} from '../../story-press/build/media/picture';
import type { Scene } from '../../story-press/scene';
import type { ImageStyle } from '../../../src/contract/creation/image-styles';
import { renderPicture } from '../../story-press/styles/render';
import type { StopWatch } from './stop-watch';

/** How many seeds are tried for a picture that equals an earlier one. */
const maxTries = 5;

/** Paints the pages of one presentation, the cover's preview too; no two pictures are equal. */
export class Painter {
  private readonly painted = new Set<string>();

  constructor(
    private readonly style: ImageStyle,
    private readonly folder: string,
    private readonly times: StopWatch,
  ) {}

  async paint(page: number, scene: Scene, seed: number): Promise<void> {
    for (let attempt = 0; attempt < maxTries; attempt += 1) {
      const drawn = await this.times.of('drawing', () =>
        renderPicture(drawScene(scene, seed + attempt), this.style, seed + attempt),
      );
      const encoded = (target: PictureTarget) => this.times.of('encoding', () => webpOf(drawn, target));
      const file = await encoded(page === 0 ? coverTarget : pageTarget);
      const digest = createHash('sha256').update(file).digest('hex');
      if (this.painted.has(digest)) continue;
      this.painted.add(digest);
      await writeFile(path.join(this.folder, pageMedia.picture(page)), file);
      if (page === 0) await writeFile(path.join(this.folder, previewName), await encoded(previewTarget));
      return;
    }
    throw new RangeError(`The picture of page ${page} is the same as an earlier one`);
  }
}
