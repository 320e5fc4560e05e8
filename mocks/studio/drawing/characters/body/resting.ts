// Draws bodies that stay in place: standing, from behind, sitting, in the air, asleep.
import { at, mirrored } from '../../pen/pen';
import { drawSpikes } from '../head/hair';
import { drawCoat } from './coat';
import { drawArms, drawLegs, footColour, handColour } from './limbs';
import type { Body } from './neck';
import {
  drawBehind,
  drawOnBack,
  drawScarf,
  drawShadow,
  drawShadowOfJump,
  drawTailAsleep,
  drawTrunk,
} from './trunk';

export const stand: Body = (g, s, o) => {
  drawShadow(g);
  drawBehind(g, s);
  drawLegs(g, s, o);
  drawTrunk(g, s, o, 'front');
  drawArms(g, s, o);
  if (o.scarf) drawScarf(g, o.scarf);
  return { x: 0, y: -150, tilt: 0, turn: 0, back: false };
};

export const back: Body = (g, s, o) => {
  drawShadow(g);
  drawLegs(g, s, o);
  drawArms(g, s, o);
  drawTrunk(g, s, o, 'back');
  drawOnBack(g, s);
  if (o.scarf) g.blob(at('-40,-120 0,-106 40,-120 42,-102 0,-90 -42,-102'), o.scarf);
  return { x: 0, y: -150, tilt: 0, turn: 0, back: true };
};

export const sit: Body = (g, s, o) => {
  drawShadow(g, 84, 8);
  g.push(0, 28);
  drawBehind(g, s, true);
  drawTrunk(g, s, o, 'front');
  g.pop();
  for (const side of [-1, 1] as const) {
    g.limb(mirrored(side, at('26,-12 62,-20 70,-2')), [32, 26], o.pants ?? s.c);
    g.ell(side * 76, -9, 15, 20, footColour(s, o), { rot: side * 0.35 });
  }
  g.push(0, 28);
  drawArms(g, s, o);
  if (o.scarf) drawScarf(g, o.scarf);
  g.pop();
  return { x: 0, y: -122, tilt: 0, turn: 0, back: false };
};

export const jump: Body = (g, s, o) => {
  drawShadowOfJump(g, o, 52);
  g.push(0, -52);
  drawBehind(g, s);
  for (const side of [-1, 1] as const) {
    g.limb(mirrored(side, at('20,-38 46,-26 38,-2')), [27, 22], o.pants ?? s.c);
    g.ell(side * 42, 2, 18, 11, footColour(s, o), { rot: side * 0.4 });
  }
  drawTrunk(g, s, o, 'front');
  drawArms(g, s, { ...o, arm: o.arm ?? 'up' });
  if (o.scarf) drawScarf(g, o.scarf);
  g.pop();
  return { x: 0, y: -202, tilt: 0, turn: 0, back: false };
};

/** Draws a body curled up on its side, the head on the paws. */
export const sleep: Body = (g, s, o) => {
  drawShadow(g, 112);
  if (s.spikes) drawSpikes(g, s.spikes, { x: 14, y: -46, rx: 92, ry: 56 });
  g.blob(at('-96,-14 -88,-56 -36,-88 34,-90 88,-62 106,-20 84,0 -60,4'), o.wear ?? s.c);
  if (!o.wear) {
    g.blob(at('-40,-2 -10,-30 44,-30 70,-6 40,2'), s.b, { noline: true });
    drawCoat(g, s, 'asleep');
  }
  if (o.wear && o.stripe)
    for (const x of [-20, 16, 52])
      g.line(at(`${x},-86 ${x + 14},-44 ${x + 6},-2`), o.stripe, 7, { noink: true });
  g.limb(at('62,-14 88,-6 60,0'), [26, 22], o.pants ?? s.c);
  g.ell(52, -3, 20, 10, footColour(s, o));
  drawTailAsleep(g, s);
  g.limb(at('-48,-24 -84,-10 -104,-4'), [22, 18], o.wear ?? s.c);
  g.ell(-108, -4, 13, 10, handColour(s, o));
  if (o.scarf) g.blob(at('-56,-62 -34,-54 -22,-18 -40,-10 -56,-26'), o.scarf);
  return { x: -72, y: -48, tilt: -0.32, turn: -0.25, back: false, stretch: 0 };
};
