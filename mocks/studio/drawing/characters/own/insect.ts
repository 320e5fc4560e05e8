// Draws insects that face us: a butterfly, a bee and a ladybird. They fly in place of jumping. Origin between the feet.
import type { Character } from '../../scene';
import { mix } from '../../pen/colour';
import { at, mirrored, type Pen } from '../../pen/pen';
import { armsOf, drawHeld, pathOf } from '../body/limbs';
import { drawShadow } from '../body/trunk';
import { drawOwnFace, looksAway, turnOf } from './own-face';

type InsectKind = 'butterfly' | 'bee' | 'ladybird';

const dark = '#4a3c38';
const skins: Record<InsectKind, { readonly body: string; readonly head: string; readonly wing: string }> = {
  butterfly: { body: '#7a5a48', head: '#f0d2a8', wing: '#e88a5a' },
  bee: { body: '#f5c445', head: '#f7dc9a', wing: '#e8f4fa' },
  ladybird: { body: '#d9463c', head: '#5a4a46', wing: '#d9463c' },
};

/** Draws an insect of this kind: its wings, its pose, and what it wears and holds. */
export function drawInsect(pen: Pen, kind: InsectKind, o: Character): void {
  const { body, head, wing } = skins[kind];
  const flies = o.pose === 'jump' || o.pose === 'run';
  if (o.pose !== 'jump') drawShadow(pen, flies ? 36 : 54);
  pen.push(0, flies ? -26 : 0);
  drawWings(pen, kind, o.c ?? wing);
  for (const side of [-1, 1]) pen.line(at(`${side * 14},-24 ${side * 18},0 ${side * 30},2`), dark, 5);
  drawBody(pen, kind, kind === 'butterfly' ? body : (o.c ?? body));
  const [left, right] = armsOf(o);
  for (const [side, arm] of [
    [-1, left],
    [1, right],
  ] as const)
    pen.line(pathOf(arm, side, o), dark, 6);
  if (o.scarf) pen.blob(at('-40,-112 0,-102 40,-112 38,-96 0,-86 -38,-96'), o.scarf);
  const [hand = [0, 0]] = pathOf(o.holdl ? left : right, o.holdl ? -1 : 1, o).slice(2);
  drawHeld(pen, o, hand);
  for (const side of [-1, 1] as const) {
    pen.line(mirrored(side, at('16,-180 22,-210 40,-224')), dark, 4);
    pen.ell(side * 41, -226, 7, 7, dark);
  }
  drawInsectHead(pen, kind, head, o);
  pen.pop();
}

function drawWings(pen: Pen, kind: InsectKind, c: string): void {
  for (const side of [-1, 1] as const) {
    if (kind === 'butterfly') {
      pen.blob(mirrored(side, at('18,-96 50,-170 110,-196 144,-160 128,-104 76,-80')), c);
      pen.blob(mirrored(side, at('18,-84 84,-84 116,-50 92,-12 50,-18 24,-52')), mix(c, '#fbe0a0', 0.45));
      pen.ell(side * 100, -142, 17, 19, mix(c, '#fff6d8', 0.65), { noline: true });
    } else if (kind === 'bee') pen.ell(side * 64, -108, 46, 28, c, { op: 0.85, rot: side * -0.5 });
    else pen.blob(mirrored(side, at('20,-100 62,-108 84,-70 70,-30 36,-24')), c);
  }
}

function drawBody(pen: Pen, kind: InsectKind, c: string): void {
  pen.ell(0, -62, kind === 'butterfly' ? 26 : 44, 48, c);
  if (kind === 'bee')
    for (const y of [-84, -58, -34]) pen.line(at(`-40,${y} 0,${y + 6} 40,${y}`), dark, 11, { noink: true });
  if (kind !== 'ladybird') return;
  pen.line(at('0,-104 0,-16'), dark, 4);
  for (const [x, y] of at('-22,-78 22,-78 -24,-46 24,-46 -58,-70 58,-70'))
    pen.ell(x, y, 8, 9, dark, { noline: true });
}

function drawInsectHead(pen: Pen, kind: InsectKind, head: string, o: Character): void {
  pen.ell(0, -142, 50, 46, head, { clean: true });
  if (looksAway(o)) return;
  if (kind === 'ladybird') pen.ell(turnOf(o) * 6, -136, 40, 34, '#f0d2a8', { noline: true });
  pen.push(0, -142, 0.95, o.tilt ?? 0);
  drawOwnFace(pen, o, { human: true });
  pen.pop();
}
