// How the sea is drawn: under water everybody floats; those who are in the waves with somebody from the land are in them up to
// the waist.
import type { Scene, Thing } from '../../../../story-press/scene';
import type { Time } from '../../staging/light';
import type { Stage } from '../../staging/stage';
import { isDeep } from './waters';

/** Returns a scene at the beat's place. */
export function afloat(stage: Stage, time: Time, put: readonly Thing[], more: Scene = {}): Scene {
  return stage.at(time, isDeep(stage.idea) ? put : put.map(inWaves), more);
}

/** Whoever is not high in the air is behind the nearest wave. */
function inWaves(thing: Thing): Thing {
  if ('t' in thing || thing.y < 720) return thing;
  return { ...thing, y: 965 + Math.round((thing.y - 830) * 0.4) };
}
