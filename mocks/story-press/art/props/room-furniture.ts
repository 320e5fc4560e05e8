// Draws the large furniture by which a room is recognised. Origin at the foot, roughly 200 to 320 units tall.
import { mix } from '../drawing/colour';
import { at, type Pen } from '../drawing/pen';
import type { DrawProp } from './draw-prop';

const wood = '#b17f50';
const spines = ['#d9574a', '#4f83b0', '#e0b040', '#6fa85a', '#8d6fb8'] as const;

/** Draws the books of a shelf; no two rows are alike. */
function drawBooks(pen: Pen, row: number, foot: number): void {
  let x = -94;
  for (let i = 0; i < 7; i += 1) {
    const [w, h] = [18 + ((i * 7 + row * 5) % 11), 52 + ((i * 13 + row * 17) % 26)];
    pen.rect(x, foot - h, w, h, spines[(i * 2 + row) % 5] ?? wood);
    x += w + ((i + row) % 3 === 2 ? 9 : 0);
  }
}

/** Draws what a shop sells: jars and boxes. */
function drawGoods(pen: Pen, row: number, foot: number): void {
  for (let i = 0; i < 4; i += 1) {
    const [x, c] = [-72 + i * 48, spines[(i + row * 2) % 5] ?? wood];
    if ((i + row) % 2) pen.rect(x - 19, foot - 48 - ((i * 7) % 14), 38, 48 + ((i * 7) % 14), c);
    else {
      pen.rect(x - 18, foot - 50, 36, 50, mix(c, '#ffffff', 0.45));
      pen.rect(x - 21, foot - 62, 42, 13, c);
    }
  }
}

export const roomFurniture = {
  shelf(g, o) {
    const c = o.c ?? wood;
    g.rect(-112, -308, 224, 312, c);
    for (const [row, y] of [-296, -196, -96].entries()) {
      g.rect(-98, y, 196, 84, mix(c, '#2a1a10', 0.4));
      if (o.full) drawGoods(g, row, y + 84);
      else drawBooks(g, row, y + 84);
    }
  },
  wardrobe(g, o) {
    const c = o.c ?? wood;
    g.rect(-122, -318, 244, 314, c);
    g.rect(-134, -334, 268, 22, mix(c, '#ffffff', 0.25));
    for (const x of [-106, 8]) {
      g.rect(x, -298, 98, 210, mix(c, '#ffffff', 0.2));
      g.ell(x === 8 ? 22 : -22, -196, 8, 8, '#e2bd62');
    }
    g.rect(-106, -76, 212, 56, mix(c, '#ffffff', 0.2));
    g.ell(0, -48, 9, 9, '#e2bd62');
    for (const x of [-112, 88]) g.rect(x, -6, 24, 12, mix(c, '#3a2418', 0.3));
  },
  sofa(g, o) {
    const c = o.c ?? '#7fa88f';
    for (const x of [-150, 132]) g.rect(x, -12, 18, 18, '#8a6242');
    g.blob(at('-158,-60 -156,-170 -130,-186 130,-186 156,-170 158,-60'), mix(c, '#20303c', 0.12), {
      smooth: false,
    });
    for (const x of [-118, 2])
      g.blob(
        at(`${x},-48 ${x - 4},-98 ${x + 14},-106 ${x + 104},-106 ${x + 120},-98 ${x + 116},-48`),
        mix(c, '#ffffff', 0.22),
      );
    g.rect(-160, -56, 320, 48, c);
    for (const x of [-162, 162])
      g.blob(
        at(`${x - 32},-8 ${x - 34},-104 ${x - 14},-126 ${x + 14},-126 ${x + 34},-104 ${x + 32},-8`),
        mix(c, '#ffffff', 0.1),
      );
    g.push(-76, -104, 1, 0.2);
    g.rect(-38, -64, 76, 68, '#f0c84e');
    g.pop();
  },
  stove(g, o) {
    const c = o.c ?? '#f0ece2';
    g.rect(-112, -200, 224, 202, c);
    g.rect(-122, -214, 244, 20, '#5b5b60');
    for (const x of [-76, -26, 24, 74]) g.ell(x, -172, 12, 12, '#5b5b60');
    g.rect(-84, -146, 168, 112, '#4a4650');
    g.rect(-66, -124, 132, 70, '#e8a04a');
    g.line(at('-72,-138 72,-138'), '#c3cad0', 8, { noink: true });
    g.blob(at('-92,-216 -92,-268 -8,-268 -8,-216'), '#d9574a', { smooth: false });
    g.ell(-50, -270, 50, 11, '#b8463c');
    for (const x of [-66, -36])
      g.line(at(`${x},-286 ${x + 9},-304 ${x},-324`), '#fffaf0', 6, { noink: true, op: 0.8 });
  },
  sink(g, o) {
    const c = o.c ?? '#f4f6f4';
    g.rect(-30, -100, 60, 104, mix(c, '#b0bec4', 0.3));
    g.blob(at('-122,-152 122,-152 104,-106 54,-86 -54,-86 -104,-106'), c);
    g.rect(-128, -164, 256, 18, mix(c, '#ffffff', 0.5));
    g.line(at('0,-164 0,-206 34,-214 40,-192'), '#8f9aa8', 13, { noink: true });
    for (const x of [-32, 70]) g.ell(x, -172, 13, 10, x < 0 ? '#d9574a' : '#4f9ad8');
    g.blob(at('40,-184 48,-168 40,-160 32,-168'), '#82c0e8', { noline: true });
  },
  toilet(g, o) {
    const c = o.c ?? '#f6f6f2';
    g.rect(-64, -226, 128, 110, c);
    g.rect(-74, -240, 148, 18, mix(c, '#ffffff', 0.4));
    g.ell(0, -206, 17, 8, '#8f9aa8');
    g.blob(at('-40,4 -46,-40 -74,-76 74,-76 46,-40 40,4'), c);
    g.ell(0, -96, 88, 36, mix(c, '#b0bec4', 0.25));
    g.ell(0, -96, 58, 19, '#a9cfe0');
  },
  workbench(g, o) {
    const c = o.c ?? '#a8744a';
    for (const x of [-148, 122]) g.rect(x, -110, 26, 114, mix(c, '#2a1a10', 0.2));
    g.rect(-130, -50, 260, 16, mix(c, '#2a1a10', 0.2));
    g.rect(-166, -134, 332, 28, c);
    g.rect(96, -176, 54, 42, '#8f9aa8');
    g.line(at('88,-150 158,-150'), '#5b5b60', 9);
    g.rect(-120, -152, 92, 18, '#e0bc88');
    g.blob(at('-16,-134 -8,-152 8,-146 16,-160 30,-134'), '#f0d8a8');
  },
  hay(g, o) {
    const c = o.c ?? '#e2bd5c';
    g.rect(-124, -126, 248, 130, c);
    for (const y of [-90, -44]) g.line(at(`-124,${y} 124,${y}`), mix(c, '#8a5a1c', 0.55), 6, { noink: true });
    for (let i = 0; i < 16; i += 1) {
      const [x, y] = [-104 + ((i * 53) % 212), -114 + ((i * 37) % 104)];
      g.line(
        at(`${x},${y} ${x + 20},${y + (i % 2 ? 9 : -7)}`),
        mix(c, i % 3 ? '#8a5a1c' : '#ffffff', 0.4),
        4,
        { noink: true },
      );
    }
    for (const [x, y] of at('-110,-126 -60,-126 10,-126 64,-126 106,-126'))
      g.line(at(`${x},${y} ${x - 8},${y - 17}`), c, 5, { noink: true });
  },
} satisfies Record<string, DrawProp>;
