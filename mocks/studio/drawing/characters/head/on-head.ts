// Draws what stands on a head: a pot, a pancake, a bird's nest.
import type { Character, OwnBody } from '../../scene';
import { boxOf } from '../../pen/contour';
import type { Pen, Point } from '../../pen/pen';
import { props } from '../../props/props';
import { heldSize } from '../body/held';

/** Draws what somebody has on the head, whose top is here. */
export function drawOnHead(pen: Pen, o: Character, [x, y]: Point): void {
  if (!o.onHead) return;
  pen.push(x, y, heldSize(o.onHead, o));
  props[o.onHead](pen, o.holdo ?? {});
  pen.pop();
}

/** A head is at least so broad. */
const broad = 50;
/** How far beside the middle the top of a head is, where something rises from the middle. */
const beside: Partial<Record<OwnBody, number>> = { robot: 38 };
/** How deep a thing sits on a round head. */
const depth = 6;

/** Returns the top of the head of somebody with a body of their own, from its drawing. */
export function crownOf({ marks }: Pen, kind: OwnBody): Point {
  const shapes = marks.flatMap((mark) => (mark.kind === 'fill' ? [mark] : []));
  const head = shapes.find(({ clean, points }) => clean && boxOf(points).width > 1.2 * broad);
  if (head) {
    const { left, right, top } = boxOf(head.points);
    return [(left + right) / 2, top + depth];
  }
  const middle = beside[kind] ?? 0;
  const near = shapes.flatMap(({ points }) => points.filter(([x]) => Math.abs(x - middle) < broad / 2));
  return [0, Math.min(...near.map(([, y]) => y)) + depth];
}
