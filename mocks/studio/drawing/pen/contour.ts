// Makes the contour of a shape as an SVG path, smooth or angular, with the wobble of a hand drawing.
import type { Point } from './pen';
import type { Random } from '../../../base/random';

interface Outline {
  readonly points: readonly Point[];
  readonly closed: boolean;
  readonly smooth: boolean;
}

/** Returns a coordinate or width rounded to tenths: paths stay short. */
export const round = (value: number) => Math.round(value * 10) / 10;

/** Returns the smallest upright box around points. */
export function boxOf(points: readonly Point[]) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { left, right, top, bottom, width: right - left, height: bottom - top };
}

/** Returns the `d` of a path; `wobble` in units: low waves along the contour and a little noise at each point. */
export function contour({ points, closed, smooth }: Outline, wobble: number, random: Random): string {
  const drawn = wobble > 0 ? wobbled(points, wobble, random) : points;
  const count = drawn.length;
  const first = drawn[0] ?? [0, 0];
  let d = `M${round(first[0])} ${round(first[1])}`;
  if (!smooth || count < 3) {
    for (const [x, y] of drawn.slice(1)) d += `L${round(x)} ${round(y)}`;
    return d + (closed ? 'Z' : '');
  }
  const at = (index: number): Point =>
    drawn[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] ?? first;
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${round(b[0] + (c[0] - a[0]) / 6)} ${round(b[1] + (c[1] - a[1]) / 6)} `;
    d += `${round(c[0] - (e[0] - b[0]) / 6)} ${round(c[1] - (e[1] - b[1]) / 6)} ${round(c[0])} ${round(c[1])}`;
  }
  return d + (closed ? 'Z' : '');
}

function wobbled(points: readonly Point[], wobble: number, random: Random): Point[] {
  const [phase, phase2] = [random() * 6.28, random() * 6.28];
  const slow = 0.011 + random() * 0.006;
  let way = 0;
  let before = points[0] ?? [0, 0];
  return points.map((point) => {
    const [x, y] = point;
    way += Math.hypot(x - before[0], y - before[1]);
    before = point;
    const sway = (f: (angle: number) => number, p: number, q: number) =>
      f(way * slow + p) * 0.9 + f(way * 0.043 + q) * 0.45 + (random() - 0.5) * 0.5;
    return [x + wobble * sway(Math.sin, phase, phase2), y + wobble * sway(Math.cos, phase2, phase)];
  });
}
