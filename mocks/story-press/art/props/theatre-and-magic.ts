// Draws the theatre, and what witches and birds lose. Origin at the foot, roughly 100 to 320 units tall.
import { mix } from '../drawing/colour';
import { at, mirrored } from '../drawing/pen';
import type { DrawProp } from './draw-prop';

export const theatreAndMagic = {
  stage(g, o) {
    const c = o.c ?? '#c8403c';
    g.rect(-210, -318, 420, 292, '#5a4468');
    g.glow(0, -150, 170, '#fff0c0', 0.45);
    for (const side of [-1, 1] as const) {
      g.blob(mirrored(side, at('-90,-300 -206,-300 -206,-28 -132,-28 -138,-130')), c, { smooth: false });
      for (const x of [-188, -164])
        g.line(mirrored(side, at(`${x},-290 ${x + 4},-40`)), mix(c, '#3a1010', 0.35), 5, { noink: true });
    }
    g.blob(
      at(
        '-220,-330 220,-330 220,-272 176,-250 132,-272 88,-250 44,-272 0,-250 -44,-272 -88,-250 -132,-272 -176,-250 -220,-272',
      ),
      c,
      { smooth: false },
    );
    g.line(
      at('-220,-276 -176,-254 -132,-276 -88,-254 -44,-276 0,-254 44,-276 88,-254 132,-276 176,-254 220,-276'),
      '#f0c84e',
      7,
      { noink: true },
    );
    g.poly(at('-216,-52 216,-52 246,-10 -246,-10'), '#c98f55');
    g.rect(-246, -12, 492, 20, '#8a5c34');
  },
  mask(g, o) {
    const c = o.c ?? '#8d6fb8';
    g.push(-20, -84, 0.88);
    g.limb(at('90,-50 104,30 112,94'), 11, '#e2bd62');
    g.blob(
      at('-116,-116 -60,-128 0,-104 60,-128 116,-116 106,-60 60,-38 24,-46 0,-68 -24,-46 -60,-38 -106,-60'),
      c,
    );
    for (const side of [-1, 1] as const) {
      g.blob(mirrored(side, at('-84,-86 -54,-104 -28,-82 -54,-66')), '#fdf6ea');
      g.line(mirrored(side, at('-100,-110 -56,-118 -10,-94')), '#f0c84e', 6, { noink: true });
    }
    for (const [path, colour] of [
      ['-30,-118 -64,-170 -62,-214', '#4fa3c0'],
      ['0,-110 2,-176 -4,-232', '#f0b93f'],
      ['30,-118 62,-168 66,-210', '#d9574a'],
    ] as const)
      g.limb(at(path), [14, 34], colour);
    g.pop();
  },
  feather(g, o) {
    const c = o.c ?? '#6fa8d0';
    g.push(0, 0, 1, 0.34);
    g.blob(at('0,-34 -30,-60 -44,-120 -34,-178 4,-232 36,-176 44,-118 28,-60'), c);
    for (let y = -70; y > -200; y -= 32) {
      g.line(at(`0,${y + 14} -34,${y - 16}`), mix(c, '#ffffff', 0.5), 4, { noink: true });
      g.line(at(`0,${y + 14} 34,${y - 16}`), mix(c, '#ffffff', 0.5), 4, { noink: true });
    }
    g.line(at('0,4 -2,-100 3,-218'), '#fdf6ea', 7, { noink: true });
    g.pop();
  },
  broom(g, o) {
    g.push(0, 0, 1, 0.16);
    g.limb(at('0,-84 0,-180 2,-286'), 15, '#a8744a');
    g.blob(at('-24,-96 24,-96 56,-20 66,4 -66,4 -56,-20'), o.c ?? '#e0b45a', { smooth: false });
    for (const x of [-40, -20, 0, 20, 40]) g.line(at(`${x * 0.5},-80 ${x},0`), '#a87a2a', 4);
    g.rect(-26, -104, 52, 17, '#d9574a');
    g.pop();
  },
  cauldron(g, o) {
    const c = o.c ?? '#4a4650';
    for (const path of ['-70,-20 -90,6', '70,-20 90,6']) g.limb(at(path), 22, c);
    g.blob(at('-96,-130 96,-130 126,-70 96,-12 40,4 -40,4 -96,-12 -126,-70'), c);
    for (const x of [-128, 128]) g.ell(x, -96, 16, 20, '#8f9aa8');
    g.ell(0, -134, 112, 26, mix(c, '#ffffff', 0.25));
    g.ell(0, -136, 92, 18, '#86c862');
    for (const [x, y, r] of [
      [-46, -152, 22],
      [4, -162, 28],
      [48, -150, 18],
      [-14, -206, 13],
      [34, -222, 17],
      [-44, -236, 9],
    ] as const)
      g.ell(x, y, r, r, mix('#86c862', '#ffffff', 0.35), { op: 0.92 });
    g.ell(-64, -84, 12, 24, mix(c, '#ffffff', 0.3), { noline: true, rot: 0.3 });
  },
} satisfies Record<string, DrawProp>;
