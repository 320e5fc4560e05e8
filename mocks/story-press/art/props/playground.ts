// Draws what one plays and does sports with outdoors. Origin at the foot, roughly 100 to 300 units tall.
import { mix } from '../drawing/colour';
import { at } from '../drawing/pen';
import type { DrawProp } from './draw-prop';

const steel = '#8f9aa8';
const sand = '#ecd09a';

export const playground = {
  swing(g, o) {
    const c = o.c ?? '#d9574a';
    for (const path of ['-150,2 -112,-276', '-82,2 -116,-276', '150,2 112,-276', '82,2 116,-276'])
      g.limb(at(path), 16, '#b5783c');
    g.limb(at('-132,-276 132,-276'), 22, '#a06a3c');
    for (const x of [-44, 44]) g.line(at(`${x},-270 ${x},-82`), '#e2c48a', 7, { noink: true });
    g.rect(-60, -90, 120, 18, c);
  },
  slide(g, o) {
    const c = o.c ?? '#f0b93f';
    for (const x of [-150, -92]) g.line(at(`${x},2 ${x},-246`), steel, 11, { noink: true });
    for (const y of [-32, -76, -120, -164]) g.line(at(`-150,${y} -92,${y}`), steel, 10, { noink: true });
    g.rect(-160, -206, 96, 16, mix(c, '#4a3a20', 0.25));
    g.line(at('-152,-248 -120,-266 -90,-248'), '#d9574a', 12, { noink: true });
    g.line(at('34,0 20,-92'), steel, 11, { noink: true });
    g.blob(at('-92,-236 -64,-232 60,-84 112,-34 172,-30 176,2 100,2 30,-50 -92,-190'), c);
    g.blob(at('-82,-212 -62,-206 50,-76 102,-22 160,-18 104,-10 36,-58'), mix(c, '#ffffff', 0.5), {
      noline: true,
    });
  },
  sandcastle(g) {
    g.blob(at('-160,4 -120,-22 -50,-30 60,-30 130,-20 164,4 60,14 -70,14'), mix(sand, '#8a6a3a', 0.15));
    g.rect(-56, -128, 112, 116, sand);
    for (const [x, y] of at('-100,-112 60,-112 -26,-196')) {
      g.rect(x, y, 52, y === -196 ? 80 : 106, mix(sand, '#ffffff', 0.2));
      for (const step of [-4, 18, 40]) g.rect(x + step, y - 15, 16, 18, mix(sand, '#ffffff', 0.2));
    }
    g.blob(at('-20,-10 -20,-46 0,-64 20,-46 20,-10'), mix(sand, '#6a4a2a', 0.55), { smooth: false });
    g.line(at('0,-210 0,-270'), '#8a6242', 6);
    g.poly(at('0,-270 50,-254 0,-238'), '#d9574a');
    for (const [x, y] of at('-74,-60 86,-60 0,-150'))
      g.ell(x, y, 8, 10, mix(sand, '#6a4a2a', 0.5), { noline: true });
  },
  goal(g) {
    g.poly(at('-190,-4 -150,-166 150,-166 190,-4'), '#f2f6f4', { op: 0.4, noline: true });
    const mesh = { noink: true, op: 0.9 } as const;
    for (let x = -150; x <= 150; x += 30) g.line(at(`${x},-196 ${x * 1.1},-4`), '#b4c4c2', 3, mesh);
    for (let y = -170; y < 0; y += 30) g.line(at(`-190,${y} 190,${y}`), '#b4c4c2', 3, mesh);
    for (const x of [-200, 186]) g.rect(x, -214, 15, 216, '#fdfefe');
    g.rect(-200, -216, 401, 17, '#fdfefe');
  },
  medal(g, o) {
    g.poly(at('-62,-216 -22,-216 14,-104 -20,-92'), '#4f83b0');
    g.poly(at('62,-216 22,-216 -14,-104 20,-92'), '#d9574a');
    g.ell(0, -60, 62, 60, o.c ?? '#f0c040');
    g.ell(0, -60, 46, 44, mix(o.c ?? '#f0c040', '#ffffff', 0.35));
    g.line(at('-14,-72 4,-86 4,-34'), '#a8742a', 12, { noink: true });
    g.line(at('-14,-34 22,-34'), '#a8742a', 11, { noink: true });
  },
  drum(g, o) {
    const c = o.c ?? '#d9574a';
    g.line(at('-120,-196 -30,-124'), '#c79a62', 10, { noink: true });
    g.line(at('120,-196 30,-124'), '#c79a62', 10, { noink: true });
    g.blob(at('-100,-112 100,-112 100,-14 60,2 0,8 -60,2 -100,-14'), c, { smooth: false });
    for (let x = -92; x < 92; x += 46)
      g.line(at(`${x},-96 ${x + 23},-10 ${x + 46},-96`), '#fbe6c0', 6, { noink: true });
    g.ell(0, -112, 102, 27, '#f0c84e');
    g.ell(0, -116, 90, 21, '#fdf6e2');
    for (const x of [-28, 28]) g.ell(x, -122, 15, 12, '#c79a62');
    g.line(at('-98,-12 -58,4 0,10 58,4 98,-12'), '#f0c84e', 13, { noink: true });
  },
} satisfies Record<string, DrawProp>;
