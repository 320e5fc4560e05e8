// Draws the small pictures by which the wizard shows its styles: the same scene in each of them.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { wizardOptions } from '../../../src/contract/creation/form-options';
import { drawScene } from '../drawing/draw-scene';
import type { Scene } from '../drawing/scene';
import { renderPicture } from '../drawing/styles/render-drawing';
import { webpOf, type PictureTarget } from './media/picture';

const scene: Scene = {
  sky: 'day',
  ground: 'hills',
  shot: 'near',
  focus: [500, 640],
  flowers: 8,
  clouds: 2,
  moon: false,
  put: [
    { t: 'tree', x: 190, y: 760, s: 1.6 },
    { t: 'mushroom', x: 830, y: 850, s: 1.1 },
    { k: 'fox', x: 500, y: 880, s: 1.9, face: 'happy', arm: 'wave', scarf: '#3f78b5' },
  ],
};

const seed = 15;
const target: PictureTarget = { sizes: [240, 200], budget: 8000 };

/** Writes one picture for each style into the folder; the names of those that only a kiosk offers say so. */
export async function pressStylePictures(folder: string, log: (line: string) => void): Promise<void> {
  const everywhere = wizardOptions('app').imageStyles;
  mkdirSync(folder, { recursive: true });
  const drawing = drawScene(scene, seed);
  for (const style of wizardOptions('kiosk').imageStyles) {
    const file = await webpOf(await renderPicture(drawing, style, seed), target);
    const name = everywhere.includes(style) ? `${style}.webp` : `kiosk-${style}.webp`;
    writeFileSync(path.join(folder, name), file);
    log(`${name}: ${file.length} bytes`);
  }
}
