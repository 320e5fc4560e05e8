// Composes the picture of a slide: the topic's things, out of doors or as in a museum, and who speaks about them.
import { oneOf, type Random } from '../../base/random';
import type { Character, Scene, Thing } from '../drawing/scene';
import type { Look } from '../writing/lexicon/figure';
import { inOtherWeather } from '../writing/staging/stage';

export interface SlideStage {
  readonly presenter: Look;
  /** The topic's things, about x 0 and y 0; empty for an unknown topic. */
  readonly things: readonly Thing[];
  readonly land: Scene | undefined;
  readonly random: Random;
  /** Then nobody waves or laughs. */
  readonly isGrave: boolean;
}

const walls = ['#f0dcb4', '#dfe4d4', '#e6d8e2', '#d6e2ea', '#f2e3c6'];
const rugs = ['#c8584a', '#5f86a8', '#7d9a5c', '#a86f9a', '#c89a4a'];
const skiesOfDay = ['day', 'dawn', 'dusk'] as const;

/** Nobody can stand and speak in the water. */
const isWater = (land: Scene | undefined) => land?.ground === 'reef' || land?.ground === 'sea';

/** Returns the things moved to a place and made larger or smaller. */
function moved(things: readonly Thing[], x: number, y: number, size: number): Thing[] {
  return things.map((thing) => ({
    ...thing,
    x: Math.round(x + thing.x * size),
    y: Math.round(y + thing.y * size),
    s: Math.round((thing.s ?? 1) * size * 100) / 100,
  }));
}

/** A board with a question mark stands for an unknown topic. */
function shown({ things }: SlideStage, x: number, y: number, size: number): Thing[] {
  return moved(things.length === 0 ? [{ t: 'board', x: 0, y: 0, s: 1.6 }] : things, x, y, size);
}

/** Returns a picture out of doors, or in the room where the topic is at home. */
function scenery({ land, random }: SlideStage, put: readonly Thing[]): Scene {
  const sky = land?.sky ?? oneOf(skiesOfDay, random);
  const clouds = Math.floor(random() * 4);
  return { ground: 'hills', clouds, ...land, sky, put: [...(land?.put ?? []), ...put] };
}

interface Presence extends Pick<Character, 'x' | 'y' | 's' | 'face'> {
  readonly arm: 'point' | 'hip' | 'cheek';
  /** How far down the eyes look. */
  readonly gaze: number;
}

/** Returns the presenter on the left or the right of a picture, looking to the other side; `x` is the place on the left. */
function beside({ presenter }: SlideStage, isLeft: boolean, { x, arm, gaze, ...more }: Presence): Character {
  return {
    ...presenter,
    ...more,
    x: isLeft ? x : 1024 - x,
    look: [isLeft ? 1 : -1, gaze],
    ...(isLeft ? { ar: arm } : { al: arm }),
  };
}

/** Returns the picture of a slide that tells a fact: out of doors, in the museum and from near by turns. */
export function factScene(stage: SlideStage, index: number): Scene {
  if (index % 3 === 1) return museumScene(stage);
  if (index % 3 === 2 || isWater(stage.land)) return scenery(stage, shown(stage, 520, 900, 1.5));
  const isLeft = stage.random() < 0.5;
  return scenery(stage, [
    ...shown(stage, isLeft ? 640 : 384, 880, 1.15),
    beside(stage, isLeft, { x: 210, y: 950, s: 1.7, face: 'talk', arm: 'point', gaze: 0 }),
  ]);
}

/** Returns the cover: the presenter, who waves, and the topic. */
export function coverScene(stage: SlideStage): Scene {
  const { presenter, things, land, isGrave } = stage;
  if (isWater(land)) return { ...scenery(stage, moved(things, 470, 860, 1.3)), sky: 'day' };
  const manner = isGrave ? ({ face: 'thinking' } as const) : ({ face: 'happy', ar: 'wave' } as const);
  return scenery(stage, [
    ...shown(stage, 350, 830, 1.3),
    { ...presenter, x: 725, y: 955, s: 2, al: 'point', look: [-0.4, 0], ...manner },
  ]);
}

/** Returns a picture as in a museum: the presenter, the topic's things, and what a slide without facts shows. */
export function museumScene(stage: SlideStage, shows?: readonly Thing[]): Scene {
  const { things, random } = stage;
  const isAlone = shows === undefined || things.length === 0;
  const face = shows === undefined ? 'talk' : oneOf(['thinking', 'talk', 'smile'] as const, random);
  const arm = oneOf(['point', 'point', 'hip', 'cheek'] as const, random);
  const isLeft = random() < 0.5;
  const all = [
    ...(shows ?? []),
    ...(isAlone ? moved(things, 690, 900, 1) : moved(things.slice(0, 2), 545, 860, 0.62)),
  ];
  return {
    ground: 'room',
    wall: oneOf(walls, random),
    rug: oneOf(rugs, random),
    win: false,
    put: [
      ...(isLeft ? all : all.map((thing) => ({ ...thing, x: 1024 - thing.x }))),
      beside(stage, isLeft, { x: 230, y: 940, s: 2, face, arm, gaze: -0.2 }),
    ],
  };
}

/** Returns the last picture: the presenter says goodbye. */
export function endingScene(stage: SlideStage): Scene {
  const { presenter, land, isGrave } = stage;
  const manner = isGrave ? ({ face: 'thinking' } as const) : ({ face: 'happy', arm: 'wave' } as const);
  const goodbye: Character = { ...presenter, x: 380, y: 940, s: 2.1, look: [0, 0], ...manner };
  if (isWater(land)) return { ground: 'beach', sky: 'dusk', put: [goodbye] };
  return scenery({ ...stage, land: { sky: 'dusk', ...land } }, [...shown(stage, 760, 860, 0.8), goodbye]);
}

/** Returns a scene in another light, or with another horizon. */
export const varied = (scene: Scene, turn: number): Scene =>
  scene.ground === 'room'
    ? { ...scene, wall: walls[turn % walls.length] ?? '#f0dcb4', win: 200 + turn * 7 }
    : inOtherWeather(scene, turn);
