// The wonderful thing in the picture, and when a title has one.
import type { Prop } from '../../../../story-press/scene';
import type { Stage } from '../../staging/stage';
import type { Idea } from '../../title/idea';

/** Returns the title's thing at a place: what one could carry is drawn larger than it is. */
export function shown({ idea, thing }: Stage, x: number, y: number): Prop {
  if (idea.thing?.prop === 'rainbow') return thing(x, y, { s: 0.6, z: 1 });
  return thing(x, y, { s: idea.thing?.isCarried ? 1.8 : 1.4 });
}

/** Returns how well the plot fits: best when a title names a thing and says nothing of it. */
export function wonders({ thing, goal }: Idea): number {
  if (thing === undefined || thing.isUnique || goal?.kind === 'find' || goal?.kind === 'question') return 0;
  return goal === undefined ? 4 : 3;
}
