// Draws birds that face us: a songbird, a raven, a hen and a chick. Their wings are their arms, and they fly in place of jumping.
// Origin between the feet.
import type { Arm, Character } from '../../scene';
import { mix } from '../../pen/colour';
import { at, mirrored, type Pen } from '../../pen/pen';
import { armsOf, drawHeld } from '../body/limbs';
import { drawShadow } from '../body/trunk';
import { drawOwnFace, looksAway, opensBeak, turnOf } from './own-face';

type BirdKind = 'bird' | 'raven' | 'hen' | 'chick';

interface Plumage {
  readonly c: string;
  readonly belly: string;
  /** The feathers or skin on the head. */
  readonly crown: 'tuft' | 'comb';
  /** The beak's colour and its length, where they are not the usual ones. */
  readonly beak?: { readonly c: string; readonly size: number };
  /** Dark around the eyes: the lines there are light. */
  readonly light?: boolean;
}

const plumages: Record<BirdKind, Plumage> = {
  bird: { c: '#6a9fd0', belly: '#f8ecd4', crown: 'tuft' },
  raven: { c: '#45424e', belly: '#5c5866', crown: 'tuft', beak: { c: '#8a8494', size: 1.3 }, light: true },
  hen: { c: '#f3ece0', belly: '#fbf8f0', crown: 'comb' },
  chick: { c: '#f5cf58', belly: '#fae39a', crown: 'tuft' },
};

const folded = at('56,-104 82,-66 62,-28 44,-62');
const raised = at('52,-104 104,-158 122,-146 112,-104 84,-68 56,-62');
const wings: Record<Arm, typeof folded> = {
  down: folded,
  hip: folded,
  hold: folded,
  cheek: at('54,-104 88,-110 60,-138 44,-92'),
  wave: raised,
  up: raised,
  reach: at('52,-100 112,-112 120,-92 92,-70 56,-62'),
  carry: folded,
  lift: raised,
  hug: at('52,-106 108,-118 126,-92 98,-66 56,-62'),
  point: at('52,-100 112,-112 120,-92 92,-70 56,-62'),
};
const orange = '#e8943a';

/** Draws a bird of this kind: its plumage, its pose, and what it wears and holds. */
export function drawBird(pen: Pen, kind: BirdKind, o: Character): void {
  const { c: own, belly, crown, beak } = plumages[kind];
  const c = o.c ?? own;
  const flies = o.pose === 'jump' || o.pose === 'run';
  const rests = o.pose === 'sit' || o.pose === 'sleep';
  if (!flies) drawShadow(pen, 58);
  if (!rests)
    for (const side of [-1, 1])
      pen.line(at(`${side * 18},-22 ${side * 20},0 ${side * 34},2`), beak?.c ?? orange, 6);
  pen.push(0, flies ? -14 : rests ? 16 : 0);
  drawCrown(pen, crown, c);
  pen.blob(
    at('-50,-150 -66,-96 -64,-50 -36,-20 0,-14 36,-20 64,-50 66,-96 50,-150 26,-176 0,-182 -26,-176'),
    c,
  );
  const away = looksAway(o);
  if (!away) pen.ell(0, -56, 40, 36, belly, { noline: true });
  const [left, right] = armsOf(o);
  const dark = mix(c, '#2a1c18', 0.18);
  pen.blob(mirrored(-1, flies ? raised : wings[left]), dark);
  pen.blob(flies ? raised : wings[right], dark);
  if (o.scarf) pen.blob(at('-62,-104 0,-92 62,-104 60,-86 0,-74 -60,-86'), o.scarf);
  if (!away) drawBirdFace(pen, kind, o);
  drawHeld(pen, o, [o.holdl ? -66 : 66, -46]);
  pen.pop();
}

function drawCrown(pen: Pen, crown: Plumage['crown'], c: string): void {
  if (crown === 'comb') for (const [x, y] of at('-18,-180 0,-190 18,-182')) pen.ell(x, y, 13, 15, '#d9463c');
  else pen.blob(at('-8,-172 -18,-204 2,-196 12,-212 14,-174'), c);
}

/** The face above, with the beak over its mouth: a beak is open when the mouth is. */
function drawBirdFace(pen: Pen, kind: BirdKind, o: Character): void {
  const { light = false, beak = { c: orange, size: 1 } } = plumages[kind];
  pen.push(0, -128, 0.95, o.tilt ?? 0);
  drawOwnFace(pen, o, { eyeX: 22, eyeY: -8, mouthY: 14, light });
  pen.push(turnOf(o) * 14, 0, beak.size);
  const open = opensBeak(o);
  if (open) pen.poly(at('-12,14 12,14 0,32'), mix(beak.c, '#8a2f28', 0.4));
  pen.poly(at(open ? '-15,14 0,0 15,14' : '-16,8 0,0 16,8 0,26'), beak.c);
  if (kind === 'hen') pen.ell(0, open ? 38 : 32, 8, 11, '#d9463c');
  pen.pop().pop();
}
