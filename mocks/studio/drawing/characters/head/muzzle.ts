// Draws masks, snouts and noses. The origin is the head's middle; the snout of a turned head protrudes.
import { mix } from '../../pen/colour';
import { at, mirrored, type Pen } from '../../pen/pen';
import { parts } from '../parts';
import type { Mask, Species } from '../species';
import { shiftOf } from './face';

/** `shift`: how far the middle of the face has moved to the side. */
type DrawMask = (pen: Pen, s: Species, shift: number) => void;

const masks: Record<Mask, DrawMask> = {
  fox(pen, s, shift) {
    const brow = `${-17 + shift},-6 ${shift},8 ${17 + shift},-6 ${Math.min(48, 36 + shift)},2`;
    pen.blob(at(`-53,6 ${Math.max(-48, -36 + shift)},2 ${brow} 53,6 40,30 0,43 -40,30`), s.b, {
      noline: true,
    });
  },
  badger(pen, s, shift) {
    pen.push(shift, 0);
    pen.blob(at('-10,-48 10,-48 14,0 0,14 -14,0'), s.b, { noline: true });
    pen.pop();
    for (const side of [-1, 1] as const)
      pen.blob(mirrored(side, at('34,-38 52,-12 51,12 38,31 44,0')), s.b, { noline: true });
  },
  cat(pen, s, shift) {
    for (const x of [-13, 0, 13])
      pen.blob(
        at(`${x - 3 + shift},-46 ${x + 3 + shift},-46 ${x * 0.8 + shift},-27`),
        mix(s.c, '#2a1c18', 0.35),
        { noline: true },
      );
  },
  dragon(pen, s) {
    for (const x of [-16, 0, 16]) {
      const top = -66 + Math.abs(x) * 0.5;
      pen.poly(at(`${x - 9},-43 ${x},${top} ${x + 9},-43`), s.wings ?? s.c);
    }
  },
  monkey(pen, s, shift) {
    pen.push(shift, 0);
    pen.blob(at('-40,-4 -34,-28 -12,-32 0,-22 12,-32 34,-28 40,-4 36,24 16,38 -16,38 -36,24'), s.b, {
      noline: true,
    });
    pen.pop();
  },
  penguin(pen, s, shift) {
    pen.push(shift, 0);
    pen.blob(at('-42,0 -38,-26 -16,-32 0,-16 16,-32 38,-26 42,0 32,28 0,40 -32,28'), s.b, { noline: true });
    pen.pop();
  },
  zebra(pen, s, shift) {
    const dark = s.stripes ?? s.c;
    for (const x of [-12, 0, 12])
      pen.blob(at(`${x - 4 + shift},-46 ${x + 4 + shift},-46 ${x * 0.7 + shift},-24`), dark, {
        noline: true,
      });
    for (const side of [-1, 1] as const)
      for (const y of [-16, 2])
        pen.blob(mirrored(side, at(`53,${y - 5} 51,${y + 5} 36,${y + 3}`)), dark, { noline: true });
  },
  broad() {},
  plain() {},
  none() {},
};

/** Draws the mask on the face, and the snout. */
export function drawMuzzle(pen: Pen, s: Species, turn: number): void {
  const shift = shiftOf({ turn, snout: s.snout });
  masks[s.mask](pen, s, shift.eyes * 0.6);
  if (s.mask === 'none' || s.mask === 'monkey' || s.mask === 'penguin') return;
  const colour = s.mask === 'dragon' ? mix(s.c, '#ffffd0', 0.35) : s.b;
  const standsOut = Math.abs(turn) * s.snout > 0.45;
  if (s.mask === 'fox' && !standsOut) return;
  if (s.mask === 'broad') {
    drawBroadMuzzle(pen, s, shift);
    return;
  }
  if (s.longFace) {
    pen.ell(shift.mouth * 0.86, 26 + shift.down, 35 + Math.abs(turn) * 2, 27, colour, {
      thin: true,
      clean: true,
    });
    return;
  }
  const breadth = s.eyesOnTop ? 36 : 27 + s.snout * Math.abs(turn) * 3;
  pen.ell(shift.mouth * 0.86, 19 + shift.down, breadth, 18, colour, {
    noline: !standsOut,
    thin: true,
    clean: true,
  });
}

/** Draws the jaws of a hippo or a crocodile, broader than its face; teeth stand at the corners of the mouth. */
function drawBroadMuzzle(
  pen: Pen,
  s: Species,
  shift: { readonly mouth: number; readonly down: number },
): void {
  pen.push(shift.mouth * 0.8, shift.down);
  pen.blob(at('-44,2 -28,-8 0,-3 28,-8 44,2 54,24 40,44 0,51 -40,44 -54,24'), mix(s.c, s.b, 0.62), {
    clean: true,
    thin: true,
  });
  for (const side of [-1, 1] as const)
    pen.poly(mirrored(side, at('18,27 28,25 24,37')), '#fffaf0', { thin: true });
  pen.pop();
}

/** Draws nose and whiskers, at the tip of the snout. */
export function drawNose(pen: Pen, s: Species, turn: number): void {
  const shift = shiftOf({ turn, snout: s.snout * 1.25 });
  pen.push(shift.mouth, shift.down);
  if (s.mask === 'broad')
    for (const side of [-1, 1])
      pen.ell(side * 17 - shift.mouth * 0.2, 6, 4, 5, mix(s.c, '#2a1c28', 0.5), { noline: true });
  else if (s.eyesOnTop)
    for (const side of [-1, 1]) pen.ell(side * 6, -4, 2, 2, mix(s.c, '#20301c', 0.5), { noline: true });
  else if (s.mask === 'none') pen.line(at('-4,8 0,11 4,8'), mix(s.c, '#9a5a40', 0.6), 3);
  else if (s.mask === 'dragon')
    for (const side of [-1, 1]) pen.ell(side * 9, 10, 3, 4, mix(s.c, '#2a1c18', 0.4), { noline: true });
  else if (s.noseShape) parts.noses[s.noseShape](pen, s);
  else pen.blob(at('-10,4 0,1 10,4 0,15'), s.nose ?? '#33272a', { raw: s.nose === undefined });
  if (s.whiskers) drawWhiskers(pen, s.darkEyes ? '#f6efe6' : '#5a5054', turn);
  pen.pop();
}

function drawWhiskers(pen: Pen, colour: string, turn: number): void {
  for (const side of [-1, 1] as const) {
    const reach = side * turn > 0.3 ? 46 : 60;
    for (const droop of [-4, 4])
      pen.line(at(`${side * 28},${16 + droop} ${side * reach},${12 + droop * 2.4}`), colour, 1.8, {
        op: 0.8,
      });
  }
}
