// Draws a range of hills from edge to edge, and the path that comes down from it.
import type { Pen, Point } from '../pen/pen';
import { randomFrom } from '../../../base/random';

/** Deep enough for a near shot of what stands low. */
const lowest = 1190;

/** Returns the height of a hill's edge at x. */
export type Edge = (x: number) => number;

/** Draws a range of hills wide enough for a far shot; returns the function of its edge's height. */
export function drawHill(pen: Pen, y: number, rise: number, colour: string, seed: number): Edge {
  const r = randomFrom(seed);
  const [a, b] = [r() * 6, r() * 6];
  const height = (x: number) => y + Math.sin(x / 210 + a) * rise + Math.sin(x / 97 + b) * rise * 0.33;
  const edge: Point[] = [];
  for (let x = -148; x <= 1172; x += 46) edge.push([x, height(x)]);
  pen.blob([...edge, [1178, lowest], [-154, lowest]], colour, { smooth: false, hill: true });
  return height;
}

/** Draws a path that winds down from the edge of the nearest hill and grows wider. */
export function drawPath(pen: Pen, edge: Edge, colour: string): void {
  const left: Point[] = [];
  const right: Point[] = [];
  const top = edge(560) + 2;
  for (let step = 0; step <= 10; step += 1) {
    const way = step / 10;
    const middle = 560 - 150 * Math.sin(way * 2.6) + 70 * way;
    const half = 11 + 130 * way ** 1.6;
    const y = top + (1090 - top) * way ** 1.25;
    left.push([middle - half, y]);
    right.unshift([middle + half, y]);
  }
  const [x0] = left.at(-1) ?? [0, 0];
  const [x1] = right[0] ?? [0, 0];
  pen.blob([...left, [x0, lowest], [x1, lowest], ...right], colour, { noline: true });
}
