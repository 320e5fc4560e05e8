// The picture of a party as it is changed step by step: what stands in it, and how it becomes a scene.
import { mix } from '../drawing/pen/colour';
import type { Scene, Thing } from '../drawing/scene';

/** Somebody or something that the prompt names, as one of a row. */
export interface Subject {
  readonly thing: Thing;
  readonly count: number;
  /** Relative to its usual size. */
  readonly size: number;
}

export interface Picture {
  readonly air: Scene;
  readonly subjects: readonly Subject[];
  /** What the changes have added; each has its own place. */
  readonly added: readonly Thing[];
  /** A colour that the subjects take on, and how much of it. */
  readonly paint?: { readonly colour: string; readonly share: number };
}

/** How many of one subject are drawn at most. */
const maxDrawn = 12;

/** Returns the picture as a scene. */
export function sceneOf({ air, subjects, added, paint }: Picture): Scene {
  const total = subjects.reduce((sum, { count }) => sum + Math.min(count, maxDrawn), 0);
  let place = 0;
  const cast = subjects.flatMap(({ thing, count, size }) =>
    Array.from({ length: Math.min(count, maxDrawn) }, () =>
      placed(painted(thing, paint), place++, total, size),
    ),
  );
  return { ...air, put: [...(air.put ?? []), ...added, ...cast] };
}

/** Returns a thing at its place in the row; a long row is drawn smaller and in two lines. */
function placed(thing: Thing, index: number, total: number, size: number): Thing {
  const lines = total > 5 ? 2 : 1;
  const perLine = Math.ceil(total / lines);
  const column = index % perLine;
  const line = Math.floor(index / perLine);
  const small = total <= 2 ? 1 : total <= 4 ? 0.8 : total <= 8 ? 0.62 : 0.5;
  return {
    ...thing,
    x: Math.round(512 + (column - (perLine - 1) / 2) * Math.min(330, 860 / perLine) + line * 24),
    y: 880 + (lines === 2 ? line * 105 - 70 : 0) + (column % 2) * 22,
    s: Math.round((thing.s ?? 1) * small * size * 100) / 100,
  };
}

function painted(thing: Thing, paint: Picture['paint']): Thing {
  if (paint === undefined) return thing;
  const { colour, share } = paint;
  const own = thing.c ?? ('wear' in thing ? thing.wear : undefined) ?? '#b8a48c';
  return {
    ...thing,
    c: mix(own, colour, share),
    ...('wear' in thing && thing.wear ? { wear: mix(thing.wear, colour, share) } : {}),
  };
}
