// Draws ink drops near the borders.
import { randomFrom, type Random } from '../../../base/random';

/** Returns splashes as a transparent SVG over a picture of `size` pixels. */
export function splashes(size: number, seed: number): string {
  const random = randomFrom(seed + 77);
  const drops = Array.from({ length: 4 }, () => splash(random)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 1024 1024"><g fill="#17141c" opacity="0.8">${drops}</g></svg>`;
}

/** Returns one blot by the left or right border, with its drops around it. */
function splash(random: Random): string {
  const x = random() < 0.5 ? random() * 90 : 934 + random() * 90;
  const y = random() * 1024;
  const reach = 7 + random() * 15;
  const drops = Array.from({ length: 26 }, () => {
    const angle = random() * 2 * Math.PI;
    const away = reach * (0.8 + random() * random() * 6);
    const r = Math.max(0.8, reach * 0.5 * (1 - away / (reach * 8)) * random());
    return circle(x + Math.cos(angle) * away, y + Math.sin(angle) * away, r);
  });
  return drops.join('') + circle(x, y, reach * 0.7);
}

function circle(x: number, y: number, r: number): string {
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}"/>`;
}
