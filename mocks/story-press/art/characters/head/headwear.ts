// Draws hats and glasses, on a head whose middle is the origin.
import type { Character } from '../../../scene';
import { mix } from '../../drawing/colour';
import { at, type Pen, type Point } from '../../drawing/pen';
import { shiftOf, type FaceFrame } from './face';

const wire = '#4a3a34';

/** Draws round glasses before the eyes. */
export function drawGlasses(pen: Pen, { eyeX, eyeY, turn, snout }: FaceFrame): void {
  pen.push(shiftOf({ turn, snout }).eyes, eyeY);
  for (const side of [-1, 1]) {
    pen.ell(side * eyeX, 0, 18, 18, '#ffffff', { op: 0.16 });
    const rim = Array.from({ length: 19 }, (_, i): Point => {
      const turned = (i / 18) * 2 * Math.PI;
      return [side * eyeX + Math.cos(turned) * 18, Math.sin(turned) * 18];
    });
    pen.line(rim, wire, 3);
  }
  pen.line(at('-5,-2 0,-4 5,-2'), wire, 3);
  pen.pop();
}

type Hat = NonNullable<Character['hat']>;

const hats: Record<Hat, (pen: Pen, colour: string | undefined) => void> = {
  santa(pen, colour = '#cf4038') {
    pen.blob(at('-46,-34 -30,-78 6,-106 58,-92 66,-66 40,-74 46,-34'), colour);
    pen.blob(at('-56,-24 -52,-43 0,-52 52,-43 56,-24 0,-34'), '#fbf8f2');
    pen.ell(66, -62, 14, 14, '#fbf8f2');
  },
  beanie(pen, colour = '#4f83b0') {
    pen.blob(at('-48,-30 -39,-66 0,-82 39,-66 48,-30'), colour);
    pen.blob(at('-54,-22 -52,-40 0,-48 52,-40 54,-22 0,-30'), mix(colour, '#ffffff', 0.35));
    pen.ell(0, -86, 13, 13, mix(colour, '#ffffff', 0.55));
  },
  captain(pen, colour = '#2f4a6e') {
    pen.blob(at('-48,-36 -54,-62 0,-78 54,-62 48,-36'), '#f6f2e8');
    pen.blob(at('-52,-26 -50,-44 0,-50 50,-44 52,-26 0,-34'), colour);
    pen.ell(0, -56, 8, 8, '#f0c24e');
  },
  witch(pen, colour = '#3c3550') {
    pen.poly(at('-40,-40 -6,-124 22,-116 40,-40'), colour);
    pen.ell(0, -38, 74, 13, colour);
    pen.rect(-37, -56, 74, 11, '#c9944a');
  },
  crown(pen, colour = '#f4c64e') {
    pen.poly(at('-34,-40 -40,-76 -18,-58 0,-82 18,-58 40,-76 34,-40'), colour);
  },
  pirate(pen, colour = '#3a3440') {
    pen.blob(at('-66,-34 -40,-62 -14,-88 14,-88 40,-62 66,-34 30,-42 0,-38 -30,-42'), colour);
    pen.ell(0, -62, 10, 9, '#f6f2e8', { noline: true });
    for (const side of [-1, 1]) pen.line(at(`${side * 12},-52 ${side * -12},-46`), '#f6f2e8', 4);
  },
  helmet(pen, colour = '#a8b0ba') {
    pen.blob(at('-57,2 -56,-30 -34,-60 0,-68 34,-60 56,-30 57,2 44,0 42,-26 0,-36 -42,-26 -44,0'), colour);
    pen.line(at('0,-66 0,-38'), mix(colour, '#2a3038', 0.35), 5);
    pen.blob(at('0,-64 -16,-96 14,-110 34,-92 12,-92'), '#d3503f');
  },
  fire(pen, colour = '#d0402f') {
    pen.blob(at('-52,-22 -48,-54 -24,-78 0,-84 24,-78 48,-54 52,-22 0,-34'), colour);
    pen.blob(at('-68,-14 -56,-32 0,-42 56,-32 68,-14 52,-20 0,-30 -52,-20'), mix(colour, '#2a1c20', 0.22));
    pen.blob(at('-15,-44 -13,-68 0,-76 13,-68 15,-44 0,-36'), '#f0cf5a');
  },
  hardhat(pen, colour = '#f2c23a') {
    pen.blob(at('-50,-26 -46,-56 -24,-74 0,-78 24,-74 46,-56 50,-26 0,-34'), colour);
    pen.blob(at('-62,-20 -52,-32 0,-42 52,-32 62,-20 0,-30'), mix(colour, '#ffffff', 0.25));
    pen.blob(at('-9,-38 -9,-74 0,-82 9,-74 9,-38 0,-40'), mix(colour, '#ffffff', 0.4), { thin: true });
  },
  space(pen, colour = '#dfe4ec') {
    pen.ell(0, -4, 76, 72, '#cfe6f4', { op: 0.22, clean: true });
    const rim = Array.from({ length: 33 }, (_, i): Point => {
      const turned = (i / 32) * 2 * Math.PI;
      return [Math.cos(turned) * 76, -4 + Math.sin(turned) * 72];
    });
    pen.line(rim, mix(colour, '#5a6a80', 0.2), 9, { noink: true });
    pen.line(at('-52,-40 -40,-54 -22,-64'), '#ffffff', 6, { noink: true, op: 0.8 });
    pen.blob(at('-50,54 0,62 50,54 54,70 0,80 -54,70'), colour);
  },
  baker(pen, colour = '#fdfbf4') {
    pen.blob(at('-44,-62 -66,-92 -44,-122 -10,-116 14,-130 48,-118 64,-90 44,-62 0,-70'), colour);
    pen.blob(at('-46,-30 -45,-64 0,-72 45,-64 46,-30 0,-40'), mix(colour, '#c8c0b0', 0.2));
  },
  peaked(pen, colour = '#2f4a6e') {
    pen.blob(at('-50,-34 -58,-60 -30,-76 0,-80 30,-76 58,-60 50,-34 0,-44'), colour);
    pen.blob(at('-48,-30 -46,-42 0,-50 46,-42 48,-30 0,-38'), '#e2b54a', { thin: true });
    pen.blob(at('-46,-28 0,-38 46,-28 34,-16 0,-22 -34,-16'), '#2a2a34');
  },
  cap(pen, colour = '#d0503f') {
    pen.blob(at('-51,-22 -46,-54 -22,-72 0,-76 22,-72 46,-54 51,-22 0,-34'), colour);
    pen.blob(at('-40,-28 0,-40 40,-28 54,-14 0,-24 -54,-14'), mix(colour, '#2a1c20', 0.2));
    pen.ell(0, -76, 6, 5, mix(colour, '#ffffff', 0.3));
  },
  flower(pen, colour = '#f2a0b4') {
    for (let i = 0; i < 5; i += 1)
      pen.ell(34 + Math.cos(i * 1.257) * 10, -40 + Math.sin(i * 1.257) * 10, 8, 8, colour);
    pen.ell(34, -40, 6, 6, '#f4c64e', { noline: true });
  },
};

/** Draws the hat, in its default colour unless another is given. */
export function drawHat(pen: Pen, hat: Hat, colour: string | undefined): void {
  hats[hat](pen, colour);
}
