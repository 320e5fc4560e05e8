// The light of Christmas, whatever the atmosphere of the story, and warm clothes.
import type { Character, Scene, Thing } from '../../../../story-press/scene';
import { lightOf, type Time } from '../../staging/light';
import type { Stage } from '../../staging/stage';

/** Returns a scene at the beat's place, in snow. */
export function winter(stage: Stage, time: Time, put: readonly Thing[], more: Scene = {}): Scene {
  const warm = put.map((one) => ('t' in one ? one : inWinterClothes(one)));
  return stage.at(time, warm, { ...lightOf('christmas', undefined, time), ...more });
}

/** Nobody who wears clothes goes out in the snow without a cap. */
function inWinterClothes(who: Character): Character {
  const cap = who.k === 'child' && who.hat === undefined ? { hat: 'beanie' as const, hatc: '#c8504a' } : {};
  return { scarf: '#c8504a', ...cap, ...who };
}

/** Returns a scene at home on the evening before Christmas. */
export function winterRoom(stage: Stage, put: readonly Thing[], more: Scene = {}): Scene {
  return stage.indoors('evening', put, { sky: 'snownight', ...more });
}
