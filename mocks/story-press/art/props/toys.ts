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

function drawTeddyHead(g: Pen, c: string): void {
  const pale = mix(c, '#fff0d8', 0.5);
  for (const side of [-1, 1]) {
    g.ell(side * 30, -136, 16, 16, c);
    g.ell(side * 30, -136, 8, 8, pale, { noline: true });
  }
  g.ell(0, -108, 42, 38, c);
  g.ell(0, -98, 20, 15, pale, { noline: true });
  for (const side of [-1, 1]) g.ell(side * 15, -116, 4.5, 5, '#2b2226', { noline: true, raw: true });
  g.ell(0, -104, 6, 4.5, '#3a2a26', { noline: true });
  g.line(at('-8,-94 0,-90 8,-94'), '#3a2a26', 3);
}

export const toys = {
  ball(g, o) {
    const c = o.c ?? '#d9574a';
    g.ell(0, -50, 50, 50, c);
    g.blob(at('-14,-99 14,-99 22,-50 14,-1 -14,-1 -22,-50'), '#fbf3e2', { noline: true });
    g.ell(0, -98, 12, 5, mix(c, '#2a3a5a', 0.4), { noline: true });
  },
  teddy(g, o) {
    const c = o.c ?? '#b98a5a';
    for (const side of [-1, 1] as const) {
      g.ell(side * 34, -8, 24, 16, c);
      g.limb(mirrored(side, at('26,-66 52,-56 50,-34')), [22, 20], c);
    }
    g.ell(0, -42, 38, 42, c);
    g.ell(0, -38, 22, 26, mix(c, '#fff0d8', 0.5), { noline: true });
    drawTeddyHead(g, c);
  },
  star(g, o) {
    g.glow(0, -66, 130, '#ffe9a0', 0.9);
    g.blob(starPoints(66, -66), o.c ?? '#ffe07a', { raw: true, smooth: false });
  },
  moon(g, o) {
    g.glow(0, -90, 200, '#fff2c0', 0.8);
    g.blob(
      at('-6,-176 -62,-152 -86,-96 -66,-36 -10,-8 40,-20 2,-48 -16,-96 2,-146 34,-172'),
      o.c ?? '#fbeeb4',
      { raw: true },
    );
  },
  key(g, o) {
    const c = o.c ?? '#e2b54a';
    g.line(at('0,-66 0,0'), c, 12, { noink: true });
    for (const y of [-22, -4]) g.line(at(`0,${y} 26,${y}`), c, 11, { noink: true });
    g.ell(0, -88, 30, 28, c);
    g.ell(0, -88, 13, 12, '#fbf3e2');
  },
  crown(g, o) {
    g.poly(at('-52,0 -62,-72 -28,-38 0,-88 28,-38 62,-72 52,0'), o.c ?? '#f4c64e');
    for (const [x, y] of at('-30,-14 0,-16 30,-14')) g.ell(x, y, 7, 7, '#d9463c', { noline: true });
  },
  chest(g, o) {
    const c = o.c ?? '#a06a3c';
    if (o.full) {
      g.glow(0, -80, 120, '#ffe39a', 0.8);
      g.blob(at('-84,-112 -70,-158 70,-158 84,-112'), mix(c, '#2a1c18', 0.2));
      for (const [x, y] of at('-52,-72 -22,-84 10,-78 42,-82 62,-70 -6,-70')) g.ell(x, y, 18, 14, '#f4c64e');
    } else g.blob(at('-86,-62 -82,-96 -50,-112 50,-112 82,-96 86,-62'), c);
    g.rect(-84, -68, 168, 70, c);
    g.rect(-84, -70, 168, 12, '#d8b45c');
    g.rect(-12, -62, 24, 28, '#d8b45c');
  },
  balloon(g, o) {
    const c = o.c ?? '#d9574a';
    g.line(at('0,-96 8,-60 -6,-30 0,0'), '#6d5440', 2.6);
    g.blob(at('0,-92 -46,-128 -54,-176 -30,-214 0,-222 30,-214 54,-176 46,-128'), c);
    g.poly(at('-8,-86 0,-96 8,-86'), c);
    g.ell(-18, -186, 11, 17, mix(c, '#ffffff', 0.6), { noline: true, rot: 0.4 });
  },
  egg(g, o) {
    g.blob(at('0,2 -40,-16 -46,-56 -28,-98 0,-114 28,-98 46,-56 40,-16'), o.c ?? '#f6ead2');
    for (const [x, y] of at('-18,-40 14,-66 20,-28 -12,-80')) g.ell(x, y, 5, 5, '#cfa878', { noline: true });
  },
  nut(g, o) {
    const c = o.c ?? '#b9783c';
    g.blob(at('0,2 -30,-20 -34,-48 34,-48 30,-20'), c);
    g.blob(at('-40,-46 -30,-68 0,-76 30,-68 40,-46 0,-40'), mix(c, '#4a2f1c', 0.45));
    g.line(at('0,-74 4,-92'), '#6d5440', 6);
  },
  shell(g, o) {
    const c = o.c ?? '#f2b8a0';
    g.blob(at('-18,2 -70,-44 -58,-86 -28,-104 0,-110 28,-104 58,-86 70,-44 18,2'), c);
    for (const x of [-44, -22, 0, 22, 44])
      g.line(at(`${x * 0.3},-4 ${x},-${100 - Math.abs(x) * 0.5}`), mix(c, '#8a4a3a', 0.35), 3.5);
  },
} satisfies Record<string, DrawProp>;
