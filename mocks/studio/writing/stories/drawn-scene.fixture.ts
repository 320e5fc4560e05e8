// Draws each figure and each thing of a scene by itself, as the camera shows it, so that tests can measure the picture.
import type { Character, Prop, Scene, Thing } from '../../drawing/scene';
import { drawCharacter } from '../../drawing/characters/draw-character';
import { seenThrough } from '../../drawing/pen/camera';
import { Pen, type Mark, type Point } from '../../drawing/pen/pen';
import { props } from '../../drawing/props/props';

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Outline {
  readonly points: readonly Point[];
  readonly box: Box;
}

/** Somebody or something as it is seen in a picture, in the order in which it is drawn. */
export interface Seen {
  readonly thing: Thing;
  readonly box: Box;
  readonly outlines: readonly Outline[];
  /** Around the face of a figure that does not look away. */
  readonly face?: Box;
}

type Measured = Omit<Seen, 'thing'>;

/**
 * Returns a function that returns the figures and things in front of a scene's ground, in the order in which they are drawn. What
 * stands in several scenes in the same way is measured once.
 */
export function createSeenIn(): (scene: Scene) => Seen[] {
  const known = new Map<string, Measured>();
  return (scene) =>
    [...ordered(scene.back), ...ordered(scene.put)].map((thing) => {
      const key = JSON.stringify([thing, scene.shot, scene.focus, scene.tilt]);
      const measured = known.get(key) ?? measuredIn(thing, scene);
      known.set(key, measured);
      return { thing, ...measured };
    });
}

function measuredIn(thing: Thing, scene: Scene): Measured {
  const marks = marksOf(thing).map((mark) => seenThrough(mark, scene));
  const outlines = marks.flatMap((mark) =>
    mark.kind === 'glow' ? [] : [{ points: mark.points, box: boxOf(mark.points), mark }],
  );
  const face = 'k' in thing ? faceOf(thing, marks) : undefined;
  return {
    box: boxOf(outlines.flatMap(({ points }) => points)),
    outlines: outlines.filter(({ mark }) => mark.kind === 'fill' && mark.opacity > 0.5),
    ...(face ? { face } : {}),
  };
}

const ordered = (things: readonly Thing[] = []) => [...things].sort((a, b) => (a.z ?? a.y) - (b.z ?? b.y));

function marksOf(thing: Thing): readonly Mark[] {
  const pen = new Pen(1);
  pen.push(thing.x, thing.y, thing.s ?? 1, thing.r ?? 0, thing.flip ?? false);
  if ('t' in thing) drawProp(pen, thing);
  else drawCharacter(pen, thing);
  return pen.marks;
}

const drawProp = (pen: Pen, thing: Prop) => {
  props[thing.t](pen, thing);
};

/** The screen of a robot, whose head is not marked as clean. */
const screen = '#2f4652';

function faceOf({ k, pose, facing }: Character, marks: readonly Mark[]): Box | undefined {
  if (pose === 'back' || pose === 'climb' || facing === 'back') return undefined;
  const heads = marks.flatMap((mark) =>
    mark.kind === 'fill' && (k === 'robot' ? mark.colour === screen : mark.clean) ? [mark] : [],
  );
  return heads.length === 0 ? undefined : boxOf(heads.flatMap(({ points }) => points));
}

function boxOf(points: readonly Point[]): Box {
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

/** How many points across a box are looked at. */
const fineness = 10;

/** Returns the share of a box that is on the picture and under none of the things that are drawn later. */
export function visibleShare(box: Box, later: readonly Seen[]): number {
  const over = later
    .filter(({ box: other }) => overlaps(box, other))
    .flatMap(({ outlines }) => outlines.filter((one) => overlaps(box, one.box)));
  let count = 0;
  for (let row = 0; row < fineness; row += 1)
    for (let column = 0; column < fineness; column += 1) {
      const x = box.left + ((column + 0.5) / fineness) * (box.right - box.left);
      const y = box.top + ((row + 0.5) / fineness) * (box.bottom - box.top);
      const isOutside = x < 0 || y < 0 || x > 1024 || y > 1024;
      if (!isOutside && !over.some((one) => contains(one, x, y))) count += 1;
    }
  return count / fineness ** 2;
}

const overlaps = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function contains({ points, box }: Outline, x: number, y: number): boolean {
  if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
  let isInside = false;
  let before = points.at(-1) ?? [0, 0];
  for (const point of points) {
    const [[x0, y0], [x1, y1]] = [before, point];
    if (y0 > y !== y1 > y && x < ((x0 - x1) * (y - y1)) / (y0 - y1) + x1) isInside = !isInside;
    before = point;
  }
  return isInside;
}
