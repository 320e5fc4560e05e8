// Draws a duck or a goose in profile, looking to the right. It stands, walks, or swims in place of sitting. Origin at the feet.
import type { Character } from '../../scene';
import { mix } from '../../pen/colour';
import { at, type Pen } from '../../pen/pen';
import { drawHeld } from '../body/limbs';
import { drawShadow } from '../body/trunk';
import { expressionOf } from '../head/face';
import { opensBeak } from './own-face';

const orange = '#e8943a';
const ink = '#2b2226';

/** How much longer a goose's neck is. */
const necks = { duck: 0, goose: 62 } as const;

/** Draws the duck or goose with its pose, its scarf, and what it holds in its bill. */
export function drawDuck(pen: Pen, kind: keyof typeof necks, o: Character): void {
  const c = o.c ?? (kind === 'goose' ? '#fbf9f4' : '#f6f1e4');
  const neck = necks[kind];
  const swims = o.pose === 'sit' || o.pose === 'sleep';
  const flies = o.pose === 'jump';
  if (!swims) {
    if (!flies) drawShadow(pen, 78);
    drawFoot(pen, -8, flies ? 0.9 : o.pose === 'walk' || o.pose === 'run' ? -0.5 : 0);
    drawFoot(pen, 22, flies ? 0.7 : 0);
  }
  pen.push(0, swims ? 18 : 0);
  drawDuckBody(
    pen,
    c,
    ['up', 'wave', 'lift', 'reach', 'hug'].includes(o.arm ?? '') || flies || o.pose === 'run',
  );
  if (neck > 0)
    pen.limb(
      [
        [56, -112],
        [50, -150],
        [60, -156 - neck],
      ],
      [46, 34],
      c,
    );
  pen.push(58, -156 - neck, 1, o.tilt ?? 0);
  drawDuckHead(pen, c, o);
  pen.pop();
  if (o.scarf) pen.blob(at('30,-118 58,-108 84,-118 82,-102 56,-92 32,-102'), o.scarf);
  drawHeld(pen, o, [122, -142 - neck]);
  pen.pop();
}

function drawFoot(pen: Pen, x: number, lifted: number): void {
  pen.push(x, -24, 1, lifted);
  pen.line(at('0,0 2,22'), orange, 7);
  pen.blob(at('-6,26 20,26 8,16'), orange);
  pen.pop();
}

function drawDuckBody(pen: Pen, c: string, spread: boolean): void {
  pen.blob(
    at(
      '-96,-72 -122,-104 -84,-92 -30,-104 18,-92 38,-112 38,-148 74,-150 84,-112 78,-62 40,-20 -30,-12 -80,-30',
    ),
    c,
  );
  const wing = spread
    ? at('-40,-70 -92,-140 -60,-150 -20,-128 20,-84')
    : at('-60,-78 -10,-90 26,-66 -6,-44 -50,-46');
  pen.blob(wing, mix(c, '#6b5848', 0.16));
}

function drawDuckHead(pen: Pen, c: string, o: Character): void {
  const { eyes, brows } = expressionOf(o);
  pen.ell(0, 0, 36, 33, c, { clean: true });
  if (opensBeak(o)) {
    pen.blob(at('28,4 68,10 64,20 26,14'), '#d98a2c');
    pen.blob(at('28,-8 74,-16 78,-6 30,4'), '#f0a33c');
  } else pen.blob(at('28,-6 74,-4 78,8 28,12'), '#f0a33c');
  pen.ell(6, 10, 8, 6, '#ee8f86', { op: 0.45, noline: true });
  pen.push(13, -9);
  if (eyes === 'shut') pen.line(at('-8,0 0,6 8,0'), ink, 3.4, { raw: true });
  else if (eyes === 'smiling') pen.line(at('-8,4 0,-4 8,4'), ink, 3.4, { raw: true });
  else {
    const wide = eyes === 'wide' ? 1.25 : 1;
    const [dx, dy] = eyes === 'up' ? [0.3, -0.9] : (o.look ?? [0, 0]);
    pen.ell(0, 0, 10 * wide, 11 * wide, '#fffdf6', { thin: true, clean: true });
    pen.ell(dx * 3 + 1, dy * 3, 6.4, 7.4, ink, { noline: true, raw: true });
    pen.ell(dx * 3 + 3, dy * 3 - 3, 2.3, 2.3, '#ffffff', { noline: true, raw: true });
  }
  if (brows === 'sad') pen.line(at('-10,-14 10,-20'), ink, 3);
  if (brows === 'angry') pen.line(at('-10,-20 10,-12'), ink, 3.2);
  pen.pop();
}
