// Draws the things whose points are computed (leaves, rings, stars), and those that show the sky. Origin at the foot, roughly 100 to
// 300 units tall.
import type { PropName, Sky } from '../scene';
import { mix } from '../pen/colour';
import { at, numbersOf, type Pen, type Point } from '../pen/pen';
import { isDark, skies } from '../scenery/skies';
import type { DrawProp } from './draw-prop';

const bark = '#8a6242';
const snowWhite = '#fbfdff';
const iron = '#3b3540';

/** Returns angles that are spread evenly over a turn. */
const turns = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => (index / count) * 2 * Math.PI);

function starPoints(middle: number, outer: number, inner: number): Point[] {
  return turns(10).map((turn, index): Point => {
    const reach = index % 2 ? inner : outer;
    return [Math.cos(turn - Math.PI / 2) * reach, middle + Math.sin(turn - Math.PI / 2) * reach];
  });
}

/** As fractions of half a branch's width and of its height. */
const snowOnPine = at('0,-1 0.55,-0.42 0.25,-0.5 0,-0.36 -0.3,-0.52 -0.55,-0.42');

const candles = ['#ffd45e', '#e8604c', '#7cc4e8', '#f7a3c0'] as const;

/** Draws the lights of a Christmas tree, and a star on top. */
function drawLights(g: Pen): void {
  const places = at('-52,-40 -10,-34 38,-42 -34,-92 18,-84 50,-100 -22,-150 24,-146 -2,-120 4,-186');
  for (const [index, [x, y]] of places.entries()) {
    const colour = candles[index % candles.length] ?? candles[0];
    g.glow(x, y, 20, colour, 0.55);
    g.ell(x, y, 7.5, 7.5, colour, { raw: true });
  }
  g.glow(0, -244, 60, '#ffe28a', 0.8);
  g.poly(starPoints(-244, 24, 10), '#ffd45e', { raw: true });
}

/** Draws the view through the panes: the sky of the scene and land, and snow on it in winter. */
function drawOutside(g: Pen, sky: Sky): void {
  const { top, mid } = skies[sky];
  const isNight = isDark(sky);
  g.rect(-94, -244, 188, 210, isNight ? '#2c4478' : sky === 'day' ? '#a8d8ec' : top, { raw: isNight });
  if (isNight) {
    g.ell(48, -196, 22, 22, '#fbf3cf', { raw: true });
    for (const [x, y] of at('-66,-216 -30,-176 24,-116 70,-128 -74,-112'))
      g.ell(x, y, 3.4, 3.4, '#fff6d8', { noline: true, raw: true });
  } else {
    const cloud = sky === 'storm' ? '#8a949c' : '#fdfefe';
    g.blob(at('-60,-180 -54,-204 -26,-212 -6,-198 18,-204 26,-182 0,-174 -40,-174'), cloud, { noline: true });
  }
  const isWinter = sky === 'snow' || sky === 'snownight';
  const land = isWinter ? '#f2f7fb' : sky === 'day' ? '#8fbf7a' : mid;
  g.poly(at('-94,-84 -40,-104 20,-88 94,-108 94,-34 -94,-34'), land, { noline: true });
}

