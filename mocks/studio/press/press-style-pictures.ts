// Draws the small pictures by which the wizard shows its styles: in each of its worlds the same scene in each style.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { wizardOptions } from '../../../src/contract/creation/choices';
import { drawScene } from '../drawing/draw-scene';
import type { Scene } from '../drawing/scene';
import { renderPicture } from '../drawing/styles/render-drawing';
import { webpOf, type PictureTarget } from './media/picture';

const fox = { k: 'fox', x: 470, y: 770, s: 1.75, face: 'happy', arm: 'wave', scarf: '#3f78b5' } as const;

/** By the names of the wizard's worlds. */
const scenes: Readonly<Record<string, Scene>> = {
  wood: {
    sky: 'day',
    ground: 'hills',
    base: 520,
    flowers: 8,
    clouds: 2,
    moon: false,
    put: [
      { t: 'tree', x: 70, y: 650, s: 1.5 },
      { t: 'house', x: 890, y: 640, s: 1.3 },
      { t: 'mushroom', x: 790, y: 780, s: 1 },
      fox,
    ],
  },
  'dark-tale': {
    sky: 'night',
    ground: 'hills',
    base: 520,
    moon: [770, 330, 70],
    put: [
      { t: 'bare', x: 110, y: 660, s: 1.5 },
      { t: 'castle', x: 860, y: 640, s: 1.2, lit: true },
      { t: 'lantern', x: 700, y: 790, s: 1, lit: true, glow: '#ffcf6a' },
      { ...fox, scarf: '#8a4a9c' },
    ],
  },
  christmas: {
    sky: 'snow',
    ground: 'hills',
    weather: 'snow',
    base: 520,
    moon: false,
    put: [
      { t: 'pine', x: 120, y: 680, s: 1.5, lights: true, snow: true },
      { t: 'house', x: 890, y: 640, s: 1.3, lit: true, snow: true },
      { t: 'gift', x: 750, y: 790, s: 1 },
      { ...fox, scarf: '#c4402f', hat: 'santa' },
    ],
  },
};

const seed = 15;
const target: PictureTarget = { sizes: [448], budget: 9000 };
/** Without the torn edges of some styles. */
const crop = { left: 60, top: 280, width: 904, height: 530 };

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
