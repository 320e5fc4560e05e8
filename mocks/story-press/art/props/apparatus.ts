// Draws apparatus: what people look, listen and compute with. Origin at the foot, roughly 100 to 300 units tall.
import { mix } from '../drawing/colour';
import { at, type Pen } from '../drawing/pen';
import type { DrawProp } from './draw-prop';

const metal = '#8f9aa8';
const dark = '#4a4650';
const wood = '#a8744a';
const brass = '#c79a4a';

function drawTeeth(pen: Pen, radius: number, colour: string): void {
  for (let tooth = 0; tooth < 10; tooth += 1) {
    const turn = (tooth / 10) * 2 * Math.PI;
    pen.push(Math.cos(turn) * radius, -radius - 20 + Math.sin(turn) * radius, 1, turn);
    pen.rect(-14, -14, 30, 28, colour);
    pen.pop();
  }
}

export const apparatus = {
  telescope(pen) {
    for (const x of [-62, 62, 6]) pen.line(at(`0,-110 ${x},0`), wood, 9);
    pen.push(0, -116, 1, -0.55);
    pen.rect(-104, -24, 132, 48, brass);
    pen.rect(26, -32, 90, 64, mix(brass, '#ffffff', 0.2));
    pen.rect(-132, -16, 30, 32, dark);
    pen.ell(116, 0, 10, 32, '#cfe6ec');
    pen.pop();
    pen.ell(0, -112, 15, 15, dark);
  },
  microscope(pen) {
    pen.blob(at('-74,0 74,0 60,-22 -60,-22'), dark, { smooth: false });
    pen.limb(at('34,-18 74,-90 24,-150'), 26, metal);
    pen.rect(-62, -66, 108, 14, dark);
    pen.push(-14, -72, 1, 0.12);
    pen.rect(-17, -104, 34, 78, metal);
    pen.rect(-11, -28, 22, 24, brass);
    pen.rect(-22, -136, 44, 34, dark);
    pen.pop();
    pen.ell(60, -78, 15, 15, brass);
  },
  camera(pen, o) {
    pen.line(at('-6,-80 -64,0'), dark, 8);
    pen.line(at('6,-80 64,0'), dark, 8);
    pen.line(at('0,-80 0,0'), dark, 8);
    pen.rect(-76, -178, 152, 100, o.c ?? '#6d5440');
    pen.rect(-50, -200, 54, 26, dark);
    pen.ell(4, -128, 42, 42, metal);
    pen.ell(4, -128, 28, 28, '#34404e');
    pen.ell(-4, -138, 8, 8, '#dcecf0', { noline: true });
  },
  telephone(pen, o) {
    const c = o.c ?? '#c8504a';
    pen.blob(at('-84,0 84,0 62,-66 30,-88 -30,-88 -62,-66'), c);
    pen.ell(0, -44, 34, 32, '#f6efe0');
    pen.ell(0, -44, 14, 13, c);
    pen.limb(at('-84,-104 0,-132 84,-104'), 26, mix(c, '#2a1a1a', 0.15));
    for (const x of [-84, 84]) pen.ell(x, -98, 25, 20, mix(c, '#2a1a1a', 0.15));
  },
  computer(pen, o) {
    pen.rect(-104, -166, 208, 134, o.c ?? '#e6e0d2');
    pen.rect(-88, -150, 176, 100, '#34485c');
    for (const [index, length] of [90, 126, 70, 104].entries())
      pen.line(
        at(`-74,${-134 + index * 21} ${-74 + length},${-134 + index * 21}`),
        index === 2 ? '#e0b040' : '#9fd0a8',
        6,
        { noink: true },
      );
    pen.rect(-24, -34, 48, 20, metal);
    pen.poly(at('-116,0 116,0 98,-18 -98,-18'), '#d6d0c2');
  },
  press(pen) {
    for (const x of [-96, 76]) pen.rect(x, -236, 22, 236, wood);
    pen.rect(-112, -254, 224, 26, wood);
    pen.rect(-102, -74, 204, 22, mix(wood, '#2a1a10', 0.15));
    pen.rect(-13, -230, 26, 74, metal);
    pen.line(at('0,-196 88,-212'), dark, 10);
    pen.rect(-64, -158, 128, 24, mix(wood, '#ffffff', 0.15));
    pen.rect(-66, -90, 132, 16, '#fdf6e2');
    for (const x of [-46, -14, 18]) pen.line(at(`${x},-83 ${x + 20},-83`), dark, 4, { noink: true });
    for (const x of [-104, 82]) pen.rect(x, -12, 34, 16, mix(wood, '#2a1a10', 0.2));
  },
  bulb(pen) {
    pen.glow(0, -116, 150, '#ffe69a', 0.75);
    pen.blob(at('-24,-52 -34,-84 -58,-112 -54,-156 0,-184 54,-156 58,-112 34,-84 24,-52'), '#fff0b8', {
      raw: true,
    });
    pen.line(at('-14,-60 -22,-112 -8,-126 8,-126 22,-112 14,-60'), '#d98a3a', 4, { noink: true });
    pen.rect(-25, -52, 50, 36, metal);
    for (const y of [-42, -30]) pen.line(at(`-25,${y} 25,${y - 4}`), dark, 3);
    pen.ell(0, -12, 15, 9, dark);
  },
  magnet(pen, o) {
    const c = o.c ?? '#d9574a';
    pen.limb(at('-58,-60 -60,-186 0,-186'), 46, c);
    pen.limb(at('58,-60 60,-186 0,-186'), 46, c);
    for (const x of [-58, 58]) pen.rect(x - 24, -64, 48, 44, '#e6e8ec');
    for (const [x, y] of at('-96,-36 96,-36 0,-30'))
      pen.line(at(`${x - 8},${y} ${x + 8},${y - 12}`), '#e0b040', 5);
  },
  gear(pen, o) {
    const c = o.c ?? metal;
    drawTeeth(pen, 68, c);
    pen.ell(0, -88, 66, 66, c);
    pen.ell(0, -88, 24, 24, '#efe8da');
  },
  wheel(pen, o) {
    const c = o.c ?? wood;
    pen.ell(0, -92, 92, 92, c);
    pen.ell(0, -92, 72, 72, '#efe4cc');
    for (let spoke = 0; spoke < 4; spoke += 1) {
      pen.push(0, -92, 1, (spoke / 4) * Math.PI);
      pen.rect(-74, -7, 148, 14, c, { noline: true });
      pen.pop();
    }
    pen.ell(0, -92, 21, 21, mix(c, '#2a1a10', 0.25));
  },
  notes(pen, o) {
    const c = o.c ?? '#5a4a78';
    pen.line(at('-50,-40 -50,-150'), c, 8);
    pen.line(at('46,-60 46,-170'), c, 8);
    pen.poly(at('-54,-150 50,-172 50,-146 -54,-124'), c);
    pen.ell(-70, -34, 25, 18, c, { rot: -0.35 });
    pen.ell(26, -54, 25, 18, c, { rot: -0.35 });
    pen.line(at('112,-96 112,-186 134,-166'), c, 6);
    pen.ell(98, -92, 18, 13, c, { rot: -0.35 });
  },
} satisfies Record<string, DrawProp>;
