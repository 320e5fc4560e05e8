// Draws hats and glasses, on a head whose middle is the origin.
import type { Character } from '../../scene';
import { at, type Pen, type Point } from '../../pen/pen';
import { parts } from '../parts';
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

/** Draws the hat, in its default colour unless another is given. */
export function drawHat(pen: Pen, hat: NonNullable<Character['hat']>, colour: string | undefined): void {
  parts.hats[hat](pen, colour === undefined ? {} : { c: colour });
}
