// Draws somebody who sits in a wheelchair: from the front, from behind, or rolling to the right.
import type { Character, Pose } from '../../scene';
import { mix } from '../../pen/colour';
import { at, mirrored, type Pen, type Point } from '../../pen/pen';
import type { Species } from '../species';
import { drawArms, footColour } from './limbs';
import { drawFlyingScarf, drawSwingingArm, leaning } from './moving';
import type { Body } from './neck';
import { drawScarf, drawShadow, drawTrunk } from './trunk';

const tyre = '#3a3f4a';
const metal = '#aab4c0';
const cloth = '#5a6f9a';

/** From the front: the wheels beside, the feet on their rest. */
const facing: Body = (pen, s, o) => {
  drawShadow(pen, 82);
  for (const side of [-1, 1]) pen.ell(side * 38, -121, 9, 6, tyre);
  pen.blob(at('-36,-118 36,-118 40,-44 -40,-44'), cloth, { smooth: false });
  drawSideWheels(pen);
  pen.blob(at('-48,-46 48,-46 50,-30 -50,-30'), mix(cloth, tyre, 0.4), { smooth: false });
  pen.push(0, -14);
  drawTrunk(pen, s, o, 'front');
  pen.pop();
  for (const side of [-1, 1] as const) {
    pen.ell(side * 38, -6, 7, 11, tyre);
    pen.limb(mirrored(side, at('22,-36 24,-22 23,-12')), [27, 23], o.pants ?? s.c);
    pen.ell(side * 21, -40, 20, 17, lapColour(s, o));
  }
  pen.line(at('-44,0 0,2 44,0'), metal, 7, { noink: true });
  for (const side of [-1, 1]) pen.ell(side * 24, -7, 18, 11, footColour(s, o));
  pen.push(0, -14);
  drawArms(pen, s, o);
  if (o.scarf) drawScarf(pen, o.scarf);
  pen.pop();
  return { x: 0, y: -164, tilt: 0, turn: 0, back: false };
};

const fromBehind: Body = (pen, s, o) => {
  drawShadow(pen, 82);
  drawSideWheels(pen);
  pen.push(0, -14);
  drawArms(pen, s, o);
  drawTrunk(pen, s, o, 'back');
  pen.pop();
  pen.blob(at('-40,-104 40,-104 44,-34 -44,-34'), cloth, { smooth: false });
  for (const side of [-1, 1]) {
    pen.line(at(`${side * 40},-34 ${side * 40},-118`), metal, 7, { noink: true });
    pen.ell(side * 40, -120, 9, 7, tyre);
  }
  if (o.scarf) pen.blob(at('-40,-134 0,-120 40,-134 42,-116 0,-104 -42,-116'), o.scarf);
  return { x: 0, y: -164, tilt: 0, turn: 0, back: true };
};

/** Two big wheels, almost from their edge. */
function drawSideWheels(pen: Pen): void {
  for (const side of [-1, 1]) {
    pen.ell(side * 58, -44, 15, 47, tyre);
    pen.ell(side * 59, -44, 9, 37, metal);
    pen.ell(side * 60, -44, 4, 7, tyre, { noline: true });
  }
}

/** Rolls to the right; a hand is on the near wheel unless it does something else. */
function rolling(lean: number): Body {
  return (pen, s, o) => {
    drawShadow(pen, 92);
    pen.ell(-6, -46, 44, 46, mix(tyre, '#ffffff', 0.15));
    pen.ell(-6, -46, 36, 38, mix(metal, '#ffffff', 0.35), { noline: true });
    pen.line(at('-40,-36 -48,-118 -70,-122'), metal, 8, { noink: true });
    pen.ell(-70, -122, 10, 6, tyre);
    pen.line(at('-46,-110 -38,-44'), cloth, 13, { noink: true });
    pen.line(at('-40,-38 38,-38'), mix(cloth, tyre, 0.4), 13, { noink: true });
    pen.line(at('36,-38 52,-16 66,0 86,0'), metal, 7, { noink: true });
    pen.ell(46, -11, 12, 12, tyre);
    pen.ell(46, -11, 5, 5, metal, { noline: true });
    pen.push(-8, -16);
    leaning(pen, lean, () => {
      drawSwingingArm(pen, s, o, 26, 'far');
      drawTrunk(pen, s, o, 'side');
      if (o.scarf) drawFlyingScarf(pen, o.scarf, 30);
    });
    pen.pop();
    drawSittingLeg(pen, s, o);
    drawNearWheel(pen);
    pen.push(-8, -16);
    leaning(pen, lean, () => drawSwingingArm(pen, s, o, 12, 'near'));
    pen.pop();
    return { x: -8 + Math.sin(lean) * 126, y: -166, tilt: lean * 0.5, turn: 0.85, back: false };
  };
}

/** A dress or a coat covers the thighs. */
function lapColour(s: Species, o: Character): string {
  return (o.dress ? o.wear : undefined) ?? o.pants ?? s.c;
}

function drawSittingLeg(pen: Pen, s: Species, o: Character): void {
  const pants = o.pants ?? s.c;
  pen.limb(at('44,-44 58,-26 62,-12'), [27, 22], pants);
  pen.limb(at('-14,-46 14,-52 46,-46'), [34, 28], lapColour(s, o));
  pen.ell(70, -9, 20, 10, footColour(s, o));
}

/** A ring with spokes, so that whoever sits there is seen through it. */
function drawNearWheel(pen: Pen): void {
  const on = (turn: number, r: number): Point => [-14 + Math.cos(turn) * r, -46 + Math.sin(turn) * r];
  const ring = (r: number) => Array.from({ length: 29 }, (_, i) => on((i / 28) * 2 * Math.PI, r));
  for (let i = 0; i < 8; i += 1)
    pen.line([on(0, 0), on((i / 8) * 2 * Math.PI + 0.2, 42)], metal, 2.6, { noink: true });
  pen.line(ring(34), metal, 4, { noink: true });
  pen.line(ring(44), tyre, 9, { noink: true });
  pen.ell(-14, -46, 7, 7, tyre);
}

/** What the chair does in a pose; in the others the body lies, swims or flies without it. */
const chairs: Partial<Record<Pose, Body>> = {
  stand: facing,
  sit: facing,
  kneel: facing,
  jump: (pen, s, o) => facing(pen, s, { ...o, arm: o.arm ?? 'up' }),
  dig: facing,
  hug: (pen, s, o) => facing(pen, s, { ...o, arm: o.arm ?? 'hug' }),
  back: fromBehind,
  climb: fromBehind,
  walk: rolling(0.06),
  sneak: rolling(0.14),
  run: rolling(0.2),
  trot: rolling(0.06),
  onfours: rolling(0.06),
  push: (pen, s, o) => rolling(0.16)(pen, s, { ...o, arm: o.arm ?? 'point' }),
};

/** Returns the body in a wheelchair that stands for a pose, if one does. */
export function inWheelchair(pose: Pose): Body | undefined {
  return chairs[pose];
}
