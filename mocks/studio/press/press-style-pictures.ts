// Draws the small pictures by which the wizard shows its styles: in each of its worlds the same scene in each style.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { wizardOptions } from '../../../src/contract/creation/choices';
import { drawScene } from '../drawing/draw-scene';
import { sceneSchema } from '../drawing/scene';
import { renderPicture } from '../drawing/styles/render-drawing';
import { webpOf, type PictureTarget } from './media/picture';
import data from './style-scenes.json' with { type: 'json' };

/** By the names of the wizard's worlds. */
const scenes = v.parse(v.record(v.string(), sceneSchema), data);

const seed = 15;
const target: PictureTarget = { sizes: [448], budget: 9000 };
/** Close, so that the hand of a style is seen in a small picture. */
const crop = { left: 134, top: 346, width: 672, height: 394 };

/** Writes one picture for each world and style into the folder; the names of those that only a kiosk offers say so. */
export async function pressStylePictures(folder: string, log: (line: string) => void): Promise<void> {
  const everywhere = wizardOptions('app').imageStyles;
  mkdirSync(folder, { recursive: true });
  for (const [world, scene] of Object.entries(scenes)) {
    const drawing = drawScene(scene, seed);
    for (const style of wizardOptions('kiosk').imageStyles) {
      const cropped = (await renderPicture(drawing, style, seed)).clone().extract(crop);
      const file = await webpOf(cropped, target);
      const name = `${everywhere.includes(style) ? '' : 'kiosk-'}${world}-${style}.webp`;
      writeFileSync(path.join(folder, name), file);
      log(`${name}: ${file.length} bytes`);
    }
  }
}
