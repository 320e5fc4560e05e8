// Draws heads from the front, turned, or from behind. The origin is the head's middle.
import type { Character } from '../../scene';
import { mix } from '../../pen/colour';
import { at, type Pen } from '../../pen/pen';
import type { Species } from '../species';
import { drawEars, drawHangingEars } from './ears';
import { drawFace, expressionOf } from './face';
import {
  drawBackOfHead,
  drawCheekFur,
  drawCrest,
  drawHairBefore,
  drawHairBehind,
  drawHorn,
  drawMane,
  drawWool,
  drawWoolTuft,
} from './hair';
import { drawGlasses, drawHat } from './headwear';
import { drawMuzzle, drawNose } from './muzzle';

const skull = at(
  '-55,4 -53,-16 -44,-33 -27,-45 0,-50 27,-45 44,-33 53,-16 55,4 49,22 35,36 0,44 -35,36 -49,22',
);

export interface HeadView {
  /** -1 to 1: turned to the left or right of the picture. */
  readonly turn: number;
  readonly back: boolean;
}

/** Draws a head with ears, face and hat. */
export function drawHead(pen: Pen, s: Species, o: Character, { turn, back }: HeadView): void {
  drawHairBehind(pen, s, o);
  if (s.crest) {
    // A mane hangs on the side from which the head has turned.
    pen.push(0, 0, 1, 0, turn > 0.3);
    drawCrest(pen, s.crest, true);
    pen.pop();
  }
  drawEars(pen, s, turn, back);
  if (s.wool) drawWool(pen, s.wool);
  if (s.mane) drawMane(pen, s.mane);
  if (s.cheeks) drawCheekFur(pen, s.mask === 'fox' ? s.b : s.c);
  pen.blob(skull, s.wool ? mix(s.c, '#c8a890', 0.3) : s.c, { clean: true });
  if (back) drawBackOfHead(pen, s, o);
  else drawFront(pen, s, o, turn);
  drawHangingEars(pen, s, turn);
  if (s.crest) drawCrest(pen, s.crest, false);
  if (s.horn) drawHorn(pen, s.horn);
  if (o.hat) drawHat(pen, o.hat, o.hatc);
}

function drawFront(pen: Pen, s: Species, o: Character, turn: number): void {
  const human = s.mask === 'none';
  drawMuzzle(pen, s, turn);
  if (human) drawHairBefore(pen, s, o, turn);
  const frame = {
    eyeX: s.mask === 'badger' ? 24 : 22,
    eyeY: s.eyesOnTop ? -38 : human ? -1 : s.mask === 'broad' ? -17 : -7,
    mouthY: s.longFace ? 29 : s.mask === 'broad' ? 25 : human ? 22 : s.eyesOnTop ? 12 : 19,
    light: s.darkEyes ?? false,
    turn,
    snout: s.snout,
    human,
    look: o.look ?? ([0, 0] as const),
  };
  drawFace(pen, expressionOf(o), frame);
  if (o.glasses) drawGlasses(pen, frame);
  drawNose(pen, s, turn);
  if (s.wool) drawWoolTuft(pen, s.wool);
}
