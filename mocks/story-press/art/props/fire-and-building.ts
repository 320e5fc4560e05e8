// Draws what the fire brigade and a building site have. Vehicles go to the right. Origin at the foot, roughly 100 to 330 units
// tall.
import { mix } from '../drawing/colour';
import { at, type Pen } from '../drawing/pen';
import type { DrawProp } from './draw-prop';

const glass = '#cfe6ec';
const steel = '#c3cad0';

function drawRungs(pen: Pen, length: number, colour: string): void {
  for (const y of [-13, 13]) pen.rect(0, y - 4, length, 8, colour);
  for (let x = 14; x < length; x += 28) pen.rect(x, -13, 7, 26, colour, { noline: true });
}

export const fireAndBuilding = {
  fireengine(g, o) {
    const c = o.c ?? '#d9382c';
    g.blob(at('-180,-34 -180,-126 66,-126 66,-34'), c, { smooth: false });
    g.blob(at('62,-34 62,-186 136,-186 168,-110 174,-34'), c, { smooth: false });
    g.poly(at('82,-112 82,-168 126,-168 150,-112'), glass);
    g.rect(92, -210, 36, 26, '#4f9ad8', { raw: true });
    if (o.lit) g.glow(110, -198, 110, '#7fc0ff', 0.9);
    g.push(-176, -140, 1, -0.08);
    drawRungs(g, 262, steel);
    g.pop();
    g.rect(-180, -84, 246, 13, '#fdf6e2', { noline: true });
    g.rect(62, -84, 108, 13, '#fdf6e2', { noline: true });
    for (const x of [-76, -16]) g.rect(x, -116, 50, 26, mix(c, '#3a1010', 0.25));
    g.ell(-128, -70, 34, 34, '#f0c84e');
    for (const r of [23, 11]) g.ell(-128, -70, r, r, mix('#f0c84e', '#7a5a10', r === 11 ? 0.5 : 0.15));
    g.ell(162, -54, 9, 9, '#ffe9a0');
    for (const x of [-112, 112]) {
      g.ell(x, -36, 36, 36, '#3f3a40');
      g.ell(x, -36, 17, 17, '#e8dcc2');
    }
  },
  crane(g, o) {
    const c = o.c ?? '#f0b93f';
    g.rect(-80, -18, 124, 24, '#8d8a88');
    g.rect(-42, -300, 44, 284, c);
    for (let y = -288; y < -40; y += 42)
      g.line(at(`-40,${y} 0,${y + 21} -40,${y + 42}`), mix(c, '#4a3a20', 0.5), 5, { noink: true });
    g.poly(at('-32,-338 -8,-338 4,-384 -44,-384'), c);
    g.line(at('-20,-384 -134,-336'), '#4a4650', 4);
    g.line(at('-20,-384 190,-336'), '#4a4650', 4);
    g.rect(-150, -342, 352, 24, c);
    for (let x = 12; x < 190; x += 36)
      g.line(at(`${x},-320 ${x + 18},-340 ${x + 36},-320`), mix(c, '#4a3a20', 0.5), 4, { noink: true });
    g.rect(-156, -324, 56, 46, '#8d8a88');
    g.rect(-50, -318, 60, 48, mix(c, '#ffffff', 0.25));
    g.rect(-26, -308, 30, 26, glass);
    g.line(at('156,-318 156,-190'), '#4a4650', 4);
    g.line(at('156,-190 172,-176 158,-158 142,-170'), '#4a4650', 8);
  },
  ladder(g, o) {
    const c = o.c ?? '#c98f55';
    g.push(-26, 0, 1, 0.14);
    for (const x of [-42, 42]) g.rect(x - 8, -290, 16, 294, c);
    for (let y = -256; y < 0; y += 46) g.rect(-40, y, 80, 13, mix(c, '#ffffff', 0.25));
    g.pop();
  },
  hose(g, o) {
    const c = o.c ?? '#d9574a';
    g.ell(-40, -46, 84, 48, c);
    g.ell(-40, -50, 56, 30, mix(c, '#ffffff', 0.25));
    g.ell(-40, -52, 30, 15, mix(c, '#3a1010', 0.45));
    g.line(at('30,-28 96,-6 126,-52 150,-106'), c, 24, { noink: true });
    g.push(150, -106, 1, 0.5);
    g.poly(at('-17,4 17,4 10,-60 -10,-60'), '#e2bd62');
    for (const path of ['0,-70 4,-98 16,-126', '-8,-70 -14,-100 -10,-132', '8,-70 24,-92 42,-108'])
      g.limb(at(path), [7, 12], '#82c0e8', { noline: true });
    g.pop();
  },
  hammer(g, o) {
    g.push(0, 0, 1, 0.16);
    g.limb(at('0,-4 0,-100 0,-176'), [30, 24], o.c ?? '#c98f55');
    g.blob(at('-70,-220 44,-224 84,-202 96,-180 50,-178 -70,-172'), '#8f9aa8', { smooth: false });
    g.rect(-86, -226, 30, 60, mix('#8f9aa8', '#20303c', 0.25));
    g.pop();
  },
  saw(g, o) {
    const teeth = Array.from({ length: 10 }, (_, i) => `${-84 + i * 22},-16 ${-73 + i * 22},2`).join(' ');
    g.poly(at(`-104,-30 -84,-16 ${teeth} 142,-16 146,-44 -100,-92`), '#d3dadf');
    g.blob(at('-84,-8 -98,-98 -120,-120 -160,-112 -172,-60 -156,-16 -116,2'), o.c ?? '#c98f55');
    g.ell(-128, -58, 20, 28, mix(o.c ?? '#c98f55', '#3a2418', 0.6));
  },
} satisfies Record<string, DrawProp>;
