// Places of the stories: the words for them in both languages, and how they are drawn. They are data: places.json.
import * as v from 'valibot';
import type { Scene } from '../../../story-press/scene';
import { floorings, grounds, panes, propNames, wallPatterns } from '../../../story-press/scene-names';
import type { Line } from '../wording/sentences';
import data from './places.json' with { type: 'json' };

export interface Place {
  readonly id: string;
  /** The words for being there, and for going there. */
  readonly at: Line;
  readonly to: Line;
  /** What is always there; light and weather are added. Figures stand free: furniture is at the edges or behind them. */
  readonly backdrop: Omit<Scene, 'sky' | 'weather'>;
}

const colour = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/));
const line = v.strictObject({ de: v.string(), en: v.string() });

const prop = v.strictObject({
  t: v.picklist(propNames),
  x: v.number(),
  y: v.number(),
  s: v.exactOptional(v.number()),
  r: v.exactOptional(v.number()),
  flip: v.exactOptional(v.boolean()),
  z: v.exactOptional(v.number()),
  c: v.exactOptional(colour),
  roof: v.exactOptional(colour),
  door: v.exactOptional(colour),
  apples: v.exactOptional(v.boolean()),
  smoke: v.exactOptional(v.boolean()),
  full: v.exactOptional(v.boolean()),
});

const backdrop = v.strictObject({
  ground: v.picklist(grounds),
  mountains: v.exactOptional(v.boolean()),
  path: v.exactOptional(v.boolean()),
  flowers: v.exactOptional(v.number()),
  grass: v.exactOptional(v.boolean()),
  wall: v.exactOptional(colour),
  pattern: v.exactOptional(v.picklist(wallPatterns)),
  floor: v.exactOptional(colour),
  flooring: v.exactOptional(v.picklist(floorings)),
  curtain: v.exactOptional(colour),
  rug: v.exactOptional(v.union([colour, v.literal(false)])),
  win: v.exactOptional(v.union([v.number(), v.literal(false)])),
  pane: v.exactOptional(v.picklist(panes)),
  back: v.exactOptional(v.array(prop)),
  put: v.exactOptional(v.array(prop)),
});

const place = v.strictObject({
  id: v.string(),
  at: line,
  to: line,
  backdrop,
});

export const places: readonly Place[] = v.parse(v.array(place), data);

/** Returns a place by its key. Throws RangeError when there is none. */
export function placeById(id: string): Place {
  const found = places.find((one) => one.id === id);
  if (found === undefined) throw new RangeError(`No place: ${id}`);
  return found;
}
