// Draws what is left of dinosaurs. Origin at the foot, roughly 80 to 260 units tall.
import { mix } from '../drawing/colour';
import { at } from '../drawing/pen';
import type { DrawProp } from './draw-prop';

const ivory = '#f4ead2';

/** Neighbouring vertebrae differ, since some styles draw no lines. */
const jointed = (bone: string, index: number) => mix(bone, '#a8885a', (index % 2) * 0.3);

export const dinosaurFinds = {
  bone(g, o) {
    const c = o.c ?? ivory;
    g.push(0, -56, 1, -0.35);
    for (const [x, y] of at('-88,-24 -94,24 88,-24 94,24')) g.ell(x, y, 32, 30, c);
    g.blob(at('-84,-22 0,-16 84,-22 88,22 0,16 -88,22'), c);
    for (const x of [-88, 88]) g.ell(x, 0, 26, 30, c, { noline: true });
    g.line(at('-50,-6 0,-3 46,-7'), mix(c, '#8a7a58', 0.35), 4, { noink: true });
    g.pop();
  },
  footprint(g, o) {
    const c = o.c ?? '#8a6a4a';
    g.ell(0, -30, 118, 44, mix(c, '#ffffff', 0.5), { noline: true, op: 0.7 });
    g.blob(
      at('-30,2 -52,-26 -86,-62 -64,-70 -26,-46 -10,-92 10,-92 24,-46 64,-70 86,-60 50,-24 30,2 0,10'),
      c,
    );
    for (const [x, y] of at('-92,-72 0,-108 92,-70'))
      g.blob(at(`${x - 10},${y + 8} ${x},${y - 16} ${x + 10},${y + 8}`), mix(c, '#2a1a10', 0.3));
  },
  dinoskeleton(g, o) {
    const c = o.c ?? ivory;
    const bone = { noink: true } as const;
    g.rect(-210, -16, 420, 20, '#a8744a');
    g.rect(-62, -24, 124, 12, '#c79a62');
    g.line(at('0,-20 0,-150'), '#8f9aa8', 7, bone);
    for (const [x, y] of at('-70,-128 62,-130')) {
      g.limb(at(`${x},${y} ${x - 22},-78 ${x - 4},-24`), [24, 16], c);
      g.limb(at(`${x - 10},-20 ${x + 18},-20`), 14, c);
    }
    for (let i = 0; i < 6; i += 1)
      g.limb(at(`${-46 + i * 22},-160 ${-58 + i * 22},-120 ${-40 + i * 22},-92`), [12, 8], c);
    for (let i = 0; i < 7; i += 1)
      g.ell(-96 - i * 19, -146 + i * i * 2.1, 15 - i * 1.3, 14 - i * 1.3, jointed(c, i));
    for (let i = 0; i < 8; i += 1)
      g.ell(-76 + i * 22, -164 - (i > 5 ? (i - 5) * 16 : 0), 15, 15, jointed(c, i));
    for (const [x, y] of at('94,-216 104,-240')) g.ell(x, y, 14, 14, c);
    g.blob(at('92,-250 104,-292 148,-300 206,-270 210,-246 150,-246 140,-232 106,-232'), c);
    g.blob(at('136,-236 204,-238 196,-222 142,-216'), c);
    for (const x of [156, 172, 188])
      g.poly(at(`${x - 6},-246 ${x},-234 ${x + 6},-246`), '#fdfaf0', { thin: true });
    g.ell(128, -272, 11, 12, '#5a4a40');
    g.ell(188, -266, 4, 4, '#5a4a40', { noline: true });
  },
} satisfies Record<string, DrawProp>;
