// Draws what is far larger than a page: a volcano, a pyramid, a castle, a bridge, a planet. Origin at the foot, roughly 150 to
// 300 units tall.
import { mix } from '../drawing/colour';
import { at } from '../drawing/pen';
import type { DrawProp } from './draw-prop';

export const landmarks = {
  volcano(g, o) {
    const c = o.c ?? '#7d6a62';
    g.glow(0, -226, 130, '#ff9a4a', 0.6);
    for (const [index, [x, y]] of at('10,-268 -26,-304 32,-330 -4,-366').entries())
      g.ell(x, y, 36 + index * 9, 28 + index * 6, '#a89a96', { op: 0.75, noline: true });
    g.blob(at('-190,4 -120,-90 -60,-200 -44,-226 44,-226 60,-200 126,-86 190,4'), c, { smooth: false });
    g.blob(at('-44,-226 44,-226 34,-194 22,-140 6,-176 -8,-116 -22,-186'), '#e8642f');
    g.ell(0, -226, 45, 11, '#ffb04a', { raw: true });
  },
  pyramid(g, o) {
    const c = o.c ?? '#e0bc78';
    g.poly(at('-180,0 20,-232 60,0'), c);
    g.poly(at('60,0 20,-232 176,-26'), mix(c, '#6a4a2a', 0.28));
    for (const [y, left, right] of [
      [-58, -130, 50],
      [-116, -80, 40],
      [-172, -32, 31],
    ] as const)
      g.line(at(`${left},${y} ${right},${y}`), mix(c, '#6a4a2a', 0.35), 3, { noink: true });
    g.blob(at('-210,4 -110,-14 60,-6 214,6 100,14 -90,14'), '#ecd09a', { noline: true });
  },
  castle(g, o) {
    const c = o.c ?? '#b8b2ac';
    g.rect(-110, -130, 220, 130, c);
    for (const x of [-150, 94]) {
      g.rect(x, -196, 56, 196, mix(c, '#ffffff', 0.12));
      g.poly(at(`${x - 10},-196 ${x + 28},-264 ${x + 66},-196`), '#a8504a');
      g.rect(x + 20, -158, 16, 32, '#5a5058');
    }
    for (const x of [-88, -48, -8, 32, 66]) g.rect(x, -150, 22, 24, c);
    g.blob(at('-34,2 -34,-56 0,-84 34,-56 34,2'), '#6d5440', { smooth: false });
    g.line(at('122,-264 122,-304'), '#6d5440', 5);
    g.poly(at('122,-304 166,-290 122,-276'), '#e0b040');
  },
  bridge(g, o) {
    const c = o.c ?? '#bfa98c';
    g.blob(at('-210,10 -120,-8 120,-8 210,10 120,26 -120,26'), '#8fc2da', { noline: true });
    g.blob(
      at(
        '-220,-60 -150,-110 0,-134 150,-110 220,-60 220,-4 150,-4 128,-52 78,-76 30,-52 14,-4 -14,-4 -30,-52 -78,-76 -128,-52 -150,-4 -220,-4',
      ),
      c,
      { smooth: false },
    );
    g.line(at('-216,-84 -150,-132 0,-156 150,-132 216,-84'), mix(c, '#4a3a2a', 0.3), 9);
    for (const x of [-150, -76, 0, 76, 150])
      g.line(
        at(`${x},${-112 - (150 - Math.abs(x)) * 0.15} ${x},${-134 - (150 - Math.abs(x)) * 0.15}`),
        mix(c, '#4a3a2a', 0.3),
        6,
      );
  },
  planet(g, o) {
    const c = o.c ?? '#e0b070';
    g.push(0, -130, 1, -0.22);
    g.ell(0, 0, 168, 40, '#f0e0b8', { op: 0.9, raw: true });
    g.ell(0, 0, 134, 27, mix(c, '#2a2a4a', 0.5), { noline: true, raw: true });
    g.ell(0, -6, 100, 98, c, { raw: true });
    g.blob(at('-94,-36 -30,-24 40,-30 94,-40 98,-16 30,-4 -40,0 -98,-10'), mix(c, '#a05a3a', 0.35), {
      noline: true,
      raw: true,
    });
    g.blob(at('-86,44 -20,52 50,46 86,40 70,64 0,76 -66,66'), mix(c, '#a05a3a', 0.25), {
      noline: true,
      raw: true,
    });
    g.blob(at('-170,6 -100,34 0,44 100,34 170,6 120,20 0,26 -120,20'), '#f0e0b8', { raw: true });
    g.pop();
  },
} satisfies Record<string, DrawProp>;
