// Points and lines of a plane, for the geometry of a fold. Pure.

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A straight line through two points. */
export type Line = readonly [Point, Point];

/** Returns the distance, or infinity where one of the points is missing. */
export function distance(one: Point | undefined, other: Point | undefined): number {
  if (one === undefined || other === undefined) return Number.POSITIVE_INFINITY;
  return Math.sqrt((other.x - one.x) ** 2 + (other.y - one.y) ** 2);
}

/** Returns the point rotated about the origin, counterclockwise on a screen, then moved by `by`. */
export function rotate({ x, y }: Point, angle: number, by: Point): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * cos + y * sin + by.x, y: y * cos - x * sin + by.y };
}

/** Returns the coefficients of ax + by + c = 0. */
function equationOf([from, to]: Line): readonly [a: number, b: number, c: number] {
  return [from.y - to.y, to.x - from.x, from.x * to.y - to.x * from.y];
}

/** Returns the angle in radians, between 0 and π. */
export function angleBetween(one: Line, other: Line): number {
  const [[a1, b1], [a2, b2]] = [equationOf(one), equationOf(other)];
  return Math.acos((a1 * a2 + b1 * b2) / (Math.sqrt(a1 * a1 + b1 * b1) * Math.sqrt(a2 * a2 + b2 * b2)));
}

/** Returns the intersection; undefined for parallel lines, which may be identical (see `isSameLine`). */
export function intersection(one: Line, other: Line): Point | undefined {
  const [[a1, b1, c1], [a2, b2, c2]] = [equationOf(one), equationOf(other)];
  const x = -((c1 * b2 - c2 * b1) / (a1 * b2 - a2 * b1));
  const y = -((a1 * c2 - a2 * c1) / (a1 * b2 - a2 * b1));
  return Number.isFinite(x) && Number.isFinite(y) ? { x, y } : undefined;
}

/** Returns whether two lines that do not intersect are identical. */
export function isSameLine(one: Line, other: Line): boolean {
  if (intersection(one, other) !== undefined) return false;
  const [[a1, b1, c1], [a2, b2, c2]] = [equationOf(one), equationOf(other)];
  return Math.abs(a1 * c2 - a2 * c1 - (b1 * c2 - b2 * c1)) < 0.1;
}

/**
 * Returns the point itself within a circle about a point of the spine (x is 0); otherwise the intersection of circle and line
 * to the centre. A point whose x equals the centre's y gets the height of the radius, as in the original.
 */
export function limitToCircle(centreY: number, radius: number, point: Point): Point {
  if (distance({ x: 0, y: centreY }, point) <= radius) return point;
  const { x: n, y: m } = point;
  const reach = Math.sqrt((radius ** 2 * n ** 2) / (n ** 2 + (centreY - m) ** 2));
  const x = n < 0 ? -reach : reach;
  const y = centreY - n === 0 ? radius : (x * (centreY - m)) / -n + centreY;
  return { x, y };
}
