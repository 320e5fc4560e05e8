// Draws heads from the front, turned, or from behind. The origin is the head's middle.
import type { Character } from '../../../scene';
import { mix } from '../../drawing/colour';
import { at, type Pen } from '../../drawing/pen';
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
export function drawHead(g: Pen, s: Species, o: Character, { turn, back }: HeadView): void {
  drawHairBehind(g, s, o);
  if (s.crest) drawCrest(g, s.crest, true);
  drawEars(g, s, turn, back);
  if (s.wool) drawWool(g, s.wool);
  if (s.mane) drawMane(g, s.mane);
  if (s.cheeks) drawCheekFur(g, s.mask === 'fox' ? s.b : s.c);
  g.blob(skull, s.wool ? mix(s.c, '#c8a890', 0.3) : s.c, { clean: true });
  if (back) drawBackOfHead(g, s, o);
  else drawFront(g, s, o, turn);
  drawHangingEars(g, s, turn);
  if (s.crest) drawCrest(g, s.crest, false);
  if (s.horn) drawHorn(g, s.horn);
  if (o.hat) drawHat(g, o.hat, o.hatc);
}

function drawFront(g: Pen, s: Species, o: Character, turn: number): void {
  const human = s.mask === 'none';
  drawMuzzle(g, s, turn);
  if (human) drawHairBefore(g, s, o, turn);
  const frame = {
    eyeX: s.mask === 'badger' ? 24 : 22,
    eyeY: s.eyesOnTop ? -38 : human ? -1 : -7,
    mouthY: human ? 22 : s.eyesOnTop ? 12 : 19,
    light: s.darkEyes ?? false,
    turn,
    snout: s.snout,
    human,
    look: o.look ?? ([0, 0] as const),
  };
  drawFace(g, expressionOf(o), frame);
  if (o.glasses) drawGlasses(g, frame);
  drawNose(g, s, turn);
  if (s.wool) drawWoolTuft(g, s.wool);
}
