// Draws what one packs for a journey or for a new home. Origin at the foot, roughly 100 to 200 units tall.
import { mix } from '../drawing/colour';
import { at } from '../drawing/pen';
import type { DrawProp } from './draw-prop';

export const moving = {
  suitcase(g, o) {
    const c = o.c ?? '#a8643c';
    g.line(at('-34,-140 -30,-172 30,-172 34,-140'), mix(c, '#2a1a10', 0.45), 13);
    g.blob(at('-122,-4 -122,-132 -108,-144 108,-144 122,-132 122,-4 110,4 -110,4'), c, { smooth: false });
    for (const x of [-86, 58]) {
      g.rect(x, -144, 28, 148, mix(c, '#2a1a10', 0.3));
      g.rect(x - 3, -96, 34, 22, '#e2bd62');
    }
    for (const [x, y] of at('-112,-134 112,-134 -112,-6 112,-6')) g.ell(x, y, 15, 15, '#e2bd62');
    g.ell(2, -62, 26, 26, '#fbf0d8');
    g.blob(at('2,-46 -14,-62 -8,-74 2,-68 12,-74 18,-62'), '#d9574a', { noline: true });
  },
  box(g, o) {
    const c = o.c ?? '#cfa06a';
    if (o.full) {
      g.ell(-40, -150, 34, 34, '#e0b040');
      g.rect(2, -206, 26, 92, '#4f83b0');
      g.rect(30, -186, 24, 72, '#d9574a');
    }
    g.poly(at('-92,-112 -132,-150 -40,-150 -8,-118'), mix(c, '#ffffff', 0.2));
    g.poly(at('92,-112 132,-150 40,-150 8,-118'), mix(c, '#ffffff', 0.2));
    g.rect(-96, -116, 192, 118, c);
    g.rect(-18, -116, 36, 46, mix(c, '#ffffff', 0.45), { noline: true });
    for (const x of [44, 68]) {
      g.line(at(`${x},-14 ${x},-46`), mix(c, '#4a2f1c', 0.55), 5);
      g.line(at(`${x - 9},-36 ${x},-48 ${x + 9},-36`), mix(c, '#4a2f1c', 0.55), 5);
    }
  },
  map(g) {
    g.push(0, -4, 1, -0.06);
    g.poly(at('-124,-142 -42,-130 42,-146 124,-134 118,-8 42,-20 -42,-4 -118,-16'), '#f0dcae');
    g.blob(at('-96,-92 -58,-118 -10,-104 4,-60 -40,-34 -92,-48'), '#b8cf8a', { noline: true });
    g.blob(at('44,-122 96,-116 102,-84 58,-84'), '#9cc8d8', { noline: true });
    for (const [x, y] of at('-74,-62 -52,-78 -26,-76 -6,-62 18,-56 42,-54'))
      g.ell(x, y, 6, 5, '#8a5a34', { noline: true });
    g.line(at('60,-66 94,-34'), '#c8372c', 10, { noink: true });
    g.line(at('94,-66 60,-34'), '#c8372c', 10, { noink: true });
    for (const [x, top, foot] of [
      [-42, -130, -4],
      [42, -146, -20],
    ] as const)
      g.line(at(`${x},${top} ${x},${foot}`), '#b79a68', 4, { noink: true });
    g.pop();
  },
} satisfies Record<string, DrawProp>;
