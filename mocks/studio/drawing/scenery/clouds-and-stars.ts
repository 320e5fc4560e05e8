// Draws clouds, sun, moon, stars, and what falls.
import type { Sky, Weather } from '../scene';
import { mix } from '../pen/colour';
import { at, type Pen, type Point } from '../pen/pen';
import { props } from '../props/props';
import type { DrawingContext } from './drawing-context';

type Disc = readonly [number, number, number?];

/** Skies with a sun. */
const sunny: readonly Sky[] = ['day', 'dawn', 'autumn', 'sea'];

/** Draws stars, sun or moon, rainbow and clouds. */
export function drawCloudsAndStars({ pen, scene, palette, dark }: DrawingContext): void {
  const sky = scene.sky ?? 'day';
  const sun: Disc | false = scene.sun ?? (sunny.includes(sky) && [800, 190, 66]);
  const moon: Disc | false = scene.moon ?? (dark && [790, 180, 60]);
  if (scene.stars ?? (sky === 'night' || sky === 'snownight')) drawStars(pen);
  if (sun) drawSun(pen, sun);
  if (moon) drawMoon(pen, moon);
  if (scene.rainbow) drawRainbow(pen, scene.rainbow, mix(palette.top, palette.bottom, 0.62));
  const colour = dark ? mix(palette.top, '#ffffff', 0.28) : sky === 'storm' ? '#7d8995' : '#ffffff';
  drawClouds(pen, colour, scene.clouds ?? 3, moon || sun || [795, 185, 64]);
}

/** Draws a rainbow as a sequence of discs, with sky in the innermost. */
function drawRainbow(pen: Pen, [x, y]: readonly [number, number], sky: string): void {
  pen.push(x, y);
  props.rainbow(pen, {});
  pen.ell(0, 0, 292, 262, sky, { noline: true, raw: true, op: 0.97 }).pop();
}

const cloud = at(
  '-92,14 -108,-4 -92,-24 -70,-26 -62,-50 -32,-60 -12,-44 6,-66 44,-64 56,-38 84,-34 104,-14 94,12 40,17 -40,17',
);

/** Draws clouds that do not cover sun or moon. */
function drawClouds(pen: Pen, colour: string, count: number, [sx, sy, sr = 66]: Disc): void {
  for (let i = 0; i < count; i += 1) {
    let x = 80 + pen.r() * 860;
    const y = 90 + pen.r() * 180;
    const s = 0.7 + pen.r() * 0.8;
    if (Math.abs(x - sx) < 105 * s + sr && Math.abs(y - sy) < 60 * s + sr)
      x = sx > 512 ? sx - 320 - pen.r() * 300 : sx + 320 + pen.r() * 300;
    pen.push(x, y, s).blob(cloud, colour, { op: 0.92, soft: true, thin: true }).pop();
  }
}

function drawSun(pen: Pen, [x, y, r = 66]: Disc): void {
  pen.glow(x, y, r * 3.2, '#ffe9a0', 0.75);
  pen.ell(x, y, r, r, '#ffd864', { raw: true });
}

function drawMoon(pen: Pen, [x, y, r = 60]: Disc): void {
  pen.glow(x, y, r * 3.4, '#dfe8ff', 0.5);
  pen.ell(x, y, r, r, '#fbf3cf', { raw: true });
  pen.push(x, y, r / 60);
  for (const [dx, dy, w, h] of [
    [-18, -12, 11, 9],
    [16, 18, 14, 11],
    [20, -24, 7, 6],
  ] as const)
    pen.ell(dx, dy, w, h, '#ece0b0', { raw: true, noline: true });
  pen.pop();
}

/** Draws stars all over the sky. */
export function drawStars(pen: Pen): void {
  for (let i = 0; i < 46; i += 1) {
    const [x, y, r] = [pen.r() * 1024, pen.r() * 470, 1.6 + pen.r() * 2.8];
    if (i % 6 !== 0) {
      pen.ell(x, y, r, r, '#fff6d8', { raw: true, noline: true, op: 0.9 });
      continue;
    }
    const rays = Array.from({ length: 8 }, (_, k): Point => {
      const t = (k / 8) * 6.283;
      const reach = k % 2 ? r * 1.3 : r * 4;
      return [x + Math.cos(t) * reach, y + Math.sin(t) * reach];
    });
    pen.poly(rays, '#fff3c4', { raw: true, noline: true });
  }
}

const leaves = ['#d9822f', '#c4512f', '#e8b040'] as const;

type Place = (pen: Pen, x: number, y: number, index: number) => void;

/** How many of each there are, and how one is drawn. */
const weathers: Record<Weather, readonly [count: number, draw: Place]> = {
  snow: [
    110,
    (pen, x, y) => {
      const size = 2 + pen.r() * 5;
      pen.ell(x, y, size, size, '#ffffff', { noline: true, raw: true, op: 0.6 + pen.r() * 0.4 });
    },
  ],
  rain: [
    95,
    (pen, x, y) => {
      pen.line(at(`${x},${y} ${x - 9},${y + 34}`), '#cfe4f0', 3, { op: 0.6, noink: true });
    },
  ],
  fireflies: [
    20,
    (pen, x, y) => {
      pen.glow(x, 380 + y * 0.5, 30, '#ffe88a', 0.8);
      pen.ell(x, 380 + y * 0.5, 4, 4, '#fff6c0', { noline: true, raw: true });
    },
  ],
  leaves: [
    26,
    (pen, x, y, index) => {
      pen.ell(x, y, 11, 6, leaves[index % 3] ?? leaves[0], { rot: pen.r() * 6, thin: true });
    },
  ],
  mist: [
    7,
    (pen, x, y) => {
      const bank = { noline: true, raw: true, op: 0.22, soft: true };
      pen.ell(x, 480 + y * 0.4, 330, 26 + pen.r() * 22, '#dfe6e6', bank);
    },
  ],
};

/** Draws what falls, drifts or glows in front of everything. */
export function drawWeather(pen: Pen, weather: Weather): void {
  const [count, draw] = weathers[weather];
  for (let index = 0; index < count; index += 1) draw(pen, pen.r() * 1024, pen.r() * 1024, index);
}
