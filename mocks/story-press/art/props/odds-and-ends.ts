// Draws small things that stories use: a sheet of paper, a thread, a plank, a hole. Origin at the foot, roughly 60 to 250 units tall.
import { mix } from '../drawing/colour';
import { at } from '../drawing/pen';
import type { DrawProp } from './draw-prop';

const wood = '#c08a55';

export const oddsAndEnds = {
  plank(g, o) {
    const c = o.c ?? wood;
    g.poly(at('-170,-30 162,-44 172,-14 -160,2'), c);
    g.poly(at('-160,2 172,-14 172,0 -160,16'), mix(c, '#3a2418', 0.3));
    for (const path of ['-140,-18 -40,-26 60,-24', '0,-10 80,-20 150,-22'])
      g.line(at(path), mix(c, '#3a2418', 0.25), 4, { noink: true });
    g.ell(-70, -12, 12, 5, mix(c, '#3a2418', 0.25), { noline: true });
  },
  paper(g, o) {
    const c = o.c ?? '#fdfaf0';
    g.push(0, 0, 1, -0.05);
    g.poly(at('-76,0 -80,-198 52,-202 80,-172 80,2'), c);
    g.poly(at('52,-202 50,-170 80,-172'), mix(c, '#8a7a60', 0.25));
    g.pop();
  },
  string(g, o) {
    const c = o.c ?? '#d3483f';
    const path =
      '-240,-6 -190,-40 -120,-34 -80,-6 -110,14 -146,-4 -110,-44 -30,-52 30,-26 70,2 120,-10 150,-44 206,-40 240,-12';
    g.line(at(path), mix(c, '#2a1a1a', 0.3), 15, { noink: true });
    g.line(at(path), c, 11, { noink: true });
  },
  hole(g, o) {
    const c = o.c ?? '#8a6844';
    g.ell(0, -14, 122, 34, c);
    g.ell(0, -12, 98, 23, mix(c, '#16100c', 0.8), { noline: true });
    for (const [x, y] of at('-112,2 -70,18 20,22 84,14 120,-4'))
      g.ell(x, y, 17, 10, mix(c, '#f0dcb0', 0.15), { thin: true });
  },
  plate(g, o) {
    const c = o.c ?? '#f3f0ea';
    g.ell(0, -16, 118, 26, mix(c, '#5a6a78', 0.16));
    g.ell(0, -22, 118, 25, c);
    g.ell(0, -21, 76, 15, mix(c, '#5a6a78', 0.12), { thin: true });
    if (o.full) for (const [x, y] of at('-34,-34 30,-36 0,-50')) g.ell(x, y, 33, 15, '#d9a055');
  },
  oilcan(g, o) {
    const c = o.c ?? '#6f8aa0';
    g.line(at('-62,-76 -116,-80 -108,-24 -64,-20'), mix(c, '#1c242c', 0.3), 11, { noink: true });
    g.limb(at('20,-110 70,-130 138,-196'), [26, 9], mix(c, '#ffffff', 0.25));
    g.blob(at('-72,0 -70,-72 -30,-116 30,-116 70,-72 72,0'), c, { smooth: false });
    g.rect(-20, -134, 40, 20, mix(c, '#1c242c', 0.3));
    g.blob(at('-4,-70 16,-42 0,-22 -20,-42'), '#e2b54a');
    if (o.full) g.blob(at('146,-192 156,-166 146,-156 136,-166'), '#3a342c');
  },
  pebble(g, o) {
    const c = o.c ?? '#9aa0a4';
    g.blob(at('-62,-4 -70,-34 -30,-62 28,-64 66,-36 60,-4 0,4'), c);
    g.blob(at('-42,-36 -16,-52 18,-50 -10,-40'), mix(c, '#ffffff', 0.4), { noline: true });
  },
  woodslice(g, o) {
    const c = o.c ?? '#d8a868';
    const bark = mix(c, '#4a2f1c', 0.55);
    g.blob(at('-124,-92 124,-92 126,-30 104,-6 50,6 -50,6 -104,-6 -126,-30'), bark, { smooth: false });
    for (const x of [-96, -58, -14, 34, 78])
      g.line(at(`${x},-66 ${x + 4},-40 ${x - 2},-10`), mix(bark, '#1c120c', 0.3), 5, { noink: true });
    g.ell(0, -92, 124, 36, mix(c, '#fff4dc', 0.4));
    for (const share of [0.7, 0.44, 0.18]) {
      g.ell(4, -92, 124 * share + 4, 36 * share + 3, mix(c, '#6a4424', 0.3), { noline: true });
      g.ell(4, -92, 124 * share - 4, 36 * share - 2, mix(c, '#fff4dc', 0.4), { noline: true });
    }
  },
  sign(g, o) {
    const c = o.c ?? '#e0bb84';
    g.rect(-11, -110, 22, 116, '#8a6242');
    g.poly(at('-108,-224 106,-230 110,-106 -104,-102'), c);
    for (const [x, y] of at('-90,-208 90,-212 92,-122 -88,-118'))
      g.ell(x, y, 6, 6, '#6d5440', { noline: true });
  },
  longscarf(g, o) {
    const c = o.c ?? '#d3483f';
    const light = mix(c, '#fff4e0', 0.55);
    g.limb(at('-250,-18 -130,-70 10,-20'), [42, 42], c);
    g.limb(at('0,-24 130,26 244,-34'), [42, 42], c);
    for (const [x, y, turn] of [
      [-206, -36, 1.3],
      [-120, -46, 1.7],
      [-30, -28, 1.95],
      [66, 0, 1.7],
      [160, -6, 1.25],
    ] as const)
      g.ell(x, y, 20, 8, light, { noline: true, rot: turn });
    for (const [x, y] of at('-272,-34 -276,-18 -270,-2 262,-54 268,-38 266,-22'))
      g.line(at(`${x * 0.92},${y} ${x},${y + 3}`), c, 6, { noink: true });
  },
  glasses(g, o) {
    const c = o.c ?? '#4a3a34';
    for (const side of [-1, 1] as const) {
      g.ell(side * 58, -50, 48, 46, c);
      g.ell(side * 58, -50, 38, 36, '#e4f2f6', { thin: true });
      g.line(at(`${side * 30},-66 ${side * 46},-78`), '#ffffff', 6, { noink: true });
      g.line(at(`${side * 104},-62 ${side * 124},-74 ${side * 120},-34`), c, 9, { noink: true });
    }
    g.line(at('-14,-58 0,-68 14,-58'), c, 10, { noink: true });
  },
} satisfies Record<string, DrawProp>;
