// Draws what stands at faraway places: on islands, in deserts, on ships and at a market. Origin at the foot, roughly 150 to 320
// units tall.
import { mix } from '../drawing/colour';
import { at, mirrored } from '../drawing/pen';
import type { DrawProp } from './draw-prop';

const wood = '#a8744a';

export const faraway = {
  palm(g, o) {
    const c = o.c ?? '#5fa055';
    g.limb(at('-26,4 -20,-130 26,-244'), [34, 20], '#b98655');
    for (const y of [-30, -72, -114, -156, -198])
      g.line(at(`${-38 + (y * y) / 1500},${y} ${-6 + (y * y) / 1500},${y + 4}`), '#8a5c34', 4);
    for (const points of [
      '24,-246 -50,-300 -122,-252 -140,-196 -96,-226 -40,-246',
      '24,-246 -30,-320 -86,-330 -60,-300 -10,-262',
      '24,-246 96,-312 160,-262 178,-200 134,-232 76,-250',
      '24,-246 70,-330 124,-344 100,-306 56,-262',
      '24,-246 -8,-200 -34,-160 -2,-182',
      '24,-246 66,-206 92,-162 54,-192',
    ])
      g.blob(at(points), mix(c, '#2a5a30', (points.length % 5) * 0.08));
    for (const [x, y] of at('10,-236 38,-234')) g.ell(x, y, 16, 16, '#7a5434');
  },
  cactus(g, o) {
    const c = o.c ?? '#5f9a5c';
    g.limb(at('-24,-90 -90,-84 -86,-168'), 42, c);
    g.limb(at('24,-120 90,-116 84,-196'), 40, c);
    g.blob(at('-38,4 -40,-200 -24,-244 0,-254 24,-244 40,-200 38,4'), c);
    for (const x of [-16, 12]) g.line(at(`${x},-226 ${x},-10`), mix(c, '#1f4a2a', 0.35), 4, { noink: true });
    for (const [x, y] of at('-28,-60 28,-90 -26,-150 30,-180 0,-120 -2,-30'))
      g.line(at(`${x - 7},${y - 6} ${x + 7},${y + 6}`), '#f4f0d8', 3, { noink: true });
    g.ell(0, -258, 21, 17, '#ef8fb0');
  },
  helm(g, o) {
    const c = o.c ?? wood;
    g.poly(at('-40,4 -26,-96 26,-96 40,4'), mix(c, '#2a1a10', 0.25));
    for (let i = 0; i < 8; i += 1) {
      g.push(0, -160, 1, (i / 8) * 2 * Math.PI);
      g.limb(at('0,0 128,0'), [13, 22], c);
      g.pop();
    }
    g.ell(0, -160, 90, 90, mix(c, '#2a1a10', 0.1));
    g.ell(0, -160, 66, 66, '#dcecf0', { op: 0.85 });
    for (let i = 0; i < 4; i += 1) {
      g.push(0, -160, 1, (i / 4) * Math.PI);
      g.rect(-68, -7, 136, 14, c, { noline: true });
      g.pop();
    }
    g.ell(0, -160, 25, 25, '#e2bd62');
  },
  barrel(g, o) {
    const c = o.c ?? wood;
    g.blob(at('-66,-4 -84,-60 -86,-104 -66,-168 66,-168 86,-104 84,-60 66,-4'), c);
    for (const x of [-40, -12, 16, 42])
      g.line(at(`${x * 0.85},-160 ${x * 1.15},-86 ${x * 0.85},-6`), mix(c, '#2a1a10', 0.4), 4);
    for (const y of [-138, -44]) g.line(at(`-78,${y} 0,${y + 9} 78,${y}`), '#6b6870', 13, { noink: true });
    g.ell(0, -168, 66, 16, mix(c, '#ffe6b8', 0.35));
  },
  stall(g, o) {
    const c = o.c ?? '#d9574a';
    for (const x of [-176, 160]) g.rect(x, -270, 16, 274, wood);
    g.rect(-186, -116, 372, 120, '#c79a62');
    for (const x of [-96, -4, 88]) g.line(at(`${x},-110 ${x},0`), '#95683f', 5);
    for (const [i, x] of [-124, 0, 124].entries()) {
      for (const [dx, y] of at('-34,-132 0,-138 34,-132 -16,-156 18,-156'))
        g.ell(x + dx, y, 20, 20, ['#d8432f', '#ee8a3a', '#8fbf4a'][i] ?? c);
      g.poly(at(`${x - 58},-138 ${x + 58},-138 ${x + 50},-108 ${x - 50},-108`), '#b17f50');
    }
    for (let i = 0; i < 8; i += 1) {
      const x = -208 + i * 52;
      g.blob(
        at(
          `${x + (208 - i * 52) * 0.16},-312 ${x + 52 + (156 - i * 52) * 0.16},-312 ${x + 52},-236 ${x + 26},-216 ${x},-236`,
        ),
        i % 2 ? '#fdf6ea' : c,
        { smooth: false },
      );
    }
  },
  wheelbarrow(g, o) {
    const c = o.c ?? '#4f9a6a';
    g.line(at('-178,-128 -60,-62 92,-32'), wood, 14, { noink: true });
    g.line(at('-70,-62 -86,2'), '#5b5b60', 13, { noink: true });
    if (o.full) g.blob(at('-86,-140 -40,-176 20,-186 70,-164 104,-140'), '#8a6242');
    g.poly(at('-112,-142 124,-142 78,-60 -64,-60'), c);
    g.rect(-118, -150, 248, 14, mix(c, '#ffffff', 0.3));
    g.ell(104, -36, 38, 38, '#3f3a40');
    g.ell(104, -36, 18, 18, '#e8dcc2');
  },
  roadcone(g, o) {
    g.poly(at('-28,-30 28,-30 12,-160 -12,-160'), o.c ?? '#ee7a32');
    g.poly(at('-22,-66 22,-66 17,-106 -17,-106'), '#fdf9ee', { noline: true });
    g.blob(at('-66,-30 66,-30 70,4 -70,4'), mix(o.c ?? '#ee7a32', '#5a2a10', 0.2), { smooth: false });
  },
  column(g, o) {
    const c = o.c ?? '#cfc8bc';
    g.rect(-44, -340, 88, 330, c);
    for (const x of [-18, 14]) g.line(at(`${x},-312 ${x},-28`), mix(c, '#6a6058', 0.3), 5, { noink: true });
    for (const side of [-1, 1] as const)
      g.line(mirrored(side, at('-34,-312 -34,-28')), mix(c, '#ffffff', 0.5), 4, { noink: true });
    for (const y of [-356, -24]) g.rect(-64, y, 128, 28, mix(c, '#ffffff', 0.2));
  },
  tent(g, o) {
    const c = o.c ?? '#e0a04c';
    for (const x of [-194, 194]) g.line(at(`${x * 0.49},-130 ${x * 1.14},4`), '#8a6242', 4);
    g.poly(at('-190,4 0,-262 190,4'), c);
    for (const x of [-126, 126]) g.line(at(`0,-258 ${x},2`), mix(c, '#6a3a10', 0.25), 6, { noink: true });
    g.poly(at('-62,4 0,-206 62,4'), '#5a4658');
    g.blob(at('0,-206 -62,4 -100,4 -44,-88'), mix(c, '#ffffff', 0.35), { smooth: false });
    g.blob(at('0,-206 62,4 100,4 44,-88'), mix(c, '#ffffff', 0.35), { smooth: false });
    if (o.lit) g.glow(0, -50, 120, '#ffd977', 0.8);
    g.line(at('0,-262 0,-300'), '#8a6242', 7);
    g.poly(at('0,-300 46,-286 0,-272'), '#d9574a');
  },
} satisfies Record<string, DrawProp>;
