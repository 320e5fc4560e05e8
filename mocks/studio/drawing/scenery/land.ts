// Draws land: three ranges of hills, and between them mountains, a forest or a town.
import { mix } from '../pen/colour';
import { at, type Pen } from '../pen/pen';
import { props } from '../props/props';
import { drawHill, drawPath, type Edge } from './hill';
import { drawFlowers, drawTufts } from './meadow';
import type { DrawingContext } from './drawing-context';

/** Draws hills one behind the other, and the cast on them. */
export function drawLand(context: DrawingContext): void {
  const { pen, scene, palette, snowy, seed } = context;
  const base = scene.base ?? 600;
  if (scene.ground === 'mountain' || scene.mountains) drawMountains(pen, base, palette.far);
  const far = drawHill(pen, base - 50, 52, palette.far, seed + 1);
  if (scene.ground === 'forest') drawForest(context, far);
  if (scene.ground === 'town') drawTown(context, far);
  drawHill(pen, base + 40, 36, palette.mid, seed + 2);
  context.put(scene.back);
  const near = drawHill(pen, base + 140, 26, palette.near, seed + 3);
  if (scene.path) drawPath(pen, near, mix(palette.near, '#f0dcb0', 0.6));
  if (!snowy && scene.grass !== false) {
    drawTufts(pen, base + 190, mix(palette.front, '#1f3a20', 0.12));
    if (scene.flowers) drawFlowers(pen, scene.flowers, base + 200);
  }
  context.put(scene.put);
}

/** The position of each peak, its height, and half of its width. */
const peaks = [
  { x: 180, height: 330, half: 260 },
  { x: 520, height: 410, half: 320 },
  { x: 860, height: 300, half: 250 },
];
/** Outlines of a peak and its snow, as fractions of half its width and of its height. */
const slope = at('-1,0.18 -0.35,-0.6 0,-1 0.3,-0.65 1,0.18');
const snow = at('-0.2,-0.76 0,-1 0.17,-0.8 0.06,-0.72 -0.05,-0.82');

function drawMountains(pen: Pen, base: number, colour: string): void {
  for (const { x, height, half } of peaks) {
    pen.poly(
      slope.map(([u, v]) => [x + u * half, base + v * height] as const),
      mix(colour, '#8a8aa8', 0.35),
    );
    pen.poly(
      snow.map(([u, v]) => [x + u * half, base + v * height] as const),
      '#fbfdff',
      { noline: true },
    );
  }
}

function drawForest({ pen, scene, palette, snowy }: DrawingContext, edge: Edge): void {
  for (let i = 0; i < 16; i += 1) {
    const x = -140 + i * 86 + pen.r() * 40;
    pen.push(x, edge(x) + 26, 0.62 + pen.r() * 0.3);
    const tree = scene.bare && i % 2 === 0 && !snowy ? props.bare : props.pine;
    tree(pen, { c: mix('#3f7a5c', palette.far, 0.58), snow: snowy });
    pen.pop();
  }
}

const houses = [
  { wall: '#f1e3c4', roof: '#c4573f' },
  { wall: '#e8c9b0', roof: '#8a6a8a' },
  { wall: '#d5dcc8', roof: '#b5793c' },
  { wall: '#f4d9a4', roof: '#5f7f93' },
];

/** Draws houses on the edge of a hill. */
export function drawTown({ pen, palette, dark, snowy }: DrawingContext, edge: Edge): void {
  for (const [i, { wall, roof }] of [...houses, ...houses].entries()) {
    const x = -108 + i * 178 + pen.r() * 30;
    pen.push(x, edge(x) + 30, 0.62 + pen.r() * 0.16);
    props.house(pen, {
      c: mix(wall, palette.far, 0.25),
      roof: mix(roof, palette.far, 0.2),
      lit: dark,
      snow: snowy,
      smoke: i % 3 === 0,
    });
    pen.pop();
  }
}
