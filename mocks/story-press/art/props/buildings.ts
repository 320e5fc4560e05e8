// Draws houses and what is beside them. Origin at the foot, roughly 100 to 300 units tall.
import { mix } from '../drawing/colour';
import { at, type Pen } from '../drawing/pen';
import type { DrawProp } from './draw-prop';

const lamplight = '#ffd96a';
const glass = '#a8d0dc';

const house: DrawProp = (g, { c = '#f1e3c4', roof = '#c4573f', door = '#7d5a3c', lit = false, ...o }) => {
  g.rect(-84, -124, 168, 128, c);
  g.rect(42, -206, 26, 60, mix(roof, '#5a4a44', 0.5));
  g.poly(at('-108,-114 0,-216 108,-114'), roof);
  for (const x of [-44, 0, 44])
    g.line(at(`${x - 16},-132 ${x},-124 ${x + 16},-132`), mix(roof, '#000000', 0.18), 3, { op: 0.6 });
  if (o.snow)
    g.blob(
      at('-112,-112 -60,-172 0,-224 60,-172 112,-112 70,-130 30,-168 0,-186 -36,-162 -76,-128'),
      '#fbfdff',
      {
        noline: true,
      },
    );
  g.blob(at('-20,4 -20,-48 -10,-66 10,-66 20,-48 20,4'), door, { smooth: false });
  g.ell(11, -28, 3.5, 3.5, '#f0d080', { noline: true });
  for (const x of [-54, 54]) drawHouseWindow(g, x, lit);
  if (lit) g.glow(0, -150, 30, '#ffdc7a', 0.5);
  g.ell(0, -150, 14, 14, lit ? lamplight : glass, { raw: lit });
  if (o.smoke !== false) drawSmoke(g);
};

function drawHouseWindow(g: Pen, x: number, lit: boolean): void {
  if (lit) g.glow(x, -72, 70, '#ffdc7a', 0.7);
  g.rect(x - 20, -94, 40, 42, lit ? lamplight : glass, { raw: lit });
  g.line(at(`${x},-94 ${x},-52`), '#6d5440', 3.5);
  g.line(at(`${x - 20},-73 ${x + 20},-73`), '#6d5440', 3.5);
}

function drawSmoke(g: Pen): void {
  for (let puff = 0; puff < 4; puff += 1)
    g.ell(58 + puff * 14 + puff * puff * 3, -226 - puff * 26, 11 + puff * 5, 9 + puff * 4, '#f3f0ea', {
      op: 0.6 - puff * 0.11,
      noline: true,
    });
}

const lighthouse: DrawProp = (g, { lit = false }) => {
  if (lit) {
    g.poly(at('10,-352 620,-470 620,-250 10,-336'), '#ffeaa0', { raw: true, noline: true, op: 0.42 });
    g.glow(0, -346, 150, '#ffe89a', 0.95);
  }
  g.blob(at('-120,14 -96,-28 -40,-42 46,-40 104,-24 128,14'), '#8b8780');
  for (let band = 0; band < 5; band += 1) {
    const [low, high] = [50 - band * 4, 46 - band * 4];
    const y = -30 - band * 58;
    g.poly(
      at(`${-low},${y} ${low},${y} ${high},${y - 58} ${-high},${y - 58}`),
      band % 2 ? '#f6efe2' : '#cf4b3c',
    );
  }
  g.blob(at('-13,-30 -13,-62 0,-76 13,-62 13,-30'), '#5f4738');
  g.rect(-11, -176, 22, 28, lit ? lamplight : '#86b3c4');
  g.rect(-44, -328, 88, 12, '#4b4a52');
  g.rect(-24, -370, 48, 42, lit ? '#fff0b0' : '#cfe0e2', { raw: lit });
  g.line(at('0,-370 0,-328'), '#4b4a52', 3);
  g.poly(at('-34,-368 0,-412 34,-368'), '#cf4b3c');
  g.ell(0, -416, 6, 6, '#4b4a52');
};

const clock: DrawProp = (g, { c = '#6a5444', lit = false }) => {
  g.poly(at('-46,4 -40,-250 40,-250 46,4'), c);
  g.poly(at('-60,-246 0,-318 60,-246'), '#51403a');
  if (lit) g.glow(0, -196, 110, '#f4e2a2', 0.75);
  g.ell(0, -196, 36, 36, '#f4ecd2', { raw: lit });
  g.line(at('0,-196 0,-222'), '#3a3034', 4);
  g.line(at('0,-196 17,-186'), '#3a3034', 4);
  for (let hour = 0; hour < 12; hour += 1) {
    const turn = (hour / 12) * 2 * Math.PI;
    g.ell(Math.cos(turn) * 30, -196 + Math.sin(turn) * 30, 2, 2, '#3a3034', { noline: true });
  }
  g.rect(-22, -140, 44, 100, '#3c3036');
  g.line(at('0,-138 5,-90'), '#d8b45c', 4);
  g.ell(6, -80, 13, 13, '#e2bd62');
};

export const buildings = {
  house,
  lighthouse,
  clock,
  fence(g) {
    for (let x = 0; x <= 220; x += 44)
      g.poly(at(`${x - 8},4 ${x - 8},-64 ${x},-76 ${x + 8},-64 ${x + 8},4`), '#e9dcc2');
    g.rect(-22, -50, 262, 11, '#e0d0b2');
    g.rect(-22, -24, 262, 11, '#e0d0b2');
  },
  bench(g) {
    g.rect(-90, -58, 180, 14, '#a8774a');
    g.rect(-90, -98, 180, 12, '#b98655');
    g.rect(-90, -120, 180, 12, '#b98655');
    for (const x of [-74, 62]) g.rect(x, -120, 12, 124, '#5d5550');
  },
  signpost(g) {
    g.rect(-8, -150, 16, 156, '#8a6242');
    g.poly(at('-12,-146 74,-146 96,-124 74,-102 -12,-102'), '#c79a62');
    g.line(at('6,-124 62,-124'), '#7a5534', 3);
  },
} satisfies Record<string, DrawProp>;
