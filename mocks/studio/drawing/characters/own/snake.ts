// Draws a snake that has coiled up and raised its head; asleep the head lies on the coils. Origin below them.
import type { Character } from '../../scene';
import { mix } from '../../pen/colour';
import { at, type Pen } from '../../pen/pen';
import { drawHeld } from '../body/limbs';
import { drawShadow } from '../body/trunk';
import { expressionOf } from '../head/face';
import { drawOwnFace, looksAway, turnOf } from './own-face';

/** Draws the snake; it holds things before it with the tip of its tail. */
export function drawSnake(pen: Pen, o: Character): void {
  const c = o.c ?? '#86b04f';
  const dark = mix(c, '#23381c', 0.3);
  const low = o.pose === 'sleep' || o.pose === 'sit';
  const head = low ? -104 : o.pose === 'jump' || o.pose === 'run' ? -206 : -178;
  drawShadow(pen, 104);
  pen.limb(at('40,-14 120,-6 134,-52'), [26, 7], c);
  pen.ell(0, -18, 98, 26, c);
  pen.ell(0, -44, 76, 25, c);
  for (const [x, y] of at('-62,-18 -24,-12 18,-12 60,-18 -42,-42 0,-36 42,-42'))
    pen.ell(x, y, 11, 6, dark, { noline: true });
  pen.limb(at(`34,-58 -46,${(head - 60) / 2} 0,${head + 18}`), [46, 40], c);
  const away = looksAway(o);
  if (o.scarf)
    pen.blob(
      at(`-34,${head + 38} 0,${head + 50} 32,${head + 36} 32,${head + 56} 0,${head + 70} -36,${head + 58}`),
      o.scarf,
    );
  pen.push(0, head, 1, o.tilt ?? 0);
  pen.blob(at('0,-44 40,-36 58,-4 46,30 0,42 -46,30 -58,-4 -40,-36'), c, { clean: true });
  if (away) for (const y of [-20, 0, 18]) pen.ell(0, y, 12, 6, dark, { noline: true });
  else drawSnakeFace(pen, c, o);
  pen.pop();
  drawHeld(pen, o, [134, -54]);
}

function drawSnakeFace(pen: Pen, c: string, o: Character): void {
  const turn = turnOf(o);
  const { mouth } = expressionOf(o);
  pen.ell(turn * 14, 20, 36, 18, mix(c, '#fdf6c8', 0.6), { noline: true, clean: true });
  if (mouth === 'smile' || mouth === 'grin')
    pen.line(at(`${turn * 12},24 ${turn * 12 + 2},40 ${turn * 12 + 9},48`), '#c8504a', 4);
  for (const side of [-1, 1])
    pen.ell(side * 5 + turn * 14, 8, 2, 2, mix(c, '#20301c', 0.6), { noline: true });
  drawOwnFace(pen, o, { eyeX: 24, eyeY: -12, human: true });
}
