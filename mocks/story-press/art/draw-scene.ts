// From an author's scene to a drawing: sky, ground, cast, weather, and the camera over all of it. Knows no style.
import type { Scene, Sky, Thing } from '../scene';
import { seenThrough } from './camera';
import { drawCharacter } from './characters/draw-character';
import { mix } from './colour';
import { Pen, type Mark } from './pen';
import { props } from './props/props';
import { drawFrame, drawLand, drawRoom, drawWater, type Stage } from './scenery/grounds';
import { drawClouds, drawMoon, drawStars, drawSun, drawWeather } from './scenery/heaven';
import { isDark, skies } from './scenery/skies';

export interface Drawing {
  readonly sky: readonly [top: string, bottom: string];
  readonly marks: readonly Mark[];
}

/** Draws a scene; the same scene and seed give the same drawing. */
export function drawScene(scene: Scene, seed: number): Drawing {
  const g = new Pen(seed);
  const sky = scene.sky ?? 'day';
  const palette = skies[sky];
  drawHeaven(g, scene, sky);
  const stage: Stage = {
    g,
    scene,
    palette,
    dark: isDark(sky),
    snowy: sky === 'snow' || sky === 'snownight',
    seed,
    put: (things) => putThings(g, things, scene.ground === 'room' ? null : palette.light),
  };
  if (scene.ground === 'room') drawRoom(stage);
  else if (scene.ground === 'sea' || scene.ground === 'beach') drawWater(stage);
  else drawLand(stage);
  if (scene.frame) drawFrame(stage);
  const marks = g.marks.map((mark) => seenThrough(mark, scene));
  const front = new Pen(seed + 1);
  if (scene.weather) drawWeather(front, scene.weather);
  return { sky: [palette.top, palette.bottom], marks: [...marks, ...front.marks] };
}

function drawHeaven(g: Pen, scene: Scene, sky: Sky): void {
  if (scene.ground === 'room') return;
  const night = sky === 'night' || sky === 'snownight';
  const sun =
    scene.sun ?? (['day', 'dawn', 'autumn', 'sea'].includes(sky) ? ([800, 190, 66] as const) : false);
  const moon = scene.moon ?? (isDark(sky) ? ([790, 180, 60] as const) : false);
  if (scene.stars ?? night) drawStars(g);
  if (sun) drawSun(g, sun);
  if (moon) drawMoon(g, moon);
  if (scene.rainbow) {
    g.push(scene.rainbow[0], scene.rainbow[1]);
    props.rainbow(g, {});
    g.ell(0, 0, 292, 262, mix(skies[sky].top, skies[sky].bottom, 0.62), {
      noline: true,
      raw: true,
      op: 0.97,
    }).pop();
  }
  const colour = isDark(sky) ? mix(skies[sky].top, '#ffffff', 0.28) : sky === 'storm' ? '#7d8995' : '#ffffff';
  drawClouds(g, colour, scene.clouds ?? 3, moon || sun || [795, 185, 64]);
}

function putThings(g: Pen, things: readonly Thing[] | undefined, light: Stage['palette']['light']): void {
  g.tint = light;
  for (const thing of [...(things ?? [])].sort((a, b) => (a.z ?? a.y) - (b.z ?? b.y))) {
    g.push(thing.x, thing.y, thing.s ?? 1, thing.r ?? 0, thing.flip ?? false);
    if ('t' in thing) props[thing.t](g, thing);
    else drawCharacter(g, thing);
    g.pop();
  }
  g.tint = null;
}
