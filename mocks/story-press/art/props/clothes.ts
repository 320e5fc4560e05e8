// Draws what one wears. Origin at the foot, roughly 100 to 150 units tall.
import { mix } from '../drawing/colour';
import { at } from '../drawing/pen';
import type { DrawProp } from './draw-prop';

export const clothes = {
  hat(g, o) {
    const c = o.c ?? '#5f7f93';
    g.ell(0, -12, 84, 15, mix(c, '#20303c', 0.15));
    g.blob(at('-46,-14 -44,-70 -30,-100 30,-100 44,-70 46,-14 0,-6'), c);
    g.blob(at('-46,-34 0,-26 46,-34 47,-16 0,-8 -47,-16'), '#d9574a', { noline: true });
  },
  sock(g, o) {
    const c = o.c ?? '#6a9fd0';
    g.blob(at('-26,-138 26,-138 28,-64 40,-42 84,-32 92,-12 74,2 -2,2 -28,-18 -24,-70'), c);
    g.poly(at('-26,-118 26,-118 27,-96 -25,-96'), '#fbf3e0', { noline: true });
    g.blob(at('64,-36 88,-28 92,-12 74,2 56,2'), '#d9574a', { noline: true });
    g.rect(-30, -146, 60, 18, mix(c, '#ffffff', 0.3));
  },
  shoe(g, o) {
    const c = o.c ?? '#c8684a';
    g.blob(at('-78,-8 -80,-76 -30,-84 -12,-50 40,-42 82,-28 88,-8'), c);
    g.blob(at('-82,-12 90,-12 88,4 -80,4'), '#f4ead2', { smooth: false });
    for (const [x, y] of at('-8,-58 8,-54 24,-50'))
      g.line(at(`${x - 8},${y + 10} ${x + 12},${y - 4}`), '#fbf3e0', 5);
  },
  scarf(g, o) {
    const c = o.c ?? '#d9574a';
    g.limb(at('-92,-16 0,-72 84,-40'), [38, 38], c);
    g.limb(at('60,-46 96,-24 92,6'), [34, 34], mix(c, '#5a1c1c', 0.14));
    for (const x of [-60, -10, 40]) g.line(at(`${x},-64 ${x + 12},-22`), '#fbe6c0', 9, { noink: true });
    for (const x of [80, 92, 104]) g.line(at(`${x},2 ${x},20`), c, 5);
  },
} satisfies Record<string, DrawProp>;
