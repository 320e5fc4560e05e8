// Draws what the doctor has, and what helps at home with a cold. Origin at the foot, roughly 100 to 220 units tall.
import { mix } from '../drawing/colour';
import { at } from '../drawing/pen';
import type { DrawProp } from './draw-prop';

export const doctor = {
  plaster(g, o) {
    const c = o.c ?? '#eeb98c';
    g.push(0, -54, 1, -0.5);
    g.blob(at('-84,-31 84,-31 106,-22 114,0 106,22 84,31 -84,31 -106,22 -114,0 -106,-22'), c);
    g.rect(-34, -31, 68, 62, mix(c, '#fff6e8', 0.6), { noline: true });
    for (const [x, y] of at('-16,-14 16,-14 -16,14 16,14 0,0'))
      g.ell(x, y, 4.5, 4.5, mix(c, '#7a4a2a', 0.4), { noline: true });
    for (const [x, y] of at('-72,-12 -72,12 -54,0 72,-12 72,12 54,0'))
      g.ell(x, y, 4, 4, mix(c, '#7a4a2a', 0.3), { noline: true });
    g.pop();
  },
  stethoscope(g, o) {
    const c = o.c ?? '#4f6f8f';
    g.line(at('-54,-214 -60,-160 -34,-110 0,-92'), '#8f9aa8', 11);
    g.line(at('54,-214 60,-160 34,-110 0,-92'), '#8f9aa8', 11);
    for (const x of [-50, 50]) g.ell(x, -218, 12, 14, '#4a4650');
    g.line(at('-60,-164 -34,-112 0,-94 34,-112 60,-164'), c, 13, { noink: true });
    g.line(at('0,-94 -4,-56 28,-22 74,-28'), c, 14, { noink: true });
    g.ell(84, -38, 38, 38, '#b9c0c6');
    g.ell(84, -38, 25, 25, '#f2f4f6');
  },
  thermometer(g) {
    g.push(0, 0, 1, 0.22);
    g.limb(at('0,-40 0,-206'), 36, '#f4f8f8');
    g.ell(0, -30, 30, 30, '#f4f8f8');
    g.ell(0, -30, 19, 19, '#d9463c', { noline: true });
    g.rect(-6, -142, 12, 108, '#d9463c', { noline: true });
    for (const y of [-186, -162, -138, -114, -90]) g.line(at(`6,${y} 17,${y}`), '#4a4650', 3.5);
    g.pop();
  },
  tissue(g, o) {
    const c = o.c ?? '#8fc0b0';
    g.blob(at('-46,-86 -60,-150 -34,-134 -10,-176 16,-140 52,-158 44,-86'), '#fdfefe');
    g.line(at('-10,-160 -8,-128 -16,-98'), '#c8d4d8', 4);
    g.poly(at('-104,-88 104,-88 104,0 -104,0'), c);
    g.poly(at('-104,-88 -84,-104 84,-104 104,-88'), mix(c, '#ffffff', 0.4));
    g.ell(0, -96, 58, 8, mix(c, '#20303c', 0.4), { noline: true });
    g.blob(at('-46,-88 -40,-112 40,-112 44,-88'), '#fdfefe', { noline: true });
    for (const x of [-60, 0, 60]) g.ell(x, -44, 17, 17, mix(c, '#ffffff', 0.55), { noline: true });
  },
} satisfies Record<string, DrawProp>;
