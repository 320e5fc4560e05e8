// A pen whose shapes are lists of points, so that a style can wobble every contour.
import { mix } from './colour';
import { randomFrom, type Random } from '../../../base/random';

export type Point = readonly [number, number];

/** Parses points written as `x,y x,y …`. */
export function at(points: string): Point[] {
  return points.split(' ').map((pair) => {
    const [x = Number.NaN, y = Number.NaN] = pair.split(',').map(Number);
    return [x, y];
  });
}

export type Numbers = readonly [x: number, y: number, w: number, h: number];

/** Parses groups of numbers written as `x,y,r …` or `x,y,w,h …`. */
export function numbersOf(groups: string): Numbers[] {
  return groups.split(' ').map((group) => {
    const [x = Number.NaN, y = Number.NaN, w = Number.NaN, h = Number.NaN] = group.split(',').map(Number);
    return [x, y, w, h];
  });
}

/** Returns the same points on the left (-1) or the right (1) of the middle. */
export function mirrored(side: -1 | 1, points: readonly Point[]): Point[] {
  return points.map(([x, y]) => [side * x, y]);
}

/** How a shape differs from a plain filled one. */
export interface Stroke {
  /** Opacity. */
  op?: number;
  /** Draws no outline around it. */
  noline?: boolean;
  /** Keeps its colour under the tint of the time of day: lights, eyes. */
  raw?: boolean;
  /** A thin, or a soft, outline. */
  thin?: boolean;
  soft?: boolean;
  smooth?: boolean;
  /** A line that is paint, not ink. */
  noink?: boolean;
  /** Never hatched, so that faces stay clean. */
  clean?: boolean;
  hill?: boolean;
  /** The rotation of ellipses. */
  rot?: number;
  w?: number;
}

export interface Shape {
  readonly kind: 'fill' | 'line';
  readonly points: readonly Point[];
  readonly colour: string;
  readonly width: number;
  readonly closed: boolean;
  readonly smooth: boolean;
  readonly opacity: number;
  readonly outline: boolean;
  readonly thin: boolean;
  readonly soft: boolean;
  readonly paint: boolean;
  readonly hill: boolean;
  readonly clean: boolean;
}

export interface Glow {
  readonly kind: 'glow';
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly colour: string;
  readonly opacity: number;
}

export type Mark = Shape | Glow;

type Matrix = readonly [number, number, number, number, number, number];

/** Records marks in order. The coordinates can be transformed: `push`, draw, `pop`. */
export class Pen {
  readonly marks: Mark[] = [];
  readonly r: Random;
  /** Colour and share that the time of day adds to everything. */
  tint: readonly [string, number] | null = null;
  private m: Matrix = [1, 0, 0, 1, 0, 0];
  private readonly stack: Matrix[] = [];

  constructor(seed = 1) {
    this.r = randomFrom(seed);
  }

  push(x = 0, y = 0, s = 1, rot = 0, flip = false): this {
    this.stack.push(this.m);
    const cos = Math.cos(rot) * s;
    const sin = Math.sin(rot) * s;
    const mirror = flip ? -1 : 1;
    const [a, b, c, d, e, f] = this.m;
    const k: Matrix = [cos * mirror, sin * mirror, -sin, cos, x, y];
    this.m = [
      a * k[0] + c * k[1],
      b * k[0] + d * k[1],
      a * k[2] + c * k[3],
      b * k[2] + d * k[3],
      a * k[4] + c * k[5] + e,
      b * k[4] + d * k[5] + f,
    ];
    return this;
  }

  pop(): this {
    this.m = this.stack.pop() ?? [1, 0, 0, 1, 0, 0];
    return this;
  }

  private scale(): number {
    const [a, b, c, d] = this.m;
    return Math.sqrt(Math.abs(a * d - b * c));
  }

  private place(points: readonly Point[]): Point[] {
    const [a, b, c, d, e, f] = this.m;
    return points.map(([x, y]) => [a * x + c * y + e, b * x + d * y + f]);
  }

  private tinted(colour: string, stroke: Stroke): string {
    return this.tint && !stroke.raw ? mix(colour, this.tint[0], this.tint[1]) : colour;
  }

