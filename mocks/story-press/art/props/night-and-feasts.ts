// Draws lights for the night, and what belongs to a feast. Origin at the foot, roughly 100 to 250 units tall.
import { mix } from '../drawing/colour';
import { at } from '../drawing/pen';
import type { DrawProp } from './draw-prop';

export const nightAndFeasts = {
  torch(g, o) {
    const c = o.c ?? '#d9574a';
    g.push(0, -44, 1, -0.12);
    if (o.lit !== false) {
      g.poly(at('110,-34 330,-120 330,120 110,34'), '#ffeaa0', { raw: true, noline: true, op: 0.5 });
      g.glow(124, 0, 90, '#fff0b0', 0.9);
    }
    g.rect(-118, -25, 168, 50, c);
    g.poly(at('46,-25 94,-46 94,46 46,25'), mix(c, '#ffffff', 0.3));
    g.rect(94, -50, 20, 100, '#8f9aa8');
    g.ell(114, 0, 12, 44, '#fff4c4', { raw: true });
    g.rect(-30, -36, 44, 13, '#4a4650');
    g.rect(-128, -28, 18, 56, '#4a4650');
    g.pop();
  },
  nightlight(g, o) {
    const c = o.c ?? '#ffe28a';
    g.glow(0, -96, 190, '#ffe7a0', 0.8);
    g.blob(at('14,-186 -40,-176 -82,-130 -80,-74 -40,-34 18,-26 60,-52 16,-62 -12,-92 -10,-136'), c, {
      raw: true,
    });
    g.line(at('-52,-96 -42,-88 -32,-96'), '#8a6a3a', 5);
    g.line(at('-40,-66 -26,-60 -16,-68'), '#8a6a3a', 5);
    g.poly(at('48,-150 56,-130 78,-128 62,-114 66,-92 48,-104 30,-92 34,-114 18,-128 40,-130'), '#fff4c0', {
      raw: true,
    });
    g.blob(at('-70,-26 70,-26 82,2 -82,2'), '#b98655', { smooth: false });
  },
  campfire(g) {
    g.glow(0, -80, 200, '#ffb85a', 0.75);
    for (const [x, y] of at('-118,-4 -78,8 -28,14 28,14 78,8 118,-4')) g.ell(x, y, 26, 17, '#a09a92');
    g.limb(at('-92,-2 84,-44'), 28, '#8a6242');
    g.limb(at('92,-2 -84,-44'), 28, '#7a5434');
    g.blob(at('-8,-218 18,-164 40,-176 66,-104 60,-44 0,-20 -60,-44 -66,-104 -38,-140 -26,-168'), '#f2752c', {
      raw: true,
    });
    g.blob(at('2,-152 22,-112 42,-112 42,-58 0,-32 -42,-58 -40,-98 -14,-116'), '#ffb53f', {
      raw: true,
      noline: true,
    });
    g.blob(at('2,-96 20,-70 20,-48 0,-36 -20,-48 -16,-72'), '#ffe88a', { raw: true, noline: true });
  },
  menorah(g, o) {
    const c = o.c ?? '#d8a93c';
    const isLit = o.lit !== false;
    if (isLit) g.glow(0, -226, 190, '#ffe2a0', 0.6);
    for (const [x, low] of [
      [120, -44],
      [90, -62],
      [60, -80],
      [30, -98],
    ] as const)
      g.line(
        at(`${-x},-164 ${-x},-130 ${-x * 0.6},${low + 4} 0,${low} ${x * 0.6},${low + 4} ${x},-130 ${x},-164`),
        c,
        9,
        { noink: true },
      );
    g.rect(-8, -186, 16, 172, c);
    g.blob(at('-64,2 -44,-18 44,-18 64,2'), c, { smooth: false });
    for (const step of [-4, -3, -2, -1, 0, 1, 2, 3, 4]) {
      // The one in the middle, with which the others are lit, is higher.
      const [x, y] = [step * 30, step === 0 ? -184 : -162];
      g.rect(x - 11, y - 4, 22, 10, mix(c, '#5a3a10', 0.2));
      g.rect(x - 6, y - 42, 12, 40, '#f6ead0');
      if (isLit)
        g.blob(at(`${x},${y - 72} ${x + 8},${y - 52} ${x},${y - 42} ${x - 8},${y - 52}`), '#ffc84a', {
          raw: true,
        });
    }
  },
  candlestick(g, o) {
    const c = o.c ?? '#d8a93c';
    const isLit = o.lit !== false;
    if (isLit) g.glow(0, -238, 110, '#ffd977', 0.9);
    g.blob(at('-60,2 -46,-16 46,-16 60,2'), c, { smooth: false });
    g.limb(at('0,-12 0,-70 0,-110'), [24, 16], c);
    for (const y of [-34, -82]) g.ell(0, y, 19, 9, mix(c, '#ffffff', 0.2));
    g.blob(at('-40,-126 40,-126 24,-104 -24,-104'), c, { smooth: false });
    g.rect(-16, -212, 32, 88, '#f6ead0');
    g.line(at('0,-212 0,-224'), '#4a3a30', 4);
    if (!isLit) return;
    g.blob(at('0,-272 16,-238 0,-218 -16,-238'), '#ffc84a', { raw: true });
    g.ell(0, -234, 6, 11, '#fff4c8', { raw: true, noline: true });
  },
  wreath(g, o) {
    const c = o.c ?? '#4f8a58';
    for (let i = 0; i < 22; i += 1) {
      const turn = (i / 22) * 2 * Math.PI;
      const r = i % 2 ? 86 : 104;
      g.ell(
        Math.cos(turn) * r,
        -128 + Math.sin(turn) * r,
        33,
        16,
        mix(c, i % 2 ? '#1f4a30' : '#b8d8a0', 0.2),
        { rot: turn + 0.7 },
      );
    }
    for (let i = 0; i < 7; i += 1) {
      const turn = (i / 7) * 2 * Math.PI + 0.1;
      g.ell(Math.cos(turn) * 94, -128 + Math.sin(turn) * 94, 13, 13, '#d9382c');
    }
    g.blob(at('0,-34 -52,-66 -58,-14'), '#d9382c');
    g.blob(at('0,-34 52,-66 58,-14'), '#d9382c');
    g.poly(at('-8,-32 -38,30 -14,26 2,-30'), '#d9382c');
    g.poly(at('8,-32 38,30 14,26 -2,-30'), '#d9382c');
    g.ell(0, -36, 16, 15, '#b02a22');
  },
  stocking(g, o) {
    const c = o.c ?? '#d0392f';
    g.line(at('30,-196 40,-222 52,-196'), '#8a6242', 5);
    if (o.full) {
      g.rect(-34, -246, 34, 64, '#4f83b0');
      g.rect(-21, -246, 9, 64, '#fbe6a8', { noline: true });
      g.ell(24, -212, 22, 22, '#e0b040');
    }
    g.blob(at('-44,-176 48,-176 46,-92 60,-66 106,-44 112,-14 88,6 10,4 -34,-12 -46,-44 -42,-100'), c);
    g.blob(at('76,-58 108,-42 112,-14 88,6 66,4'), '#fdf6ee', { noline: true });
    g.blob(at('-46,-52 -36,-60 -10,-30 -14,-2 -34,-12'), '#fdf6ee', { noline: true });
    g.blob(at('-54,-200 58,-200 62,-168 56,-158 -52,-158 -58,-168'), '#fdf6ee');
  },
  crescent(g, o) {
    const c = o.c ?? '#f4cd5a';
    g.glow(0, -110, 180, '#fff0b8', 0.7);
    g.blob(
      at('46,-206 -30,-210 -86,-164 -96,-96 -56,-34 16,-10 84,-38 34,-44 -22,-72 -42,-122 -14,-174'),
      c,
      { raw: true },
    );
    g.poly(at('46,-156 56,-128 86,-126 62,-106 72,-76 46,-94 20,-76 30,-106 6,-126 36,-128'), c, {
      raw: true,
    });
  },
} satisfies Record<string, DrawProp>;
