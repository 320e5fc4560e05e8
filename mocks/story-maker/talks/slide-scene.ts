// Composes the picture of a slide: the topic's things, out of doors or as in a museum, and who speaks about them.
import { oneOf, type Random } from '../../random';
import type { Character, Scene, Thing } from '../../story-press/scene';
import type { Look } from '../writing/lexicon/figure';

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

/** Returns the things moved to a place and made larger or smaller. */
function moved(things: readonly Thing[], x: number, y: number, size: number): Thing[] {
  return things.map((thing) => ({
    ...thing,
    x: Math.round(x + thing.x * size),
    y: Math.round(y + thing.y * size),
    s: Math.round((thing.s ?? 1) * size * 100) / 100,
  }));
}

function speaking(look: Look, x: number, y: number, more: Partial<Character>): Character {
  return { ...look, x, y, s: 2, ...more };
}

/** Nobody can stand and speak in the water. */
const isWater = (land: Scene | undefined) => land?.ground === 'reef' || land?.ground === 'sea';

/** What stands for an unknown topic: a board with a question mark. */
const unknown: readonly Thing[] = [{ t: 'board', x: 0, y: 0, s: 1.6 }];

const shownThings = (things: readonly Thing[]) => (things.length === 0 ? unknown : things);

/** Returns a picture out of doors, or in the room where the topic is at home. */
function scenery({ land, random }: SlideStage, put: readonly Thing[]): Scene {
  const sky = land?.sky ?? oneOf(skiesOfDay, random);
  return {
    ground: 'hills',
    clouds: Math.floor(random() * 4),
    ...land,
    sky,
    put: [...(land?.put ?? []), ...put],
  };
}

/** Returns the presenter on the left or the right, pointing at the things on the other side. */
function besideThings({ presenter, things, random }: SlideStage, more: Partial<Character>): Thing[] {
  const isLeft = random() < 0.5;
  return [
    ...moved(shownThings(things), isLeft ? 640 : 384, 880, 1.15),
    speaking(presenter, isLeft ? 210 : 814, 950, {
      s: 1.7,
      look: [isLeft ? 1 : -1, 0],
      ...(isLeft ? { ar: 'point' } : { al: 'point' }),
      ...more,
    }),
  ];
}

/** Returns the picture of a slide that tells a fact: out of doors, in the museum and from near by turns. */
export function factScene(stage: SlideStage, index: number): Scene {
  if (index % 3 === 1) return museumScene(stage);
  const isNear = index % 3 === 2 || isWater(stage.land);
  return scenery(
    stage,
    isNear ? moved(shownThings(stage.things), 520, 900, 1.5) : besideThings(stage, { face: 'talk' }),
  );
}

/** Returns the cover: the presenter, who waves, and the topic. */
export function coverScene(stage: SlideStage): Scene {
  const { presenter, things, land, isGrave } = stage;
  if (isWater(land)) return { ...scenery(stage, moved(things, 470, 860, 1.3)), sky: 'day' };
  return scenery(stage, [
    ...moved(shownThings(things), 350, 830, 1.3),
    speaking(presenter, 780, 965, {
      s: 2.1,
      al: 'point',
      look: [-0.4, 0],
      ...(isGrave ? { face: 'thinking' } : { face: 'happy', ar: 'wave' }),
    }),
  ]);
}

/** Returns a picture as in a museum: the presenter, the topic's things, and what a slide without facts shows. */
export function museumScene({ presenter, things, random }: SlideStage, shows?: readonly Thing[]): Scene {
  const isAlone = shows === undefined || things.length === 0;
  const shown = isAlone ? moved(things, 690, 900, 1) : moved(things.slice(0, 2), 545, 860, 0.62);
  const face = shows === undefined ? 'talk' : oneOf(['thinking', 'talk', 'smile'] as const, random);
  const arm = oneOf(['point', 'point', 'hip', 'cheek'] as const, random);
  const beside = [...(shows ?? []), ...shown];
  const isLeft = random() < 0.5;
  return {
    ground: 'room',
    wall: oneOf(walls, random),
    rug: oneOf(rugs, random),
    win: false,
    put: [
      ...(isLeft ? beside : beside.map((thing) => ({ ...thing, x: 1024 - thing.x }))),
      speaking(presenter, isLeft ? 230 : 794, 940, {
        face,
        look: [isLeft ? 1 : -1, -0.2],
        ...(isLeft ? { ar: arm } : { al: arm }),
      }),
    ],
  };
}

/** Returns the last picture: the presenter says goodbye. */
export function endingScene(stage: SlideStage): Scene {
  const { presenter, things, land, isGrave } = stage;
  const goodbye = speaking(presenter, 380, 940, {
    s: 2.1,
    look: [0, 0],
    ...(isGrave ? { face: 'thinking' } : { face: 'happy', arm: 'wave' }),
  });
  if (isWater(land)) return { ground: 'beach', sky: 'dusk', put: [goodbye] };
  return scenery({ ...stage, land: { sky: 'dusk', ...land } }, [
    ...moved(shownThings(things), 760, 860, 0.8),
    goodbye,
  ]);
}

/** Keeps the pictures of a talk apart: one that was there before gets another light or horizon. */
export class SceneRegister {
  private readonly known = new Set<string>();

  added(scene: Scene): Scene {
    let drawn = scene;
    for (let turn = 1; this.known.has(JSON.stringify(drawn)); turn += 1)
      drawn =
        scene.ground === 'room'
          ? { ...scene, wall: walls[turn % walls.length] ?? '#f0dcb4', win: 200 + turn * 7 }
          : { ...scene, clouds: turn % 5, base: 600 - turn * 3 };
    this.known.add(JSON.stringify(drawn));
    return drawn;
  }
}
