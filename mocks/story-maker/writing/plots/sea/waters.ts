// What the stories of the sea need to know of an idea: who swims in them, and what they are about.
import { swimmers } from '../../lexicon/sea';
import type { Idea } from '../../title/idea';
import { saysWhat } from '../lost/sought';

const swims = (id: string | undefined) => id !== undefined && swimmers.has(id);

/** Whether the hero lives in the sea, or the one whom the title names beside it. */
export function livesInSea({ hero, others }: Idea): boolean {
  return swims(hero?.id) || swims(others[0]?.id);
}

/** Whether nobody from the land is with them, so that they can be under water. */
export function isDeep({ hero, others }: Idea): boolean {
  return swims(hero?.id) && (others[0] === undefined || swims(others[0].id));
}

/** Whether the hero is at home in the sea. */
export function sleepsInSea({ hero }: Idea): boolean {
  return swims(hero?.id);
}

/** Whether the title says what somebody wants to do or to be. */
export function hasDesire({ goal }: Idea): boolean {
  return goal?.kind === 'learn' || goal?.kind === 'want';
}

/** Whether somebody wants to learn to fly. */
export function wantsToFly({ goal }: Idea): boolean {
  return goal?.kind === 'learn' && goal.feat === 'fly';
}

/** Whether it is something that one can learn in the water. */
export function learns(idea: Idea): boolean {
  return idea.goal?.kind === 'learn' && !wantsToFly(idea);
}

/** Whether it is a dream, which comes true in play. */
export function plays({ goal }: Idea): boolean {
  return goal?.kind === 'want';
}

/** Whether the title says that somebody is afraid. */
export function fears({ goal }: Idea): boolean {
  return goal?.kind === 'afraid';
}

/** Whether something or somebody is looked for. */
export function loses(idea: Idea): boolean {
  return idea.goal?.kind === 'find' && saysWhat(idea);
}

/** Whether it is the friend who is looked for. */
export function seeksFriend(idea: Idea): boolean {
  return loses(idea) && idea.thing === undefined;
}

/** Whether the title says nothing of all this: it is about two who meet. */
export function swimsAlone(idea: Idea): boolean {
  return !hasDesire(idea) && !fears(idea) && !loses(idea);
}
