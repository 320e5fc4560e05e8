// Draws parts of a house and of its furniture: a window, stairs, a drawer, a letter box. Origin at the foot, roughly 100 to 300
// units tall.
import type { Sky } from '../../scene';
import { mix } from '../drawing/colour';
import { at, mirrored, type Pen } from '../drawing/pen';
import { isDark, skies } from '../scenery/skies';
import type { DrawProp } from './draw-prop';

const wood = '#b17f50';

/** Draws what is outside, in the panes: the sky of the scene and land, and snow on it in winter. */
function drawOutside(g: Pen, sky: Sky): void {
  const { top, mid } = skies[sky];
  const isNight = isDark(sky);
  g.rect(-94, -244, 188, 210, isNight ? '#2c4478' : sky === 'day' ? '#a8d8ec' : top, { raw: isNight });
  if (isNight) {
    g.ell(48, -196, 22, 22, '#fbf3cf', { raw: true });
    for (const [x, y] of at('-66,-216 -30,-176 24,-116 70,-128 -74,-112'))
      g.ell(x, y, 3.4, 3.4, '#fff6d8', { noline: true, raw: true });
  } else {
    const cloud = sky === 'storm' ? '#8a949c' : '#fdfefe';
    g.blob(at('-60,-180 -54,-204 -26,-212 -6,-198 18,-204 26,-182 0,-174 -40,-174'), cloud, { noline: true });
  }
  const land = isWinter(sky) ? '#f2f7fb' : sky === 'day' ? '#8fbf7a' : mid;
  g.blob(at('-94,-84 -40,-104 20,-88 94,-108 94,-34 -94,-34'), land, { noline: true, smooth: false });
}

const isWinter = (sky: Sky) => sky === 'snow' || sky === 'snownight';

export const houseParts = {
  window(g, o, sky = 'day') {
    const c = o.c ?? '#c79a62';
    if (o.lit) g.glow(0, -140, 190, '#ffdc7a', 0.6);
    g.rect(-112, -262, 224, 246, c);
    if (o.lit) g.rect(-94, -244, 188, 210, '#ffd96a', { raw: true });
    else drawOutside(g, sky);
    g.line(at('0,-244 0,-34'), c, 12, { noink: true });
    g.line(at('-94,-140 94,-140'), c, 12, { noink: true });
    g.rect(-132, -24, 264, 24, mix(c, '#ffffff', 0.2));
  },
  opendoor(g, o) {
    const c = o.c ?? wood;
    g.rect(-98, -276, 196, 278, mix(c, '#3a2418', 0.25));
    g.rect(-80, -258, 160, 260, o.lit ? '#ffdf90' : '#1f1a24', { raw: true });
    if (o.lit) g.glow(0, -130, 170, '#ffdf90', 0.5);
    // The door itself stands open to the left.
    g.poly(at('-80,-258 -172,-280 -172,26 -80,2'), c);
    for (const y of [-226, -106])
      g.poly(at(`-96,${y} -156,${y - 10} -156,${y + 84} -96,${y + 74}`), mix(c, '#3a2418', 0.16));
    g.ell(-160, -118, 8, 9, '#e2bd62');
  },
  stairs(g, o) {
    const c = o.c ?? wood;
    for (let step = 0; step < 5; step += 1) {
      const [x, y] = [-150 + step * 60, -(step + 1) * 46];
      g.rect(x, y, 150 - x, -y, mix(c, '#4a2f1c', 0.1));
      g.rect(x - 8, y - 6, 158 - x, 15, mix(c, '#ffffff', 0.3));
    }
    for (let step = 0; step < 5; step += 1)
      g.rect(-128 + step * 60, -(step + 1) * 46 - 100, 11, 96, mix(c, '#3a2418', 0.3));
    g.limb(at('-134,-150 126,-350'), 19, mix(c, '#3a2418', 0.3));
  },
  curtain(g, o) {
    const c = o.c ?? '#c8403c';
    for (const side of [-1, 1] as const) {
      g.blob(mirrored(side, at('0,-280 -160,-280 -156,-150 -150,0 -66,0 -62,-60 -84,-120 -30,-200')), c, {
        smooth: false,
      });
      for (const x of [-132, -108, -84])
        g.line(mirrored(side, at(`${x + 20},-270 ${x},-130 ${x},-8`)), mix(c, '#3a1010', 0.35), 5, {
          noink: true,
        });
      g.rect(side === -1 ? 76 : -160, -132, 84, 18, '#e2bd62');
    }
    g.line(at('-184,-286 184,-286'), '#8a6242', 15, { noink: true });
    for (const x of [-186, 186]) g.ell(x, -286, 15, 15, '#e2bd62');
  },
  drawer(g, o) {
    const c = o.c ?? wood;
    g.rect(-122, -236, 244, 232, c);
    g.rect(-132, -250, 264, 20, mix(c, '#ffffff', 0.25));
    for (const x of [-104, 84]) g.rect(x, -6, 20, 12, mix(c, '#3a2418', 0.3));
    for (const y of [-218, -70]) {
      g.rect(-106, y, 212, 58, mix(c, '#ffffff', 0.15));
      g.ell(0, y + 29, 11, 10, '#e2bd62');
    }
    g.rect(-106, -146, 212, 40, mix(c, '#2a1a10', 0.6));
    if (o.full) {
      g.blob(at('-80,-118 -66,-154 -30,-158 -8,-118'), '#7fb0d0');
      g.blob(at('4,-118 20,-162 70,-152 84,-118'), '#f2b8c0');
    }
    g.poly(at('-112,-128 112,-128 128,-74 -128,-74'), mix(c, '#ffffff', 0.25));
    g.ell(0, -102, 13, 12, '#e2bd62');
  },
  mailbox(g, o) {
    const c = o.c ?? '#f0b93f';
    g.rect(-13, -116, 26, 122, '#8a6242');
    g.blob(at('-90,-112 -90,-192 -62,-226 62,-226 90,-192 90,-112'), c, { smooth: false });
    if (o.full) g.poly(at('-46,-206 42,-230 56,-180 -32,-164'), '#fdf6e2');
    g.rect(-62, -194, 124, 17, mix(c, '#4a3a20', 0.7));
    g.rect(-32, -160, 64, 40, '#fdf6e2');
    g.line(at('-32,-160 0,-138 32,-160'), '#b79c76', 4);
    g.line(at('92,-140 92,-216'), '#5b5b60', 7);
    g.rect(92, -222, 40, 28, '#d9574a');
  },
  nest(g, o) {
    const c = o.c ?? '#a87c4a';
    if (o.full)
      for (const [x, y] of at('-40,-64 0,-72 40,-64'))
        g.blob(
          at(`${x},${y - 34} ${x + 25},${y - 4} ${x + 20},${y + 22} ${x - 20},${y + 22} ${x - 25},${y - 4}`),
          '#cfe6ea',
        );
    g.blob(at('-112,-56 -60,-46 0,-42 60,-46 112,-56 98,-18 56,4 -56,4 -98,-18'), c);
    for (const path of [
      '-116,-50 -40,-20 30,-36',
      '-90,-14 0,-8 96,-40',
      '116,-52 50,-18 -30,-30',
      '-74,0 20,-24 100,-12',
      '-130,-40 -80,-34',
      '84,-62 134,-66',
    ])
      g.line(at(path), mix(c, path.length % 2 ? '#4a2f1c' : '#f4dcae', 0.45), 5, { noink: true });
  },
} satisfies Record<string, DrawProp>;
