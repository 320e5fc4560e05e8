// Draws a spider that faces us: a round body on eight legs, two of them its arms. Origin between the feet.
import type { Character } from '../../../scene';
import { mix } from '../../drawing/colour';
import { at, mirrored, type Pen } from '../../drawing/pen';
import { armsOf, drawHeld } from '../body/limbs';
import { drawShadow } from '../body/trunk';
import { drawOwnFace, looksAway, turnOf } from './own-face';

/** The legs behind, of one side; the foremost is the arm. */
const legs = ['34,-78 92,-150 122,-4', '36,-68 78,-110 90,0', '30,-56 56,-74 60,2'];
const lowered = '38,-88 104,-178 146,-10';
const lifted = '38,-92 96,-120 128,-196';

/** Draws the spider; a jumper hangs on its thread. */
export function drawSpider(pen: Pen, o: Character): void {
  const c = o.c ?? '#6a5a76';
  const dark = mix(c, '#2a1c2c', 0.35);
  const hangs = o.pose === 'jump';
  const rests = o.pose === 'sit' || o.pose === 'sleep';
  drawShadow(pen, hangs ? 44 : 92);
  if (hangs) pen.line(at('0,-200 0,-330'), '#f4f0f6', 3);
  pen.push(0, hangs ? -44 : rests ? 10 : 0);
  const arms = armsOf(o);
  for (const side of [-1, 1] as const) {
    for (const path of legs) pen.limb(mirrored(side, at(path)), [11, 7], dark);
    const arm = arms[side === -1 ? 0 : 1];
    const rest = ['down', 'hip', 'hold', 'carry'].includes(arm);
    pen.limb(mirrored(side, at(rest ? lowered : lifted)), [12, 7], dark);
  }
  pen.ell(0, -84, 66, 62, c, { clean: true });
  const away = looksAway(o);
  if (away)
    for (const y of [-112, -90, -68])
      pen.line(at(`-20,${y} 0,${y + 9} 20,${y}`), mix(c, '#ffffff', 0.35), 6, { noink: true });
  if (o.scarf) pen.blob(at('-62,-64 0,-46 62,-64 56,-44 0,-26 -56,-44'), o.scarf);
  if (!away) drawSpiderFace(pen, c, o);
  drawHeld(pen, o, [o.holdl ? -84 : 84, -60]);
  pen.pop();
}

function drawSpiderFace(pen: Pen, c: string, o: Character): void {
  const turn = turnOf(o);
  pen.push(0, -90, 1, o.tilt ?? 0);
  // Two pairs of eyes: the small ones above are only spots.
  for (const x of [-13, 13]) pen.ell(x + turn * 13, -42, 6, 6, '#fffdf6', { thin: true });
  pen.ell(turn * 8, 4, 46, 38, mix(c, '#ffffff', 0.5), { noline: true, clean: true });
  drawOwnFace(pen, o, { human: true });
  pen.pop();
}
