// Draws bodies that do more than to stand and to walk: climbing, digging, pushing, hugging, kneeling, swimming and flying.
import type { Character } from '../../scene';
import { at, mirrored, type Pen, type Point } from '../../pen/pen';
import type { Species } from '../species';
import { drawArms, drawHeld, drawThing, footColour, handColour, shaded } from './limbs';
import { drawFlyingScarf, drawSteppingLeg, drawTrailing, leaning } from './moving';
import { tools } from './held';
import type { Body } from './neck';
import { drawBehind, drawOnBack, drawScarf, drawShadow, drawTrunk, drawWings } from './trunk';

/** From behind: a hand and the other foot are a step higher. */
export const climb: Body = (g, s, o) => {
  for (const side of [-1, 1] as const) {
    const step = side === 1 ? -22 : 0;
    const leg: Point[] = [
      [18, -38],
      [54, -46 + step],
      [44, -8 + step],
    ];
    g.limb(mirrored(side, leg), [29, 24], o.pants ?? s.c);
    g.ell(side * 48, -4 + step, 15, 13, footColour(s, o));
    drawBareArm(
      g,
      s,
      o,
      mirrored(side, [
        [32, -100],
        [90, -122],
        [82, -178 - step],
      ]),
    );
  }
  drawTrunk(g, s, o, 'back');
  drawOnBack(g, s);
  if (o.scarf) g.blob(at('-40,-120 0,-106 40,-120 42,-102 0,-90 -42,-102'), o.scarf);
  return { x: 0, y: -150, tilt: 0, turn: 0, back: true };
};

/** Bent forward, both hands at the ground or at a spade that stands in it. */
export const dig: Body = (g, s, o) => {
  const spade = o.hold !== undefined && tools.has(o.hold);
  const [far, near] = spade
    ? [at('52,-104 92,-108 132,-92'), at('36,-94 66,-60 122,-54')]
    : [at('56,-96 104,-70 112,-12'), at('40,-86 72,-52 88,-8')];
  const lean = spade ? 0.56 : 0.86;
  drawShadow(g, 96);
  drawSteppingLeg(g, s, o, -1, 34);
  drawSteppingLeg(g, s, o, 1, 24);
  drawBareArm(g, s, o, far, true);
  leaning(g, lean, () => {
    drawTrailing(g, s);
    drawTrunk(g, s, o, 'side');
    if (o.scarf) drawFlyingScarf(g, o.scarf, 20);
  });
  if (spade) drawThing(g, o, [116, 6], 0.1);
  drawBareArm(g, s, o, near);
  if (!spade) drawHeld(g, o, [112, -14]);
  return spade
    ? { x: 62, y: -138, tilt: 0.18, turn: 0.75, back: false }
    : { x: 94, y: -116, tilt: 0.3, turn: 0.7, back: false };
};

/** Leans to the right against what it pushes. */
export const push: Body = (g, s, o) => {
  const lean = 0.5;
  drawShadow(g, 84);
  drawSteppingLeg(g, s, o, -1, 66);
  if (o.wear) drawSteppingLeg(g, s, o, 1, 30);
  drawBareArm(g, s, o, at('52,-100 92,-112 126,-112'), true);
  leaning(g, lean, () => {
    drawTrailing(g, s);
    drawTrunk(g, s, o, 'side');
    if (o.scarf) drawFlyingScarf(g, o.scarf, 40);
  });
  if (!o.wear) drawSteppingLeg(g, s, o, 1, 30);
  drawBareArm(g, s, o, at('40,-96 82,-86 122,-90'));
  return { x: 60, y: -138, tilt: 0.16, turn: 0.85, back: false };
};

/** Leans to the right with both arms around whoever stands there. */
export const hug: Body = (g, s, o) => {
  drawShadow(g);
  for (const side of [-1, 1] as const) {
    g.limb(mirrored(side, at('19,-36 21,-18 21,-6')), [27, 24], o.pants ?? s.c);
    g.ell(side * 25, -3, 20, 11, footColour(s, o));
  }
  leaning(g, 0.12, () => {
    drawBehind(g, s);
    drawTrunk(g, s, o, 'front');
    drawBareArm(g, s, o, at('-30,-96 10,-62 62,-76'));
    drawBareArm(g, s, o, at('34,-98 78,-112 108,-86'));
    if (o.scarf) drawScarf(g, o.scarf);
  });
  return { x: 18, y: -148, tilt: 0.2, turn: 0.4, back: false };
};

