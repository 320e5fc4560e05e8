// Draws things that are carried, given and used. Origin at the foot, roughly 100 to 300 units tall.
import { mix } from '../drawing/colour';
import { at } from '../drawing/pen';
import type { DrawProp } from './draw-prop';

export const household = {
  lantern(g) {
    g.glow(0, -34, 120, '#ffd977', 0.9);
    g.line(at('-14,-62 0,-82 14,-62'), '#4c4440', 4);
    g.rect(-18, -66, 36, 8, '#4c4440');
    g.rect(-15, -58, 30, 44, '#ffe08a', { raw: true });
    g.ell(0, -34, 7, 12, '#fff8da', { raw: true, noline: true });
    g.rect(-19, -16, 38, 9, '#4c4440');
  },
  gift(g, o) {
    g.rect(-38, -62, 76, 64, o.c ?? '#d34f45');
    g.rect(-8, -62, 16, 64, '#ffe2a0', { noline: true });
    g.rect(-43, -76, 86, 18, mix(o.c ?? '#d34f45', '#ffffff', 0.15));
    g.rect(-8, -76, 16, 18, '#ffe2a0', { noline: true });
    g.blob(at('0,-78 -30,-102 -36,-84 0,-76'), '#ffe2a0');
    g.blob(at('0,-78 30,-102 36,-84 0,-76'), '#ffe2a0');
  },
  umbrella(g, o) {
    g.line(at('0,0 0,-130'), '#6d5440', 6);
    g.line(at('0,0 -2,12 -14,12 -16,2'), '#6d5440', 6);
    g.blob(
      at('-96,-112 -80,-168 0,-202 80,-168 96,-112 64,-124 32,-110 0,-122 -32,-110 -64,-124'),
      o.c ?? '#e0574a',
    );
    g.line(at('0,-200 -30,-160 -32,-112'), '#8a2f28', 2);
    g.line(at('0,-200 30,-160 32,-112'), '#8a2f28', 2);
  },
  bucket(g, o) {
    g.poly(at('-34,-56 34,-56 26,4 -26,4'), o.c ?? '#7fa6b8');
    g.ell(0, -56, 34, 9, o.full ? '#9fd4ea' : '#56717d');
    g.line(at('-33,-58 0,-98 33,-58'), '#5b5b60', 3.5);
  },
  jar(g, o) {
    if (o.glow) g.glow(0, -40, 90, o.glow, 0.85);
    g.blob(at('-28,2 -32,-50 -22,-70 22,-70 32,-50 28,2'), '#dff0f2', { op: 0.75 });
    g.rect(-24, -84, 48, 15, '#b98a54');
    if (o.full) g.blob(at('-27,0 -30,-34 30,-34 27,0'), o.c ?? '#82c0dc', { noline: true, op: 0.85 });
  },
  letter(g) {
    g.push(0, 0, 1, -0.1);
    g.rect(-58, -78, 116, 78, '#fdf6e2');
    g.line(at('-58,-78 0,-30 58,-78'), '#b79c76', 3.5);
    g.ell(0, -28, 11, 11, '#cf4534');
    g.pop();
  },
  table(g, o) {
    g.rect(-150, -84, 300, 18, o.c ?? '#b17f50');
    g.rect(-130, -66, 18, 70, '#95683f');
    g.rect(112, -66, 18, 70, '#95683f');
  },
  lamp(g, o) {
    const isLit = o.lit !== false;
    if (isLit) g.glow(0, -116, 190, '#ffe09a', 0.7);
    g.ell(0, 0, 26, 7, '#6b5848');
    g.line(at('0,0 0,-80'), '#6b5848', 6);
    g.poly(at('-26,-142 26,-142 46,-82 -46,-82'), isLit ? '#f6d27a' : '#c9b48c', { raw: isLit });
  },
  cup(g, o) {
    const c = o.c ?? '#f7f0e2';
    g.line(at('26,-44 52,-46 50,-16 22,-12'), mix(c, '#6a4a3a', 0.25), 7, { noink: true });
    g.blob(at('-32,-54 32,-54 24,-4 12,2 -12,2 -24,-4'), c, { smooth: false });
    g.ell(0, -54, 32, 9, mix(c, '#6a4a3a', 0.2));
    if (o.full === false) return;
    g.ell(0, -53, 26, 6, '#a8683a', { noline: true });
    for (const x of [-10, 10])
      g.line(
        [
          [x, -70],
          [x + 7, -84],
          [x, -98],
        ],
        '#fffaf0',
        4,
        { op: 0.7, noink: true },
      );
  },
  cake(g, o) {
    g.ell(0, 0, 104, 14, '#f3ece0');
    g.blob(at('-84,-58 84,-58 78,-2 -78,-2'), '#d99a54', { smooth: false });
    g.blob(at('-90,-62 -60,-80 0,-86 60,-80 90,-62 66,-46 44,-60 20,-42 -6,-58 -34,-42 -60,-58'), '#fbf3e2');
    for (const [x, y] of at('-48,-84 0,-92 48,-84')) g.ell(x, y, 13, 13, o.c ?? '#d8432f');
  },
  book(g, o) {
    g.poly(at('-56,-6 0,4 56,-6 56,-44 0,-34 -56,-44'), o.c ?? '#b5483e');
    g.poly(at('-50,-12 0,-2 0,-38 -50,-48'), '#fdf6e2');
    g.poly(at('50,-12 0,-2 0,-38 50,-48'), '#f6ebd0');
    for (const k of [0, 1, 2]) {
      g.line(
        [
          [-42, -38 + k * 9],
          [-8, -31 + k * 9],
        ],
        '#b7a78c',
        2,
      );
      g.line(
        [
          [42, -38 + k * 9],
          [8, -31 + k * 9],
        ],
        '#b7a78c',
        2,
      );
    }
  },
  candle(g, o) {
    const isLit = o.lit !== false;
    if (isLit) g.glow(0, -150, 100, '#ffd977', 0.9);
    g.ell(0, -4, 50, 12, '#c9a25a');
    g.rect(-22, -116, 44, 112, o.c ?? '#f6ead0');
    g.line(at('0,-116 0,-130'), '#4a3a30', 4);
    if (!isLit) return;
    g.blob(at('0,-182 18,-146 0,-124 -18,-146'), '#ffc84a', { raw: true });
    g.ell(0, -142, 7, 13, '#fff4c8', { raw: true, noline: true });
  },
  bell(g, o) {
    const c = o.c ?? '#e9b949';
    g.ell(0, -8, 15, 15, mix(c, '#5a3a10', 0.3));
    g.blob(at('-78,-22 -54,-48 -46,-112 0,-140 46,-112 54,-48 78,-22 0,-12'), c);
    g.ell(0, -142, 13, 12, c);
    g.line(at('-58,-40 0,-30 58,-40'), mix(c, '#5a3a10', 0.3), 4);
  },
  spoon(g, o) {
    const c = o.c ?? '#b9c0c6';
    g.limb(at('0,0 2,-60 0,-110'), [15, 11], c);
    g.ell(0, -148, 31, 42, c);
    g.ell(0, -148, 20, 30, mix(c, '#ffffff', 0.4), { noline: true });
  },
} satisfies Record<string, DrawProp>;
