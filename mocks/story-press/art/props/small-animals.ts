// Draws animals that are not characters. Origin at the foot, roughly 100 to 300 units tall.
import { mix } from '../drawing/colour';
import { at } from '../drawing/pen';
import type { DrawProp } from './draw-prop';

export const smallAnimals = {
  hive(g) {
    g.limb(at('-140,-210 0,-226 130,-206'), [20, 14], '#8a6242');
    g.blob(at('-10,-210 -58,-170 -66,-100 -40,-52 0,-40 40,-52 66,-100 58,-170 10,-210'), '#e6ac45');
    for (const y of [-172, -136, -100, -70])
      g.line(
        [
          [-62 + Math.abs(y + 120) * 0.22, y],
          [0, y + 12],
          [62 - Math.abs(y + 120) * 0.22, y],
        ],
        '#a8702a',
        4,
        { op: 0.7 },
      );
    g.ell(0, -92, 17, 20, '#5c3b1c');
  },
  bee(g) {
    g.ell(-10, -30, 15, 22, '#e8f4fa', { op: 0.8, rot: -0.5 });
    g.ell(12, -32, 15, 22, '#e8f4fa', { op: 0.8, rot: 0.4 });
    g.ell(0, 0, 34, 24, '#f5c445');
    for (const x of [-8, 10])
      g.limb(
        [
          [x, -21],
          [x - 4, 0],
          [x, 21],
        ],
        8,
        '#4a3a2c',
        { noline: true },
      );
    g.ell(28, -4, 16, 15, '#5a4634');
    g.ell(33, -8, 3.6, 3.6, '#ffffff', { noline: true });
    g.line(at('34,-17 40,-28 46,-30'), '#4a3a2c', 2.5);
    g.line(at('27,-18 30,-30 34,-34'), '#4a3a2c', 2.5);
  },
  moth(g, o) {
    const c = o.c ?? '#fbeec2';
    if (o.lit !== false) g.glow(0, 0, 110, '#fff0b4', 0.85);
    for (const f of [-1, 1]) {
      g.blob(
        [
          [0, -4],
          [f * 22, -36],
          [f * 54, -40],
          [f * 50, -8],
          [f * 10, 6],
        ],
        c,
        { raw: true },
      );
      g.blob(
        [
          [0, 2],
          [f * 28, 6],
          [f * 38, 30],
          [f * 14, 30],
        ],
        '#f3d894',
        { raw: true },
      );
      g.ell(f * 36, -22, 6, 6, '#d79c50', { raw: true, noline: true });
    }
    g.ell(0, 0, 7, 20, '#a9814e');
    g.line(at('-2,-18 -8,-32 -15,-38'), '#7d5a3c', 2);
    g.line(at('2,-18 8,-32 15,-38'), '#7d5a3c', 2);
  },
  bird(g, o) {
    const c = o.c ?? '#5f8fc4';
    g.blob(at('-30,-18 -62,-34 -58,-16 -34,-4'), mix(c, '#000000', 0.2));
    g.ell(0, -20, 38, 28, c);
    g.ell(6, -12, 24, 17, '#f8ecd4', { noline: true });
    g.ell(26, -44, 21, 20, c);
    g.poly(at('44,-48 62,-42 44,-36'), '#f0a33c');
    g.ell(31, -48, 3.6, 4, '#2a2630', { noline: true });
    g.blob(at('-24,-26 8,-30 -8,0 -34,-8'), mix(c, '#203050', 0.25));
    g.line(at('-4,6 -4,20'), '#d08a30', 3);
    g.line(at('10,6 10,20'), '#d08a30', 3);
  },
  whale(g) {
    g.blob(
      at('-170,-30 -120,-96 0,-120 110,-90 170,-50 226,-110 206,-38 236,-6 176,-16 120,26 0,44 -110,30'),
      '#5b86a8',
    );
    g.blob(at('-160,-6 -80,18 40,26 100,14 40,40 -70,40 -130,20'), '#dbe8ea', { noline: true });
    g.ell(-96, -40, 7, 8, '#20303c', { noline: true });
    g.line(at('-146,-8 -110,4 -80,-4'), '#2b4356', 4);
    g.line(at('-20,-122 -30,-160 -56,-172'), '#bfe0ee', 7);
    g.line(at('-16,-122 -6,-164 20,-176'), '#bfe0ee', 7);
  },
} satisfies Record<string, DrawProp>;
