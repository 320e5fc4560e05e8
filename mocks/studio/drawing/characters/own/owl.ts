// Draws the owl: its wings are its arms, and it flies in place of jumping. Origin between the feet.
import type { Arm, Character } from '../../scene';
import { mix } from '../../pen/colour';
import { at, mirrored, type Pen } from '../../pen/pen';
import { armsOf, drawHeld } from '../body/limbs';
import { drawShadow } from '../body/trunk';
import { expressionOf } from '../head/face';
import { looksAway, opensBeak } from './own-face';

const spread = at('46,-132 96,-168 132,-160 126,-136 114,-130 112,-108 94,-104 82,-84 54,-76');
const folded = at('54,-126 77,-80 52,-34 42,-80');
const raised = at('50,-128 92,-182 112,-176 108,-132 78,-92 54,-84');
const wings: Record<Arm, typeof folded> = {
  down: folded,
  hip: folded,
  hold: at('54,-126 80,-84 40,-56 40,-86'),
  cheek: at('54,-126 88,-118 52,-140 42,-104'),
  wave: raised,
  up: raised,
  reach: spread,
  carry: at('54,-126 80,-84 40,-56 40,-86'),
  lift: raised,
  hug: spread,
  point: spread,
};

/** Draws the owl with its pose, its scarf and what it holds; from behind it has no face. */
export function drawOwl(pen: Pen, o: Character): void {
  const c = o.c ?? '#8b6b50';
  const flies = o.pose === 'jump' || o.pose === 'run';
  const dark = mix(c, '#2a1c18', 0.25);
  const rests = o.pose === 'sit' || o.pose === 'sleep';
  if (!flies) drawShadow(pen, rests ? 76 : 60);
  for (const side of [-1, 1]) pen.ell(side * 20, flies ? -8 : -2, 15, 8, '#e0a03c');
  if (rests) {
    pen.push(0, 4);
    drawOwlAtRest(pen, c, dark, o);
    pen.pop();
    return;
  }
  pen.blob(at('-58,-150 -66,-80 -50,-24 0,-6 50,-24 66,-80 58,-150 40,-178 0,-172 -40,-178'), c);
  for (const side of [-1, 1] as const)
    pen.blob(mirrored(side, at('28,-170 58,-208 61,-152')), c, { smooth: false });
  if (!looksAway(o)) drawOwlFront(pen, c, o);
  const [left, right] = armsOf(o);
  pen.blob(mirrored(-1, flies ? spread : wings[left]), dark);
  pen.blob(flies ? spread : wings[right], dark);
  if (o.scarf) pen.blob(at('-56,-104 0,-92 56,-104 56,-86 0,-74 -56,-86'), o.scarf);
  drawHeld(pen, o, [o.holdl ? -60 : 60, -50]);
}

/** How much lower the face of an owl is that sits fluffed up. */
const lowered = 46;

/** Draws an owl that sits on its feet, fluffed up and broad, its wings folded. */
function drawOwlAtRest(pen: Pen, c: string, dark: string, o: Character): void {
  pen.blob(at('-62,-104 -80,-58 -60,-14 0,-2 60,-14 80,-58 62,-104 42,-132 0,-126 -42,-132'), c);
  for (const side of [-1, 1] as const)
    pen.blob(mirrored(side, at('30,-124 58,-162 64,-106')), c, { smooth: false });
  pen.push(0, lowered);
  if (o.facing !== 'back') drawOwlFront(pen, c, o);
  pen.pop();
  for (const side of [-1, 1] as const) pen.blob(mirrored(side, at('66,-86 90,-50 62,-12 50,-48')), dark);
  if (o.scarf) pen.blob(at('-64,-62 0,-50 64,-62 66,-44 0,-32 -66,-44'), o.scarf);
  drawHeld(pen, o, [o.holdl ? -60 : 60, -30]);
}

function drawOwlFront(pen: Pen, c: string, o: Character): void {
  const rests = o.pose === 'sit' || o.pose === 'sleep';
  if (!rests) {
    pen.blob(at('-34,-96 -40,-56 0,-18 40,-56 34,-96'), '#f0e0c2', { noline: true });
    for (const [x, y] of at('-16,-72 0,-72 16,-72 -8,-54 8,-54 0,-38'))
      pen.line(at(`${x - 6},${y} ${x},${y + 6} ${x + 6},${y}`), mix(c, '#ffffff', 0.1), 3);
  }
  const sideways = { front: 0, back: 0, left: -8, right: 8 }[o.facing ?? 'front'];
  pen.push(sideways + (o.look?.[0] ?? 0) * 3, 0, 1, o.tilt ?? 0);
  for (const side of [-1, 1] as const) drawOwlEye(pen, c, side, o);
  drawBeak(pen, o);
  if (o.glasses) pen.line(at('-4,-136 4,-136'), '#4a3a34', 4);
  pen.pop();
}

function drawOwlEye(pen: Pen, c: string, side: -1 | 1, o: Character): void {
  const { eyes, brows } = expressionOf(o);
  const [dx, dy] = eyes === 'up' ? [0.5, -0.9] : (o.look ?? [0, 0]);
  pen.push(side * 25, -134);
  pen.ell(0, 0, 28, 28, '#fbf3dc', { clean: true });
  if (eyes === 'shut') pen.line(at('-13,2 0,10 13,2'), '#2b2226', 4);
  else if (eyes === 'smiling') pen.line(at('-13,4 0,-8 13,4'), '#2b2226', 4.4);
  else {
    const wide = eyes === 'wide' ? 1.2 : 1;
    pen.ell(dx * 5, dy * 5, 14 * wide, 15 * wide, '#e8a53c', { noline: true });
    pen.ell(dx * 8, dy * 8, 9, 10, '#2b2226', { noline: true, raw: true });
    pen.ell(dx * 8 + 3, dy * 8 - 5, 3, 3, '#ffffff', { noline: true, raw: true });
  }
  if (eyes === 'narrow') pen.blob(at('-28,-4 -20,-22 0,-29 20,-22 28,-4 0,-8'), c);
  if (brows === 'sad') pen.line(mirrored(side, at('-20,-30 22,-22')), '#2b2226', 4.5);
  if (brows === 'angry') pen.line(mirrored(side, at('-20,-16 22,-30')), '#2b2226', 5);
  pen.pop();
}

function drawBeak(pen: Pen, o: Character): void {
  const open = opensBeak(o);
  if (open) pen.poly(at('-7,-110 7,-110 0,-92'), '#8a3a3c');
  pen.poly(open ? at('-9,-124 9,-124 0,-106') : at('-9,-122 9,-122 0,-102'), '#e89a34');
}
