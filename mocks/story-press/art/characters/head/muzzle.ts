// Draws masks, snouts and noses. The origin is the head's middle; the snout of a turned head protrudes.
import { mix } from '../../drawing/colour';
import { at, mirrored, type Pen } from '../../drawing/pen';
import type { Mask, Species } from '../species';
import { shiftOf } from './face';

/** `shift`: how far the middle of the face has moved to the side. */
type DrawMask = (g: Pen, s: Species, shift: number) => void;

const masks: Record<Mask, DrawMask> = {
  fox(g, s, shift) {
    const brow = `${-17 + shift},-6 ${shift},8 ${17 + shift},-6 ${Math.min(48, 36 + shift)},2`;
    g.blob(at(`-53,6 ${Math.max(-48, -36 + shift)},2 ${brow} 53,6 40,30 0,43 -40,30`), s.b, { noline: true });
  },
  badger(g, s, shift) {
    g.push(shift, 0);
    g.blob(at('-10,-48 10,-48 14,0 0,14 -14,0'), s.b, { noline: true });
    g.pop();
    for (const side of [-1, 1] as const)
      g.blob(mirrored(side, at('34,-38 52,-12 51,12 38,31 44,0')), s.b, { noline: true });
  },
  cat(g, s, shift) {
    for (const x of [-13, 0, 13])
      g.blob(
        at(`${x - 3 + shift},-46 ${x + 3 + shift},-46 ${x * 0.8 + shift},-27`),
        mix(s.c, '#2a1c18', 0.35),
        { noline: true },
      );
  },
  dragon(g, s) {
    for (const x of [-16, 0, 16]) {
      const top = -66 + Math.abs(x) * 0.5;
      g.poly(at(`${x - 9},-43 ${x},${top} ${x + 9},-43`), s.wings ?? s.c);
    }
  },
  monkey(g, s, shift) {
    g.push(shift, 0);
    g.blob(at('-40,-4 -34,-28 -12,-32 0,-22 12,-32 34,-28 40,-4 36,24 16,38 -16,38 -36,24'), s.b, {
      noline: true,
    });
    g.pop();
  },
  penguin(g, s, shift) {
    g.push(shift, 0);
    g.blob(at('-42,0 -38,-26 -16,-32 0,-16 16,-32 38,-26 42,0 32,28 0,40 -32,28'), s.b, { noline: true });
    g.pop();
  },
  plain() {},
  none() {},
};

/** Draws the mask on the face, and the snout. */
export function drawMuzzle(g: Pen, s: Species, turn: number): void {
  const shift = shiftOf({ turn, snout: s.snout });
  masks[s.mask](g, s, shift.eyes * 0.6);
  if (s.mask === 'none' || s.mask === 'monkey' || s.mask === 'penguin') return;
  const colour = s.mask === 'dragon' ? mix(s.c, '#ffffd0', 0.35) : s.b;
  const standsOut = Math.abs(turn) * s.snout > 0.45;
  if (s.mask === 'fox' && !standsOut) return;
  const breadth = s.eyesOnTop ? 36 : 27 + s.snout * Math.abs(turn) * 3;
  g.ell(shift.mouth * 0.86, 19 + shift.down, breadth, 18, colour, {
    noline: !standsOut,
    thin: true,
    clean: true,
  });
}

/** Draws nose and whiskers, at the tip of the snout. */
export function drawNose(g: Pen, s: Species, turn: number): void {
  const shift = shiftOf({ turn, snout: s.snout * 1.25 });
  g.push(shift.mouth, shift.down);
  if (s.eyesOnTop)
    for (const side of [-1, 1]) g.ell(side * 6, -4, 2, 2, mix(s.c, '#20301c', 0.5), { noline: true });
  else if (s.mask === 'none') g.line(at('-4,8 0,11 4,8'), mix(s.c, '#9a5a40', 0.6), 3);
  else if (s.mask === 'dragon')
    for (const side of [-1, 1]) g.ell(side * 9, 10, 3, 4, mix(s.c, '#2a1c18', 0.4), { noline: true });
  else if (s.noseShape) noses[s.noseShape](g, s);
  else g.blob(at('-10,4 0,1 10,4 0,15'), s.nose ?? '#33272a', { raw: s.nose === undefined });
  if (s.whiskers) drawWhiskers(g, s.darkEyes ? '#f6efe6' : '#5a5054', turn);
  g.pop();
}

type DrawNose = (g: Pen, s: Species) => void;

const noses: Record<NonNullable<Species['noseShape']>, DrawNose> = {
  disc(g, s) {
    g.ell(0, 8, 19, 13, s.nose ?? s.b, { clean: true });
    for (const side of [-1, 1])
      g.ell(side * 7, 8, 3, 4.5, mix(s.nose ?? s.b, '#4a2426', 0.5), { noline: true });
  },
  trunk(g, s) {
    g.limb(at('0,-2 6,54 44,62'), [30, 17], s.c, { clean: true });
    for (const y of [16, 28, 40])
      g.line(
        at(`${-10 + y / 6},${y} ${2 + y / 6},${y + 3} ${12 + y / 6},${y}`),
        mix(s.c, '#2a2430', 0.3),
        2.4,
      );
  },
  beak(g, s) {
    g.poly(at('-15,2 15,2 0,20'), s.nose ?? '#f0a33c');
  },
};

function drawWhiskers(g: Pen, colour: string, turn: number): void {
  for (const side of [-1, 1] as const) {
    const reach = side * turn > 0.3 ? 46 : 60;
    for (const droop of [-4, 4])
      g.line(at(`${side * 28},${16 + droop} ${side * reach},${12 + droop * 2.4}`), colour, 1.8, { op: 0.8 });
  }
}
