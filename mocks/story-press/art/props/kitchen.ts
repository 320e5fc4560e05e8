// Draws things to eat. Origin at the foot, roughly 100 to 250 units tall.
import { mix } from '../drawing/colour';
import { at } from '../drawing/pen';
import type { DrawProp } from './draw-prop';

export const kitchen = {
  bread(g, o) {
    const c = o.c ?? '#c8894a';
    g.blob(at('-116,-2 -126,-46 -94,-88 0,-104 94,-88 126,-46 116,-2'), c);
    for (const x of [-66, -12, 42])
      g.line(at(`${x},-54 ${x + 14},-78 ${x + 34},-88`), '#f2d8a6', 10, { noink: true });
  },
  chocolate(g) {
    g.push(0, 0, 1, -0.06);
    g.rect(-104, -62, 208, 62, '#6a4130');
    for (const x of [-100, -48, 4, 56])
      for (const y of [-58, -29]) g.rect(x, y, 44, 24, '#83543e', { thin: true });
    g.poly(at('20,-66 108,-66 108,4 36,4'), '#d9c27a');
    g.poly(at('44,-70 112,-70 112,8 58,8'), '#b8504a');
    g.pop();
  },
  cheese(g, o) {
    const c = o.c ?? '#f0cc5a';
    g.poly(at('-120,0 -120,-62 96,-116 120,-62 120,0'), c);
    g.poly(at('-120,-62 96,-116 120,-62'), mix(c, '#ffffff', 0.4));
    for (const [x, y] of at('-70,-30 -6,-22 54,-40 92,-16 10,-48'))
      g.ell(x, y, 13, 11, mix(c, '#a87a2a', 0.4));
  },
  icecream(g, o) {
    g.poly(at('-46,-96 46,-96 0,4'), '#d9a560');
    for (const x of [-18, 6]) g.line(at(`${x},-92 ${x + 14},-46`), '#b07f3f', 4, { noink: true });
    g.ell(-30, -118, 38, 36, '#f6ead2');
    g.ell(32, -118, 38, 36, '#8a5a44');
    g.ell(0, -160, 40, 38, o.c ?? '#e58fa8');
    g.ell(4, -200, 9, 9, '#c8303a');
  },
} satisfies Record<string, DrawProp>;
