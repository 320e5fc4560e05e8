// The sizes of what a character holds, in proportion to its body: a thing by itself is drawn larger, so that it can be seen.
import * as v from 'valibot';
import type { Character, PropName } from '../../scene';
import { propNames } from '../../scene-names';
import data from './held.json' with { type: 'json' };
import { boxOf } from '../../pen/contour';
import { Pen } from '../../pen/pen';
import { props } from '../../props/props';

const numbers = v.record(v.picklist(propNames), v.number());
const thingsSchema = v.strictObject({
  /** How far below the hand the foot of a thing is, at size 1. */
  hanging: numbers,
  /** The sizes of things that are larger or smaller than a handy one. */
  sizes: numbers,
});

const things = v.parse(thingsSchema, data);
export const { hanging } = things;

/** What stands in the ground when somebody digs with it. */
export const tools: ReadonlySet<PropName> = new Set(['spade']);

/** What rises so high from the hand that it is held away from the head. */
export const rising: ReadonlySet<PropName> = new Set(['balloon', 'kite', 'flag', 'net']);

const usual = 0.72;
/** How broad or high at most is what somebody holds who is 210 tall. */
const largest = 92;

/** Returns the size at which somebody holds a thing: as the author chose, or as it suits the thing. */
export function heldSize(thing: PropName, { hs }: Pick<Character, 'hs'>): number {
  return hs ?? things.sizes[thing] ?? Math.min(usual, largest / extentOf(thing));
}

const extents = new Map<PropName, number>();

/** Returns the breadth or the height of a thing at size 1, whichever is more. */
function extentOf(thing: PropName): number {
  const known = extents.get(thing);
  if (known !== undefined) return known;
  const pen = new Pen(1);
  props[thing](pen, {});
  const { width, height } = boxOf(pen.marks.flatMap((mark) => (mark.kind === 'glow' ? [] : mark.points)));
  const extent = Math.max(width, height);
  extents.set(thing, extent);
  return extent;
}
