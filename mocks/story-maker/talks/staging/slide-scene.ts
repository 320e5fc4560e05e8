// Composes the picture of a slide: the topic's things, out of doors or as in a museum, and who speaks about them.
import type { Random } from '../../../random';
import type { Character, Scene, Thing } from '../../../story-press/scene';
import { oneOf } from '../../writing/staging/cast';
import type { Look } from '../../writing/lexicon/figure';
import type { Motif } from '../lenses/lens';

export interface SlideStage {
  readonly presenter: Look;
  /** The topic's things, about x 0 and y 0; empty for an unknown topic. */
  readonly things: readonly Thing[];
  readonly land: Scene | undefined;
  readonly random: Random;
}

const walls = ['#f0dcb4', '#dfe4d4', '#e6d8e2', '#d6e2ea', '#f2e3c6'];
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

/** Returns the picture of a slide that tells a fact: out of doors and in the museum by turns. */
export function factScene(stage: SlideStage, index: number): Scene {
  const { presenter, things, land, random } = stage;
  if (index % 3 === 1) return museumScene(stage, undefined);
  const sky = land?.sky ?? oneOf(skiesOfDay, random);
  const isClose = index % 3 === 2;
  const put = isClose
    ? moved(things, 520, 900, 1.5)
    : [
        ...moved(things, 640, 880, 1.15),
        speaking(presenter, 210, 950, { s: 1.7, face: 'talk', look: [1, 0], ar: 'point' }),
      ];
  return {
    ground: 'hills',
    clouds: Math.floor(random() * 4),
    ...land,
    sky,
    put: [...(land?.put ?? []), ...put],
  };
}

/** Returns a picture as in a museum: the things, or what the motif shows, beside the presenter. */
export function museumScene({ presenter, things, random }: SlideStage, motif: Motif | undefined): Scene {
  const shown = moved(things, 690, 880, 0.9);
  const beside: readonly Thing[] = motif ? motifs[motif] : [];
  const face = motif === undefined ? 'talk' : oneOf(['thinking', 'talk', 'smile'] as const, random);
  return {
    ground: 'room',
    wall: oneOf(walls, random),
    win: motif === undefined ? 250 : false,
    put: [...beside, ...shown, speaking(presenter, 240, 930, { face, look: [1, -0.2], ar: 'point' })],
  };
}

/** Returns the last picture: the presenter says goodbye. */
export function endingScene({ presenter, things, land, random }: SlideStage): Scene {
  const put = [
    ...moved(things, 760, 860, 0.8),
    speaking(presenter, 380, 940, { s: 2.1, face: 'happy', arm: 'wave', look: [0, 0] }),
  ];
  return {
    ground: 'hills',
    ...land,
    sky: land?.sky ?? 'dusk',
    clouds: Math.floor(random() * 3),
    put: [...(land?.put ?? []), ...put],
  };
}

const motifs: Record<Motif, readonly Thing[]> = {
  eyes: [{ t: 'lamp', x: 900, y: 740, s: 1.2 }],
  ruler: [{ t: 'table', x: 820, y: 900, s: 1 }],
  parts: [{ t: 'bolt', x: 880, y: 930, s: 1 }],
  clock: [{ t: 'clock', x: 840, y: 700, s: 1.2 }],
  map: [{ t: 'signpost', x: 880, y: 880, s: 1.2 }],
  gap: [{ t: 'door', x: 850, y: 760, s: 1.2 }],
  ear: [{ k: 'bird', x: 850, y: 700, s: 1, face: 'sing' }],
  question: [{ k: 'child', x: 860, y: 930, s: 1.5, face: 'wow', ar: 'up', wear: '#e0623f' }],
  drawing: [{ t: 'letter', x: 850, y: 860, s: 1.2 }],
  pair: [{ t: 'umbrella', x: 870, y: 900, s: 1.2 }],
  doubt: [{ k: 'owl', x: 850, y: 860, s: 1.3, face: 'thinking' }],
  expert: [{ t: 'book', x: 850, y: 880, s: 1.4 }],
  past: [{ t: 'lantern', x: 850, y: 860, s: 1.4 }],
  future: [{ t: 'rocket', x: 850, y: 880, s: 1.1 }],
  word: [{ t: 'book', x: 840, y: 820, s: 1.6 }],
  shelf: [{ t: 'chest', x: 840, y: 860, s: 1.2, full: true }],
  letter: [{ t: 'letter', x: 850, y: 820, s: 1.4 }],
  trial: [{ t: 'jar', x: 850, y: 860, s: 1.5, full: true }],
  chart: [{ t: 'apple', x: 850, y: 860, s: 1.2 }],
  night: [{ t: 'star', x: 850, y: 500, s: 1.5 }],
};

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
