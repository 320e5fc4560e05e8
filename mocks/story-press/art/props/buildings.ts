// Houses and what stands beside them. Origin at the foot, roughly 100 to 300 units tall.
import { mix } from '../colour';
import { at } from '../pen';
import type { DrawProp } from './draw-prop';

export const buildings = {
  house(g, o) {
    const w = o.c || '#f1e3c4',
      rf = o.roof || '#c4573f',
      lit = o.lit;
    g.rect(-84, -124, 168, 128, w);
    g.rect(42, -206, 26, 60, mix(rf, '#5a4a44', 0.5));
    g.poly(at('-108,-114 0,-216 108,-114'), rf);
    for (const k of [-1, 0, 1])
      g.line(
        [
          [k * 44 - 16, -132],
          [k * 44, -124],
          [k * 44 + 16, -132],
        ],
        mix(rf, '#000000', 0.18),
        3,
        { op: 0.6 },
      );
    if (o.snow)
      g.blob(
        at('-112,-112 -60,-172 0,-224 60,-172 112,-112 70,-130 30,-168 0,-186 -36,-162 -76,-128'),
        '#fbfdff',
        { noline: true },
      );
    g.blob(at('-20,4 -20,-48 -10,-66 10,-66 20,-48 20,4'), o.door || '#7d5a3c', { smooth: false });
    g.ell(11, -28, 3.5, 3.5, '#f0d080', { noline: true });
    for (const x of [-54, 54]) {
      if (lit) g.glow(x, -72, 70, '#ffdc7a', 0.7);
      g.rect(x - 20, -94, 40, 42, lit ? '#ffd96a' : '#a8d0dc', { raw: !!lit });
      g.line(
        [
          [x, -94],
          [x, -52],
        ],
        '#6d5440',
        3.5,
      );
      g.line(
        [
          [x - 20, -73],
          [x + 20, -73],
        ],
        '#6d5440',
        3.5,
      );
    }
    if (lit) g.glow(0, -150, 30, '#ffdc7a', 0.5);
    g.ell(0, -150, 14, 14, lit ? '#ffd96a' : '#a8d0dc', { raw: !!lit });
    if (o.smoke !== false)
      for (let k = 0; k < 4; k++)
        g.ell(58 + k * 14 + k * k * 3, -226 - k * 26, 11 + k * 5, 9 + k * 4, '#f3f0ea', {
          op: 0.6 - k * 0.11,
          noline: true,
        });
  },
  lighthouse(g, o) {
    if (o.lit) {
      g.poly(at('10,-352 620,-470 620,-250 10,-336'), '#ffeaa0', { raw: true, noline: true, op: 0.42 });
      g.glow(0, -346, 150, '#ffe89a', 0.95);
    }
    g.blob(at('-120,14 -96,-28 -40,-42 46,-40 104,-24 128,14'), '#8b8780', { smooth: true });
    const a = (t: number) => 50 - t * 20;
    for (let k = 0; k < 5; k++) {
      const y0 = -30 - k * 58,
        y1 = y0 - 58;
      g.poly(
        [
          [-a(k / 5), y0],
          [a(k / 5), y0],
          [a((k + 1) / 5), y1],
          [-a((k + 1) / 5), y1],
        ],
        k % 2 ? '#f6efe2' : '#cf4b3c',
      );
    }
    g.blob(at('-13,-30 -13,-62 0,-76 13,-62 13,-30'), '#5f4738');
    g.rect(-11, -176, 22, 28, o.lit ? '#ffd96a' : '#86b3c4');
    g.rect(-44, -328, 88, 12, '#4b4a52');
    g.rect(-24, -370, 48, 42, o.lit ? '#fff0b0' : '#cfe0e2', { raw: !!o.lit });
    g.line(at('0,-370 0,-328'), '#4b4a52', 3);
    g.poly(at('-34,-368 0,-412 34,-368'), '#cf4b3c');
    g.ell(0, -416, 6, 6, '#4b4a52');
  },
  fence(g) {
    for (let k = 0; k < 6; k++)
      g.poly(
        [
          [k * 44 - 8, 4],
          [k * 44 - 8, -64],
          [k * 44, -76],
          [k * 44 + 8, -64],
          [k * 44 + 8, 4],
        ],
        '#e9dcc2',
      );
    g.rect(-22, -50, 262, 11, '#e0d0b2');
    g.rect(-22, -24, 262, 11, '#e0d0b2');
  },
  clock(g, o) {
    g.poly(at('-46,4 -40,-250 40,-250 46,4'), o.c || '#6a5444');
    g.poly(at('-60,-246 0,-318 60,-246'), '#51403a');
    if (o.lit) g.glow(0, -196, 110, '#f4e2a2', 0.75);
    g.ell(0, -196, 36, 36, '#f4ecd2', { raw: !!o.lit });
    g.line(at('0,-196 0,-222'), '#3a3034', 4);
    g.line(at('0,-196 17,-186'), '#3a3034', 4);
    for (let k = 0; k < 12; k++)
      g.ell(Math.cos((k / 12) * 6.283) * 30, -196 + Math.sin((k / 12) * 6.283) * 30, 2, 2, '#3a3034', {
        noline: true,
      });
    g.rect(-22, -140, 44, 100, '#3c3036');
    g.line(at('0,-138 5,-90'), '#d8b45c', 4);
    g.ell(6, -80, 13, 13, '#e2bd62');
  },
  bench(g) {
    g.rect(-90, -58, 180, 14, '#a8774a');
    g.rect(-90, -98, 180, 12, '#b98655');
    g.rect(-90, -120, 180, 12, '#b98655');
    for (const x of [-74, 62]) g.rect(x, -120, 12, 124, '#5d5550');
  },
  signpost(g) {
    g.rect(-8, -150, 16, 156, '#8a6242');
    g.poly(at('-12,-146 74,-146 96,-124 74,-102 -12,-102'), '#c79a62');
    g.line(at('6,-124 62,-124'), '#7a5534', 3);
  },
} satisfies Record<string, DrawProp>;
