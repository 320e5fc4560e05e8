// Draws ears and horns of every kind, behind the head. The origin is the head's middle.
import { mix } from '../../drawing/colour';
import { at, mirrored, type Pen } from '../../drawing/pen';
import type { Ear, Species } from '../species';

type DrawEar = (pen: Pen, s: Species, side: -1 | 1, back: boolean) => void;

const pointed: DrawEar = (pen, s, side, back) => {
  pen.blob(mirrored(side, at('14,-34 24,-60 44,-80 53,-50 52,-14')), s.c, { smooth: false });
  if (!back)
    pen.blob(mirrored(side, at('26,-38 42,-66 46,-28')), s.eartip ? s.b : '#eab0a4', {
      noline: true,
      smooth: false,
    });
  if (s.eartip) pen.poly(mirrored(side, at('35,-71 44,-80 50,-60 43,-62')), s.eartip, { noline: true });
};

const hanging = at('32,-42 56,-38 68,-8 64,20 52,26 44,4 40,-16');

const ears: Record<Ear, DrawEar> = {
  pointed,
  tufted(pen, s, side, back) {
    pointed(pen, s, side, back);
    for (const lean of [-4, 0, 4])
      pen.line(mirrored(side, at(`44,-76 ${49 + lean},-98`)), mix(s.c, '#2a1c18', 0.35), 3.5);
  },
  round(pen, s, side, back) {
    pen.ell(side * 41, -36, 19, 19, s.c);
    if (!back) pen.ell(side * 41, -35, 10, 10, s.b, { noline: true });
  },
  big(pen, s, side, back) {
    pen.ell(side * 50, -38, 32, 32, s.c);
    if (!back) pen.ell(side * 50, -36, 21, 21, '#eeb7b4', { noline: true });
  },
  small(pen, s, side) {
    pen.ell(side * 40, -28, 12, 12, s.c);
  },
  long(pen, s, side, back) {
    pen.ell(side * 23, -84, 15, 50, s.c, { rot: side * 0.16 });
    if (!back) pen.ell(side * 23, -82, 7.5, 36, '#f0b9b6', { noline: true, rot: side * 0.16 });
  },
  horn(pen, s, side) {
    pen.blob(mirrored(side, at('18,-36 28,-70 42,-76 38,-30')), mix('#f3e3b0', s.c, 0.1));
  },
  side(pen, s, side) {
    pen.ell(side * 54, -8, 22, 11, mix(s.c, '#c8a890', 0.35), { rot: side * 0.45 });
  },
  human(pen, s, side) {
    pen.ell(side * 53, 2, 10, 13, s.c);
  },
  hanging(pen, s, side) {
    pen.blob(mirrored(side, hanging), mix(s.c, '#2a1c18', 0.25));
  },
  flap(pen, s, side, back) {
    pen.blob(mirrored(side, at('34,-40 66,-62 93,-44 98,0 82,36 56,33 44,8')), s.c);
    if (!back)
      pen.blob(mirrored(side, at('48,-34 68,-48 84,-35 87,0 74,23 58,19')), mix(s.c, '#e8a8a8', 0.45), {
        noline: true,
      });
  },
  horned(pen, s, side) {
    pen.blob(mirrored(side, at('20,-40 28,-62 46,-78 44,-50 36,-34')), '#f3e8cc');
    ears.side(pen, s, side, false);
  },
  wide(pen, s, side, back) {
    pen.ell(side * 58, -4, 20, 22, s.c);
    if (!back) pen.ell(side * 59, -3, 12, 14, s.b, { noline: true });
  },
  antlers(pen, s, side) {
    const bone = '#d9c19a';
    pen.limb(mirrored(side, at('20,-38 58,-62 46,-108')), [11, 7], bone);
    pen.limb(mirrored(side, at('41,-66 62,-72 70,-92')), [8, 5], bone);
    pen.limb(mirrored(side, at('34,-54 30,-74 24,-84')), [8, 5], bone);
    ears.side(pen, s, side, false);
  },
  upright(pen, s, side, back) {
    pen.blob(mirrored(side, at('16,-38 20,-66 33,-84 42,-64 42,-34')), s.c);
    if (!back)
      pen.blob(mirrored(side, at('24,-42 27,-62 33,-72 37,-58 36,-40')), mix(s.c, '#e8b0a4', 0.6), {
        noline: true,
      });
  },
  ossicones(pen, s, side) {
    pen.limb(mirrored(side, at('18,-38 20,-58 23,-76')), [11, 9], s.c);
    pen.ell(side * 23, -78, 9, 8, mix(s.c, '#4a2f1c', 0.55));
    ears.side(pen, s, side, false);
  },
  none(pen, s, side) {
    if (s.eyesOnTop) pen.ell(side * 22, -38, 20, 18, s.c);
  },
};

/** Draws both ears; on a turned head the far one is partly hidden by the skull. */
export function drawEars(pen: Pen, s: Species, turn: number, back: boolean): void {
  for (const side of [-1, 1] as const) {
    const far = side * turn > 0;
    // Eyes on top of the head move with the face, ears in the opposite direction.
    pen.push(s.eyesOnTop ? turn * 13 : -turn * (far ? 12 : 5), 0);
    ears[s.ear](pen, s, side, back);
    pen.pop();
  }
}

/** Draws a dog's ears over the cheeks; the far one of a turned head stays behind it. */
export function drawHangingEars(pen: Pen, s: Species, turn: number): void {
  if (s.ear !== 'hanging') return;
  for (const side of [-1, 1] as const) {
    if (side * turn > 0.3) continue;
    pen.push(turn * 6, 0);
    ears.hanging(pen, s, side, false);
    pen.pop();
  }
}
