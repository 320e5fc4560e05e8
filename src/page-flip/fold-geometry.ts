// Computes the shape of a leaf that is folded at one corner. Pure.
// Coordinates are relative to the leaf: x counts from the spine outwards, on either side of the book, y from the top.
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A straight line through two points. */
type Line = readonly [Point, Point];

/** Returns the distance, or infinity where one of the points is missing. */
function distance(one: Point | undefined, other: Point | undefined): number {
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
function angleBetween(one: Line, other: Line): number {
  const [[a1, b1], [a2, b2]] = [equationOf(one), equationOf(other)];
  return Math.acos((a1 * a2 + b1 * b2) / (Math.sqrt(a1 * a1 + b1 * b1) * Math.sqrt(a2 * a2 + b2 * b2)));
}

/** Returns the intersection; undefined for parallel lines, which may be identical (see `isSameLine`). */
function intersection(one: Line, other: Line): Point | undefined {
  const [[a1, b1, c1], [a2, b2, c2]] = [equationOf(one), equationOf(other)];
  const x = -((c1 * b2 - c2 * b1) / (a1 * b2 - a2 * b1));
  const y = -((a1 * c2 - a2 * c1) / (a1 * b2 - a2 * b1));
  return Number.isFinite(x) && Number.isFinite(y) ? { x, y } : undefined;
}

/** Returns whether two lines that do not intersect are identical. */
function isSameLine(one: Line, other: Line): boolean {
  if (intersection(one, other) !== undefined) return false;
  const [[a1, b1, c1], [a2, b2, c2]] = [equationOf(one), equationOf(other)];
  return Math.abs(a1 * c2 - a2 * c1 - (b1 * c2 - b2 * c1)) < 0.1;
}

/**
 * Returns the point itself within a circle about a point of the spine (x is 0); otherwise the intersection of circle and line
 * to the centre. A point whose x equals the centre's y gets the height of the radius, as in the original.
 */
function limitToCircle(centreY: number, radius: number, point: Point): Point {
  if (distance({ x: 0, y: centreY }, point) <= radius) return point;
  const { x: n, y: m } = point;
  const reach = Math.sqrt((radius ** 2 * n ** 2) / (n ** 2 + (centreY - m) ** 2));
  const x = n < 0 ? -reach : reach;
  const y = centreY - n === 0 ? radius : (x * (centreY - m)) / -n + centreY;
  return { x, y };
}

export type Direction = 'next' | 'previous';
export type Corner = 'top' | 'bottom';

/** The size of a leaf, its direction, and the corner by which it turns. Whole pixels. */
export interface Leaf {
  readonly direction: Direction;
  readonly corner: Corner;
  readonly width: number;
  readonly height: number;
}

export interface Fold {
  /** From 0, flat on its old side, to 100, flat on its new side. */
  readonly progress: number;
  /** The page on the back of the leaf: its visible area, the position of its upper inner corner, and its angle in radians. */
  readonly turning: { readonly area: readonly Point[]; readonly at: Point; readonly angle: number };
  /** The visible area of the page that is uncovered. */
  readonly beneath: { readonly area: readonly Point[]; readonly at: Point };
  /** The start of the crease, and its angle in radians. */
  readonly crease: { readonly at: Point; readonly angle: number };
}

interface Corners {
  readonly topLeft: Point;
  readonly topRight: Point;
  readonly bottomLeft: Point;
  readonly bottomRight: Point;
}

/** A crease that is shorter, in pixels, has no separate corner at the side. */
const shortestCrease = 10;
/** A leaf at a smaller angle, in radians, lies on its new side: its edges are so nearly parallel that they would cross anywhere. */
const flat = 1e-6;
/** The distance beyond the leaf up to which crossings count, in pixels. */
const tolerance = 1;

/**
 * Returns the reachable point nearest to where a corner is dragged: paper does not stretch, so the corner stays within its
 * distance of both ends of the spine. Returns undefined where the leaf would not bend at all.
 */
export function reachablePoint(leaf: Leaf, point: Point): Point | undefined {
  const { corner, width, height } = leaf;
  const [near, far] = corner === 'top' ? [0, height] : [height, 0];
  if (angleAt(leaf, point) === undefined) return undefined;
  const within = limitToCircle(near, width, point);
  const angle = angleAt(leaf, within);
  if (angle === undefined) return undefined;
  const { topRight, bottomRight } = cornersAt(leaf, within, angle);
  const opposite = corner === 'top' ? bottomRight : topRight;
  const at = opposite.x <= 0 ? limitToCircle(far, Math.sqrt(width ** 2 + height ** 2), within) : within;
  if (angleAt(leaf, at) === undefined) return undefined;
  return Math.abs(at.x - width) < 1 && Math.abs(at.y) < 1 ? undefined : at;
}

/** Returns the fold for a corner at a point from `reachablePoint`; undefined where the leaf has no crease. */
export function foldAt(leaf: Leaf, at: Point): Fold | undefined {
  const { direction, width } = leaf;
  const angle = angleAt(leaf, at);
  if (angle === undefined || Math.abs(angle) < flat) return undefined;
  const corners = cornersAt(leaf, at, angle);
  const crossings = crossingsOf(leaf, corners);
  const crease = crossings && creaseOf(leaf, crossings);
  if (crossings === undefined || crease === undefined) return undefined;
  const isNext = direction === 'next';
  return {
    progress: Math.abs(((at.x - width) / (2 * width)) * 100),
    turning: {
      area: turningArea(leaf, corners, crossings),
      at: isNext ? corners.topLeft : corners.topRight,
      angle: isNext ? -angle : angle,
    },
    beneath: { area: beneathArea(leaf, crossings), at: { x: isNext ? 0 : width, y: 0 } },
    crease,
  };
}

/** Returns the leaf's angle about its dragged corner; undefined where it is (nearly) flat. */
function angleAt({ corner, width, height }: Leaf, { x, y }: Point): number | undefined {
  const left = width - x + 1;
  const top = corner === 'bottom' ? height - y : y;
  const bent = 2 * Math.acos(left / Math.sqrt(top * top + left * left));
  const angle = top < 0 ? -bent : bent;
  const toFlat = Math.PI - angle;
  if (!Number.isFinite(angle) || (toFlat >= 0 && toFlat < 0.003)) return undefined;
  return corner === 'bottom' ? -angle : angle;
}

/** Returns the corners of the turned page. They are mirrored, so that its left edge is the former outer edge. */
function cornersAt({ corner, width, height }: Leaf, at: Point, angle: number): Corners {
  const [top, bottom] = corner === 'top' ? [0, height] : [-height, 0];
  return {
    topLeft: rotate({ x: 0, y: top }, angle, at),
    topRight: rotate({ x: width, y: top }, angle, at),
    bottomLeft: rotate({ x: 0, y: bottom }, angle, at),
    bottomRight: rotate({ x: width, y: bottom }, angle, at),
  };
}

/** The points where the crease crosses the leaf's upper, outer and lower edge. */
type Crossings = Readonly<Record<'top' | 'side' | 'bottom', Point | undefined>>;

/** The crease crosses an edge where the edge and its folded copy intersect. An edge that equals its copy has no crease. */
function crossingsOf(leaf: Leaf, corners: Corners): Crossings | undefined {
  const { width, height } = leaf;
  const { topLeft, topRight, bottomLeft, bottomRight } = corners;
  const [upper, outer, lower]: readonly [Line, Line, Line] = [
    [
      { x: 0, y: 0 },
      { x: width, y: 0 },
    ],
    [
      { x: width, y: 0 },
      { x: width, y: height },
    ],
    [
      { x: 0, y: height },
      { x: width, y: height },
    ],
  ];
  const edges: Readonly<Record<keyof Crossings, readonly [Line, Line]>> = {
    top: [[topLeft, topRight], upper],
    side: [[topLeft, bottomLeft], outer],
    bottom: [[bottomLeft, bottomRight], lower],
  };
  if (Object.values(edges).some(([turned, edge]) => isSameLine(turned, edge))) return undefined;
  const crossing = ([turned, edge]: readonly [Line, Line]) => inside(leaf, intersection(turned, edge));
  return { top: crossing(edges.top), side: crossing(edges.side), bottom: crossing(edges.bottom) };
}

function inside({ width, height }: Leaf, point: Point | undefined): Point | undefined {
  if (point === undefined) return undefined;
  const isIn = (length: number, along: number) => length >= -tolerance && length <= along + tolerance;
  return isIn(point.x, width) && isIn(point.y, height) ? point : undefined;
}

function creaseOf({ corner, direction, width }: Leaf, crossings: Crossings): Fold['crease'] | undefined {
  const { top, side, bottom } = crossings;
  const [from, to] = corner === 'top' ? [top, side ?? bottom] : [side ?? top, bottom];
  if (from === undefined || to === undefined) return undefined;
  const across: Line = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
  ];
  const angle = angleBetween([from, to], across);
  return { at: from, angle: direction === 'next' ? angle : Math.PI - angle };
}

function turningArea({ corner }: Leaf, corners: Corners, { top, side, bottom }: Crossings): Point[] {
  const end = side === undefined || corner === 'bottom' ? corners.bottomLeft : undefined;
  return [corners.topLeft, top, side, bottom, end].filter((point) => point !== undefined);
}

function beneathArea({ corner, width, height }: Leaf, { top, side, bottom }: Crossings): Point[] {
  const [upper, lower] = [
    { x: width, y: 0 },
    { x: width, y: height },
  ];
  const outer = corner === 'top' ? [upper] : top === undefined ? [lower] : [upper, lower];
  const atSide = distance(side, top) >= shortestCrease ? side : undefined;
  const end = side !== undefined ? atSide : corner === 'top' ? lower : undefined;
  return [top, ...outer, end, bottom, top].filter((point) => point !== undefined);
}
