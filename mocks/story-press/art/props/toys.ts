// Draws toys and treasures. Origin at the foot, roughly 100 to 200 units tall.
import { mix } from '../drawing/colour';
import { at, mirrored, type Pen, type Point } from '../drawing/pen';
import type { DrawProp } from './draw-prop';

function starPoints(radius: number, middle: number): Point[] {
  return Array.from({ length: 10 }, (_, i): Point => {
    const angle = (i / 10) * 2 * Math.PI - Math.PI / 2;
    const reach = i % 2 ? radius * 0.48 : radius;
    return [Math.cos(angle) * reach, middle + Math.sin(angle) * reach];
  });
}

function drawTeddyHead(pen: Pen, c: string): void {
  const pale = mix(c, '#fff0d8', 0.5);
  for (const side of [-1, 1]) {
    pen.ell(side * 30, -136, 16, 16, c);
    pen.ell(side * 30, -136, 8, 8, pale, { noline: true });
  }
  pen.ell(0, -108, 42, 38, c);
  pen.ell(0, -98, 20, 15, pale, { noline: true });
  for (const side of [-1, 1]) pen.ell(side * 15, -116, 4.5, 5, '#2b2226', { noline: true, raw: true });
  pen.ell(0, -104, 6, 4.5, '#3a2a26', { noline: true });
  pen.line(at('-8,-94 0,-90 8,-94'), '#3a2a26', 3);
}

export const toys = {
  ball(pen, o) {
    const c = o.c ?? '#d9574a';
    pen.ell(0, -50, 50, 50, c);
    pen.blob(at('-14,-99 14,-99 22,-50 14,-1 -14,-1 -22,-50'), '#fbf3e2', { noline: true });
    pen.ell(0, -98, 12, 5, mix(c, '#2a3a5a', 0.4), { noline: true });
  },
  teddy(pen, o) {
    const c = o.c ?? '#b98a5a';
    for (const side of [-1, 1] as const) {
      pen.ell(side * 34, -8, 24, 16, c);
      pen.limb(mirrored(side, at('26,-66 52,-56 50,-34')), [22, 20], c);
    }
    pen.ell(0, -42, 38, 42, c);
    pen.ell(0, -38, 22, 26, mix(c, '#fff0d8', 0.5), { noline: true });
    drawTeddyHead(pen, c);
  },
  star(pen, o) {
    pen.glow(0, -66, 130, '#ffe9a0', 0.9);
    pen.blob(starPoints(66, -66), o.c ?? '#ffe07a', { raw: true, smooth: false });
  },
  moon(pen, o) {
    pen.glow(0, -90, 200, '#fff2c0', 0.8);
    pen.blob(
      at('-6,-176 -62,-152 -86,-96 -66,-36 -10,-8 40,-20 2,-48 -16,-96 2,-146 34,-172'),
      o.c ?? '#fbeeb4',
      { raw: true },
    );
  },
  key(pen, o) {
    const c = o.c ?? '#e2b54a';
    pen.line(at('0,-66 0,0'), c, 12, { noink: true });
    for (const y of [-22, -4]) pen.line(at(`0,${y} 26,${y}`), c, 11, { noink: true });
    pen.ell(0, -88, 30, 28, c);
    pen.ell(0, -88, 13, 12, '#fbf3e2');
  },
  crown(pen, o) {
    pen.poly(at('-52,0 -62,-72 -28,-38 0,-88 28,-38 62,-72 52,0'), o.c ?? '#f4c64e');
    for (const [x, y] of at('-30,-14 0,-16 30,-14')) pen.ell(x, y, 7, 7, '#d9463c', { noline: true });
  },
  chest(pen, o) {
    const c = o.c ?? '#a06a3c';
    if (o.full) {
      pen.glow(0, -80, 120, '#ffe39a', 0.8);
      pen.blob(at('-84,-112 -70,-158 70,-158 84,-112'), mix(c, '#2a1c18', 0.2));
      for (const [x, y] of at('-52,-72 -22,-84 10,-78 42,-82 62,-70 -6,-70'))
        pen.ell(x, y, 18, 14, '#f4c64e');
    } else pen.blob(at('-86,-62 -82,-96 -50,-112 50,-112 82,-96 86,-62'), c);
    pen.rect(-84, -68, 168, 70, c);
    pen.rect(-84, -70, 168, 12, '#d8b45c');
    pen.rect(-12, -62, 24, 28, '#d8b45c');
  },
  balloon(pen, o) {
    const c = o.c ?? '#d9574a';
    pen.line(at('0,-96 8,-60 -6,-30 0,0'), '#6d5440', 2.6);
    pen.blob(at('0,-92 -46,-128 -54,-176 -30,-214 0,-222 30,-214 54,-176 46,-128'), c);
    pen.poly(at('-8,-86 0,-96 8,-86'), c);
    pen.ell(-18, -186, 11, 17, mix(c, '#ffffff', 0.6), { noline: true, rot: 0.4 });
  },
  egg(pen, o) {
    pen.blob(at('0,2 -40,-16 -46,-56 -28,-98 0,-114 28,-98 46,-56 40,-16'), o.c ?? '#f6ead2');
    for (const [x, y] of at('-18,-40 14,-66 20,-28 -12,-80'))
      pen.ell(x, y, 5, 5, '#cfa878', { noline: true });
  },
  nut(pen, o) {
    const c = o.c ?? '#b9783c';
    pen.blob(at('0,2 -30,-20 -34,-48 34,-48 30,-20'), c);
    pen.blob(at('-40,-46 -30,-68 0,-76 30,-68 40,-46 0,-40'), mix(c, '#4a2f1c', 0.45));
    pen.line(at('0,-74 4,-92'), '#6d5440', 6);
  },
  shell(pen, o) {
    const c = o.c ?? '#f2b8a0';
    pen.blob(at('-18,2 -70,-44 -58,-86 -28,-104 0,-110 28,-104 58,-86 70,-44 18,2'), c);
    for (const x of [-44, -22, 0, 22, 44])
      pen.line(at(`${x * 0.3},-4 ${x},-${100 - Math.abs(x) * 0.5}`), mix(c, '#8a4a3a', 0.35), 3.5);
  },
} satisfies Record<string, DrawProp>;
