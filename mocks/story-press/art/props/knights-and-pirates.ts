// Draws what knights and pirates have. Origin at the foot, roughly 100 to 300 units tall.
import { mix } from '../drawing/colour';
import { at, type Pen } from '../drawing/pen';
import type { DrawProp } from './draw-prop';

const wood = '#a8744a';
const rope = '#d9b878';
const gold = '#e2bd62';

function drawSkull(pen: Pen): void {
  for (const path of ['-34,22 34,-14', '34,22 -34,-14']) pen.line(at(path), '#f6f0e2', 9, { noink: true });
  pen.ell(0, -14, 26, 24, '#f6f0e2', { noline: true });
  pen.rect(-14, 2, 28, 16, '#f6f0e2', { noline: true });
  for (const x of [-10, 10]) pen.ell(x, -13, 7, 8, '#34303a', { noline: true });
  pen.line(at('-8,10 0,13 8,10'), '#34303a', 3, { noink: true });
}

export const knightsAndPirates = {
  sword(g, o) {
    g.push(0, 0, 1, 0.12);
    // With a colour all of it has that, as a sword of wood.
    const blade = o.c ?? '#d8e0e4';
    const guard = o.c ? mix(o.c, '#2a1a10', 0.3) : gold;
    g.poly(at('-15,-64 -15,-196 0,-238 15,-196 15,-64'), blade);
    g.poly(at('0,-64 0,-238 15,-196 15,-64'), o.c ? mix(o.c, '#2a1a10', 0.14) : '#b4c0c8', { noline: true });
    g.blob(at('-54,-72 54,-72 58,-60 54,-50 -54,-50 -58,-60'), guard);
    g.rect(-10, -50, 20, 42, o.c ? mix(o.c, '#2a1a10', 0.45) : '#8a4a3a');
    g.ell(0, 0, 16, 15, guard);
    g.pop();
  },
  shield(g, o) {
    const c = o.c ?? '#4f83b0';
    g.blob(at('-88,-176 0,-192 88,-176 90,-90 60,-34 0,4 -60,-34 -90,-90'), '#c3cad0', { smooth: false });
    g.blob(at('-74,-164 0,-178 74,-164 76,-92 50,-44 0,-12 -50,-44 -76,-92'), c, { smooth: false });
    g.poly(at('0,-178 74,-164 76,-92 0,-92'), mix(c, '#ffffff', 0.7), { noline: true });
    g.poly(at('0,-92 -76,-92 -50,-44 0,-12'), mix(c, '#ffffff', 0.7), { noline: true });
    g.poly(at('0,-132 10,-106 38,-104 16,-86 24,-58 0,-74 -24,-58 -16,-86 -38,-104 -10,-106'), gold);
  },
  flag(g, o) {
    const c = o.c ?? '#d9574a';
    g.rect(-7, -282, 14, 286, wood);
    g.ell(0, -286, 12, 12, gold);
    g.blob(at('7,-272 60,-282 110,-264 178,-272 172,-214 178,-160 112,-154 60,-168 7,-158'), c);
    if (!o.full) return;
    g.push(94, -212);
    drawSkull(g);
    g.pop();
  },
  rope(g, o) {
    const c = o.c ?? rope;
    for (const [y, rx] of [
      [-18, 104],
      [-42, 98],
      [-64, 90],
    ] as const) {
      g.ell(0, y, rx, 32, c);
      for (let i = -2; i <= 2; i += 1)
        g.line(
          at(`${i * 34 - 6},${y + 26 - Math.abs(i) * 6} ${i * 34 + 8},${y + 12 - Math.abs(i) * 6}`),
          mix(c, '#6a4a2a', 0.45),
          4,
        );
    }
    g.ell(0, -66, 54, 16, mix(c, '#6a4a2a', 0.55));
    g.line(at('74,-44 118,-20 140,-6 172,-14'), c, 19, { noink: true });
    for (const x of [172, 182]) g.line(at(`164,-14 ${x + 8},${x === 172 ? -24 : -6}`), c, 6, { noink: true });
  },
  raft(g, o) {
    const c = o.c ?? '#b5824e';
    g.rect(-6, -268, 12, 244, wood);
    g.blob(at('10,-258 132,-240 118,-160 136,-84 10,-70'), '#f7efe0', { smooth: false });
    g.rect(40, -196, 56, 50, '#e8a0a0', { noline: true });
    for (let i = 0; i < 6; i += 1) {
      const x = -150 + i * 50;
      g.rect(x, -40 + (i % 2) * 5, 48, 44, mix(c, '#4a2f1c', (i % 2) * 0.12));
      g.ell(x + 24, 2 + (i % 2) * 5, 24, 13, mix(c, '#ffe6b8', 0.4));
      g.ell(x + 24, 2 + (i % 2) * 5, 11, 6, mix(c, '#6a4a2a', 0.3), { noline: true });
    }
    g.rect(-158, -32, 314, 12, rope);
  },
  net(g, o) {
    const c = o.c ?? '#8a6242';
    g.limb(at('60,-146 122,-64 172,0'), 17, c);
    g.blob(at('-98,-152 -88,-72 -54,-26 -16,-14 24,-34 52,-86 58,-152'), '#f4f8f6', { op: 0.5 });
    const mesh = { noink: true, op: 0.9 } as const;
    for (const path of [
      '-66,-150 -20,-30',
      '-30,-150 8,-40',
      '8,-150 34,-76',
      '30,-148 -20,-22',
      '-6,-150 -56,-42',
      '-46,-150 -86,-84',
      '-94,-110 54,-110',
      '-84,-70 44,-70',
    ])
      g.line(at(path), '#8fa4a8', 4, mesh);
    g.ell(-20, -154, 84, 24, '#c79a62');
    g.ell(-20, -154, 70, 15, '#e8f0ee', { noline: true });
  },
  cage(g, o) {
    const c = o.c ?? gold;
    g.ell(0, -284, 15, 15, c);
    g.blob(at('-98,-20 -98,-160 -70,-226 0,-264 70,-226 98,-160 98,-20'), '#f6f4ea', { op: 0.45 });
    g.line(at('-40,-74 40,-74'), wood, 9, { noink: true });
    for (const x of [-96, -58, -20, 20, 58, 96])
      g.line(at(`${x},-16 ${x},-150 ${x * 0.72},-214 0,-264`), c, 7, { noink: true });
    g.line(at('-97,-130 97,-130'), c, 8, { noink: true });
    g.blob(at('-106,-26 106,-26 106,2 -106,2'), mix(c, '#6a4a2a', 0.25), { smooth: false });
  },
  firetorch(g) {
    g.glow(0, -176, 150, '#ffb85a', 0.8);
    g.poly(at('-14,0 14,0 24,-116 -24,-116'), wood);
    g.blob(at('-36,-116 36,-116 30,-90 -30,-90'), '#5b5058', { smooth: false });
    g.blob(at('0,-252 24,-196 46,-166 38,-124 0,-112 -38,-124 -46,-166 -18,-196'), '#f58a2e', { raw: true });
    g.blob(at('2,-204 18,-168 22,-138 0,-122 -22,-138 -16,-168'), '#ffdf6a', { raw: true, noline: true });
  },
} satisfies Record<string, DrawProp>;
