// Draws the trunk, its clothes, and what grows from it: tails, wings, spikes.
import type { Character } from '../../scene';
import { mix } from '../../pen/colour';
import { at, mirrored, type Pen } from '../../pen/pen';
import { drawSpikes } from '../head/hair';
import { parts } from '../parts';
import type { Species } from '../species';
import { drawCoat } from './coat';

const trunk = at('-26,-112 -37,-84 -42,-48 -31,-22 0,-16 31,-22 42,-48 37,-84 26,-112 0,-122');
const woolly = at(
  '-26,-112 -40,-104 -38,-92 -48,-84 -42,-70 -52,-60 -44,-46 -48,-32 -34,-28 -26,-16 -12,-22 0,-14 12,-22 26,-16 34,-28 48,-32 44,-46 52,-60 42,-70 48,-84 38,-92 40,-104 26,-112 0,-122',
);
const bellies = {
  front: at('-17,-100 -26,-62 -18,-32 0,-26 18,-32 26,-62 17,-100'),
  side: at('10,-104 24,-96 36,-66 33,-38 18,-24 8,-40 4,-70'),
};
const skirts = {
  front: at('-30,-94 -58,-30 -40,-21 0,-17 40,-21 58,-30 30,-94'),
  side: at('-26,-94 -52,-28 -36,-18 6,-15 46,-24 56,-34 30,-94'),
};

/** From the front, half from the side, or from behind. */
export type TrunkView = 'front' | 'side' | 'back';

/** Draws the trunk of an upright body, bare or with its clothes. */
export function drawTrunk(pen: Pen, s: Species, o: Character, view: TrunkView): void {
  const bare = s.wool ?? s.c;
  pen.blob(s.wool && !o.wear ? woolly : trunk, o.wear ?? bare);
  if (o.wear && o.dress) pen.blob(skirts[view === 'side' ? 'side' : 'front'], o.wear);
  if (!o.wear && !s.wool && view !== 'back') pen.blob(bellies[view], s.b, { noline: true });
  if (o.wear) drawPattern(pen, o, o.wear, view);
  else drawCoat(pen, s, view);
  if (o.pendant && view !== 'back') drawPendant(pen, o.pendant, view === 'side' ? 12 : 0);
}

function drawPendant(pen: Pen, kind: NonNullable<Character['pendant']>, x: number): void {
  pen.push(x, 0);
  if (kind === 'stethoscope') {
    pen.line(at('-24,-108 -16,-82 0,-74 16,-82 24,-108'), '#3f4a5a', 5, { noink: true });
    pen.line(at('0,-74 2,-64 8,-56'), '#3f4a5a', 5, { noink: true });
    pen.ell(9, -52, 8, 8, '#b4bec8');
  } else {
    pen.line(at('-24,-108 0,-80 24,-108'), '#f2c84a', 4, { noink: true });
    pen.ell(2, -74, 9, 7, '#d8dce2');
  }
  pen.pop();
}

function drawPattern(pen: Pen, o: Character, wear: string, view: TrunkView): void {
  if (o.stripe) for (const y of [-88, -66, -44]) drawStripe(pen, y, o.stripe);
  else if (view !== 'back')
    for (const y of [-86, -64])
      pen.ell(view === 'side' ? 17 : 0, y, 4, 4, mix(wear, '#fff4d8', 0.75), { noline: true });
}

function drawStripe(pen: Pen, y: number, colour: string): void {
  const breadth = 36 + (y + 88) * 0.06;
  pen.line(at(`${-breadth},${y} 0,${y + 7} ${breadth},${y}`), colour, 7, { noink: true });
}

/** Draws the parts behind a body that faces the viewer: tail, wings and spikes. */
export function drawBehind(pen: Pen, s: Species, seated = false): void {
  drawTail(pen, s);
  if (s.wings) drawWings(pen, s.wings);
  if (s.spikes) drawSpikes(pen, s.spikes, { x: 0, y: seated ? -118 : -110, rx: 76, ry: seated ? 84 : 98 });
}

/** Draws what covers the back of a body that looks away. */
export function drawOnBack(pen: Pen, s: Species): void {
  if (s.spikes) drawSpikes(pen, s.spikes, { x: 0, y: -76, rx: 48, ry: 58 });
  if (s.wings) drawWings(pen, s.wings);
  pen.push(-22, 0);
  drawTail(pen, s);
  pen.pop();
}

/** Draws a tail that points to the right, if there is one. */
export function drawTail(pen: Pen, s: Species): void {
  if (s.tail) parts.tails[s.tail](pen, s);
}

/** The width of a tail around a sleeper: at the body, at the tip. */
const asleep: Partial<Record<NonNullable<Species['tail']>, readonly [number, number]>> = {
  brush: [26, 42],
  bushy: [34, 46],
  curl: [17, 14],
  dragon: [38, 12],
  flowing: [22, 34],
};

/** Draws a tail around a curled-up body, which ends at the right. */
export function drawTailAsleep(pen: Pen, s: Species): void {
  const { tail } = s;
  const width = tail && asleep[tail];
  if (tail === 'puff') pen.ell(100, -34, 18, 17, s.nose ? s.b : s.c);
  else if (tail === 'thin') pen.line(at('96,-14 128,2 84,10 52,6'), bareTail(s), 6);
  else if (width) {
    pen.limb(at('92,-34 148,12 30,-4'), width, s.crest ?? s.c);
    if (tail === 'brush') pen.ell(22, -3, 17, 19, s.b, { thin: true });
  }
}

/** A mouse's thin tail is pink, others' are a little darker than they are. */
function bareTail(s: Species): string {
  return s.whiskers ? mix(s.c, '#d89a94', 0.5) : mix(s.c, '#3a2a24', 0.25);
}

/** Draws a dragon's pair of wings, spread behind the shoulders. */
export function drawWings(pen: Pen, colour: string): void {
  for (const side of [-1, 1] as const)
    pen.blob(mirrored(side, at('26,-108 84,-156 108,-112 84,-114 76,-88 56,-98 40,-76')), colour, {
      smooth: false,
    });
}

/** Draws a scarf around the neck of an upright body that faces the viewer. */
export function drawScarf(pen: Pen, colour: string): void {
  pen.blob(at('-40,-120 0,-106 40,-120 42,-102 0,-88 -42,-102'), colour);
  pen.limb(at('22,-104 36,-84 30,-60'), [17, 19], colour);
}

/** Where the ground begins at the highest: whoever jumps above is over a bed or in the sky, and has no shadow at the feet. */
const highestGround = 690;

/** Draws the shadow of somebody who jumps from the ground. */
export function drawShadowOfJump(pen: Pen, { y }: Pick<Character, 'y'>, breadth: number): void {
  if (y > highestGround) drawShadow(pen, breadth, 6);
}

/** Draws the shadow under the feet. */
export function drawShadow(pen: Pen, breadth = 66, y = 4): void {
  pen.ell(0, y, breadth, breadth / 6, '#1c2a20', { op: 0.2, noline: true, raw: true });
}
