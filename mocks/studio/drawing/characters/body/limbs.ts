// Draws arms with what they hold, and feet.
import type { Arm, Character } from '../../scene';
import { mix } from '../../pen/colour';
import { at, mirrored, type Pen, type Point } from '../../pen/pen';
import { props } from '../../props/props';
import type { Species } from '../species';
import { hanging, heldSize, rising } from './held';

/** The right arm of the picture: shoulder, elbow, hand. */
export const arms: Record<Arm, readonly Point[]> = {
  down: at('34,-96 52,-74 48,-48'),
  wave: at('34,-98 72,-110 78,-150'),
  up: at('34,-100 74,-116 84,-168'),
  hold: at('34,-92 56,-72 30,-64'),
  point: at('34,-96 66,-98 96,-108'),
  hip: at('34,-96 66,-80 40,-60'),
  cheek: at('34,-94 70,-96 46,-124'),
  reach: at('34,-96 76,-100 116,-108'),
  carry: at('34,-96 64,-72 30,-58'),
  lift: at('34,-100 82,-140 56,-212'),
  hug: at('34,-98 78,-104 100,-78'),
};

/** Where the foot of what both arms hold is, before the body. */
const between: Partial<Record<Arm, Point>> = { carry: [0, -38], hug: [0, -46] };
/** An arm that holds something beside the head. */
const aside = at('34,-92 62,-62 80,-84');
/** Both arms around the held thing. */
const embrace = at('34,-96 66,-80 26,-70');

/** Returns the path of an arm. A reaching arm follows the gaze to either side, also before the chest, and up or down. */
export function pathOf(arm: Arm, side: -1 | 1, { facing, look = [0, 0] }: Character): Point[] {
  const path = mirrored(side, arms[arm]);
  if (arm !== 'reach') return path;
  const towards = facing === 'left' ? -1 : facing === 'right' ? 1 : Math.sign(look[0]);
  const crosses = towards !== 0 && towards !== side;
  const reached = crosses ? mirrored(side, across) : path;
  return reached.map(([x, y], index): Point => [x, y + look[1] * (rises[index] ?? 0)]);
}

/** Reaching to the other side. */
const across = at('34,-94 8,-70 -60,-92');
/** How far each joint of a reaching arm follows the eyes. */
const rises = [0, 26, 54];

/** Which arm each side shows, left first. */
export function armsOf({ arm = 'down', al = arm, ar = arm }: Character): readonly [Arm, Arm] {
  return [al, ar];
}

/** Returns the colour of the feet: of the boots, of the paws, or else darker than the fur. */
export function footColour(s: Species, o: Character): string {
  return o.boots ?? s.paw ?? mix(s.c, '#2a1c18', 0.25);
}

/** Returns a body's colour on the far side. */
export const shaded = (colour: string) => mix(colour, '#2a1c18', 0.14);

/** Returns the colour of the hands: of the mittens, of the paws, or else of the fur. */
export function handColour(s: Species, o: Character): string {
  return o.mitt ?? s.paw ?? s.c;
}

/** Draws both arms and what one of them holds, or both, at the shoulders of an upright body. */
export function drawArms(pen: Pen, s: Species, o: Character): void {
  const [left, right] = armsOf(o);
  const middle = left === right && o.hold ? between[left] : undefined;
  const path = middle && left === 'hug' ? embrace : undefined;
  if (middle) drawThing(pen, o, middle);
  const paths = [pathOf(left, -1, o), pathOf(right, 1, o)] as const;
  const leftHand = drawArm(pen, s, o, path ? mirrored(-1, path) : o.holdl ? holding(o, left, -1) : paths[0]);
  const rightHand = drawArm(pen, s, o, path ?? (o.holdl ? paths[1] : holding(o, right, 1)));
  if (!middle && !lifts(o)) drawHeld(pen, o, o.holdl ? leftHand : rightHand);
}

/** Whether both arms hold something above the head, which is drawn after it: long ears would hide it. */
export function lifts(o: Character): boolean {
  return o.hold !== undefined && armsOf(o).every((arm) => arm === 'lift');
}

/** Returns the arm that holds something. */
function holding(o: Character, arm: Arm, side: -1 | 1): readonly Point[] {
  const isAside = arm === 'hold' && o.hold && rising.has(o.hold);
  return isAside ? mirrored(side, aside) : pathOf(arm, side, o);
}

function drawArm(pen: Pen, s: Species, o: Character, path: readonly Point[]): Point {
  const hand = path[2] ?? [0, 0];
  pen.limb(path, [23, 19], o.wear ?? s.c);
  pen.ell(hand[0], hand[1], 12, 11, handColour(s, o));
  return hand;
}

/** Draws the held thing: it hangs from the hand, or is carried by its foot. */
export function drawHeld(pen: Pen, o: Character, [x, y]: Point): void {
  if (!o.hold) return;
  drawThing(pen, o, [x, y + (hanging[o.hold] ?? 16) * heldSize(o.hold, o)]);
}

/** Draws the held thing with its foot at a point, turned by `rot`. */
export function drawThing(pen: Pen, o: Character, [x, y]: Point, rot = 0): void {
  if (!o.hold) return;
  pen.push(x, y, heldSize(o.hold, o), rot);
  props[o.hold](pen, o.holdo ?? {});
  pen.pop();
}

/** Draws the legs of a standing body. */
export function drawLegs(pen: Pen, s: Species, o: Character): void {
  for (const side of [-1, 1] as const) {
    pen.limb(mirrored(side, at('19,-36 21,-18 21,-6')), [27, 24], o.pants ?? s.c);
    pen.ell(side * 25, -3, 20, 11, footColour(s, o));
  }
}
