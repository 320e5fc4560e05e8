// Draws bodies that move to the right on two legs.
import type { Arm, Character } from '../../scene';
import { at, type Pen, type Point } from '../../pen/pen';
import { drawSpikes } from '../head/hair';
import type { Species } from '../species';
import { rising } from './held';
import { arms, drawHeld, footColour, handColour, shaded } from './limbs';
import type { Body } from './neck';
import { drawShadow, drawTail, drawTrunk, drawWings } from './trunk';

interface Step {
  /** How far the trunk tips forward, in radians. */
  readonly lean: number;
  /** How far the legs open. */
  readonly stride: number;
  /** How high both feet are off the ground. */
  readonly lift: number;
}

/** Returns a body that walks on two legs. */
function stepping({ lean, stride, lift }: Step): Body {
  return (pen, s, o) => {
    drawShadow(pen, 78);
    pen.push(0, -lift);
    drawSteppingLeg(pen, s, o, -1, stride);
    if (o.wear) drawSteppingLeg(pen, s, o, 1, stride);
    leaning(pen, lean, () => {
      drawTrailing(pen, s);
      drawSwingingArm(pen, s, o, -stride * 0.9, 'far');
      drawTrunk(pen, s, o, 'side');
    });
    // Bare thighs lie over the belly; a coat lies over the thighs.
    if (!o.wear) drawSteppingLeg(pen, s, o, 1, stride);
    leaning(pen, lean, () => {
      drawSwingingArm(pen, s, o, stride * 0.9, 'near');
      if (o.scarf) drawFlyingScarf(pen, o.scarf, stride);
    });
    pen.pop();
    const neck: Point = [Math.sin(lean) * 126, -24 - Math.cos(lean) * 126 - lift];
    return { x: neck[0], y: neck[1], tilt: lean * 0.5, turn: 0.85, back: false };
  };
}

/** Tilts everything that `draw` draws about the hips. */
export function leaning(pen: Pen, lean: number, draw: () => void): void {
  pen.push(0, -24, 1, lean).push(0, 24, 0.96);
  draw();
  pen.pop().pop();
}

export function drawSteppingLeg(pen: Pen, s: Species, o: Character, way: -1 | 1, stride: number): void {
  const fur = o.pants ?? s.c;
  const knee: Point = [way * stride * 0.55 + 8, -20];
  const foot: Point = [way * stride, way < 0 ? -6 - stride * 0.16 : -4];
  pen.limb([[way * 8, -44], knee, foot], [28, 22], way < 0 ? shaded(fur) : fur);
  pen.ell(foot[0] + 9, foot[1] + 1, 20, 10, footColour(s, o), { rot: way < 0 ? 0.5 : -0.12 });
}

/** Draws tail, wings and spikes, which trail behind. */
export function drawTrailing(pen: Pen, s: Species): void {
  pen.push(0, 0, 1, 0, true);
  drawTail(pen, s);
  pen.pop();
  if (s.wings) drawWings(pen, s.wings);
  if (s.spikes) drawSpikes(pen, s.spikes, { x: -26, y: -100, rx: 66, ry: 84 });
}

/** Draws one arm of a walker: it swings, takes the pose that the author chose, or holds something before the body. */
export function drawSwingingArm(
  pen: Pen,
  s: Species,
  o: Character,
  swing: number,
  side: 'near' | 'far',
): void {
  const pose = side === 'near' ? (o.ar ?? o.arm) : (o.al ?? o.arm);
  const holds = o.hold !== undefined && (side === 'near') !== (o.holdl ?? false);
  const path = pose && pose !== 'down' ? forward(pose) : holds ? carrying(o) : swinging(swing);
  const hand = path[2] ?? [0, 0];
  const sleeve = o.wear ?? s.c;
  pen.limb(path, [22, 18], side === 'far' ? shaded(sleeve) : sleeve);
  pen.ell(hand[0], hand[1], 12, 11, handColour(s, o));
  if (holds) drawHeld(pen, o, hand);
}

/** Returns the arm of a walker who holds something: what rises high is held away from the head. */
function carrying({ hold }: Character): Point[] {
  return at(hold && rising.has(hold) ? '4,-98 48,-70 80,-82' : '4,-98 40,-86 46,-76');
}

/** Returns the points from a shoulder in the middle of the trunk to a hand before the face. */
function forward(arm: Arm): Point[] {
  const shifts = [-26, -10, 16];
  return arms[arm].map(([x, y], index): Point => [x + (shifts[index] ?? 0), y]);
}

function swinging(swing: number): Point[] {
  return [
    [4, -98],
    [swing * 0.5 + 8, -80],
    [8 + swing, -58 - Math.abs(swing) * 0.18],
  ];
}

export function drawFlyingScarf(pen: Pen, colour: string, wind: number): void {
  pen.limb(
    [
      [-24, -112],
      [-58, -118],
      [-70 - wind, -100 - wind * 0.3],
    ],
    [17, 22],
    colour,
  );
  pen.blob(at('-38,-120 0,-108 38,-120 40,-102 0,-90 -40,-102'), colour);
}

export const walk = stepping({ lean: 0.06, stride: 40, lift: 0 });
export const run = stepping({ lean: 0.3, stride: 66, lift: 14 });
export const sneak = stepping({ lean: 0.5, stride: 46, lift: 0 });
