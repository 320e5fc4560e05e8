// Draws what grows and what is done in a garden, and who lives in its soil. Origin at the foot, roughly 80 to 220 units tall.
import { mix } from '../drawing/colour';
import { at } from '../drawing/pen';
import type { DrawProp } from './draw-prop';

const soil = '#7d5a3c';
const leaf = '#6ba255';

export const vegetableGarden = {
  wateringcan(g, o) {
    const c = o.c ?? '#5fa08a';
    g.line(at('-64,-30 -128,-66 -116,-134 -54,-128'), mix(c, '#20303c', 0.25), 14, { noink: true });
    g.limb(at('50,-34 104,-66 134,-134'), [34, 20], c);
    g.push(140, -146, 1, 0.5);
    g.ell(0, 0, 34, 13, mix(c, '#ffffff', 0.35));
    for (const x of [-16, 0, 16]) g.ell(x, 0, 3.5, 3, mix(c, '#20303c', 0.5), { noline: true });
    g.pop();
    g.poly(at('-66,-124 66,-124 76,0 -76,0'), c);
    g.ell(0, -124, 66, 15, mix(c, '#20303c', 0.35));
    g.line(at('-62,-126 0,-182 62,-126'), mix(c, '#20303c', 0.25), 12, { noink: true });
    g.rect(-73, -40, 146, 14, mix(c, '#ffffff', 0.3), { noline: true });
  },
  carrot(g, o) {
    const c = o.c ?? '#ee8a3a';
    for (const path of ['0,-128 -30,-170 -58,-190', '0,-128 2,-180 -6,-222', '0,-128 32,-166 58,-184'])
      g.limb(at(path), [10, 26], leaf);
    g.blob(at('0,4 -16,-40 -38,-104 -30,-136 0,-142 30,-136 38,-104 16,-40'), c);
    for (const [x, y] of at('-24,-104 6,-84 -14,-60'))
      g.line(at(`${x},${y} ${x + 18},${y + 3}`), mix(c, '#8a3c10', 0.4), 4);
  },
  tomato(g, o) {
    const c = o.c ?? '#d9402f';
    g.blob(at('0,2 -58,-6 -76,-48 -58,-92 -22,-98 0,-92 22,-98 58,-92 76,-48 58,-6'), c);
    g.ell(-36, -64, 13, 18, mix(c, '#ffffff', 0.5), { noline: true, rot: 0.4 });
    g.poly(at('0,-84 -40,-70 -22,-92 -48,-106 -14,-102 0,-126 14,-102 48,-106 22,-92 40,-70'), leaf);
    g.line(at('0,-102 6,-130'), '#4d7d3e', 8);
  },
  sprout(g) {
    g.blob(at('-96,4 -70,-26 -24,-44 26,-44 72,-24 96,4'), soil);
    for (const [x, y] of at('-48,-10 -8,-18 34,-8 58,-14'))
      g.ell(x, y, 6, 4, mix(soil, '#ffffff', 0.25), { noline: true });
    g.limb(at('0,-36 -4,-80 2,-112'), 11, '#7cba5c');
    g.blob(at('0,-106 -24,-146 -74,-150 -58,-116 -20,-100'), '#86c862');
    g.blob(at('2,-106 28,-152 80,-152 62,-116 22,-100'), '#98d674');
  },
  worm(g, o) {
    const c = o.c ?? '#e39a94';
    g.limb(at('-128,-14 -92,-14 -60,-30'), [18, 34], c);
    g.limb(at('-70,-28 -30,-112 10,-24'), 36, c);
    g.limb(at('0,-30 40,-6 74,-52'), [36, 38], c);
    g.ell(80, -76, 34, 32, mix(c, '#ffffff', 0.12));
    for (const x of [70, 94]) {
      g.ell(x, -84, 8, 9, '#fdfefe', { noline: true });
      g.ell(x + 1, -83, 4, 5, '#2a2630', { noline: true, raw: true });
    }
    g.line(at('70,-62 82,-56 94,-62'), '#8a4a4a', 4);
    for (const path of ['-58,-48 -42,-38', '-46,-72 -26,-58', '-16,-84 -18,-62', '6,-66 -10,-50'])
      g.line(at(path), mix(c, '#8a4a4a', 0.4), 4);
  },
  puddle(g, o) {
    const c = o.c ?? '#8cbfd8';
    g.blob(at('-150,-6 -110,-34 -50,-30 0,-44 70,-34 124,-30 156,-4 110,18 30,14 -40,24 -116,18'), c);
    g.blob(at('-96,-8 -40,-22 20,-20 -10,-8 -60,0'), '#e8f5f9', { noline: true, op: 0.8 });
    g.line(at('52,0 80,-6 108,0'), '#e8f5f9', 5, { noink: true });
    if (!o.full) return;
    for (const [x, y] of at('-64,-72 8,-92 74,-68'))
      g.blob(at(`${x},${y - 26} ${x + 11},${y} ${x},${y + 10} ${x - 11},${y}`), c);
  },
  spade(g, o) {
    const c = o.c ?? '#d9574a';
    g.push(0, 0, 1, 0.1);
    g.rect(-9, -196, 18, 120, '#c79a62');
    g.line(at('-34,-206 -30,-232 30,-232 34,-206 -34,-206'), c, 13, { noink: true });
    g.blob(at('-46,-94 46,-94 46,-40 28,-8 0,6 -28,-8 -46,-40'), c, { smooth: false });
    g.line(at('0,-84 0,-34'), mix(c, '#2a1a1a', 0.25), 6, { noink: true });
    g.pop();
  },
} satisfies Record<string, DrawProp>;
