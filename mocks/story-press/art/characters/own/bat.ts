// Draws a bat that faces us: its wings are its arms, and it flies in place of jumping. Origin between the feet.
import type { Character } from '../../../scene';
import { mix } from '../../drawing/colour';
import { at, mirrored, type Pen } from '../../drawing/pen';
import { armsOf, drawHeld } from '../body/limbs';
import { drawShadow } from '../body/trunk';
import { drawOwnFace, looksAway, turnOf } from './own-face';

const spread = at('30,-104 92,-166 150,-150 158,-84 132,-104 112,-72 88,-96 66,-62 32,-58');
const folded = at('34,-104 70,-112 84,-66 66,-22 56,-40 44,-24 34,-44');

/** Draws the bat with its pose, its wings, and what it holds. */
export function drawBat(pen: Pen, o: Character): void {
  const c = o.c ?? '#7a6a80';
  const dark = mix(c, '#2a1c2c', 0.3);
  const flies = o.pose === 'jump' || o.pose === 'run';
  const rests = o.pose === 'sit' || o.pose === 'sleep';
  if (o.pose !== 'jump') drawShadow(pen, flies ? 44 : 60);
  pen.push(0, flies ? -34 : rests ? 8 : 0);
  const [left, right] = armsOf(o);
  for (const [side, arm] of [
    [-1, left],
    [1, right],
  ] as const) {
    const isSpread = flies || !['down', 'hip', 'hold', 'carry', 'cheek'].includes(arm);
    pen.blob(mirrored(side, isSpread ? spread : folded), dark, { smooth: isSpread });
    pen.ell(side * 16, -6, 13, 8, dark);
  }
  pen.blob(at('-30,-112 -40,-66 -30,-22 0,-10 30,-22 40,-66 30,-112'), c);
  const away = looksAway(o);
  if (!away) pen.ell(0, -52, 24, 30, mix(c, '#fff0e4', 0.45), { noline: true });
  if (o.scarf) pen.blob(at('-42,-108 0,-96 42,-108 42,-90 0,-78 -42,-90'), o.scarf);
  drawBatHead(pen, c, o, away);
  drawHeld(pen, o, [o.holdl ? -56 : 56, -46]);
  pen.pop();
}

function drawBatHead(pen: Pen, c: string, o: Character, away: boolean): void {
  pen.push(0, -142, 0.95, o.tilt ?? 0);
  for (const side of [-1, 1] as const) {
    pen.blob(mirrored(side, at('10,-32 30,-84 62,-92 62,-50 46,-10')), c, { smooth: false });
    if (!away)
      pen.poly(mirrored(side, at('26,-38 38,-72 54,-78 52,-46 44,-24')), '#e2b0b4', { noline: true });
  }
  pen.ell(0, 0, 52, 46, c, { clean: true });
  if (!away) {
    pen.ell(0, 8, 40, 30, mix(c, '#fff0e4', 0.45), { noline: true, clean: true });
    drawOwnFace(pen, o, { mouthY: 20 });
    pen.ell(turnOf(o) * 13, 12, 7, 5, '#4a3440', { noline: true });
  }
  pen.pop();
}
