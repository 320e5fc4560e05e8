// What is looked for: the title's thing, else the second one whom it names.
import type { Scene, Thing } from '../../../../story-press/scene';
import type { Stage } from '../../staging/stage';
import type { Idea } from '../../title/idea';

/** Whether a title says what is looked for. */
export function saysWhat({ thing, others }: Idea): boolean {
  // Nobody looks for the sun under a bench.
  return thing === undefined ? others.length > 0 : !thing.isUnique;
}

/** Whether somebody is looked for, who can speak. */
export function isSomebody({ thing }: Idea): boolean {
  return thing === undefined;
}

/** Returns what is looked for, standing at a place; things are drawn a little larger. */
export function sought({ idea, thing, friend }: Stage, x: number, y: number): Thing {
  if (idea.thing === undefined) return friend(x, y, { face: 'happy', look: [-1, 0] });
  return thing(x, y, { s: idea.thing.isCarried ? 1.7 : 1.2 });
}

/** Returns a night with what was found: at home, unless it is too big for a room. */
export function asleep({ idea, at, indoors }: Stage, put: readonly Thing[]): Scene {
  return idea.thing?.isCarried === false ? at('night', put) : indoors('night', put);
}
