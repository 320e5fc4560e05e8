// Draws trees, bushes and other plants. Origin at the foot, roughly 100 to 300 units tall.
import { mix } from '../drawing/colour';
import { at, threes, type Pen, type Point } from '../drawing/pen';
import type { DrawProp } from './draw-prop';

const bark = '#8a6242';
const snowWhite = '#fbfdff';

const tree: DrawProp = (pen, { c = '#6fae55', apples, snow }) => {
  pen.limb(at('0,6 -4,-60 2,-130'), [30, 18], bark);
  pen.limb(at('0,-90 24,-120 40,-142'), [12, 7], bark);
  const crown = Array.from({ length: 36 }, (_, k): Point => {
    const turn = (k / 36) * 2 * Math.PI;
    const leaf = 11 * Math.abs(Math.sin(turn * 4.5));
    return [Math.cos(turn) * (90 + leaf), -205 + Math.sin(turn) * (78 + leaf)];
  });
  pen.blob(crown, c);
  for (const [x, y, r] of threes('-38,-232,34 36,-222,30 4,-182,28'))
    pen.ell(x, y, r, r * 0.8, mix(c, '#fff6c0', 0.22), { noline: true, op: 0.75 });
  if (apples)
    for (const [x, y] of at('-50,-190 -10,-250 42,-196 12,-170 -30,-150 56,-238'))
      pen.ell(x, y, 12, 12, '#d8432f');
  if (snow)
    pen.blob(at('-88,-225 -50,-284 0,-294 60,-278 90,-222 50,-244 10,-236 -40,-248'), snowWhite, {
      noline: true,
    });
};

const pine: DrawProp = (pen, { c = '#3f7a5c', snow, lights }) => {
  pen.rect(-10, -40, 20, 46, '#7a573d');
  for (const [y, half, height] of threes('-24,92,100 -90,74,92 -150,54,84')) {
    const hem = Array.from({ length: 7 }, (_, k): Point => [half - (k * half) / 3, y + (k % 2 ? -9 : 4)]);
    pen.poly([[0, y - height], ...hem], mix(c, '#ffffff', (y + 24) / -900));
    if (snow) drawSnowOnPine(pen, y, half, height);
  }
  if (lights) drawLights(pen);
};

/** As fractions of half a branch's width and of its height. */
const snowOnPine = at('0,-1 0.55,-0.42 0.25,-0.5 0,-0.36 -0.3,-0.52 -0.55,-0.42');

function drawSnowOnPine(pen: Pen, y: number, half: number, height: number): void {
  pen.poly(
    snowOnPine.map(([u, v]) => [u * half, y + v * height] as const),
    snowWhite,
    { noline: true },
  );
}

const candles = ['#ffd45e', '#e8604c', '#7cc4e8', '#f7a3c0'] as const;

/** Draws lights all over, and a star on top. */
function drawLights(pen: Pen): void {
  const places = at('-52,-40 -10,-34 38,-42 -34,-92 18,-84 50,-100 -22,-150 24,-146 -2,-120 4,-186');
  for (const [index, [x, y]] of places.entries()) {
    const colour = candles[index % candles.length] ?? candles[0];
    pen.glow(x, y, 20, colour, 0.55);
    pen.ell(x, y, 7.5, 7.5, colour, { raw: true });
  }
  const star = Array.from({ length: 10 }, (_, k): Point => {
    const turn = (k / 10) * 2 * Math.PI - Math.PI / 2;
    const reach = k % 2 ? 10 : 24;
    return [Math.cos(turn) * reach, -244 + Math.sin(turn) * reach];
  });
  pen.glow(0, -244, 60, '#ffe28a', 0.8);
  pen.poly(star, '#ffd45e', { raw: true });
}

export const plants = {
  tree,
  pine,
  bare(pen, { c = '#4b4048' }) {
    pen.limb(at('0,8 -14,-90 6,-200'), [36, 10], c);
    pen.limb(at('-4,-90 -50,-130 -66,-196'), [18, 4], c);
    pen.limb(at('0,-130 46,-160 78,-226'), [15, 4], c);
    pen.limb(at('-44,-142 -80,-150 -104,-176'), [8, 3], c);
    pen.limb(at('40,-168 78,-170 100,-188'), [7, 3], c);
    pen.limb(at('4,-190 -8,-230 -26,-256'), [8, 3], c);
  },
  bush(pen, { c = '#5d9a4c' }) {
    pen.blob(at('-84,4 -90,-30 -56,-58 -22,-54 4,-74 44,-58 78,-46 90,-10 80,6'), c);
    for (const [x, y] of at('-40,-30 14,-44 50,-26'))
      pen.ell(x, y, 20, 14, mix(c, '#fff6c0', 0.2), { noline: true, op: 0.7 });
  },
  mushroom(pen, { c = '#cf4534' }) {
    pen.limb(at('0,2 0,-20 0,-38'), [26, 20], '#f4ead6');
    pen.blob(at('-44,-32 -34,-66 0,-82 34,-66 44,-32 0,-24'), c);
    for (const [x, y, r] of threes('-18,-52,7 8,-64,8 24,-44,6'))
      pen.ell(x, y, r, r * 0.8, '#fff5e8', { noline: true });
  },
  flower(pen, { c = '#ef8fb0' }) {
    pen.limb(at('0,4 6,-70 0,-140'), 9, '#5b8f48');
    pen.blob(at('2,-50 40,-84 62,-72 34,-48'), '#6ba255');
    for (let petal = 0; petal < 8; petal += 1) {
      const turn = (petal / 8) * 2 * Math.PI;
      pen.ell(Math.cos(turn) * 34, -160 + Math.sin(turn) * 34, 22, 17, c, { rot: turn });
    }
    pen.ell(0, -160, 24, 23, '#f0b440');
  },
  reeds(pen) {
    for (let stalk = 0; stalk < 6; stalk += 1) {
      const x = stalk * 17 - 42;
      const height = 90 + ((stalk * 37) % 60);
      const top = x + 8 - (stalk % 3) * 6;
      pen.line(at(`${x},4 ${x + 4},${-height / 2} ${top},${-height}`), '#6f7d52', 5, { noink: true });
      pen.ell(top, -height - 8, 6.5, 20, '#7a553c');
    }
  },
  apple(pen, { c = '#d8432f' }) {
    pen.ell(-7, -18, 15, 18, c);
    pen.ell(7, -18, 15, 18, c, { noline: true });
    pen.line(at('0,-34 3,-46'), '#6d4c30', 3.5);
    pen.ell(10, -42, 9, 4.5, '#6ba255', { rot: -0.4 });
  },
  pumpkin(pen, { c = '#e8893a' }) {
    for (const [x, rx] of at('-54,38 54,38 -26,38 26,38'))
      pen.ell(x, -58, rx, 58, mix(c, '#8a3c10', Math.abs(x) / 300));
    pen.ell(0, -58, 30, 60, c);
    pen.limb(at('0,-112 4,-134 20,-142'), [17, 12], '#6f8a4a');
  },
} satisfies Record<string, DrawProp>;
