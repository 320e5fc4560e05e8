// Trees, bushes and what grows. Origin at the foot, roughly 100 to 300 units tall.
import { mix } from '../colour';
import { at, threes, type Point } from '../pen';
import type { DrawProp } from './draw-prop';

export const plants = {
  tree(g, o) {
    const c = o.c || '#6fae55';
    g.limb(at('0,6 -4,-60 2,-130'), [30, 18], '#8a6242');
    g.limb(at('0,-90 24,-120 40,-142'), [12, 7], '#8a6242');
    const p: Point[] = [];
    for (let k = 0; k < 36; k++) {
      const t = (k / 36) * 6.283,
        L = 11 * Math.abs(Math.sin((k / 36) * 6.283 * 4.5));
      p.push([Math.cos(t) * (90 + L), -205 + Math.sin(t) * (78 + L)]);
    }
    g.blob(p, c);
    for (const [x, y, r] of threes('-38,-232,34 36,-222,30 4,-182,28'))
      g.ell(x, y, r, r * 0.8, mix(c, '#fff6c0', 0.22), { noline: true, op: 0.75 });
    if (o.apples)
      for (const [x, y] of at('-50,-190 -10,-250 42,-196 12,-170 -30,-150 56,-238'))
        g.ell(x, y, 12, 12, '#d8432f');
    if (o.snow)
      g.blob(at('-88,-225 -50,-284 0,-294 60,-278 90,-222 50,-244 10,-236 -40,-248'), '#f8fbff', {
        noline: true,
      });
  },
  pine(g, o) {
    const c = o.c || '#3f7a5c';
    g.rect(-10, -40, 20, 46, '#7a573d');
    for (const [y, w, h] of threes('-24,92,100 -90,74,92 -150,54,84')) {
      const p: Point[] = [[0, y - h]];
      for (let k = 0; k <= 6; k++) p.push([w - (k * w) / 3, y + (k % 2 ? -9 : 4)]);
      g.poly(p, mix(c, '#ffffff', (y + 24) / -900));
      if (o.snow)
        g.poly(
          [
            [0, y - h],
            [w * 0.55, y - h * 0.42],
            [w * 0.25, y - h * 0.5],
            [0, y - h * 0.36],
            [-w * 0.3, y - h * 0.52],
            [-w * 0.55, y - h * 0.42],
          ],
          '#fbfdff',
          { noline: true },
        );
    }
    if (o.lights) {
      const cs = ['#ffd45e', '#e8604c', '#7cc4e8', '#f7a3c0'];
      let i = 0;
      for (const [x, y] of at(
        '-52,-40 -10,-34 38,-42 -34,-92 18,-84 50,-100 -22,-150 24,-146 -2,-120 4,-186',
      )) {
        const c2 = cs[i++ % 4] ?? '#ffd45e';
        g.glow(x, y, 20, c2, 0.55);
        g.ell(x, y, 7.5, 7.5, c2, { raw: true });
      }
      const p: Point[] = [];
      for (let k = 0; k < 10; k++) {
        const t = (k / 10) * 6.283 - 1.571,
          R = k % 2 ? 10 : 24;
        p.push([Math.cos(t) * R, -244 + Math.sin(t) * R]);
      }
      g.glow(0, -244, 60, '#ffe28a', 0.8);
      g.poly(p, '#ffd45e', { raw: true });
    }
  },
  bare(g, o) {
    const c = o.c || '#4b4048';
    g.limb(at('0,8 -14,-90 6,-200'), [36, 10], c);
    g.limb(at('-4,-90 -50,-130 -66,-196'), [18, 4], c);
    g.limb(at('0,-130 46,-160 78,-226'), [15, 4], c);
    g.limb(at('-44,-142 -80,-150 -104,-176'), [8, 3], c);
    g.limb(at('40,-168 78,-170 100,-188'), [7, 3], c);
    g.limb(at('4,-190 -8,-230 -26,-256'), [8, 3], c);
  },
  bush(g, o) {
    const c = o.c || '#5d9a4c';
    g.blob(at('-84,4 -90,-30 -56,-58 -22,-54 4,-74 44,-58 78,-46 90,-10 80,6'), c);
    for (const [x, y] of at('-40,-30 14,-44 50,-26'))
      g.ell(x, y, 20, 14, mix(c, '#fff6c0', 0.2), { noline: true, op: 0.7 });
  },
  mushroom(g, o) {
    g.limb(at('0,2 0,-20 0,-38'), [26, 20], '#f4ead6');
    g.blob(at('-44,-32 -34,-66 0,-82 34,-66 44,-32 0,-24'), o.c || '#cf4534');
    for (const [x, y, r] of threes('-18,-52,7 8,-64,8 24,-44,6'))
      g.ell(x, y, r, r * 0.8, '#fff5e8', { noline: true });
  },
  flower(g, o) {
    const c = o.c || '#ef8fb0';
    g.limb(at('0,4 6,-70 0,-140'), 9, '#5b8f48');
    g.blob(at('2,-50 40,-84 62,-72 34,-48'), '#6ba255');
    for (let k = 0; k < 8; k++) {
      const t = (k / 8) * 6.283;
      g.ell(Math.cos(t) * 34, -160 + Math.sin(t) * 34, 22, 17, c, { rot: t });
    }
    g.ell(0, -160, 24, 23, '#f0b440');
  },
  reeds(g) {
    for (let k = 0; k < 6; k++) {
      const x = k * 17 - 42,
        h = 90 + ((k * 37) % 60);
      g.line(
        [
          [x, 4],
          [x + 4, -h / 2],
          [x + 8 - (k % 3) * 6, -h],
        ],
        '#6f7d52',
        5,
      );
      g.ell(x + 8 - (k % 3) * 6, -h - 8, 6.5, 20, '#7a553c');
    }
  },
  apple(g, o) {
    g.ell(-7, -18, 15, 18, o.c || '#d8432f');
    g.ell(7, -18, 15, 18, o.c || '#d8432f', { noline: true });
    g.line(at('0,-34 3,-46'), '#6d4c30', 3.5);
    g.ell(10, -42, 9, 4.5, '#6ba255', { rot: -0.4 });
  },
} satisfies Record<string, DrawProp>;
