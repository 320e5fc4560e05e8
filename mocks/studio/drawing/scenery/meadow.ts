// Draws plants in the grass, and the grasses that frame a picture.
import { mix } from '../pen/colour';
import { at, type Pen } from '../pen/pen';
import type { DrawingContext } from './drawing-context';

const lowest = 1005;

/** Draws copies from a height downwards; nearer ones are larger. */
function scatter(pen: Pen, count: number, from: number, draw: () => void): void {
  for (let i = 0; i < count; i += 1) {
    const [x, y] = [pen.r() * 1024, from + pen.r() * (lowest - from)];
    pen.push(x, y, 0.5 + ((y - from) / (lowest + 1 - from)) * 0.8);
    draw();
    pen.pop();
  }
}

/** Draws tufts of grass. */
export function drawTufts(pen: Pen, from: number, colour: string): void {
  scatter(pen, 26, from, () => {
    for (const blade of ['-5,0 -8,-12 -13,-17', '0,0 0,-12 0,-24', '5,0 8,-12 13,-17'])
      pen.line(at(blade), colour, 3.4, { op: 0.75 });
  });
}

const petals = ['#f2a0b4', '#fff4dc', '#f7cf5a', '#b8a0e0'] as const;

/** Draws small flowers. */
export function drawFlowers(pen: Pen, count: number, from: number): void {
  scatter(pen, count, from, () => {
    const colour = petals[Math.floor(pen.r() * petals.length)] ?? petals[0];
    pen.line(at('0,0 2,-18 0,-32'), '#4d7d3e', 3.5);
    for (let k = 0; k < 5; k += 1) {
      const turn = (k / 5) * 2 * Math.PI;
      pen.ell(Math.cos(turn) * 9, -38 + Math.sin(turn) * 9, 7.5, 7.5, colour, { noline: true });
    }
    pen.ell(0, -38, 5.5, 5.5, '#e8a33a', { noline: true });
  });
}

/** Draws grasses in the lower corners. */
export function drawFrame({ pen, palette, dark }: DrawingContext): void {
  const colour = dark ? mix(palette.front, '#0a1420', 0.4) : mix(palette.front, '#1f3a20', 0.25);
  for (const flip of [false, true]) {
    pen.push(flip ? 1024 : 0, 1024, 1, 0, flip);
    for (let i = 0; i < 7; i += 1) {
      const lean = -1.45 + i * 0.2;
      const length = 170 + ((i * 53) % 90);
      const [x, y] = [Math.cos(lean) * length, Math.sin(lean) * length];
      const foot = i * 12;
      pen.blob(
        at(
          `${foot},10 ${foot + x * 0.5 - 14},${y * 0.55} ${foot + x},${y} ${foot + x * 0.5 + 18},${y * 0.45}`,
        ),
        mix(colour, '#8aa860', (i % 3) * 0.12),
      );
    }
    pen.pop();
  }
}
