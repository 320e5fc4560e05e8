// Draws arms, what they hold, and feet.
import type { Arm, Character, PropName } from '../../../scene';
import { mix } from '../../drawing/colour';
import { at, mirrored, type Pen, type Point } from '../../drawing/pen';
import { props } from '../../props/props';
import type { Species } from '../species';

/** The right arm of the picture: shoulder, elbow, hand. */
export const arms: Record<Arm, readonly Point[]> = {
  down: at('34,-96 52,-74 48,-48'),
  wave: at('34,-98 72,-110 78,-150'),
  up: at('34,-100 74,-116 84,-168'),
  hold: at('34,-92 56,-72 30,-64'),
  point: at('34,-96 66,-98 96,-108'),
  hip: at('34,-96 66,-80 40,-60'),
  cheek: at('34,-94 70,-96 46,-124'),
  reach: at('34,-98 70,-128 70,-190'),
};

/** Which arm each side shows, left first. */
export function armsOf({ arm = 'down', al = arm, ar = arm }: Character): readonly [Arm, Arm] {
  return [al, ar];
}

/** Returns the colour of the feet: of the boots, of the paws, or else darker than the fur. */
export function footColour(s: Species, o: Character): string {
  return o.boots ?? s.paw ?? mix(s.c, '#2a1c18', 0.25);
}

/** Returns the colour of the hands: of the mittens, of the paws, or else of the fur. */
export function handColour(s: Species, o: Character): string {
  return o.mitt ?? s.paw ?? s.c;
}

/** Draws both arms and what one of them holds, at the shoulders of an upright body. */
export function drawArms(pen: Pen, s: Species, o: Character): void {
  const [left, right] = armsOf(o);
  const leftHand = drawArm(pen, s, o, -1, left);
  const rightHand = drawArm(pen, s, o, 1, right);
  drawHeld(pen, o, o.holdl ? leftHand : rightHand);
}

function drawArm(pen: Pen, s: Species, o: Character, side: -1 | 1, arm: Arm): Point {
  const path = mirrored(side, arms[arm]);
  const hand = path[2] ?? [0, 0];
  pen.limb(path, [23, 19], o.wear ?? s.c);
  pen.ell(hand[0], hand[1], 12, 11, handColour(s, o));
  return hand;
}

/** How far below the hand its foot is, at size 1. */
const hanging: Partial<Record<PropName, number>> = { lantern: 74, basket: 74, bucket: 74, umbrella: 6 };

/** Draws what is held: it hangs from the hand, or is carried by its foot. */
export function drawHeld(pen: Pen, o: Character, [x, y]: Point): void {
  if (!o.hold) return;
  const size = o.hs ?? 0.72;
  pen.push(x, y + (hanging[o.hold] ?? 16) * size, size);
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
