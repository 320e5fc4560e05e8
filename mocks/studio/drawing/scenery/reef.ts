// Draws a place under water: the light from above, far rocks, sand with plants and corals, and bubbles.
import { mix } from '../pen/colour';
import { at } from '../pen/pen';
import { props } from '../props/props';
import { drawHill } from './hill';
import type { DrawingContext } from './drawing-context';

/** Wider than the paper: a far shot shows more of it. */
const left = -160;
const width = 1344;

/** Draws the water, and the cast in it; a dark sky makes it a deep blue. */
export function drawReef(context: DrawingContext): void {
  const { pen, scene, dark, seed } = context;
  const [light, deep] = dark ? ['#35619c', '#16305c'] : ['#8fd6e4', '#2f86b4'];
  for (let band = 0; band < 8; band += 1)
    pen.rect(left, -260 + band * 180, width, 190, mix(light, deep, band / 7), { raw: true, noline: true });
  if (!dark)
    for (const [x, breadth] of at('130,70 400,110 760,80'))
      pen.poly(at(`${x},-260 ${x + breadth},-260 ${x + breadth - 150},1000 ${x - 290},1000`), '#f2fbf4', {
        op: 0.16,
        noline: true,
        raw: true,
      });
  drawHill(pen, 660, 70, mix(deep, '#5d8f8a', 0.35), seed + 1);
  context.put(scene.back);
  drawHill(pen, 815, 18, dark ? mix('#cdbb8c', deep, 0.55) : '#ead9a6', seed + 5);
  for (let i = 0; i < 5; i += 1) {
    pen.push(i * 230 + pen.r() * 90 - 20, 842 + pen.r() * 30, 0.5 + pen.r() * 0.35);
    props[i % 2 === 0 ? 'seaweed' : 'coral'](pen, { c: mix(i % 2 === 0 ? '#4f9a72' : '#d98a8a', deep, 0.4) });
    pen.pop();
  }
  context.put(scene.put);
  for (let i = 0; i < 14; i += 1) {
    const size = 5 + pen.r() * 9;
    pen.ell(pen.r() * 1024, 60 + pen.r() * 640, size, size, '#e8f8fa', { op: 0.55, thin: true, raw: true });
  }
}
