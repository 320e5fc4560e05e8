// Turns an author's scene into a drawing: sky, ground, cast, weather and camera.
import type { Ground, Scene, Sky, Thing } from './scene';
import { seenThrough } from './pen/camera';
import { drawCharacter } from './characters/draw-character';
import { Pen, type Mark } from './pen/pen';
import { props } from './props/props';
import { drawCloudsAndStars, drawWeather } from './scenery/clouds-and-stars';
import { drawDeck } from './scenery/deck';
import { drawDesert, drawJungle, drawMoonland } from './scenery/faraway-lands';
import { drawFlat } from './scenery/flat';
import { drawLand } from './scenery/land';
import { drawFrame } from './scenery/meadow';
import { drawReef } from './scenery/reef';
import { drawRoom } from './scenery/room';
import { isDark, skies, type Palette } from './scenery/skies';
import type { DrawingContext } from './scenery/drawing-context';
import { drawWater } from './scenery/water';

/** Each draws the background, calls for the cast, and draws the rest. */
const grounds: Record<Ground, (context: DrawingContext) => void> = {
  hills: drawLand,
  forest: drawLand,
  town: drawLand,
  mountain: drawLand,
  jungle: drawJungle,
  desert: drawDesert,
  sea: drawWater,
  beach: drawWater,
  reef: drawReef,
  street: drawFlat,
  platform: drawFlat,
  quay: drawFlat,
  square: drawFlat,
  pitch: drawFlat,
  deck: drawDeck,
  moon: drawMoonland,
  room: drawRoom,
};

/** Where there is no weather. */
const sheltered: ReadonlySet<Ground> = new Set(['room', 'reef', 'moon']);

export interface Drawing {
  readonly sky: readonly [top: string, bottom: string];
  readonly marks: readonly Mark[];
}

/** Returns the drawing of a scene; the same scene and seed give the same drawing. */
export function drawScene(scene: Scene, seed: number): Drawing {
  const pen = new Pen(seed);
  const sky = scene.sky ?? 'day';
  const ground = scene.ground ?? 'hills';
  const palette = skies[sky];
  const hasOwnLight = ground === 'room' || ground === 'moon';
  const context: DrawingContext = {
    pen,
    scene,
    palette,
    dark: isDark(sky),
    snowy: sky === 'snow' || sky === 'snownight',
    seed,
    // Indoors the lamp is on, so that nothing is tinted by the time of day; the moon has its own light.
    put: (things) => drawThings(pen, things, sky, hasOwnLight ? null : palette.light),
  };
  if (!sheltered.has(ground)) drawCloudsAndStars(context);
  grounds[ground](context);
  if (scene.frame) drawFrame(context);
  const marks = pen.marks.map((mark) => seenThrough(mark, scene));
  const front = new Pen(seed + 1);
  if (scene.weather && !sheltered.has(ground)) drawWeather(front, scene.weather);
  return { sky: [palette.top, palette.bottom], marks: [...marks, ...front.marks] };
}

function drawThings(pen: Pen, things: readonly Thing[] = [], sky: Sky, light: Palette['light']): void {
  pen.tint = light;
  for (const thing of [...things].sort((a, b) => (a.z ?? a.y) - (b.z ?? b.y))) {
    pen.push(thing.x, thing.y, thing.s ?? 1, thing.r ?? 0, thing.flip ?? false);
    if ('t' in thing) props[thing.t](pen, thing, sky);
    else drawCharacter(pen, thing);
    pen.pop();
  }
  pen.tint = null;
}
