// Draws what grows under water. Origin at the foot, roughly 100 to 300 units tall.
import { mix } from '../drawing/colour';
import { at } from '../drawing/pen';
import type { DrawProp } from './draw-prop';

export const seaPlants = {
  seaweed(g, o) {
    const c = o.c ?? '#4f9a72';
    g.limb(at('-34,4 -74,-90 -40,-190'), [24, 8], mix(c, '#17402f', 0.18));
    g.limb(at('36,4 74,-80 46,-160'), [24, 8], mix(c, '#17402f', 0.18));
    g.limb(at('0,6 34,-120 -6,-250'), [28, 8], c);
    g.limb(at('-14,6 -30,-60 4,-130'), [22, 8], mix(c, '#d8ecb0', 0.2));
  },
  coral(g, o) {
    const c = o.c ?? '#e0777c';
    g.limb(at('0,6 -2,-70 4,-170'), [38, 20], c);
    g.limb(at('-4,-40 -60,-60 -74,-136'), [28, 18], c);
    g.limb(at('2,-60 62,-76 76,-150'), [28, 18], c);
    g.limb(at('2,-106 -24,-136 -26,-176'), [20, 15], c);
    for (const [x, y] of at('4,-170 -74,-136 76,-150 -26,-176'))
      g.ell(x, y, 9, 9, mix(c, '#fff0e4', 0.5), { noline: true });
  },
} satisfies Record<string, DrawProp>;