  private add(points: readonly Point[], colour: string, stroke: Stroke): this {
    const width =
      stroke.w === undefined ? 2.6 * Math.min(1.15, Math.max(0.55, this.scale())) : stroke.w * this.scale();
    this.marks.push({
      kind: 'fill',
      points: this.place(points),
      colour: this.tinted(colour, stroke),
      width,
      closed: true,
      smooth: stroke.smooth ?? true,
      opacity: stroke.op ?? 1,
      outline: !stroke.noline,
      thin: stroke.thin ?? false,
      soft: stroke.soft ?? false,
      paint: false,
      hill: stroke.hill ?? false,
      clean: stroke.clean ?? false,
    });
    return this;
  }

  /** Draws an ellipse; `rot` in the stroke rotates it. */
  ell(x: number, y: number, rx: number, ry: number, colour: string, stroke: Stroke = {}): this {
    const count = Math.max(10, Math.min(40, Math.round(((rx + ry) * this.scale()) / 5)));
    const cos = Math.cos(stroke.rot ?? 0);
    const sin = Math.sin(stroke.rot ?? 0);
    const points = Array.from({ length: count }, (_, index): Point => {
      const angle = (index / count) * 2 * Math.PI;
      const u = rx * Math.cos(angle);
      const v = ry * Math.sin(angle);
      return [x + u * cos - v * sin, y + u * sin + v * cos];
    });
    return this.add(points, colour, stroke);
  }

  /** Draws a shape with a smooth contour, or an angular one with `smooth: false`. */
  blob(points: readonly Point[], colour: string, stroke: Stroke = {}): this {
    return this.add(points, colour, stroke);
  }

  poly(points: readonly Point[], colour: string, stroke: Stroke = {}): this {
    return this.add(points, colour, { smooth: false, ...stroke });
  }

  rect(x: number, y: number, w: number, h: number, colour: string, stroke: Stroke = {}): this {
    const corners: Point[] = [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ];
    return this.poly(corners, colour, stroke);
  }

  line(points: readonly Point[], colour: string, width = 3, stroke: Stroke = {}): this {
    this.marks.push({
      kind: 'line',
      points: this.place(points),
      colour: this.tinted(colour, stroke),
      width: width * this.scale(),
      closed: false,
      smooth: true,
      opacity: stroke.op ?? 1,
      outline: false,
      thin: false,
      soft: false,
      paint: stroke.noink ?? false,
      hill: false,
      clean: false,
    });
    return this;
  }

  /** Draws a rounded limb along a bent path; a pair of widths tapers it. */
  limb(
    path: readonly Point[],
    width: number | readonly [number, number],
    colour: string,
    stroke: Stroke = {},
  ): this {
    return this.add(limbContour(path, width), colour, stroke);
  }

  glow(x: number, y: number, r: number, colour: string, opacity = 0.8): this {
    const [centre = [0, 0]] = this.place([[x, y]]);
    this.marks.push({ kind: 'glow', x: centre[0], y: centre[1], r: r * this.scale(), colour, opacity });
    return this;
  }
}

/** Returns a quadratic curve through two or three points, as nine points. */
function spineOf([start = [0, 0], second = [0, 0], third]: readonly Point[]): Point[] {
  const end = third ?? second;
  const bend: Point = third ? second : [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
  return Array.from({ length: 9 }, (_, index): Point => {
    const t = index / 8;
    const u = 1 - t;
    return [
      u * u * start[0] + 2 * u * t * bend[0] + t * t * end[0],
      u * u * start[1] + 2 * u * t * bend[1] + t * t * end[1],
    ];
  });
}

/** Returns the outline of a rounded stroke along a path. */
function limbContour(path: readonly Point[], width: number | readonly [number, number]): Point[] {
  const spine = spineOf(path);
  const [first, last] = typeof width === 'number' ? [width, width] : width;
  const left: Point[] = [];
  const right: Point[] = [];
  let tip: Point = [0, 0];
  spine.forEach((point, index) => {
    const before = spine[index - 1] ?? point;
    const after = spine[index + 1] ?? point;
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const [dx, dy] = [(after[0] - before[0]) / length, (after[1] - before[1]) / length];
    const radius = (first + ((last - first) * index) / (spine.length - 1)) / 2;
    left.push([point[0] - dy * radius, point[1] + dx * radius]);
    right.unshift([point[0] + dy * radius, point[1] - dx * radius]);
    tip = [point[0] + dx * radius, point[1] + dy * radius];
  });
  return [...left, tip, ...right];
}
