// Draws the small pictures by which the wizard shows its styles: in each of its worlds the same scene in each style.
// They lie below each other in few files, since a device that installs the app requests each (ADR-0014).
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { stylePicture, styleStrips } from '../../../src/contract/creation/choices';
import { drawScene } from '../drawing/draw-scene';
import { sceneSchema } from '../drawing/scene';
import { renderPicture } from '../drawing/styles/render-drawing';
import { webpOf } from './media/picture';
import data from './style-scenes.json' with { type: 'json' };

/** By the names of the wizard's worlds. */
const scenes = v.parse(v.record(v.string(), sceneSchema), data);

const seed = 15;
/** Close, so that the hand of a style is seen in a small picture. */
const crop = { left: 134, top: 346, width: 672, height: 394 };
const budget = 9000;
const { width, height, row, above } = stylePicture;

/** Writes a strip of pictures for each world into the folder; the names of those that only a kiosk offers say so. */
export async function pressStylePictures(folder: string, log: (line: string) => void): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [world, scene] of Object.entries(scenes)) {
    const drawing = drawScene(scene, seed);
    for (const [place, styles] of Object.entries(styleStrips)) {
      const rows: Buffer[] = [];
      for (const style of styles) {
        const cropped = (await renderPicture(drawing, style, seed)).clone().extract(crop);
        // Filled, since the sides of the crop differ from those of the picture by a rounded pixel.
        const fill = { width, height, fit: 'fill' } as const;
        const large = await cropped.removeAlpha().raw().toBuffer({ resolveWithObject: true });
        const small = await sharp(large.data, { raw: large.info }).resize(fill).raw().toBuffer();
        const edges = { top: above, bottom: row - height - above, extendWith: 'copy' } as const;
        const picture = sharp(small, { raw: { width, height, channels: 3 } });
        rows.push(await picture.extend(edges).raw().toBuffer());
      }
      const strip = sharp(Buffer.concat(rows), {
        raw: { width, height: row * styles.length, channels: 3 },
      });
      const file = await webpOf(strip, { sizes: [width], budget: budget * styles.length });
      const name = `${place === 'kiosk' ? 'kiosk-' : ''}${world}-styles.webp`;
      writeFileSync(path.join(folder, name), file);
      log(`${name}: ${file.length} bytes`);
    }
  }
}
