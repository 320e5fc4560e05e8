// Draws strokes in the shade of middle-sized shapes, clipped at the shape's outline. Knows geometry, no style.
import { boxOf, round } from '../pen/contour';
import type { Point, Shape } from '../pen/pen';
import type { Random } from '../../../base/random';

/** Returns whether a point is within a closed outline. */
export function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  let inside = false;
  let [ax, ay] = outline[outline.length - 1] ?? [0, 0];
  for (const [bx, by] of outline) {
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    [ax, ay] = [bx, by];
  }
  return inside;
}

/** Returns whether a pen would shade the shape: not a dot, a hill or a face. */
function isShaded({ points, hill, soft, thin, clean }: Shape): boolean {
  if (hill || soft || thin || clean) return false;
  const { width, height } = boxOf(points);
  return width > 44 && height > 34 && width < 420;
}

/** Returns the `d` of all strokes on the lower right of a shape; empty for shapes that stay plain. */
export function hatching(shape: Shape, random: Random): string {
  if (!isShaded(shape)) return '';
  const { left, top, width, height } = boxOf(shape.points);
  const count = Math.round(4 + Math.min(16, width / 16));
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const start: Point = [
      left + width * (0.56 + (0.44 * i) / count) + random() * 4,
      top + height * (0.5 + random() * 0.14),
    ];
    const end: Point = [start[0] - 10 - random() * 8, start[1] + height * (0.26 + random() * 0.12)];
    d += strokeInside(start, end, shape.points);
  }
  return d;
}

/** Returns the part of a stroke that is in the outline. */
function strokeInside(start: Point, end: Point, outline: readonly Point[]): string {
  let d = '';
  let isDown = false;
  for (let step = 0; step <= 8; step += 1) {
    const t = step / 8;
    // Slightly bent to the right, like a stroke from the wrist.
    const bow = Math.sin(t * Math.PI) * 3;
    const point: Point = [start[0] + (end[0] - start[0]) * t + bow, start[1] + (end[1] - start[1]) * t];
    const inside = isInside(point, outline);
    if (inside) d += `${isDown ? 'L' : 'M'}${round(point[0])} ${round(point[1])}`;
    isDown = inside;
  }
  return d;
}
