// Draws stones, water and what floats or flies. Origin at the foot, roughly 100 to 300 units tall.
import { mix } from '../drawing/colour';
import { at } from '../drawing/pen';
import type { DrawProp } from './draw-prop';

export const outdoors = {
  rock(g, o) {
    const c = o.c ?? '#a09a92';
    g.blob(at('-70,6 -76,-30 -44,-58 4,-62 50,-46 76,-10 66,8'), c);
    g.blob(at('-40,-44 0,-54 36,-40 6,-34 -30,-32'), mix(c, '#ffffff', 0.25), { noline: true, op: 0.8 });
  },
  pond(g, o) {
    g.ell(0, 0, 190, 46, o.c ?? '#7db8cf');
    g.ell(-40, -10, 70, 9, '#ffffff', { op: 0.35, noline: true });
    g.ell(60, 12, 50, 6, '#ffffff', { op: 0.3, noline: true });
    for (const [x, y] of at('110,8 -120,10')) g.ell(x, y, 26, 9, '#5f9a52');
    g.ell(112, 0, 9, 7, '#f4b0c8');
  },
  boat(g, o) {
    if (o.sail !== false) {
      g.rect(-5, -190, 10, 160, '#7d5a3c');
      g.blob(at('8,-184 70,-120 92,-56 8,-52'), o.sail ?? '#f7efe0', { smooth: false });
      g.poly(at('-10,-170 -64,-56 -10,-54'), mix(o.sail ?? '#f7efe0', '#e0705a', 0.55));
    }
    g.blob(at('-118,-40 118,-40 88,6 40,18 -50,18 -92,4'), o.c ?? '#b4593c', { smooth: false });
    g.rect(-122, -48, 244, 14, mix(o.c ?? '#b4593c', '#ffe0b0', 0.4));
  },
  kite(g, o) {
    g.line(at('0,62 -20,110 10,150 -16,200 -40,330'), '#6d5440', 2.4);
    g.poly(at('0,-80 52,-14 0,62 -52,-14'), o.c ?? '#e0574a');
    g.poly(at('0,-80 0,62 -52,-14'), mix(o.c ?? '#e0574a', '#ffd27a', 0.55), { noline: true });
    for (const [x, y] of at('-14,104 6,146 -12,190'))
      g.poly(
        [
          [x - 13, y - 8],
          [x + 13, y + 8],
          [x + 13, y - 8],
          [x - 13, y + 8],
        ],
        '#f4c04e',
      );
  },
  rocket(g) {
    g.poly(at('-16,-16 0,44 16,-16'), '#ffb347', { raw: true });
    g.poly(at('-44,0 -26,-60 -20,-14'), '#d34f45');
    g.poly(at('44,0 26,-60 20,-14'), '#d34f45');
    g.blob(at('-28,-12 -34,-80 -18,-140 0,-166 18,-140 34,-80 28,-12'), '#f2efe6');
    g.ell(0, -92, 15, 15, '#7cc0dc');
  },
  cloudrain(g) {
    g.blob(at('-110,0 -120,-44 -74,-78 -30,-70 6,-98 58,-74 96,-62 116,-16 96,4'), '#8d9bab');
    for (let k = 0; k < 7; k += 1)
      g.limb(
        [
          [-84 + k * 27, 22 + (k % 2) * 14],
          [-90 + k * 27, 54 + (k % 2) * 16],
        ],
        [3, 7],
        '#6ca6cc',
        { noline: true },
      );
  },
  rainbow(g) {
    const cs = ['#e8604c', '#f39a45', '#f8d05a', '#86bb62', '#5b9fd0', '#8d78c0'];
    cs.forEach((c, i) => g.ell(0, 0, 460 - i * 28, 430 - i * 28, c, { noline: true, op: 0.62 }));
  },
  snowman(g) {
    g.ell(0, -48, 60, 54, '#fbfdff');
    g.ell(0, -128, 44, 40, '#fbfdff');
    g.ell(0, -190, 33, 31, '#fbfdff');
    for (const x of [-11, 11]) g.ell(x, -197, 4, 4.5, '#332f35', { noline: true });
    g.poly(at('0,-190 36,-182 2,-181'), '#ee8a3a');
    g.line(at('-12,-174 0,-169 12,-174'), '#332f35', 3);
    for (const y of [-146, -124, -104]) g.ell(0, y, 4.5, 4.5, '#332f35', { noline: true });
    g.limb(at('-40,-140 -70,-150 -96,-180'), [6, 4], '#6d5040');
    g.limb(at('40,-140 72,-146 98,-172'), [6, 4], '#6d5040');
    g.blob(at('-36,-164 0,-154 36,-164 34,-150 0,-142 -34,-150'), '#d34f45');
    g.limb(at('20,-150 26,-126 24,-104'), [14, 14], '#d34f45');
  },
  cloud(g, o) {
    g.blob(
      at(
        '-124,-6 -146,-34 -124,-64 -92,-66 -84,-104 -40,-118 -10,-98 20,-122 66,-112 80,-78 116,-72 142,-38 124,-6 40,2 -40,2',
      ),
      o.c ?? '#fdfefe',
    );
  },
} satisfies Record<string, DrawProp>;
