// Draws what one cooks and bakes with, and what comes of it. Origin at the foot, roughly 80 to 200 units tall.
import { mix } from '../drawing/colour';
import { at } from '../drawing/pen';
import type { DrawProp } from './draw-prop';

export const cooking = {
  bowl(g, o) {
    const c = o.c ?? '#6fa8c8';
    if (o.full) g.blob(at('-84,-80 -50,-112 0,-120 50,-112 84,-80'), '#f6e2b0');
    g.ell(0, -82, 104, 22, mix(c, '#20303c', o.full ? 0.1 : 0.35));
    if (o.full) g.blob(at('-92,-82 -50,-112 0,-120 50,-112 92,-82 0,-66'), '#f6e2b0', { noline: true });
    g.blob(at('-104,-82 -60,-64 0,-60 60,-64 104,-82 88,-34 48,-4 -48,-4 -88,-34'), c);
    g.blob(
      at('-96,-60 -50,-44 0,-40 50,-44 96,-60 90,-44 50,-28 0,-24 -50,-28 -90,-44'),
      mix(c, '#ffffff', 0.5),
      { noline: true },
    );
    g.rect(-46, -8, 92, 12, mix(c, '#20303c', 0.2));
  },
  pan(g, o) {
    const c = o.c ?? '#4a4650';
    g.limb(at('80,-40 150,-58 206,-86'), [20, 24], '#a8744a');
    g.blob(at('-112,-46 112,-46 90,-2 -90,-2'), c, { smooth: false });
    g.ell(0, -48, 114, 28, mix(c, '#ffffff', 0.2));
    g.ell(0, -46, 98, 21, mix(c, '#16141a', 0.35));
    if (o.full) {
      g.ell(0, -50, 84, 19, '#e6ac55');
      g.ell(-4, -54, 60, 12, '#f3cd78', { noline: true });
    }
  },
  pancake(g, o) {
    const c = o.c ?? '#e0a04c';
    if (o.full === false) {
      g.blob(
        at('-98,-16 -70,-34 0,-40 72,-34 100,-14 88,6 60,0 34,10 0,2 -40,10 -66,0 -90,8'),
        mix(c, '#5a2f10', 0.22),
      );
      g.blob(at('-94,-20 -66,-38 0,-46 68,-38 96,-20 60,-8 0,-4 -60,-8'), mix(c, '#fff2d0', 0.3), {
        noline: true,
      });
      return;
    }
    g.ell(0, -8, 124, 20, '#f3f0ea');
    for (const [i, y] of [-26, -46, -66].entries())
      g.blob(
        at(
          `-92,${y + 4} -80,${y - 16} 0,${y - 24} 82,${y - 16} 94,${y + 4} 74,${y + 18} 0,${y + 24} -76,${y + 18}`,
        ),
        mix(c, mix(c, '#fff2d0', 0.6), i * 0.3),
      );
    g.ell(0, -74, 76, 15, mix(c, '#fff2d0', 0.5), { noline: true });
    g.blob(at('-42,-78 0,-88 44,-78 60,-66 56,-30 46,-24 40,-56 10,-60 2,-36 -8,-36 -14,-60'), '#a85a2c', {
      noline: true,
    });
    g.poly(at('-18,-100 18,-104 24,-84 -14,-80'), '#fbe28a');
  },
  cookie(g, o) {
    const c = o.c ?? '#d9a055';
    g.ell(0, -72, 80, 76, c);
    g.ell(-6, -78, 60, 56, mix(c, '#ffffff', 0.2), { noline: true });
    for (const [x, y] of at('-40,-98 -6,-112 36,-96 -52,-56 0,-70 48,-54 -22,-30 24,-26'))
      g.ell(x, y, 11, 9, '#5f3c2a');
  },
  crumbs(g, o) {
    const c = o.c ?? '#d9a055';
    g.blob(at('-36,-8 -58,-52 -30,-96 18,-104 26,-82 48,-80 44,-56 66,-44 50,-12 10,0'), c);
    g.blob(at('-26,-24 -40,-54 -20,-82 8,-84 22,-58 34,-40 14,-18'), mix(c, '#ffffff', 0.2), {
      noline: true,
    });
    for (const [x, y] of at('-28,-60 -6,-84 2,-50 26,-32 -12,-26')) g.ell(x, y, 9, 8, '#5f3c2a');
    for (const [i, [x, y]] of at(
      '-126,-8 -98,-22 -84,-2 -150,-24 86,-4 108,-24 122,0 150,-12 94,-44',
    ).entries())
      g.poly(
        at(`${x - 8},${y + 4} ${x - 4},${y - 7} ${x + 7},${y - 5} ${x + 6},${y + 5}`),
        mix(c, '#6a4020', (i % 3) * 0.2),
        { thin: true },
      );
  },
  sweets(g) {
    for (const [x, y, turn, c] of [
      [-64, -36, -0.3, '#d9574a'],
      [62, -34, 0.35, '#4f9ad8'],
      [0, -92, 0.05, '#f0b93f'],
    ] as const) {
      g.push(x, y, 1, turn);
      g.poly(at('-36,0 -72,-26 -66,0 -72,26'), mix(c, '#ffffff', 0.35));
      g.poly(at('36,0 72,-26 66,0 72,26'), mix(c, '#ffffff', 0.35));
      g.ell(0, 0, 42, 32, c);
      for (const dx of [-16, 12]) g.line(at(`${dx},-24 ${dx + 8},0 ${dx},24`), '#fdf6e2', 7, { noink: true });
      g.pop();
    }
  },
  teapot(g, o) {
    const c = o.c ?? '#d98a9a';
    g.line(at('-82,-104 -138,-112 -130,-46 -74,-36'), mix(c, '#5a2a34', 0.25), 15, { noink: true });
    g.limb(at('66,-50 112,-60 124,-122'), [36, 18], c);
    g.blob(at('-60,-4 -92,-50 -78,-108 -34,-132 34,-132 78,-108 92,-50 60,-4 0,4'), c);
    g.blob(at('-44,-128 -30,-148 30,-148 44,-128 0,-120'), mix(c, '#ffffff', 0.3));
    g.ell(0, -156, 13, 12, mix(c, '#5a2a34', 0.25));
    for (const [x, y] of at('-34,-72 10,-88 34,-50 -10,-40'))
      g.ell(x, y, 12, 12, '#fdf6e2', { noline: true });
  },
  tray(g, o) {
    const c = o.c ?? '#8f9aa8';
    g.poly(at('-150,-6 150,-6 126,-52 -126,-52'), c);
    g.poly(at('-132,-14 132,-14 114,-44 -114,-44'), mix(c, '#20303c', 0.3), { noline: true });
    g.rect(-150, -8, 300, 13, mix(c, '#ffffff', 0.25));
    for (const [i, [x, y]] of at('-84,-34 -28,-34 28,-34 84,-34 -60,-18 0,-18 60,-18').entries())
      if (i % 2)
        g.blob(
          at(
            `${x},${y - 22} ${x + 8},${y - 8} ${x + 24},${y - 6} ${x + 13},${y + 4} ${x + 16},${y + 14} ${x},${y + 8} ${x - 16},${y + 14} ${x - 13},${y + 4} ${x - 24},${y - 6} ${x - 8},${y - 8}`,
          ),
          '#e2ac60',
        );
      else g.ell(x, y, 21, 13, '#d99a4c');
  },
} satisfies Record<string, DrawProp>;
