// Draws lands far away: a jungle, a desert, the moon. On the moon the sky is black, and nothing falls from it.
import { mix } from '../pen/colour';
import { at, mirrored, type Pen } from '../pen/pen';
import { drawStars } from './clouds-and-stars';
import { drawHill } from './hill';
import { builtColour, type DrawingContext } from './drawing-context';

/** Draws dunes, and the cast on them. */
export function drawDesert(context: DrawingContext): void {
  const { pen, scene, palette, seed } = context;
  drawHill(pen, 570, 44, mix(builtColour(context, '#e6c07c'), palette.far, 0.25), seed + 1);
  drawHill(pen, 650, 34, builtColour(context, '#e9c584'), seed + 2);
  context.put(scene.back);
  drawHill(pen, 742, 18, builtColour(context, '#f0d296'), seed + 3);
  for (const [x, y] of at('160,838 700,812 420,930 880,962 90,980'))
    pen.line(at(`${x - 70},${y} ${x},${y - 9} ${x + 74},${y + 2}`), builtColour(context, '#cfa45c'), 5, {
      noink: true,
      op: 0.7,
    });
  context.put(scene.put);
}

const leaves = [
  '0,0 -60,-70 -70,-190 -20,-270 30,-180 40,-70',
  '0,0 40,-90 130,-150 220,-150 160,-70 70,-10',
  '0,0 -50,-70 -150,-110 -230,-90 -160,-30 -60,4',
  '0,0 70,-40 170,-50 240,-10 150,20 60,20',
] as const;

/** Draws the inside of a jungle: trunks, a roof of leaves, lianas; and the cast in the clearing. */
export function drawJungle(context: DrawingContext): void {
  const { pen, scene, palette, dark, snowy, seed } = context;
  const green = (share: number) =>
    mix(mix('#4f9f58', '#1f5a3c', share), palette.near, snowy ? 0.62 : dark ? 0.62 : 0.12);
  pen.rect(-160, -260, 1344, 1080, mix(green(0.1), palette.bottom, 0.6), { noline: true });
  drawHill(pen, 560, 40, mix(green(0.3), palette.bottom, 0.4), seed + 1);
  for (let i = 0; i < 9; i += 1) {
    const x = -110 + i * 150 + pen.r() * 50;
    pen.limb(
      at(`${x},730 ${x + 14},300 ${x - 20 + pen.r() * 40},-220`),
      [52, 34],
      mix('#8a6a4c', palette.far, dark || snowy ? 0.6 : 0.3),
    );
  }
  drawRoof(pen, green);
  context.put(scene.back);
  drawHill(pen, 712, 18, green(0.15), seed + 3);
  for (const side of [-1, 1] as const) {
    pen.push(512, 0);
    for (const [i, [x, y]] of at('470,800 540,960').entries())
      for (const leaf of leaves)
        pen.blob(
          mirrored(side, at(leaf)).map(([u, v]) => [u + side * x, v + y] as const),
          green(i * 0.35 + leaf.length * 0.004),
        );
    pen.pop();
  }
  context.put(scene.put);
}

function drawRoof(pen: Pen, green: (share: number) => string): void {
  for (const [i, x] of [70, 290, 770, 960].entries())
    pen.line(at(`${x},20 ${x + 30},220 ${x - 14 + i * 6},${330 + ((i * 67) % 120)}`), green(0.7), 9, {
      noink: true,
    });
  for (let i = 0; i < 15; i += 1) {
    const [x, y] = [-130 + i * 92, ((i * 53) % 70) + 40];
    pen.ell(x, y - 90, 128, 120, green(0.55 - (i % 4) * 0.12), { soft: true });
  }
  for (let i = 0; i < 12; i += 1)
    pen.ell(-110 + i * 118, -130 + ((i * 31) % 40), 110, 150, green(0.2 + (i % 3) * 0.12), { soft: true });
}

/** Draws the surface of the moon with the earth above it, and the cast on it. */
export function drawMoonland(context: DrawingContext): void {
  const { pen, scene, seed } = context;
  pen.rect(-160, -260, 1344, 1440, '#171d40', { noline: true, raw: true });
  drawStars(pen);
  pen.glow(800, 190, 210, '#9cc8f0', 0.5);
  pen.ell(800, 190, 92, 92, '#5f9fd6', { raw: true });
  pen.blob(at('744,150 780,124 812,140 806,176 776,196 748,186'), '#7fb86a', { noline: true, raw: true });
  pen.blob(at('824,196 866,190 878,222 846,262 820,240'), '#7fb86a', { noline: true, raw: true });
  drawHill(pen, 610, 46, '#8c90a4', seed + 1);
  context.put(scene.back);
  drawHill(pen, 712, 20, '#bcbfca', seed + 3);
  for (const [x, y, r] of [
    [150, 790, 86],
    [880, 830, 100],
    [560, 760, 46],
    [330, 970, 96],
    [760, 990, 70],
  ] as const) {
    pen.ell(x, y, r, r * 0.26, '#d3d5dd');
    pen.ell(x, y + r * 0.04, r * 0.8, r * 0.18, '#979bac', { noline: true });
  }
  context.put(scene.put);
}
