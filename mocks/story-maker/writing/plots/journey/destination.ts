// Where a journey goes.
import type { Idea } from '../../title/idea';

/** Whether the journey goes to the moon, which is as near as a hill can take you. */
export function isToMoon({ thing }: Idea): boolean {
  return thing?.prop === 'moon';
}

const anywhere = /reise|abenteuer|unterwegs|ausflug|wander|journey|trip\b|travel|voyage|adventure/i;

/** Returns how well a journey fits: best when it is known where to; not at all when its place is unknown. */
export function leadsSomewhere(idea: Idea): number {
  if (idea.goal?.kind !== 'journey') return 0;
  if (idea.place ?? isToMoon(idea)) return 5;
  return anywhere.test(idea.title) ? 4 : 0;
}
