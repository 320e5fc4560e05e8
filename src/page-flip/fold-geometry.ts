// How a leaf lies that is folded back at one corner. Pure: numbers in, numbers out.
// Coordinates are those of the leaf: x counts from the spine outwards, on either side of the book, y from the top.
import {
  angleBetween,
  distance,
  intersection,
  isSameLine,
  limitToCircle,
  rotate,
  type Line,
  type Point,
} from './plane';

export type Direction = 'next' | 'previous';
export type Corner = 'top' | 'bottom';

/** A leaf, which way it turns and by which corner. Whole pixels. */
export interface Leaf {
  readonly direction: Direction;
  readonly corner: Corner;
  readonly width: number;
  readonly height: number;
}

export interface Fold {
  /** From 0, flat on its old side, to 100, flat on its new one. */
  readonly progress: number;
  /** The page on the back of the leaf: what is seen of it, where its upper inner corner lies, and its angle in radians. */
  readonly turning: { readonly area: readonly Point[]; readonly at: Point; readonly angle: number };
  /** What is seen of the page that comes to light. */
  readonly beneath: { readonly area: readonly Point[]; readonly at: Point };
  /** Where the crease begins, and its angle in radians. */
  readonly crease: { readonly at: Point; readonly angle: number };
}

interface Corners {
  readonly topLeft: Point;
  readonly topRight: Point;
  readonly bottomLeft: Point;
  readonly bottomRight: Point;
}

/** A crease less long than that has no corner of its own at the side, in pixels. */
const shortestCrease = 10;
/** Crossings count that lie so far beyond the leaf, in pixels. */
const tolerance = 1;

/**
 * Returns where the corner comes to lie that is dragged to a point: paper does not stretch, so it stays within reach of the
 * spine's both ends. Returns undefined where the leaf would not bend at all.
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

/** Returns how the leaf lies whose corner is `at` a point that `reachablePoint` gave; undefined where it has no crease there. */
export function foldAt(leaf: Leaf, at: Point): Fold | undefined {
  const { direction, width } = leaf;
  const angle = angleAt(leaf, at);
  if (angle === undefined) return undefined;
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

/** The angle by which the leaf is turned about its dragged corner; undefined where it is (nearly) flat. */
function angleAt({ corner, width, height }: Leaf, { x, y }: Point): number | undefined {
  const left = width - x + 1;
  const top = corner === 'bottom' ? height - y : y;
  const bent = 2 * Math.acos(left / Math.sqrt(top * top + left * left));
  const angle = top < 0 ? -bent : bent;
  const toFlat = Math.PI - angle;
  if (!Number.isFinite(angle) || (toFlat >= 0 && toFlat < 0.003)) return undefined;
  return corner === 'bottom' ? -angle : angle;
}

/** The corners of the turned page: mirrored, so that its left is the edge that lay outside. */
function cornersAt({ corner, width, height }: Leaf, at: Point, angle: number): Corners {
  const [top, bottom] = corner === 'top' ? [0, height] : [-height, 0];
  return {
    topLeft: rotate({ x: 0, y: top }, angle, at),
    topRight: rotate({ x: width, y: top }, angle, at),
    bottomLeft: rotate({ x: 0, y: bottom }, angle, at),
    bottomRight: rotate({ x: width, y: bottom }, angle, at),
  };
}

/** Where the crease crosses the leaf's upper, outer and lower edge. */
type Crossings = Readonly<Record<'top' | 'side' | 'bottom', Point | undefined>>;

/** Each edge crosses itself turned over where the crease does; one that still lies on itself has no crease. */
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
