// The light of a dark tale, whatever the atmosphere of the story; and whether the title's hero is the ghost.
import type { Scene, Thing } from '../../../../story-press/scene';
import { lightOf, type Time } from '../../staging/light';
import type { Stage } from '../../staging/stage';
import type { Idea } from '../../title/idea';

/** Returns a scene at the beat's place, at night: by day the moon is out, in the evening there are fireflies, at night mist. */
export function night(stage: Stage, time: Time, put: readonly Thing[], more: Scene = {}): Scene {
  return stage.at(time, put, { ...lightOf('dark', undefined, time), ...more });
}

/** Whether the shy one is a ghost: nobody else is named, and the hero is none. */
export function meetsGhost({ hero, others }: Idea): boolean {
  return hero?.id !== 'ghost' && (others.length === 0 || others[0]?.id === 'ghost');
}

/** Whether the title names something that somebody can hold. */
export function hasTreasure({ thing }: Idea): boolean {
  return thing?.isCarried === true;
}
