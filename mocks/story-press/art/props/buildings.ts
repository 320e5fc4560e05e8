// Draws houses and what is beside them. Origin at the foot, roughly 100 to 300 units tall.
import { mix } from '../drawing/colour';
import { at, type Pen } from '../drawing/pen';
import type { DrawProp } from './draw-prop';

const lamplight = '#ffd96a';
const glass = '#a8d0dc';

const house: DrawProp = (pen, { c = '#f1e3c4', roof = '#c4573f', door = '#7d5a3c', lit = false, ...o }) => {
  pen.rect(-84, -124, 168, 128, c);
  pen.rect(42, -206, 26, 60, mix(roof, '#5a4a44', 0.5));
  pen.poly(at('-108,-114 0,-216 108,-114'), roof);
  for (const x of [-44, 0, 44])
    pen.line(at(`${x - 16},-132 ${x},-124 ${x + 16},-132`), mix(roof, '#000000', 0.18), 3, { op: 0.6 });
  if (o.snow)
    pen.blob(
      at('-112,-112 -60,-172 0,-224 60,-172 112,-112 70,-130 30,-168 0,-186 -36,-162 -76,-128'),
      '#fbfdff',
      {
        noline: true,
      },
    );
  if (door !== false) {
    pen.blob(at('-20,4 -20,-48 -10,-66 10,-66 20,-48 20,4'), door, { smooth: false });
    pen.ell(11, -28, 3.5, 3.5, '#f0d080', { noline: true });
  }
  for (const x of [-54, 54]) drawHouseWindow(pen, x, lit);
  if (lit) pen.glow(0, -150, 30, '#ffdc7a', 0.5);
  pen.ell(0, -150, 14, 14, lit ? lamplight : glass, { raw: lit });
  if (o.smoke !== false) drawSmoke(pen);
};

function drawHouseWindow(pen: Pen, x: number, lit: boolean): void {
  if (lit) pen.glow(x, -72, 70, '#ffdc7a', 0.7);
  pen.rect(x - 20, -94, 40, 42, lit ? lamplight : glass, { raw: lit });
  pen.line(at(`${x},-94 ${x},-52`), '#6d5440', 3.5);
  pen.line(at(`${x - 20},-73 ${x + 20},-73`), '#6d5440', 3.5);
}

function drawSmoke(pen: Pen): void {
  for (let puff = 0; puff < 4; puff += 1)
    pen.ell(58 + puff * 14 + puff * puff * 3, -226 - puff * 26, 11 + puff * 5, 9 + puff * 4, '#f3f0ea', {
      op: 0.6 - puff * 0.11,
      noline: true,
    });
}

const lighthouse: DrawProp = (pen, { lit = false }) => {
  if (lit) {
    pen.poly(at('10,-352 620,-470 620,-250 10,-336'), '#ffeaa0', { raw: true, noline: true, op: 0.42 });
    pen.glow(0, -346, 150, '#ffe89a', 0.95);
  }
  pen.blob(at('-120,14 -96,-28 -40,-42 46,-40 104,-24 128,14'), '#8b8780');
  for (let band = 0; band < 5; band += 1) {
    const [low, high] = [50 - band * 4, 46 - band * 4];
    const y = -30 - band * 58;
    pen.poly(
      at(`${-low},${y} ${low},${y} ${high},${y - 58} ${-high},${y - 58}`),
      band % 2 ? '#f6efe2' : '#cf4b3c',
    );
  }
  pen.blob(at('-13,-30 -13,-62 0,-76 13,-62 13,-30'), '#5f4738');
  pen.rect(-11, -176, 22, 28, lit ? lamplight : '#86b3c4');
  pen.rect(-44, -328, 88, 12, '#4b4a52');
  pen.rect(-24, -370, 48, 42, lit ? '#fff0b0' : '#cfe0e2', { raw: lit });
  pen.line(at('0,-370 0,-328'), '#4b4a52', 3);
  pen.poly(at('-34,-368 0,-412 34,-368'), '#cf4b3c');
  pen.ell(0, -416, 6, 6, '#4b4a52');
};

const clock: DrawProp = (pen, { c = '#6a5444', lit = false }) => {
  pen.poly(at('-46,4 -40,-250 40,-250 46,4'), c);
  pen.poly(at('-60,-246 0,-318 60,-246'), '#51403a');
  if (lit) pen.glow(0, -196, 110, '#f4e2a2', 0.75);
  pen.ell(0, -196, 36, 36, '#f4ecd2', { raw: lit });
  pen.line(at('0,-196 0,-222'), '#3a3034', 4);
  pen.line(at('0,-196 17,-186'), '#3a3034', 4);
  for (let hour = 0; hour < 12; hour += 1) {
    const turn = (hour / 12) * 2 * Math.PI;
    pen.ell(Math.cos(turn) * 30, -196 + Math.sin(turn) * 30, 2, 2, '#3a3034', { noline: true });
  }
  pen.rect(-22, -140, 44, 100, '#3c3036');
  pen.line(at('0,-138 5,-90'), '#d8b45c', 4);
  pen.ell(6, -80, 13, 13, '#e2bd62');
};

export const buildings = {
  house,
  lighthouse,
  clock,
  fence(pen) {
    for (let x = 0; x <= 220; x += 44)
      pen.poly(at(`${x - 8},4 ${x - 8},-64 ${x},-76 ${x + 8},-64 ${x + 8},4`), '#e9dcc2');
    pen.rect(-22, -50, 262, 11, '#e0d0b2');
    pen.rect(-22, -24, 262, 11, '#e0d0b2');
  },
  bench(pen) {
    pen.rect(-90, -58, 180, 14, '#a8774a');
    pen.rect(-90, -98, 180, 12, '#b98655');
    pen.rect(-90, -120, 180, 12, '#b98655');
    for (const x of [-74, 62]) pen.rect(x, -120, 12, 124, '#5d5550');
  },
  signpost(pen) {
    pen.rect(-8, -150, 16, 156, '#8a6242');
    pen.poly(at('-12,-146 74,-146 96,-124 74,-102 -12,-102'), '#c79a62');
    pen.line(at('6,-124 62,-124'), '#7a5534', 3);
  },
} satisfies Record<string, DrawProp>;
