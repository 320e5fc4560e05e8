// Draws clouds, sun, moon, stars, and what falls.
import type { Sky, Weather } from '../../scene';
import { mix } from '../drawing/colour';
import { at, type Pen, type Point } from '../drawing/pen';
import { props } from '../props/props';
import type { Stage } from './stage';

type Disc = readonly [number, number, number?];

/** Skies with a sun. */
const sunny: readonly Sky[] = ['day', 'dawn', 'autumn', 'sea'];

/** Draws stars, sun or moon, rainbow and clouds. */
export function drawCloudsAndStars({ g, scene, palette, dark }: Stage): void {
  const sky = scene.sky ?? 'day';
  const sun: Disc | false = scene.sun ?? (sunny.includes(sky) && [800, 190, 66]);
  const moon: Disc | false = scene.moon ?? (dark && [790, 180, 60]);
  if (scene.stars ?? (sky === 'night' || sky === 'snownight')) drawStars(g);
  if (sun) drawSun(g, sun);
  if (moon) drawMoon(g, moon);
  if (scene.rainbow) drawRainbow(g, scene.rainbow, mix(palette.top, palette.bottom, 0.62));
  const colour = dark ? mix(palette.top, '#ffffff', 0.28) : sky === 'storm' ? '#7d8995' : '#ffffff';
  drawClouds(g, colour, scene.clouds ?? 3, moon || sun || [795, 185, 64]);
}

/** Draws a rainbow as a sequence of discs, with sky in the innermost. */
function drawRainbow(g: Pen, [x, y]: readonly [number, number], sky: string): void {
  g.push(x, y);
  props.rainbow(g, {});
  g.ell(0, 0, 292, 262, sky, { noline: true, raw: true, op: 0.97 }).pop();
}

const cloud = at(
  '-92,14 -108,-4 -92,-24 -70,-26 -62,-50 -32,-60 -12,-44 6,-66 44,-64 56,-38 84,-34 104,-14 94,12 40,17 -40,17',
);

/** Draws clouds that do not cover sun or moon. */
function drawClouds(g: Pen, colour: string, count: number, [sx, sy, sr = 66]: Disc): void {
  for (let i = 0; i < count; i += 1) {
    let x = 80 + g.r() * 860;
    const y = 90 + g.r() * 180;
    const s = 0.7 + g.r() * 0.8;
    if (Math.abs(x - sx) < 105 * s + sr && Math.abs(y - sy) < 60 * s + sr)
      x = sx > 512 ? sx - 320 - g.r() * 300 : sx + 320 + g.r() * 300;
    g.push(x, y, s).blob(cloud, colour, { op: 0.92, soft: true, thin: true }).pop();
  }
}

function drawSun(g: Pen, [x, y, r = 66]: Disc): void {
  g.glow(x, y, r * 3.2, '#ffe9a0', 0.75);
  g.ell(x, y, r, r, '#ffd864', { raw: true });
}

function drawMoon(g: Pen, [x, y, r = 60]: Disc): void {
  g.glow(x, y, r * 3.4, '#dfe8ff', 0.5);
  g.ell(x, y, r, r, '#fbf3cf', { raw: true });
  g.push(x, y, r / 60);
  for (const [dx, dy, w, h] of [
    [-18, -12, 11, 9],
    [16, 18, 14, 11],
    [20, -24, 7, 6],
  ] as const)
    g.ell(dx, dy, w, h, '#ece0b0', { raw: true, noline: true });
  g.pop();
}

function drawStars(g: Pen): void {
  for (let i = 0; i < 46; i += 1) {
    const [x, y, r] = [g.r() * 1024, g.r() * 470, 1.6 + g.r() * 2.8];
    if (i % 6 !== 0) {
      g.ell(x, y, r, r, '#fff6d8', { raw: true, noline: true, op: 0.9 });
      continue;
    }
    const rays = Array.from({ length: 8 }, (_, k): Point => {
      const t = (k / 8) * 6.283;
      const reach = k % 2 ? r * 1.3 : r * 4;
      return [x + Math.cos(t) * reach, y + Math.sin(t) * reach];
    });
    g.poly(rays, '#fff3c4', { raw: true, noline: true });
  }
}

const leaves = ['#d9822f', '#c4512f', '#e8b040'] as const;

type Place = (g: Pen, x: number, y: number, index: number) => void;

/** How many of each there are, and how one is drawn. */
const weathers: Record<Weather, readonly [count: number, draw: Place]> = {
  snow: [
    110,
    (g, x, y) => {
      const size = 2 + g.r() * 5;
      g.ell(x, y, size, size, '#ffffff', { noline: true, raw: true, op: 0.6 + g.r() * 0.4 });
    },
  ],
  rain: [
    95,
    (g, x, y) => {
      g.line(at(`${x},${y} ${x - 9},${y + 34}`), '#cfe4f0', 3, { op: 0.6, noink: true });
    },
  ],
  fireflies: [
    20,
    (g, x, y) => {
      g.glow(x, 380 + y * 0.5, 30, '#ffe88a', 0.8);
      g.ell(x, 380 + y * 0.5, 4, 4, '#fff6c0', { noline: true, raw: true });
    },
  ],
  leaves: [
    26,
    (g, x, y, index) => {
      g.ell(x, y, 11, 6, leaves[index % 3] ?? leaves[0], { rot: g.r() * 6, thin: true });
    },
  ],
  mist: [
    7,
    (g, x, y) => {
      const bank = { noline: true, raw: true, op: 0.22, soft: true };
      g.ell(x, 480 + y * 0.4, 330, 26 + g.r() * 22, '#dfe6e6', bank);
    },
  ],
};

/** Draws what falls, drifts or glows in front of everything. */
export function drawWeather(g: Pen, weather: Weather): void {
  const [count, draw] = weathers[weather];
  for (let index = 0; index < count; index += 1) draw(g, g.r() * 1024, g.r() * 1024, index);
}
