// Draws what is in a bathroom. Origin at the foot, roughly 100 to 250 units tall.
import { mix } from '../drawing/colour';
import { at } from '../drawing/pen';
import type { DrawProp } from './draw-prop';

const brass = '#e2bd62';

export const bathroom = {
  tub(g, o) {
    const c = o.c ?? '#d9e7ee';
    for (const x of [-118, 118]) g.ell(x, -8, 20, 14, brass);
    g.line(at('158,-104 158,-176 128,-182 122,-164'), '#8f9aa8', 13, { noink: true });
    g.ell(144, -190, 18, 8, '#8f9aa8');
    g.blob(at('-176,-124 176,-124 156,-60 118,-16 -118,-16 -156,-60'), c);
    g.blob(at('-188,-138 188,-138 188,-112 -188,-112'), mix(c, '#ffffff', 0.55), { smooth: false });
    for (const [i, [x, y]] of at('-140,-140 -104,-158 -64,-150 -26,-166 16,-152 56,-162 96,-146').entries())
      g.ell(x, y, 27 + (i % 3) * 5, 24 + (i % 2) * 6, i % 2 ? '#fdfefe' : '#e2f1f6', { thin: true });
    for (const [x, y] of at('-84,-210 -40,-228 30,-214'))
      g.ell(x, y, 12, 12, '#e2f1f6', { op: 0.8, thin: true });
    g.blob(at('-140,-92 -120,-52 -90,-34 -116,-34 -140,-60'), '#f4f9fa', { noline: true });
  },
  soap(g, o) {
    const c = o.c ?? '#f2a9bb';
    g.blob(at('-92,-8 -98,-46 -72,-64 72,-64 98,-46 92,-8 60,2 -60,2'), c);
    g.blob(at('-60,-34 -40,-48 40,-48 60,-34 40,-22 -40,-22'), mix(c, '#ffffff', 0.4));
    for (const [x, y, r] of [
      [-66, -88, 26],
      [-20, -104, 34],
      [32, -86, 24],
      [66, -116, 18],
      [-58, -140, 14],
      [18, -156, 12],
    ] as const) {
      g.ell(x, y, r, r, '#dff0f6', { op: 0.85 });
      g.ell(x - r * 0.3, y - r * 0.3, r * 0.24, r * 0.24, '#ffffff', { noline: true });
    }
  },
  towel(g, o) {
    const c = o.c ?? '#7fb8a0';
    g.line(at('-116,-206 116,-206'), '#a8744a', 13, { noink: true });
    for (const x of [-118, 118]) g.ell(x, -206, 13, 13, '#a8744a');
    g.blob(at('-74,-212 74,-212 78,-10 -78,-10'), c, { smooth: false });
    for (const y of [-62, -40]) g.rect(-77, y, 154, 11, '#fdf6e2', { noline: true });
    for (let x = -68; x <= 70; x += 17) g.line(at(`${x},-10 ${x},6`), c, 6, { noink: true });
    g.line(at('-36,-196 -38,-80'), mix(c, '#20303c', 0.2), 4, { noink: true });
  },
  mirror(g, o) {
    const c = o.c ?? '#e2bd62';
    g.ell(0, -140, 96, 128, c);
    g.ell(0, -140, 78, 108, '#cfe6f0');
    g.line(at('-40,-130 20,-210'), '#f6fcfd', 15, { noink: true });
    g.line(at('-20,-90 46,-176'), '#f6fcfd', 9, { noink: true });
    g.blob(at('-34,-262 -20,-286 0,-276 20,-286 34,-262 0,-254'), mix(c, '#8a5a1c', 0.25));
    g.blob(at('-54,-16 54,-16 70,4 -70,4'), mix(c, '#8a5a1c', 0.25));
  },
} satisfies Record<string, DrawProp>;