export const kneel: Body = (g, s, o) => {
  drawShadow(g, 72, 6);
  for (const side of [-1, 1] as const) {
    g.limb(mirrored(side, at('30,-14 50,-8 64,-4')), [24, 20], shaded(o.pants ?? s.c));
    g.ell(side * 68, -5, 16, 10, footColour(s, o));
  }
  g.push(0, 22);
  drawBehind(g, s);
  g.pop();
  for (const side of [-1, 1] as const)
    g.limb(mirrored(side, at('20,-28 26,-16 25,-10')), [34, 32], o.pants ?? s.c);
  g.push(0, 22);
  drawTrunk(g, s, o, 'front');
  drawArms(g, s, o);
  if (o.scarf) drawScarf(g, o.scarf);
  g.pop();
  return { x: 0, y: -128, tilt: 0, turn: 0, back: false };
};

/** Lies on the belly, goes to the right; the lowest point is the ground, or the surface. */
export const swim: Body = (g, s, o) => {
  const pants = o.pants ?? s.c;
  g.push(0, -30);
  drawBareArm(g, s, o, at('46,-30 92,-44 142,-32'), true);
  g.limb(at('-44,-12 -86,-22 -126,-30'), [28, 20], shaded(pants));
  g.ell(-138, -33, 20, 10, footColour(s, o), { rot: 0.2 });
  // The trunk is a walker's, tipped about its middle.
  if (s.wings) {
    g.push(-30, 34, 0.8);
    drawWings(g, s.wings);
    g.pop();
  }
  g.push(-64, 16, 1, 1.32).push(0, 30);
  drawTrailing(g, withoutWings(s));
  // A skirt lies close in the water.
  drawTrunk(g, s, { ...o, dress: false }, 'side');
  g.pop().pop();
  g.limb(at('-48,4 -90,14 -128,2'), [30, 21], pants);
  g.ell(-140, 0, 20, 10, footColour(s, o), { rot: -0.25 });
  if (o.scarf) g.limb(at('42,-36 54,-18 40,8'), [22, 20], o.scarf);
  drawBareArm(g, s, o, at('30,2 84,22 136,4'));
  drawHeld(g, o, [142, 0]);
  g.pop();
  return { x: 76, y: -70, tilt: 0.1, turn: 0.8, back: false };
};

/** In the air with its arms spread, the legs trailing behind at the left. */
export const fly: Body = (g, s, o) => {
  g.push(-18, -62, 1, 0.62).push(0, 24);
  drawBehind(g, s);
  for (const side of [-1, 1] as const) {
    g.limb(mirrored(side, at('17,-40 22,-14 16,14')), [27, 22], o.pants ?? s.c);
    g.ell(side * 17, 22, 13, 18, footColour(s, o));
  }
  drawTrunk(g, s, o, 'front');
  drawBareArm(g, s, o, at('-30,-98 -70,-104 -114,-124'));
  drawBareArm(g, s, o, at('30,-98 70,-104 114,-124'));
  if (o.scarf) drawScarf(g, o.scarf);
  drawHeld(g, o, o.holdl ? [-114, -124] : [114, -124]);
  g.pop().pop();
  return { x: 56, y: -166, tilt: 0.26, turn: 0.45, back: false };
};

/** Awake on the back, seen from above as in a bed: the head at the left. */
export const lie: Body = (g, s, o) => {
  g.push(60, -42, 0.96, -1.4);
  // Wings are folded under the back.
  drawBehind(g, withoutWings(s));
  for (const side of [-1, 1] as const) {
    g.limb(mirrored(side, at('18,-38 21,-10 20,20')), [28, 24], o.pants ?? s.c);
    g.ell(side * 22, 30, 14, 18, footColour(s, o), { rot: side * 0.2 });
  }
  drawTrunk(g, s, o, 'front');
  drawArms(g, s, { ...o, arm: o.arm ?? 'carry' });
  if (o.scarf) drawScarf(g, o.scarf);
  g.pop();
  return { x: -84, y: -72, tilt: -0.95, turn: 0, back: false, stretch: 0.4 };
};

function withoutWings({ wings: _wings, ...s }: Species): Species {
  return s;
}

/** Draws an arm along a path, without regard to what the author chose. */
export function drawBareArm(g: Pen, s: Species, o: Character, path: readonly Point[], isFar = false): void {
  const [x, y] = path[2] ?? [0, 0];
  const sleeve = o.wear ?? s.c;
  g.limb(path, [23, 19], isFar ? shaded(sleeve) : sleeve);
  g.ell(x, y, 12, 11, handColour(s, o));
}
