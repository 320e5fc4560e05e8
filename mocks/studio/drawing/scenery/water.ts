// Draws the sea: rows of waves with boats between them, and a beach before it.
import { mix } from '../pen/colour';
import { at, type Pen, type Point } from '../pen/pen';
import { drawHill } from './hill';
import type { DrawingContext } from './drawing-context';

interface Swell {
  readonly y: number;
  readonly height: number;
  readonly length: number;
  readonly phase: number;
}

/** Returns the area below one row of waves. */
export function wave({ y, height, length, phase }: Swell): Point[] {
  const edge: Point[] = [];
  for (let x = -154; x <= 1178; x += 38) edge.push([x, y + Math.sin(x / length + phase) * height]);
  return [...edge, [1184, 1180], [-160, 1180]];
}

/** Draws waves, and the cast on them; on a beach people stand before them. */
export function drawWater(context: DrawingContext): void {
  const { pen, scene, palette, dark, seed } = context;
  const beach = scene.ground === 'beach';
  const shallow = dark ? '#35588c' : '#5aa3c2';
  const deep = dark ? '#1d3358' : '#2f6f9c';
  pen.blob(wave({ y: 560, height: 3, length: 46, phase: 0 }), mix(palette.bottom, shallow, 0.75), {
    smooth: false,
  });
  context.put(scene.back);
  for (let row = 0; row < (beach ? 2 : 4); row += 1)
    pen.blob(
      wave({ y: 622 + row * 84, height: 9 + row * 3, length: 46, phase: row * 2 + (seed % 5) }),
      mix(shallow, deep, row / 4),
      { op: 0.93, smooth: false },
    );
  if (beach) drawHill(pen, 800, 20, dark ? mix('#c8b48a', deep, 0.4) : '#ecd9a8', seed + 5);
  context.put(scene.put);
  if (!beach && scene.put) drawNearestWave(pen, dark ? '#1c3054' : deep);
}

/** Draws the nearest wave, which hides swimmers up to their waist. */
function drawNearestWave(pen: Pen, colour: string): void {
  pen.blob(wave({ y: 884, height: 13, length: 52, phase: 1 }), colour, { op: 0.9, smooth: false });
  for (let i = 0; i < 9; i += 1) {
    pen.push(pen.r() * 1024, 920 + pen.r() * 90);
    pen.line(at('-26,0 -8,-7 10,0 28,-6'), '#e8f4f6', 4, { op: 0.6, noink: true });
    pen.pop();
  }
}