export const computedProps = {
  tree(g, { c = '#6fae55', apples, snow }) {
    g.limb(at('0,6 -4,-60 2,-130'), [30, 18], bark);
    g.limb(at('0,-90 24,-120 40,-142'), [12, 7], bark);
    const crown = turns(36).map((turn): Point => {
      const leaf = 11 * Math.abs(Math.sin(turn * 4.5));
      return [Math.cos(turn) * (90 + leaf), -205 + Math.sin(turn) * (78 + leaf)];
    });
    g.blob(crown, c);
    for (const [x, y, r] of numbersOf('-38,-232,34 36,-222,30 4,-182,28'))
      g.ell(x, y, r, r * 0.8, mix(c, '#fff6c0', 0.22), { noline: true, op: 0.75 });
    if (apples)
      for (const [x, y] of at('-50,-190 -10,-250 42,-196 12,-170 -30,-150 56,-238'))
        g.ell(x, y, 12, 12, '#d8432f');
    const caps = at('-88,-225 -50,-284 0,-294 60,-278 90,-222 50,-244 10,-236 -40,-248');
    if (snow) g.blob(caps, snowWhite, { noline: true });
  },
  pine(g, { c = '#3f7a5c', snow, lights }) {
    g.rect(-10, -40, 20, 46, '#7a573d');
    for (const [y, half, height] of numbersOf('-24,92,100 -90,74,92 -150,54,84')) {
      const hem = Array.from({ length: 7 }, (_, k): Point => [half - (k * half) / 3, y + (k % 2 ? -9 : 4)]);
      g.poly([[0, y - height], ...hem], mix(c, '#ffffff', (y + 24) / -900));
      const cap = snowOnPine.map(([u, v]): Point => [u * half, y + v * height]);
      if (snow) g.poly(cap, snowWhite, { noline: true });
    }
    if (lights) drawLights(g);
  },
  star(g, { c = '#ffe07a' }) {
    g.glow(0, -66, 130, '#ffe9a0', 0.9);
    g.poly(starPoints(-66, 66, 66 * 0.48), c, { raw: true });
  },
  comb(g) {
    const cell = (x: number, y: number, r: number): Point[] =>
      Array.from({ length: 6 }, (_, k) => [
        x + Math.cos((k + 0.5) * 1.0472) * r,
        y + Math.sin((k + 0.5) * 1.0472) * r,
      ]);
    for (let row = 0; row < 4; row += 1)
      for (let column = 0; column < 5; column += 1) {
        const [x, y] = [column * 62 - 124 + (row % 2) * 31, -row * 54 - 40];
        g.poly(cell(x, y, 37), '#b9822f', { noline: true });
        g.poly(cell(x, y, 31), (row + column) % 3 ? '#e6ac45' : '#f3cd78');
      }
  },
  sun(g, { c = '#ffd864' }) {
    for (let ray = 0; ray < 12; ray += 1) {
      const turn = (ray / 12) * 6.283;
      const onRay = (reach: number): Point => [Math.cos(turn) * reach, -80 + Math.sin(turn) * reach];
      g.limb([onRay(88), onRay(128)], [16, 6], c, { raw: true });
    }
    g.ell(0, -80, 74, 74, c, { raw: true });
  },
  clock(g, { c = '#6a5444', lit = false }) {
    g.poly(at('-46,4 -40,-250 40,-250 46,4'), c);
    g.poly(at('-60,-246 0,-318 60,-246'), '#51403a');
    if (lit) g.glow(0, -196, 110, '#f4e2a2', 0.75);
    g.ell(0, -196, 36, 36, '#f4ecd2', { raw: lit });
    g.line(at('0,-196 0,-222'), '#3a3034', 4);
    g.line(at('0,-196 17,-186'), '#3a3034', 4);
    for (const turn of turns(12))
      g.ell(Math.cos(turn) * 30, -196 + Math.sin(turn) * 30, 2, 2, '#3a3034', { noline: true });
    g.rect(-22, -140, 44, 100, '#3c3036');
    g.line(at('0,-138 5,-90'), '#d8b45c', 4);
    g.ell(6, -80, 13, 13, '#e2bd62');
  },
  wreath(g, { c = '#4f8a58' }) {
    for (const [i, turn] of turns(22).entries()) {
      const r = i % 2 ? 86 : 104;
      const leaf = mix(c, i % 2 ? '#1f4a30' : '#b8d8a0', 0.2);
      g.ell(Math.cos(turn) * r, -128 + Math.sin(turn) * r, 33, 16, leaf, { rot: turn + 0.7 });
    }
    for (const turn of turns(7))
      g.ell(Math.cos(turn + 0.1) * 94, -128 + Math.sin(turn + 0.1) * 94, 13, 13, '#d9382c');
    g.blob(at('0,-34 -52,-66 -58,-14'), '#d9382c');
    g.blob(at('0,-34 52,-66 58,-14'), '#d9382c');
    g.poly(at('-8,-32 -38,30 -14,26 2,-30'), '#d9382c');
    g.poly(at('8,-32 38,30 14,26 -2,-30'), '#d9382c');
    g.ell(0, -36, 16, 15, '#b02a22');
  },
  window(g, { c = '#c79a62', lit }, sky = 'day') {
    if (lit) g.glow(0, -140, 190, '#ffdc7a', 0.6);
    g.rect(-112, -262, 224, 246, c);
    if (lit) g.rect(-94, -244, 188, 210, '#ffd96a', { raw: true });
    else drawOutside(g, sky);
    g.line(at('0,-244 0,-34'), c, 12, { noink: true });
    g.line(at('-94,-140 94,-140'), c, 12, { noink: true });
    g.rect(-132, -24, 264, 24, mix(c, '#ffffff', 0.2));
  },
  streetlamp(g, { lit }, sky = 'day') {
    const isLit = lit ?? isDark(sky);
    if (isLit) g.glow(0, -330, 210, '#ffdf8a', 0.85);
    g.rect(-7, -290, 14, 294, iron);
    g.rect(-22, -8, 44, 12, iron);
    g.poly(at('-26,-296 26,-296 34,-360 -34,-360'), isLit ? '#ffe9a8' : '#7b8494', { raw: isLit });
    g.poly(at('-42,-358 0,-392 42,-358'), iron);
  },
} satisfies Partial<Record<PropName, DrawProp>>;
