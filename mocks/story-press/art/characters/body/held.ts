// The sizes of what a character holds, in proportion to its body: a thing by itself is drawn larger, so that it can be seen.
import type { Character, PropName } from '../../../scene';
import { Pen } from '../../drawing/pen';
import { props } from '../../props/props';

/** How far below the hand its foot is, at size 1. */
export const hanging: Partial<Record<PropName, number>> = {
  lantern: 74,
  basket: 74,
  bucket: 74,
  umbrella: 6,
  spade: 130,
  broom: 170,
};

/** What stands in the ground when somebody digs with it. */
export const tools: ReadonlySet<PropName> = new Set(['spade']);

/** What rises so high from the hand that it is held away from the head. */
export const rising: ReadonlySet<PropName> = new Set(['balloon', 'kite', 'flag', 'net']);

/** What is larger or smaller than a thing that one takes into one's hands. */
const sizes: Partial<Record<PropName, number>> = {
  tooth: 0.2,
  soap: 0.2,
  pencil: 0.2,
  worm: 0.2,
  comb: 0.2,
  plaster: 0.26,
  cookie: 0.26,
  thermometer: 0.26,
  toothbrush: 0.26,
  bone: 0.28,
  tomato: 0.3,
  bulb: 0.32,
  shoe: 0.32,
  feather: 0.32,
  medal: 0.32,
  carrot: 0.34,
  nut: 0.34,
  icecream: 0.36,
  candle: 0.36,
  egg: 0.38,
  spoon: 0.38,
  sock: 0.38,
  bell: 0.38,
  shell: 0.4,
  key: 0.42,
  teddy: 0.46,
  cup: 0.46,
  flower: 0.46,
  mushroom: 0.5,
  rocket: 0.46,
  kite: 0.46,
  sword: 0.46,
  flag: 0.5,
  net: 0.5,
  spade: 0.6,
  broom: 0.6,
  balloon: 0.6,
  umbrella: 0.72,
};

const usual = 0.72;
/** How broad or high at most is what somebody holds who is 210 tall. */
const largest = 92;

/** Returns the size at which somebody holds a thing: as the author chose, or as it suits the thing. */
export function heldSize(thing: PropName, { hs }: Pick<Character, 'hs'>): number {
  return hs ?? sizes[thing] ?? Math.min(usual, largest / extentOf(thing));
}

const extents = new Map<PropName, number>();

/** Returns the breadth or the height of a thing at size 1, whichever is more. */
function extentOf(thing: PropName): number {
  const known = extents.get(thing);
  if (known !== undefined) return known;
  const pen = new Pen(1);
  props[thing](pen, {});
  const points = pen.marks.flatMap((mark) => (mark.kind === 'glow' ? [] : mark.points));
  const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  const extent = Math.max(span(points.map(([x]) => x)), span(points.map(([, y]) => y)));
  extents.set(thing, extent);
  return extent;
}
