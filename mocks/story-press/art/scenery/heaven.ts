// What is above: clouds, sun, moon, stars, and what falls.
import type { Weather } from '../../scene';
import { at, type Pen, type Point } from '../pen';

type Disc = readonly [number, number, number?];

const cloud = at(
  '-92,14 -108,-4 -92,-24 -70,-26 -62,-50 -32,-60 -12,-44 6,-66 44,-64 56,-38 84,-34 104,-14 94,12 40,17 -40,17',
);

/** Clouds that leave sun or moon free. */
export function drawClouds(g: Pen, colour: string, count: number, [sx, sy, sr = 66]: Disc): void {
  for (let i = 0; i < count; i += 1) {
    let x = 80 + g.r() * 860;
    const y = 90 + g.r() * 180;
    const s = 0.7 + g.r() * 0.8;
    if (Math.abs(x - sx) < 105 * s + sr && Math.abs(y - sy) < 60 * s + sr)
      x = sx > 512 ? sx - 320 - g.r() * 300 : sx + 320 + g.r() * 300;
    g.push(x, y, s).blob(cloud, colour, { op: 0.92, soft: true, thin: true }).pop();
  }
}

export function drawSun(g: Pen, [x, y, r = 66]: Disc): void {
  g.glow(x, y, r * 3.2, '#ffe9a0', 0.75);
  g.ell(x, y, r, r, '#ffd864', { raw: true });
}

export function drawMoon(g: Pen, [x, y, r = 60]: Disc): void {
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

export function drawStars(g: Pen): void {
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

/** What falls, drifts or glows in front of everything. */
export function drawWeather(g: Pen, weather: Weather): void {
  const scatter = (count: number, draw: (x: number, y: number, i: number) => void) => {
    for (let i = 0; i < count; i += 1) draw(g.r() * 1024, g.r() * 1024, i);
  };
  switch (weather) {
    case 'snow':
      return scatter(110, (x, y) => {
        g.ell(x, y, 2 + g.r() * 5, 2 + g.r() * 5, '#ffffff', {
          noline: true,
          raw: true,
          op: 0.6 + g.r() * 0.4,
        });
      });
    case 'rain':
      return scatter(95, (x, y) => {
        g.line(
          [
            [x, y],
            [x - 9, y + 34],
          ],
          '#cfe4f0',
          3,
          { op: 0.6, noink: true },
        );
      });
    case 'fireflies':
      return scatter(20, (x, y) => {
        g.glow(x, 380 + y * 0.5, 30, '#ffe88a', 0.8);
        g.ell(x, 380 + y * 0.5, 4, 4, '#fff6c0', { noline: true, raw: true });
      });
    case 'leaves':
      return scatter(26, (x, y, i) => {
        g.ell(x, y, 11, 6, leaves[i % 3] ?? leaves[0], { rot: g.r() * 6, thin: true });
      });
    case 'mist':
      return scatter(7, (x, y) => {
        g.ell(x, 480 + y * 0.4, 330, 26 + g.r() * 22, '#dfe6e6', {
          noline: true,
          raw: true,
          op: 0.22,
          soft: true,
        });
      });
  }
}
