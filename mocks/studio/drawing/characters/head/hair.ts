// Draws hair, beards, wool and spikes. The origin is the head's middle.
import type { Character } from '../../scene';
import { mix } from '../../pen/colour';
import { at, mirrored, type Pen, type Point } from '../../pen/pen';
import { parts } from '../parts';
import type { Species } from '../species';

/** Draws the hair behind the head and its ears. */
export function drawHairBehind(pen: Pen, s: Species, o: Character): void {
  if (!s.hair) return;
  const { hair = s.hair, hairstyle = 'long' } = o;
  parts.hair[hairstyle](pen, { c: hair });
  if (hairstyle === 'afro') drawAfro(pen, hair);
}

function drawAfro(pen: Pen, colour: string): void {
  pen.push(0, -10, 1.24);
  drawWool(pen, colour);
  pen.pop();
}

const fringe =
  '-56,4 -57,-24 -38,-54 0,-64 38,-54 57,-24 56,4 47,-10 36,-26 14,-38 -4,-40 -14,-28 -34,-20 -47,-8';

const straightFringe =
  '-57,12 -57,-24 -38,-54 0,-64 38,-54 57,-24 57,12 48,-4 44,-20 22,-24 0,-25 -22,-24 -44,-20 -48,-4';

/** Draws the fringe with its parting, and a beard. */
export function drawHairBefore(pen: Pen, s: Species, o: Character, turn: number): void {
  if (o.beard)
    pen.blob(at('-50,6 -34,16 -16,13 0,17 16,13 34,16 50,6 44,40 18,60 0,66 -18,60 -44,40'), o.beard);
  if (s.lock) pen.limb(at('-6,-44 10,-70 20,-50'), [9, 5], o.hair ?? s.lock);
  if (!s.hair) return;
  pen.push(turn * 4, 0);
  if (o.hairstyle === 'afro')
    for (const [x, y] of at('-47,-20 -32,-38 -11,-46 11,-46 32,-38 47,-20'))
      pen.ell(x, y, 16, 14, o.hair ?? s.hair, { noline: true, clean: true });
  else pen.blob(at(o.hairstyle === 'bob' ? straightFringe : fringe), o.hair ?? s.hair, { clean: true });
  pen.pop();
}

/** Draws all the hair of a head seen from behind. */
export function drawBackOfHead(pen: Pen, s: Species, o: Character): void {
  if (s.hair) {
    const colour = o.hair ?? s.hair;
    pen.blob(at('-56,10 -54,-28 -30,-56 0,-62 30,-56 54,-28 56,10 42,40 0,48 -42,40'), colour);
    if (o.hairstyle === 'afro') drawAfro(pen, colour);
    if (o.hairstyle === 'bun') pen.ell(0, -24, 24, 22, mix(colour, '#ffffff', 0.08));
  }
  if (s.wool) drawWool(pen, s.wool);
  if (s.mask === 'badger') pen.blob(at('-10,-49 10,-49 12,10 0,40 -12,10'), s.b, { noline: true });
  if (s.spikes) drawSpikes(pen, s.spikes, { x: 0, y: -4, rx: 58, ry: 52 });
}

/** Draws a sheep's wool around the face. */
export function drawWool(pen: Pen, colour: string): void {
  const curls = Array.from({ length: 24 }, (_, i): Point => {
    const t = (i / 24) * 2 * Math.PI;
    const q = i % 2 ? 1 : 1.13;
    return [Math.cos(t) * 56 * q, -6 + Math.sin(t) * 50 * q];
  });
  pen.blob(curls, colour);
}

/** Draws a horse's mane: behind the head when it is seen first, then the forelock. */
export function drawCrest(pen: Pen, colour: string, isBehind: boolean): void {
  if (isBehind) pen.blob(at('-18,-58 10,-66 34,-52 62,-30 70,10 62,46 44,58 48,20 30,-30'), colour);
  else pen.blob(at('-16,-62 8,-66 24,-52 16,-34 4,-20 -2,-36 -14,-28 -20,-46'), colour);
}

/** Draws the horn of a unicorn on its forehead. */
export function drawHorn(pen: Pen, colour: string): void {
  pen.poly(at('-11,-44 0,-108 11,-44'), colour);
  for (const y of [-58, -74, -90]) {
    const half = (y + 112) / 6.4;
    pen.line(at(`${-half},${y} ${half},${y - 6}`), mix(colour, '#a8742a', 0.5), 2.4);
  }
}

/** Draws a lion's mane: behind the skull, so only its rim is seen. */
export function drawMane(pen: Pen, colour: string): void {
  pen.push(0, 2, 1.28);
  drawWool(pen, colour);
  pen.pop();
}

/** Draws the tuft on a sheep's forehead. */
export function drawWoolTuft(pen: Pen, colour: string): void {
  pen.blob(at('-34,-30 -32,-48 -14,-58 2,-52 16,-60 34,-46 34,-28 14,-22 0,-28 -14,-22'), colour);
}

interface Ring {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

/** Draws a rim of spikes around an ellipse, with lighter ones inside. */
export function drawSpikes(pen: Pen, colour: string, { x, y, rx, ry }: Ring): void {
  const on = (turn: number, reach: number): Point => [
    x + Math.cos(turn) * rx * reach,
    y + Math.sin(turn) * ry * reach,
  ];
  const rim = Array.from({ length: 36 }, (_, i) => on((i / 36) * 2 * Math.PI, i % 2 ? 1.16 : 0.98));
  pen.poly(rim, colour);
  for (let i = 0; i < 16; i += 1) {
    const turn = (i / 16) * 2 * Math.PI;
    const inner = i % 2 ? 0.45 : 0.75;
    pen.line([on(turn, inner), on(turn, inner + 0.17)], mix(colour, '#f8e2b8', 0.45), 3.4);
  }
}

/** Draws the fur at the cheeks. */
export function drawCheekFur(pen: Pen, colour: string): void {
  for (const side of [-1, 1] as const)
    pen.poly(mirrored(side, at('48,-6 62,10 54,14 58,26 46,26 40,36 28,28')), colour);
}
