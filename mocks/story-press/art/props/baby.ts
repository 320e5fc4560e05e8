// Draws what a small child has: for the baby, for the night and for the bathroom. Origin at the foot, roughly 100 to 250 units tall.
import { mix } from '../drawing/colour';
import { at } from '../drawing/pen';
import type { DrawProp } from './draw-prop';

const wood = '#c79a62';

export const baby = {
  pram(g, o) {
    const c = o.c ?? '#5f8fc4';
    g.line(at('112,-120 150,-176 178,-176'), '#4a4650', 11);
    g.line(at('-70,-60 70,-30'), '#4a4650', 9);
    g.line(at('70,-60 -70,-30'), '#4a4650', 9);
    g.blob(at('-118,-126 -112,-176 -76,-218 -20,-232 -4,-126'), mix(c, '#20303c', 0.16));
    for (const path of ['-4,-128 -60,-166 -98,-198', '-4,-128 -30,-180 -50,-226'])
      g.line(at(path), mix(c, '#20303c', 0.4), 4);
    g.blob(at('-24,-124 20,-152 80,-146 112,-124'), '#fbf3e2');
    g.blob(at('-122,-128 120,-128 104,-84 66,-56 -66,-56 -106,-84'), c, { smooth: false });
    g.rect(-124, -136, 248, 15, mix(c, '#ffffff', 0.4));
    for (const x of [-72, 72]) {
      g.ell(x, -32, 34, 34, '#4a4650');
      g.ell(x, -32, 20, 20, '#f4ead2');
    }
  },
  cradle(g, o) {
    const c = o.c ?? '#f2b8c0';
    g.blob(
      at('-122,-4 -80,14 0,22 80,14 122,-4 112,-16 60,-4 0,2 -60,-4 -112,-16'),
      mix(wood, '#4a2f1c', 0.25),
    );
    g.blob(at('-124,-90 -128,-190 -104,-204 -84,-176 -76,-90'), wood);
    g.blob(at('-100,-96 -80,-134 -36,-132 -20,-100'), '#fdfaf0');
    g.blob(at('-44,-92 -30,-134 40,-142 104,-126 116,-92'), c);
    for (const [x, y] of at('0,-118 40,-124 78,-112')) g.ell(x, y, 8, 8, '#fdfaf0', { noline: true });
    g.blob(at('-128,-98 128,-98 104,-10 -104,-10'), wood, { smooth: false });
    g.rect(84, -150, 24, 62, wood);
    g.blob(at('0,-30 -24,-52 -20,-70 0,-62 20,-70 24,-52'), mix(wood, '#ffffff', 0.5), { noline: true });
  },
  potty(g, o) {
    const c = o.c ?? '#6fb3c8';
    g.blob(at('-66,-84 -62,-152 -30,-172 30,-172 62,-152 66,-84'), mix(c, '#20303c', 0.12));
    g.ell(0, -92, 92, 30, mix(c, '#ffffff', 0.35));
    g.ell(0, -90, 60, 18, mix(c, '#20303c', 0.45));
    g.blob(at('-90,-86 -40,-64 40,-64 90,-86 74,-20 60,2 -60,2 -74,-20'), c);
    g.blob(at('-98,-80 -110,-98 -84,-104'), mix(c, '#ffffff', 0.2));
    g.blob(at('98,-80 110,-98 84,-104'), mix(c, '#ffffff', 0.2));
    g.ell(0, -30, 15, 15, '#f7cf5a', { noline: true });
  },
  toothbrush(g, o) {
    const c = o.c ?? '#4fa3c0';
    g.push(0, 0, 1, 0.1);
    g.limb(at('0,-6 2,-110 0,-212'), [30, 20], c);
    g.limb(at('0,-20 1,-50 1,-84'), 14, mix(c, '#ffffff', 0.5), { noline: true });
    for (let tuft = 0; tuft < 4; tuft += 1) g.rect(8, -222 + tuft * 17, 32, 14, '#fdfefe', { thin: true });
    g.blob(at('40,-226 56,-212 50,-184 56,-162 40,-158'), '#8fd0e0');
    g.pop();
  },
  blanket(g, o) {
    const c = o.c ?? '#7fb0d0';
    g.blob(at('-96,4 -104,-34 -98,-66 98,-70 104,-34 98,4'), c);
    for (const [y, share] of [
      [-58, 0.15],
      [-30, 0.3],
    ] as const)
      g.blob(
        at(`-94,${y + 22} -104,${y} -92,${y - 24} 90,${y - 26} 104,${y} 94,${y + 20}`),
        mix(c, '#ffffff', share),
      );
    for (const [x, y] of at('-66,-64 -26,-72 14,-66 54,-74 -48,-36 -4,-40 38,-36 76,-42'))
      g.ell(x, y, 8, 8, '#fdf6e2', { noline: true });
    for (let x = -84; x <= 84; x += 24)
      g.line(at(`${x},2 ${x - 2},18`), mix(c, '#20303c', 0.2), 6, { noink: true });
  },
  pillow(g, o) {
    const c = o.c ?? '#fbf6ea';
    g.blob(at('-112,-8 -98,-50 -116,-104 -50,-96 0,-104 50,-96 116,-104 98,-50 112,-8 50,-2 0,2 -50,-2'), c);
    g.line(at('-78,-76 -60,-66 -44,-68'), mix(c, '#7a6a58', 0.3), 4);
    g.line(at('78,-28 62,-34 46,-32'), mix(c, '#7a6a58', 0.3), 4);
    g.blob(at('-26,-70 0,-64 26,-70 30,-44 0,-30 -30,-44'), mix(c, '#8fb0d0', 0.3), { noline: true });
  },
} satisfies Record<string, DrawProp>;
