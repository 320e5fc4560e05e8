// Draws things in a room or at a door. Origin at the foot, roughly 100 to 300 units tall.
import { mix } from '../drawing/colour';
import { at, type Point } from '../drawing/pen';
import { isDark } from '../scenery/skies';
import type { DrawProp } from './draw-prop';

export const furniture = {
  bed(g, o) {
    const c = o.c ?? '#7fa6c8';
    g.rect(-190, -190, 24, 196, '#95683f');
    g.rect(172, -120, 22, 126, '#95683f');
    g.rect(-172, -66, 350, 44, '#b17f50');
    g.blob(at('-168,-70 -164,-112 -120,-126 -84,-112 -80,-70'), '#fbf6ea');
    g.blob(at('-92,-66 -80,-108 0,-122 110,-116 178,-100 182,-34 90,-26 -70,-30'), c);
    for (const x of [-30, 40, 110])
      g.line(
        [
          [x, -114],
          [x + 6, -70],
          [x + 2, -32],
        ],
        mix(c, '#ffffff', 0.35),
        8,
        { noink: true },
      );
  },
  door(g, o) {
    g.rect(-74, -290, 148, 294, '#8a6242');
    g.rect(-62, -278, 124, 282, o.c ?? '#b5653f');
    for (const y of [-256, -130]) g.rect(-44, y, 88, 96, mix(o.c ?? '#b5653f', '#3a2418', 0.16));
    g.ell(42, -138, 7, 7, '#f0d080');
  },
  boots(g, o) {
    const c = o.c ?? '#d3503f';
    for (const x of [-34, 22]) {
      g.blob(
        [
          [x - 18, -86],
          [x + 16, -86],
          [x + 17, -30],
          [x + 42, -18],
          [x + 46, 2],
          [x - 18, 4],
        ],
        c,
        { smooth: false },
      );
      g.rect(x - 21, -94, 40, 16, mix(c, '#ffffff', 0.4));
      g.rect(x - 19, 0, 66, 8, '#4a3a34');
    }
  },
  basket(g, o) {
    g.line(at('-52,-58 0,-128 52,-58'), '#9a6b3c', 8);
    if (o.full)
      for (const [x, y] of at('-30,-66 0,-74 30,-66 -14,-60 16,-60')) g.ell(x, y, 19, 19, o.c ?? '#d8432f');
    g.blob(at('-64,-58 64,-58 50,4 -50,4'), '#c89657', { smooth: false });
    for (const y of [-42, -22])
      g.line(
        [
          [-60, y],
          [0, y + 6],
          [60, y],
        ],
        '#9a6b3c',
        4,
        { op: 0.7 },
      );
  },
  streetlamp(g, o, sky = 'day') {
    const isLit = o.lit ?? isDark(sky);
    if (isLit) g.glow(0, -330, 210, '#ffdf8a', 0.85);
    g.rect(-7, -290, 14, 294, '#3b3540');
    g.rect(-22, -8, 44, 12, '#3b3540');
    g.poly(at('-26,-296 26,-296 34,-360 -34,-360'), isLit ? '#ffe9a8' : '#7b8494', { raw: isLit });
    g.poly(at('-42,-358 0,-392 42,-358'), '#3b3540');
  },
  comb(g) {
    const cell = (x: number, y: number, r: number): Point[] =>
      Array.from({ length: 6 }, (_, k) => [
        x + Math.cos((k + 0.5) * 1.0472) * r,
        y + Math.sin((k + 0.5) * 1.0472) * r,
      ]);
    for (let row = 0; row < 4; row += 1)
      for (let column = 0; column < 5; column += 1) {
        const [x, y] = [column * 62 - 124 + (row % 2) * 31, -row * 54 - 40];
        g.poly(cell(x, y, 37), '#b9822f', { noline: true });
        g.poly(cell(x, y, 31), (row + column) % 3 ? '#e6ac45' : '#f3cd78');
      }
  },
  sun(g, o) {
    for (let k = 0; k < 12; k += 1) {
      const t = (k / 12) * 6.283;
      g.limb(
        [
          [Math.cos(t) * 88, -80 + Math.sin(t) * 88],
          [Math.cos(t) * 128, -80 + Math.sin(t) * 128],
        ],
        [16, 6],
        o.c ?? '#ffd864',
        { raw: true },
      );
    }
    g.ell(0, -80, 74, 74, o.c ?? '#ffd864', { raw: true });
  },
  bolt(g, o) {
    const c = o.c ?? '#8f9aa3';
    g.poly(at('-34,-92 34,-92 46,-70 34,-48 -34,-48 -46,-70'), c);
    g.rect(-16, -48, 32, 54, mix(c, '#ffffff', 0.2));
    for (const y of [-36, -22, -8])
      g.line(
        [
          [-17, y],
          [17, y + 6],
        ],
        mix(c, '#20303c', 0.5),
        4,
      );
  },
} satisfies Record<string, DrawProp>;
