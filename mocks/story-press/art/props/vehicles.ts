// Draws vehicles in profile, going to the right. Origin at the foot, roughly 100 to 300 units tall.
import { mix } from '../drawing/colour';
import { at, type Pen } from '../drawing/pen';
import type { DrawProp } from './draw-prop';

const glass = '#cfe6ec';

function drawWheel(pen: Pen, x: number, r: number): void {
  pen.ell(x, -r, r, r, '#3f3a40');
  pen.ell(x, -r, r * 0.5, r * 0.5, '#e8dcc2');
}

export const vehicles = {
  car(pen, o) {
    const c = o.c ?? '#d9574a';
    pen.blob(at('-72,-84 -48,-138 44,-138 76,-84'), c, { smooth: false });
    pen.poly(at('-54,-86 -38,-126 -6,-126 -6,-86'), glass);
    pen.poly(at('6,-86 6,-126 38,-126 58,-86'), glass);
    pen.blob(at('-128,-30 -126,-74 -70,-88 78,-88 124,-70 130,-30'), c, { smooth: false });
    pen.ell(118, -58, 9, 10, '#ffe9a0');
    for (const x of [-74, 76]) drawWheel(pen, x, 32);
  },
  tractor(pen, o) {
    const c = o.c ?? '#5f9a52';
    pen.rect(40, -190, 12, 70, '#5b5b60');
    pen.poly(at('-96,-110 -90,-214 0,-214 6,-110'), mix(c, '#2a3a2a', 0.15));
    pen.poly(at('-78,-126 -74,-198 -14,-198 -10,-126'), glass);
    pen.blob(at('-110,-50 -110,-126 100,-126 112,-108 112,-50'), c, { smooth: false });
    drawWheel(pen, -62, 66);
    drawWheel(pen, 84, 38);
  },
  train(pen, o) {
    const c = o.c ?? '#4f83b0';
    pen.blob(at('80,-150 74,-190 112,-190 106,-150'), '#3f3a40', { smooth: false });
    for (const [x, y] of at('92,-214 70,-240 38,-262'))
      pen.ell(x, y, 20, 16, '#f3f0ea', { op: 0.7, noline: true });
    pen.rect(-120, -196, 92, 150, c);
    pen.rect(-100, -174, 52, 52, glass);
    pen.rect(-132, -208, 116, 16, '#d9574a');
    pen.blob(at('-30,-46 -30,-150 110,-150 132,-120 132,-46'), mix(c, '#ffffff', 0.15), { smooth: false });
    pen.rect(-126, -54, 262, 18, '#d9574a');
    for (const x of [-84, -10, 54, 112]) drawWheel(pen, x, 27);
  },
  bicycle(pen, o) {
    const c = o.c ?? '#c8504a';
    for (const x of [-84, 84]) {
      pen.ell(x, -62, 62, 62, '#3f3a40');
      pen.ell(x, -62, 52, 52, '#f4efe2');
      pen.ell(x, -62, 8, 8, '#3f3a40');
    }
    pen.line(at('-84,-62 -32,-150 62,-150'), c, 10);
    pen.line(at('-84,-62 -4,-58 62,-150'), c, 10);
    pen.line(at('-4,-58 -36,-162'), c, 10);
    pen.line(at('84,-62 58,-172'), c, 10);
    pen.line(at('30,-188 58,-176 84,-190'), '#4a4650', 9);
    pen.limb(at('-62,-166 -12,-170'), 18, '#4a4650');
    pen.ell(-4, -58, 15, 15, '#8f9aa8');
    pen.line(at('-4,-58 14,-30'), '#4a4650', 7);
  },
  plane(pen, o) {
    const c = o.c ?? '#f3efe4';
    pen.push(0, -60, 1, -0.12);
    pen.blob(at('-60,-14 -30,-74 0,-74 36,-18'), mix(c, '#6a7a8a', 0.2), { smooth: false });
    pen.blob(at('-160,-30 -176,-86 -146,-86 -112,-30'), '#d9574a', { smooth: false });
    pen.blob(at('-166,-18 -120,-34 80,-36 134,-20 158,4 128,20 -60,24 -130,8'), c);
    pen.blob(at('-40,6 -96,76 -58,76 46,10'), mix(c, '#6a7a8a', 0.3), { smooth: false });
    for (const x of [-64, -28, 8, 44]) pen.ell(x, -10, 9, 9, glass);
    pen.blob(at('92,-22 124,-14 132,2 96,0'), glass);
    pen.pop();
  },
  bus(pen, o) {
    const c = o.c ?? '#d9574a';
    pen.blob(at('-150,-30 -150,-176 -136,-190 136,-190 150,-176 150,-30'), c, { smooth: false });
    for (const x of [-132, -72, -12]) pen.rect(x, -164, 48, 52, glass);
    pen.rect(52, -164, 40, 132, mix(c, '#2a2226', 0.25));
    pen.rect(104, -164, 42, 60, glass);
    pen.rect(-150, -96, 200, 12, '#fbf0d8', { noline: true });
    for (const x of [-90, 92]) drawWheel(pen, x, 34);
  },
  digger(pen, o) {
    const c = o.c ?? '#f0b93f';
    pen.limb(at('30,-110 96,-230 150,-140'), [30, 20], c);
    pen.blob(at('132,-146 170,-150 178,-92 142,-84 126,-108'), mix(c, '#4a3a20', 0.3), { smooth: false });
    pen.blob(at('-104,-58 -104,-116 46,-116 56,-58'), c, { smooth: false });
    pen.poly(at('-62,-116 -56,-196 20,-196 34,-116'), mix(c, '#ffffff', 0.2));
    pen.poly(at('-44,-130 -40,-182 8,-182 16,-130'), glass);
    pen.blob(at('-118,-28 -98,-56 54,-56 74,-28 54,0 -98,0'), '#4a4548');
    for (const x of [-86, -22, 42]) pen.ell(x, -28, 18, 18, '#e8dcc2');
  },
  sledge(pen, o) {
    const c = o.c ?? '#b5783c';
    pen.line(at('-110,0 80,0 118,-26 108,-58'), '#8a5c34', 11);
    for (const x of [-70, 0, 56]) pen.line(at(`${x},-2 ${x},-50`), '#8a5c34', 10);
    pen.rect(-104, -64, 186, 17, c);
    pen.line(at('106,-54 150,-70 172,-54'), '#d9574a', 5);
  },
} satisfies Record<string, DrawProp>;
